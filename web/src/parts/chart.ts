/** A value at one of the places of a chart, which are counted from 0 on the left. */
export interface Point {
    at: number;
    value: number;
}

/** A point where it is drawn. */
export interface Drawn {
    x: number;
    y: number;
}

export interface Chart {
    lines: Drawn[][];
    /** Where the places are, from the left to the right. */
    places: number[];
    ticks: { value: number; y: number }[];
}

/** The size of the drawing, in its own units. */
export interface Frame {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

/** Place the points of lines within a frame. */
export function chart(lines: readonly (readonly Point[])[], places: number, frame: Frame): Chart {
    const ticks = scale(Math.max(0, ...lines.flat().map(({ value }) => value)));
    const most = ticks.at(-1) ?? 1;
    const x = (at: number): number =>
        frame.left + (places > 1 ? at / (places - 1) : 0.5) * (frame.right - frame.left);
    const y = (value: number): number => frame.bottom - (value / most) * (frame.bottom - frame.top);
    return {
        lines: lines.map((line) => line.map(({ at, value }) => ({ x: x(at), y: y(value) }))),
        places: Array.from({ length: places }, (_, at) => x(at)),
        ticks: ticks.map((value) => ({ value, y: y(value) })),
    };
}

/** Return about five round numbers, from 0 to at least the maximum. */
export function scale(most: number): number[] {
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => most / each <= 5) ?? 1000;
    const count = Math.max(1, Math.ceil(most / step));
    return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Move labels apart so that none covers another; they keep their order and stay within the frame. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
    const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
    const moved = [...places];
    let last = top - gap;
    for (const index of order) {
        moved[index] = Math.max(moved[index]!, last + gap);
        last = moved[index];
    }
    let next = bottom + gap;
    for (const index of order.reverse()) {
        moved[index] = Math.min(moved[index]!, next - gap);
        next = moved[index];
    }
    return moved;
}

/** The dashes of lines, in their order. */
export const DASHES = ["none", "9 4", "3 4", "12 4 3 4"];

/** The marks of lines: a disc, a square, a triangle, a diamond. */
export const MARKS = [
    "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z",
    "M-4.5-4.5H4.5V4.5H-4.5Z",
    "M0-6L5.5 4.5H-5.5Z",
    "M0-6L6 0L0 6L-6 0Z",
];
