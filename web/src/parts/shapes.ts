import type { Kind } from "../look/emblems.ts";

/** Outlines of emblems, on a square of 64: the kind of a thing is seen without reading. */
const SHIELD = "M6 4H58V30C58 46 46 56 32 62C18 56 6 46 6 30Z";
const ROUND = "M32 3A29 29 0 0 1 32 61A29 29 0 0 1 32 3Z";
const BANNER = "M8 3H56V61L32 51L8 61Z";

const OUTLINES: Partial<Record<Kind, string>> = {
    mercenary: SHIELD,
    monster: maw(),
    land: "M17 5H47L62 32L47 59H17L2 32Z",
    equipment: "M14 3H50L61 14V50L50 61H14L3 50V14Z",
    trap: "M32 2L62 32L32 62L2 32Z",
    mission: BANNER,
    scenario: BANNER,
    building: "M4 61V25L32 3L60 25V61Z",
};

/** Where the icon stands in the outline: left, top, size. */
const PLACES: Partial<Record<Kind, [number, number, number]>> = {
    mercenary: [13, 10, 38],
    monster: [12, 12, 40],
    land: [13, 13, 38],
    equipment: [12, 12, 40],
    trap: [17, 17, 30],
    mission: [14, 9, 36],
    scenario: [14, 9, 36],
    building: [14, 19, 36],
};

/** The second tone of each affinity: tongues of fire, waves, slanting wind, a leaf's two halves. */
export const DIVISIONS: Record<string, string> = {
    fire: "M0 64V42L7 30L13 42L20 26L26 40L32 22L38 40L44 26L51 42L57 30L64 42V64Z",
    water: "M0 64V38Q8 30 16 38T32 38T48 38T64 38V48Q56 40 48 48T32 48T16 48T0 48V58Q8 50 16 58T32 58T48 58T64 58V64Z",
    air: "M0 34L34 0H50L0 50ZM14 64L64 14V30L30 64Z",
    jungle: "M32 0V64H64V0Z",
};

export function outline(kind: Kind): string {
    return OUTLINES[kind] ?? ROUND;
}

export function place(kind: Kind): [number, number, number] {
    return PLACES[kind] ?? [13, 13, 38];
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
