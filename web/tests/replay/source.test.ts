import { expect, test } from "vitest";

import { nearest } from "../../src/replay/source.svelte.ts";

test.each([
    // wanted, last shown, found
    [5, 4, 8],
    [8, 4, 8],
    [99, 8, 8],
    [7, 8, 4],
    [1, 4, 2],
    [0, 2, 2],
])("offline, step %i after step %i is step %i of those that are kept", (wanted, last, found) => {
    expect(nearest([2, 4, 8], wanted, last)).toBe(found);
});

test("offline, a game without kept steps has none", () => {
    expect(nearest([], 3, 0)).toBeUndefined();
});
