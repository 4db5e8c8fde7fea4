import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "../../src/look/tokens.css"), "utf-8");
const [USUAL, MORE] = CSS.split("@media (prefers-contrast: more)") as [string, string];
const coloursIn = (css: string): Map<string, string> =>
    new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]));
const COLOURS = coloursIn(USUAL);
/** The colours of somebody who wants more contrast. */
const STRONG = new Map([...COLOURS, ...coloursIn(MORE)]);

const named = (pattern: RegExp): string[] => [...COLOURS.keys()].filter((name) => pattern.test(name));
const TABLE = named(/^table(-deep|-raised)?$/);
const PARCHMENT = named(/^parchment(-light|-deep)?$/);
const ON_TABLE = named(/^cream|-glow$/);
const ON_PARCHMENT = named(/^ink|-ink$/);
const FIELDS = named(/-field$/);
const SHADES = named(/-shade$/);
const LINES = named(/-line$/);
const ON_FIELDS = named(/-on$/);

const pairs = (texts: string[], grounds: string[]): [string, string][] =>
    texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));

describe("contrast", () => {
    test.each([
        ...pairs(ON_TABLE, TABLE),
        ...pairs(ON_PARCHMENT, PARCHMENT),
        ...FIELDS.map((field): [string, string] => [field.replace("-field", "-on"), field]),
    ])("%s can be read on %s", (text, ground) => {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(SHADES.map((shade) => [shade.replace("-shade", "-on"), shade]))(
        "the drawing in %s stands out from %s",
        (drawing, shade) => {
            expect(contrast(drawing, shade)).toBeGreaterThanOrEqual(3);
        },
    );

    test.each(pairs(["lit-line", "chosen-line", "focus-line", "main-line"], TABLE))(
        "%s stands out from %s",
        (line, ground) => {
            expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
        },
    );

    test.each(pairs(["parchment-line", "ink"], PARCHMENT))("%s stands out from %s", (line, ground) => {
        expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
    });

    test("the ring of the keyboard stands out from its own edge", () => {
        expect(contrast("focus-line", "ink")).toBeGreaterThanOrEqual(3);
    });

    test("every colour is in one of these pairs", () => {
        const placed = [TABLE, PARCHMENT, ON_TABLE, ON_PARCHMENT, FIELDS, SHADES, LINES, ON_FIELDS].flat();
        expect([...COLOURS.keys()].filter((name) => !placed.includes(name))).toEqual([]);
        expect(ON_FIELDS.map((name) => name.replace("-on", "-field"))).toEqual(FIELDS);
    });

    test.each([
        ...pairs(["cream", "cream-soft", "table-line"], TABLE),
        ...pairs(["ink", "ink-soft", "parchment-line"], PARCHMENT),
    ])("if more contrast is wanted, %s and %s are at least 7 to 1", (text, ground) => {
        expect(contrast(text, ground, STRONG)).toBeGreaterThanOrEqual(7);
    });

    test.each([
        ...pairs(ON_TABLE, TABLE),
        ...pairs(ON_PARCHMENT, PARCHMENT),
        ...FIELDS.map((field): [string, string] => [field.replace("-field", "-on"), field]),
    ])("if more contrast is wanted, %s on %s has no less", (text, ground) => {
        expect(contrast(text, ground, STRONG)).toBeGreaterThanOrEqual(contrast(text, ground));
    });

    test("black on white is 21 to 1", () => {
        COLOURS.set("black", "#000000").set("white", "#ffffff");
        expect(contrast("black", "white")).toBeCloseTo(21);
    });
});

function contrast(one: string, other: string, colours = COLOURS): number {
    const shades = [luminance(one, colours), luminance(other, colours)];
    const [light, dark] = shades.sort((a, b) => b - a) as [number, number];
    return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(name: string, colours: Map<string, string>): number {
    const hex = colours.get(name) ?? "";
    const [red, green, blue] = [1, 3, 5].map((at) => {
        const part = parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
