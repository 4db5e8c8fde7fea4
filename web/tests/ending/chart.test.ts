import { describe, expect, test } from "vitest";

import { linesOf } from "../../src/ending/chart.ts";
import type { Moment } from "../../src/wire/types.ts";

function moment(round: number, seat: number, points: number, glory = 0): Moment {
    return { round, seat, points, glory, reputation: 0 };
}

describe("the history of a game", () => {
    const HISTORY = [
        moment(1, 0, 8, 5),
        moment(1, 1, 16, 6),
        moment(2, 1, 25, 7),
        moment(2, 0, 10, 9),
        moment(3, 0, 20, 9),
        moment(3, 1, 50, 9),
    ];

    test("is a line per clan, with a point at the end of each round", () => {
        const { rounds, lines } = linesOf(HISTORY, "points");
        expect(rounds).toEqual([1, 2, 3]);
        expect(lines.map(({ seat, points }) => [seat, points.map(({ at, value }) => [at, value])])).toEqual([
            [
                0,
                [
                    [0, 8],
                    [1, 10],
                    [2, 20],
                ],
            ],
            [
                1,
                [
                    [0, 16],
                    [1, 25],
                    [2, 50],
                ],
            ],
        ]);
    });

    test("is told in glory, too", () => {
        expect(linesOf(HISTORY, "glory").lines[0]?.points.map(({ value }) => value)).toEqual([5, 9, 9]);
    });

    test("is empty without rounds", () => {
        expect(linesOf([], "points")).toEqual({ rounds: [], lines: [] });
    });
});
