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

test("parts that every game needs are loaded at once, and the guide when it is first used", async () => {
    const guide = slotOf("guide");
    const ending = slotOf("ending");
    await vi.waitFor(() => expect(ending.current).toBeDefined());
    expect(fetched).toEqual(["ending"]);
    expect(guide.current).toBeUndefined();
    await vi.waitFor(() => expect(guide.current).toBeDefined());
    expect(fetched).toEqual(["ending", "guide"]);
});
