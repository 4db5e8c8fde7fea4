import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dropText, isFull } from "../../src/app/shelf.svelte.ts";
import { isNewcomer, welcomed } from "../../src/friends/newcomer.ts";
import { keepOf, keptOf } from "../../src/friends/shelf.ts";
import { fillStorage } from "../storage.ts";

beforeEach(fillStorage);
afterEach(() => {
    vi.unstubAllGlobals();
    for (const name of ["monsterlands.talk", "monsterlands.welcomed"]) dropText(name);
});

test("without room the window keeps who is muted and what was read, and it is told", () => {
    keepOf("club", { muted: ["Bo"], read: 7 });
    expect(keptOf("club")).toEqual({ muted: ["Bo"], read: 7 });
    expect(isFull()).toBe(true);
});

test("without room somebody is welcomed once in a window", () => {
    expect(isNewcomer()).toBe(true);
    welcomed();
    expect(isNewcomer()).toBe(false);
});
