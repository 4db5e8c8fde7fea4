import { expect, test } from "vitest";

import { share } from "../../src/wire/share.ts";

test("equal values stay the same object", () => {
    const before = { paths: { a1: { dice: "SS" }, a2: { dice: "" } }, loot: ["gold"] };
    const after = share(before, { paths: { a1: { dice: "S" }, a2: { dice: "" } }, loot: ["gold"] });
    expect(after).toEqual({ paths: { a1: { dice: "S" }, a2: { dice: "" } }, loot: ["gold"] });
    expect(after).not.toBe(before);
    expect(after.paths.a2).toBe(before.paths.a2);
    expect(after.loot).toBe(before.loot);
    expect(after.paths.a1).not.toBe(before.paths.a1);
});

test("an unchanged value is the old object", () => {
    const before = { clans: [{ gold: 7, traps: null }] };
    expect(share(before, { clans: [{ gold: 7, traps: null }] })).toBe(before);
});

test.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ traps: null }, { traps: [] }],
    [{ traps: [] }, { traps: {} }],
    [{ a: undefined }, {}],
    [{ fight: null }, { fight: { hits: 2 } }],
    [null, { round: 1 }],
])("%j becomes %j, whatever it was", (before, after) => {
    const wanted = structuredClone(after);
    expect(share(before, after)).toEqual(wanted);
});
