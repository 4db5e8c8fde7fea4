/** Where the guide's card is laid: beside what it points at, never over it if there is room elsewhere. */

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

export type Side = "below" | "above" | "right" | "left" | "inside";

export interface Spot {
    left: number;
    top: number;
    side: Side;
    /** How far along its edge the card points. */
    tail: number;
    ring: Box | undefined;
}

const GAP = 14;
const EDGE = 8;
const ROUND = 18;

/** Lay a card of some size beside a thing, within a window. Without a thing it lies in the lower left. */
export function laid(card: Box, thing: Box | undefined, within: Box): Spot {
    const far = { left: within.width - card.width - EDGE, top: within.height - card.height - EDGE };
    if (!thing) return { left: EDGE, top: far.top - 80, side: "inside", tail: 0, ring: undefined };
    const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
    const across = clamp(middle.x - card.width / 2, EDGE, far.left);
    const along = clamp(middle.y - card.height / 2, EDGE, far.top);
    const ring = { left: thing.left - 4, top: thing.top - 4, width: thing.width + 8, height: thing.height + 8 };
    const places: [Side, boolean, number, number][] = [
        ["right", thing.left + thing.width + GAP <= far.left, thing.left + thing.width + GAP, along],
        ["left", thing.left - GAP - card.width >= EDGE, thing.left - GAP - card.width, along],
        ["above", thing.top - GAP - card.height >= EDGE, across, thing.top - GAP - card.height],
        ["below", thing.top + thing.height + GAP <= far.top, across, thing.top + thing.height + GAP],
    ];
    const place = places.find(([, fits]) => fits);
    // Too large to lie beside: the card lies within it, at the end where least is asked.
    if (!place) return { left: across, top: clamp(thing.top + EDGE, EDGE, far.top), side: "inside", tail: 0, ring };
    const [side, , left, top] = place;
    const tail =
        side === "above" || side === "below"
            ? clamp(middle.x - left, ROUND, card.width - ROUND)
            : clamp(middle.y - top, ROUND, card.height - ROUND);
    return { left, top, side, tail, ring };
}

function clamp(value: number, least: number, most: number): number {
    return Math.max(least, Math.min(value, Math.max(least, most)));
}
