import { describe, expect, test } from "vitest";

import { chart, scale, spread } from "../../src/ending/chart.ts";
import type { Moment } from "../../src/wire/types.ts";

const FRAME = { left: 0, right: 100, top: 0, bottom: 50 };

function moment(round: number, seat: number, points: number, glory = 0): Moment {
    return { round, seat, points, glory, reputation: 0 };
}

describe("the chart of a game", () => {
    const HISTORY = [
        moment(1, 0, 8, 5),
        moment(1, 1, 16, 6),
        moment(2, 1, 25, 7),
        moment(2, 0, 10, 9),
        moment(3, 0, 20, 9),
        moment(3, 1, 50, 9),
    ];

    test("has a line per clan, with a point at the end of each round", () => {
        const { lines } = chart(HISTORY, "points", FRAME);
        expect(lines.map(({ seat, points }) => [seat, points.map(({ value }) => value)])).toEqual([
            [0, [8, 10, 20]],
            [1, [16, 25, 50]],
        ]);
    });

    test("goes from the first round on the left to the last on the right", () => {
        expect(chart(HISTORY, "points", FRAME).rounds).toEqual([
            { round: 1, x: 0 },
            { round: 2, x: 50 },
            { round: 3, x: 100 },
        ]);
    });

    test("goes from nothing below to the most above", () => {
        const [, second] = chart(HISTORY, "points", FRAME).lines;
        expect(second?.points.map(({ y }) => y)).toEqual([34, 25, 0]);
    });

    test("measures glory on a scale of its own", () => {
        const { lines, ticks } = chart(HISTORY, "glory", FRAME);
        expect(lines[0]?.points.map(({ value }) => value)).toEqual([5, 9, 9]);
        expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
    });

    test("has its points in the middle if there is one round", () => {
        expect(chart([moment(1, 0, 8)], "points", FRAME).lines[0]?.points[0]?.x).toBe(50);
    });

    test("is empty without rounds", () => {
        expect(chart([], "points", FRAME)).toEqual({
            rounds: [],
            lines: [],
            ticks: [
                { value: 0, y: 50 },
                { value: 1, y: 0 },
            ],
        });
    });
});

describe("the scale", () => {
    test.each([
        [0, [0, 1]],
        [4, [0, 1, 2, 3, 4]],
        [17, [0, 5, 10, 15, 20]],
        [52, [0, 20, 40, 60]],
    ])("up to %i has round numbers", (most, ticks) => {
        expect(scale(most)).toEqual(ticks);
    });
});

describe("labels", () => {
    test("that are apart stay where they are", () => {
        expect(spread([10, 40, 25], 10, 0, 50)).toEqual([10, 40, 25]);
    });

    test("that would cover each other move apart, in their order", () => {
        expect(spread([20, 22, 21], 10, 0, 50)).toEqual([20, 40, 30]);
    });

    test("at the edge move inwards", () => {
        expect(spread([48, 50], 10, 0, 50)).toEqual([40, 50]);
    });
});
