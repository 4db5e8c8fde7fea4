import { expect, test } from "vitest";

import { changed } from "../../src/wire/changes.ts";

const TABLE = {
    round: 1,
    fight: null as { hits: number } | null,
    clans: [
        { gold: 3, pool: ["S", "M"] },
        { gold: 5, pool: ["S"] },
    ],
    paths: { a1: { dice: "" }, a2: { dice: "SS" } } as Record<string, { dice: string }>,
};

test("values are put at their places, and nothing else changes", () => {
    const after = changed(TABLE, { "clans/1/gold": 2, "paths/a1/dice": "M", fight: { hits: 2 } });
    expect(after).toEqual({
        round: 1,
        fight: { hits: 2 },
        clans: [
            { gold: 3, pool: ["S", "M"] },
            { gold: 2, pool: ["S"] },
        ],
        paths: { a1: { dice: "M" }, a2: { dice: "SS" } },
    });
    expect(Array.isArray(after.clans)).toBe(true);
});

test("the value before stays as it was, and unchanged parts are the same objects", () => {
    const before = structuredClone(TABLE);
    const after = changed(before, { "clans/1/gold": 2, "clans/1/pool/0": "P5" });
    expect(before).toEqual(TABLE);
    expect(after.clans[0]).toBe(before.clans[0]);
    expect(after.paths).toBe(before.paths);
    expect(after.clans[1]).toEqual({ gold: 2, pool: ["P5"] });
});

test("a part may become null or get other keys", () => {
    const fighting = changed(TABLE, { fight: { hits: 1 }, paths: { b1: { dice: "S" } } });
    expect(fighting.paths).toEqual({ b1: { dice: "S" } });
    expect(changed(fighting, { fight: null }).fight).toBeNull();
});

test("without changes it is the same object", () => {
    expect(changed(TABLE, {})).toBe(TABLE);
});
