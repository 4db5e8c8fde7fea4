import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { iconOf, iconsOf, usedIcons, type Kind } from "../../src/look/emblems.ts";
import { shapes } from "../../vite/icons.ts";

const EDITION = readFileSync(
    join(import.meta.dirname, "../../../src/monsterlands/box/editions/standard-1.toml"),
    "utf-8",
);

/** What the standard edition has of each kind, by name or id. */
const BOX: [Kind, number, string[]][] = [
    ["mercenary", 36, tables("mercenary", "name")],
    ["monster", 20, tables("monster", "name")],
    ["land", 12, tables("land", "name")],
    ["equipment", 10, tables("equipment", "name")],
    ["trap", 27, tokens("traps")],
    ["loot", 16, tokens("loot")],
    ["mission", 12, tables("mission", "id")],
    ["header", 6, tables("header", "id")],
    ["scenario", 10, tables("scenario", "id")],
    ["building", 7, [...EDITION.matchAll(/^\[buildings\.(\w+)\]/gm)].map((match) => match[1] ?? "")],
];

describe("emblems", () => {
    test.each(BOX)("each %s of the standard edition has an emblem of its own", (kind, count, names) => {
        expect(names).toHaveLength(count);
        const stranger = iconOf(kind, "nobody drew this");
        const icons = names.map((name) => iconOf(kind, name));
        expect(icons).not.toContain(stranger);
        expect(new Set(icons).size).toBe(count);
    });

    test.each(BOX)("no emblem is kept for a %s that is not in the box", (kind, _count, names) => {
        const extra: Partial<Record<Kind, string[]>> = {
            mercenary: ["Novice", "Madhala"],
            building: ["pawn-shop", "citadel", "entrance", "outside"],
        };
        const known = new Set([...names, ...(extra[kind] ?? [])]);
        expect(Object.keys(iconsOf(kind)).filter((name) => !known.has(name))).toEqual([]);
    });

    test("novice and Madhala look like no mercenary", () => {
        const icons = Object.values(iconsOf("mercenary"));
        expect(icons).toHaveLength(38);
        expect(new Set(icons).size).toBe(38);
    });

    test("names may be spelled like ids", () => {
        expect(iconOf("land", "al-dahn")).toBe("ancient-ruins");
        expect(iconOf("building", "pawn_shop")).toBe("scales");
    });

    test("a modded name has the emblem of its kind", () => {
        expect(iconOf("monster", "Grumpus")).toBe("beast-eye");
    });
});

describe("the shapes of the icons", () => {
    test("exist once for each icon, and are small", () => {
        const made = shapes(usedIcons());
        expect(Object.keys(made)).toEqual(usedIcons());
        expect(Object.values(made).every((path) => path.startsWith("M") || path.startsWith("m"))).toBe(true);
        expect(gzipSync(JSON.stringify(made)).length).toBeLessThan(120_000);
    });

    test("refuses an icon that was never drawn", () => {
        expect(() => shapes(["no-such-icon"])).toThrow("no-such-icon");
    });
});

function tables(kind: string, field: string): string[] {
    const pattern = new RegExp(`^\\[\\[${kind}\\]\\]\\n${field} = "([^"]+)"`, "gm");
    return [...EDITION.matchAll(pattern)].map((match) => match[1] ?? "");
}

function tokens(list: string): string[] {
    const block = EDITION.match(new RegExp(`^${list} = \\[\\n(.*?)^\\]`, "ms"))?.[1] ?? "";
    return [...block.matchAll(/\{ id = "([^"]+)"/g)].map((match) => match[1] ?? "");
}
