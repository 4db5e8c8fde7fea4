import { describe, expect, test } from "vitest";

import { inRow, laid, type Rect } from "../../src/guide/layout.ts";

const box = (left: number, top: number, width: number, height: number): Rect => ({
    left,
    top,
    width,
    height,
});
const CARD = box(0, 0, 300, 150);
const WINDOW = box(0, 0, 1280, 720);

describe("the card of the guide", () => {
    test.each([
        ["right", box(20, 100, 300, 200)],
        ["left", box(900, 100, 370, 200)],
        ["above", box(0, 500, 1280, 60)],
        ["below", box(0, 10, 1280, 60)],
    ])("lies %s of its thing if there is room", (side, thing) => {
        expect(laid(CARD, thing, WINDOW).side).toBe(side);
    });

    test("points at the middle of its thing", () => {
        const { top, tail } = laid(CARD, box(20, 100, 300, 200), WINDOW);
        expect(top + tail).toBe(200);
    });

    test("stays within the window", () => {
        expect(laid(CARD, box(20, 690, 300, 25), WINDOW)).toMatchObject({ left: 334, top: 562 });
    });

    test("covers as little as possible of what can be chosen", () => {
        const bar = box(0, 650, 1280, 70);
        expect(laid(CARD, bar, WINDOW)).toMatchObject({ side: "above", left: 490 });
        expect(laid(CARD, bar, WINDOW, bar, [box(540, 520, 730, 120)])).toMatchObject({
            side: "above",
            left: 8,
            tail: 282,
        });
    });

    test("lies outside the area of its thing, and does not point from far away", () => {
        const spot = laid(CARD, box(400, 70, 26, 26), WINDOW, box(10, 40, 540, 400));
        expect(spot).toMatchObject({ side: "inside", left: 564, top: 8 });
        expect(spot.ring).toEqual(box(396, 66, 34, 34));
    });

    test("lies elsewhere if it would cover much next to its thing", () => {
        const thing = box(400, 300, 100, 100);
        const menus = [box(0, 0, 380, 720), box(520, 0, 300, 720), box(390, 0, 120, 720)];
        expect(laid(CARD, thing, WINDOW, thing, menus)).toMatchObject({ side: "inside" });
        const { left, top } = laid(CARD, thing, WINDOW, thing, menus);
        expect(left).toBeGreaterThan(820);
        expect(left).toBeLessThan(900);
        expect(top).toBeGreaterThan(250);
        expect(top).toBeLessThan(350);
    });

    test("covers text rather than what can be chosen", () => {
        const bar = box(0, 650, 1280, 70);
        const over = [box(8, 0, 460, 650)];
        const under = [box(480, 0, 790, 650)];
        expect(laid(CARD, bar, WINDOW, bar, over, under).left).toBeGreaterThan(467);
        expect(laid(CARD, bar, WINDOW, bar, under, over).left).toBeLessThan(181);
    });

    test("lies far away rather than over anything of the table", () => {
        const thing = box(400, 70, 26, 26);
        const table = [box(10, 40, 1260, 400), box(10, 450, 740, 190)];
        const spot = laid(CARD, thing, WINDOW, box(10, 40, 540, 400), [box(0, 650, 1280, 70)], table);
        expect(spot.covers).toBe(false);
        expect(spot.left).toBeGreaterThan(749);
        expect(spot.top).toBeGreaterThan(439);
        expect(spot.top).toBeLessThan(501);
    });

    test("reports when every place covers something", () => {
        const thing = box(400, 300, 100, 100);
        const everything = [box(0, 0, 1280, 280), box(0, 420, 1280, 300)];
        expect(laid(CARD, thing, WINDOW, thing, everything).covers).toBe(true);
        expect(laid({ ...CARD, height: 40 }, thing, WINDOW, thing, everything).covers).toBe(false);
    });

    test("lies inside a thing that fills the window", () => {
        expect(laid(CARD, box(0, 0, 1280, 720), WINDOW)).toMatchObject({
            side: "inside",
            left: 490,
            top: 285,
        });
    });

    test("lies right above the bar if there is no other place", () => {
        const table = [box(0, 0, 1280, 440), box(0, 440, 970, 208)];
        const spot = laid(
            box(0, 0, 300, 195),
            box(190, 210, 34, 34),
            WINDOW,
            undefined,
            [box(0, 648, 1280, 72)],
            table,
        );
        expect(spot.top).toBe(445);
    });

    test("lies far away rather than over what it points at", () => {
        const log = box(978, 463, 292, 177);
        const line = box(978, 574, 292, 43);
        const spot = laid(CARD, line, WINDOW, undefined, [box(0, 648, 1280, 72)], [box(0, 0, 970, 648)]);
        expect(spot.covers).toBe(false);
        expect(spot.top + CARD.height).toBeLessThanOrEqual(line.top);
        expect(spot.left).toBeGreaterThan(log.left - CARD.width);
    });

    test("leaves the log readable that it speaks of", () => {
        const log = box(975, 444, 297, 200);
        const bar = box(0, 648, 1280, 72);
        const table = [box(10, 40, 1260, 400), box(10, 446, 740, 196)];
        const { left, top } = laid(CARD, log, WINDOW, log, [bar], table);
        expect(left + CARD.width <= log.left || top + CARD.height <= log.top).toBe(true);
    });

    test("covers nothing in a row of its own, and still rings its thing", () => {
        expect(inRow(box(10, 90, 600, 44))).toMatchObject({
            side: "inside",
            ring: box(8, 88, 604, 48),
            covers: false,
        });
        expect(inRow(undefined).ring).toBeUndefined();
    });

    test("lies in the lower left if there is nothing to point at", () => {
        expect(laid(CARD, undefined, WINDOW)).toMatchObject({ left: 8, top: 482, ring: undefined });
    });
});
