import { describe, expect, test } from "vitest";

import { type Box, laid } from "../../src/guide/laying.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const CARD = box(0, 0, 300, 150);
const WINDOW = box(0, 0, 1280, 720);

describe("the card of the guide", () => {
    test.each([
        ["right", box(20, 100, 300, 200)],
        ["left", box(900, 100, 370, 200)],
        ["above", box(0, 500, 1280, 60)],
        ["below", box(0, 10, 1280, 60)],
    ])("lies %s of its thing, where there is room", (side, thing) => {
        expect(laid(CARD, thing, WINDOW).side).toBe(side);
    });

    test("points at the middle of its thing", () => {
        const { top, tail } = laid(CARD, box(20, 100, 300, 200), WINDOW);
        expect(top + tail).toBe(200);
    });

    test("stays within the window", () => {
        expect(laid(CARD, box(20, 690, 300, 25), WINDOW)).toMatchObject({ left: 334, top: 562 });
    });

    test("lies within what fills the window", () => {
        expect(laid(CARD, box(0, 0, 1280, 720), WINDOW)).toMatchObject({ side: "inside", top: 8 });
    });

    test("lies in the lower left if there is nothing to point at", () => {
        expect(laid(CARD, undefined, WINDOW)).toMatchObject({ left: 8, top: 482, ring: undefined });
    });
});
