import { expect, test, vi } from "vitest";

import { slotOf } from "../../src/table/slots.svelte.ts";

const fetched = vi.hoisted(() => [] as string[]);

vi.mock("../../src/guide/Guide.svelte", () => {
    fetched.push("guide");
    return { default: () => undefined };
});
vi.mock("../../src/ending/EndScreen.svelte", () => {
    fetched.push("ending");
    return { default: () => undefined };
});

test("a part is loaded when it is first used", async () => {
    const guide = slotOf("guide");
    const ending = slotOf("ending");
    await vi.waitFor(() => expect(ending.current).toBeDefined());
    expect(fetched).toEqual(["ending"]);
    expect(guide.current).toBeUndefined();
    await vi.waitFor(() => expect(guide.current).toBeDefined());
    expect(fetched).toEqual(["ending", "guide"]);
});
