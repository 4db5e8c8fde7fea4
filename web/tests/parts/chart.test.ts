import { describe, expect, test } from "vitest";

import { chart, scale, spread } from "../../src/parts/chart.ts";

const FRAME = { left: 0, right: 100, top: 0, bottom: 50 };
const line = (...values: number[]): { at: number; value: number }[] =>
    values.map((value, at) => ({ at, value }));

describe("a chart", () => {
    test("goes from the first place on the left to the last on the right", () => {
        const { places, lines } = chart([line(8, 10, 20)], 3, FRAME);
        expect(places).toEqual([0, 50, 100]);
        expect(lines[0]?.map(({ x }) => x)).toEqual([0, 50, 100]);
    });

    test("goes from nothing below to the most of all lines above", () => {
        const { lines, ticks } = chart([line(8, 10, 20), line(16, 25, 50)], 3, FRAME);
        expect(lines[1]?.map(({ y }) => y)).toEqual([34, 25, 0]);
        expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
    });

    test("may have a line that begins later", () => {
        expect(chart([[{ at: 2, value: 1 }]], 3, FRAME).lines[0]).toEqual([{ x: 100, y: 0 }]);
    });

    test("has its points in the middle if there is one place", () => {
        expect(chart([line(8)], 1, FRAME).lines[0]?.[0]?.x).toBe(50);
    });

    test("is empty without places", () => {
        expect(chart([], 0, FRAME)).toEqual({
            lines: [],
            places: [],
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
