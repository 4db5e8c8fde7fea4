import type { Moment } from "../wire/types.ts";

export type Measure = "points" | "glory";

/** One clan's line: a value at the end of each round. */
export interface ChartLine {
    seat: number;
    points: { round: number; value: number; x: number; y: number }[];
}

export interface Chart {
    lines: ChartLine[];
    rounds: { round: number; x: number }[];
    ticks: { value: number; y: number }[];
}

/** The size of the drawing, in its own units. */
export interface Frame {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

/** Turn the history of a game into lines within a frame. */
export function chart(history: readonly Moment[], measure: Measure, frame: Frame): Chart {
    const rounds = [...new Set(history.map(({ round }) => round))].sort((a, b) => a - b);
    const seats = [...new Set(history.map(({ seat }) => seat))].sort((a, b) => a - b);
    const ticks = scale(Math.max(0, ...history.map((moment) => moment[measure])));
    const most = ticks.at(-1) ?? 1;
    const x = (round: number): number => {
        const at = rounds.length > 1 ? rounds.indexOf(round) / (rounds.length - 1) : 0.5;
        return frame.left + at * (frame.right - frame.left);
    };
    const y = (value: number): number => frame.bottom - (value / most) * (frame.bottom - frame.top);
    return {
        rounds: rounds.map((round) => ({ round, x: x(round) })),
        ticks: ticks.map((value) => ({ value, y: y(value) })),
        lines: seats.map((seat) => ({
            seat,
            points: history
                .filter((moment) => moment.seat === seat)
                .sort((a, b) => a.round - b.round)
                .map((moment) => ({
                    round: moment.round,
                    value: moment[measure],
                    x: x(moment.round),
                    y: y(moment[measure]),
                })),
        })),
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

/** The dashes of each seat's line. */
export const DASHES = ["none", "9 4", "3 4", "12 4 3 4"];

/** The mark of each seat: a disc, a square, a triangle, a diamond. */
export const MARKS = [
    "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z",
    "M-4.5-4.5H4.5V4.5H-4.5Z",
    "M0-6L5.5 4.5H-5.5Z",
    "M0-6L6 0L0 6L-6 0Z",
];

/** What a clan's points come from, in the order of the table. */
export const SOURCES = ["glory", "reputation", "trophies", "fire", "water", "air", "jungle"] as const;

export type Source = (typeof SOURCES)[number];
