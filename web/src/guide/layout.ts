/** Where the guide's card goes: beside what it points at, never over it if there is room elsewhere. */

export interface Rect {
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
    /** Where on its edge the card has its tail. */
    tail: number;
    ring: Rect | undefined;
    /** Whether it covers what it points at, or a choice. */
    covers: boolean;
}

const GAP = 14;
const EDGE = 8;
const ROUND = 18;

type Place = [Side, number, number];

/** Covering a choice or the thing itself costs this much more than covering text. */
const CHOSEN = 50;
/** How many places are tried in each direction of the window, besides those beside the thing. */
const TRIED = 24;
/** An overlap below this many square pixels counts as a mere corner. */
const CORNER = 450;
/** The cost of being farther away, compared with that of covering something. */
const FARTHER = 10;

/**
 * Place a card beside a thing or beside its area, within a window. It covers as few choices and as little
 * text as possible; if it would cover much there, it goes elsewhere. Without a thing it goes to the lower
 * left.
 */
export function laid(
    card: Rect,
    thing: Rect | undefined,
    within: Rect,
    area: Rect | undefined = thing,
    chosen: readonly Rect[] = [],
    seen: readonly Rect[] = [],
): Spot {
    const far = { left: within.width - card.width - EDGE, top: within.height - card.height - EDGE };
    if (!thing) {
        return { left: EDGE, top: far.top - 80, side: "inside", tail: 0, ring: undefined, covers: false };
    }
    const ring = grown(thing, 4);
    const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
    const across = (box: Rect): number[] =>
        [middle.x - card.width / 2, box.left, box.left + box.width - card.width].map((x) =>
            clamp(x, EDGE, far.left),
        );
    const along = (box: Rect): number[] =>
        [middle.y - card.height / 2, box.top, box.top + box.height - card.height].map((y) =>
            clamp(y, EDGE, far.top),
        );
    const around = (box: Rect): Place[] => [
        ...along(box).map((y): Place => ["right", box.left + box.width + GAP, y]),
        ...along(box).map((y): Place => ["left", box.left - GAP - card.width, y]),
        ...across(box).map((x): Place => ["above", x, box.top - GAP - card.height]),
        ...across(box).map((x): Place => ["below", x, box.top + box.height + GAP]),
    ];
    const outside = [...around(thing), ...(area ? around(area) : [])];
    const room = outside.filter(([, x, y]) => x >= EDGE && x <= far.left && y >= EDGE && y <= far.top);
    // Too large to lie beside: the card lies within it.
    const inside = across(thing).flatMap((x) => along(thing).map((y): Place => ["inside", x, y]));
    const places = room.length > 0 ? room : inside;
    const under = ([, left, top]: Place, boxes: readonly Rect[]): number =>
        boxes.reduce((sum, each) => sum + overlap({ ...card, left, top }, each), 0);
    const covered = (place: Place): number =>
        CHOSEN * under(place, [thing, ...chosen]) + under(place, seen) + under(place, area ? [area] : []);
    const distance = ([, left, top]: Place): number =>
        Math.hypot(left + card.width / 2 - middle.x, top + card.height / 2 - middle.y);
    // For something as wide as the window, such as the bar, the card goes right above it.
    const bars = chosen.filter(({ width }) => width >= within.width);
    const rows = bars.map(({ top }) => top - EDGE - card.height).filter((y) => y >= EDGE && y <= far.top);
    const place = best([...places, ...elsewhere(far, rows)], (each) =>
        places.includes(each) ? covered(each) : covered(each) + FARTHER * distance(each),
    );
    const [beside, left, top] = place;
    const upright = beside === "above" || beside === "below";
    const tail = upright
        ? clamp(middle.x - left, ROUND, card.width - ROUND)
        : clamp(middle.y - top, ROUND, card.height - ROUND);
    // Beside the area the card may be far from the thing: then it has no tail.
    const tip = upright ? { left: left + tail, top } : { left, top: top + tail };
    const reached = overlap(
        { ...tip, width: upright ? 1 : card.width, height: upright ? card.height : 1 },
        grown(thing, 2 * GAP),
    );
    const side = reached > 0 ? beside : "inside";
    return { left, top, side, tail, ring, covers: under(place, [thing, ...chosen]) > CORNER };
}

/** Return the place of a card that has a row of its own, and covers nothing. */
export function inRow(thing: Rect | undefined): Spot {
    return { left: 0, top: 0, side: "inside", tail: 0, ring: thing && grown(thing, 2), covers: false };
}

/** Return what two areas have in common. */
export function common(one: Rect, other: Rect): Rect | undefined {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    const width = Math.min(one.left + one.width, other.left + other.width) - left;
    const height = Math.min(one.top + one.height, other.top + other.height) - top;
    return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** Return the first of the places that cover least. */
function best(places: readonly Place[], covered: (place: Place) => number): Place {
    const costs = places.map(covered);
    return places[costs.indexOf(Math.min(...costs))]!;
}

/** Return places all over the window, and in some rows of it. */
function elsewhere(far: { left: number; top: number }, rows: readonly number[]): Place[] {
    const steps = Array.from({ length: TRIED + 1 }, (_, index) => index / TRIED);
    const along = (most: number, share: number): number => clamp(EDGE + (most - EDGE) * share, EDGE, most);
    const tops = [...rows, ...steps.map((y) => along(far.top, y))];
    return tops.flatMap((y) => steps.map((x): Place => ["inside", along(far.left, x), y]));
}

function grown({ left, top, width, height }: Rect, by: number): Rect {
    return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function overlap(one: Rect, other: Rect): number {
    const { width, height } = common(one, other) ?? { width: 0, height: 0 };
    return width * height;
}

function clamp(value: number, least: number, most: number): number {
    return Math.max(least, Math.min(value, Math.max(least, most)));
}
