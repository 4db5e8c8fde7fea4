import type { Kind } from "../look/emblems.ts";
import type { Affinity } from "./kinds.ts";

/** Outlines of emblems, on a square of 64: they show the kind of a thing without words. */
const SHIELD = "M6 4H58V30C58 46 46 56 32 62C18 56 6 46 6 30Z";
const ROUND = "M32 3A29 29 0 0 1 32 61A29 29 0 0 1 32 3Z";
const BANNER = "M8 3H56V61L32 51L8 61Z";

const OUTLINES: Partial<Record<Kind, string>> = {
    mercenary: SHIELD,
    monster: maw(),
    land: "M17 5H47L62 32L47 59H17L2 32Z",
    equipment: "M14 3H50L61 14V50L50 61H14L3 50V14Z",
    trap: "M32 2L60 17V47L32 62L4 47V17Z",
    mission: BANNER,
    scenario: BANNER,
    building: "M4 61V25L32 3L60 25V61Z",
};

const COLOURED: Partial<Record<Kind, string>> = {
    equipment: "equipment",
    trap: "trap",
    loot: "loot",
    mission: "mission",
    scenario: "mission",
};

/** Where the icon is in the outline: left, top, size. */
const PLACES: Partial<Record<Kind, [number, number, number]>> = {
    mercenary: [10, 7, 44],
    monster: [10, 10, 44],
    land: [11, 11, 42],
    equipment: [10, 10, 44],
    trap: [12, 12, 40],
    mission: [12, 6, 40],
    scenario: [12, 6, 40],
    building: [13, 18, 38],
};

/**
 * The second tone of each affinity: tongues of fire, waves, slanting wind, a leaf's two halves; or a plain
 * half.
 */
export const DIVISIONS: Record<string, string> = {
    fire: "M0 64V42L7 30L13 42L20 26L26 40L32 22L38 40L44 26L51 42L57 30L64 42V64Z",
    water: "M0 64V38Q8 30 16 38T32 38T48 38T64 38V48Q56 40 48 48T32 48T16 48T0 48V58Q8 50 16 58T32 58T48 58T64 58V64Z",
    air: "M0 34L34 0H50L0 50ZM14 64L64 14V30L30 64Z",
    jungle: "M32 0V64H64V0Z",
    none: "M0 64V32H64V64Z",
};

/** The `data-colours` of a thing (look/colours.css): its affinity, or else its kind. */
export function coloursOf(kind: Kind, affinity?: Affinity): string {
    return affinity ?? COLOURED[kind] ?? "";
}

export function outline(kind: Kind): string {
    return OUTLINES[kind] ?? ROUND;
}

export function place(kind: Kind): [number, number, number] {
    return PLACES[kind] ?? [11, 11, 42];
}

/** A ring of sixteen teeth. */
function maw(): string {
    const points = Array.from({ length: 32 }, (_, index) => {
        const radius = index % 2 ? 26 : 31.5;
        const angle = (index * Math.PI) / 16;
        return `${(32 + radius * Math.sin(angle)).toFixed(1)} ${(32 - radius * Math.cos(angle)).toFixed(1)}`;
    });
    return `M${points.join("L")}Z`;
}
