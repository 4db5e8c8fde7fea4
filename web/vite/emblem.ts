import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { outline, Raster, type Colour, type Polygon } from "./raster.ts";

const EMBLEM = join(import.meta.dirname, "../src/look/favicon.svg");
/** The table behind an emblem that fills a whole square. */
export const WALNUT = "#231913";

export interface AppIcon {
    /** The path of the file; it has a hash, as it is cached for ever. */
    file: string;
    size: number;
    purpose: "any" | "maskable" | "touch";
    bytes: Buffer;
}

/**
 * Each icon, with how much of the square the emblem takes. Systems cut a maskable one to their shape: only the circle
 * in its middle, four fifths as wide, is sure to be seen. Apple's fills the square, since it would be put on black.
 */
const WANTED: readonly (readonly [AppIcon["purpose"], number, number])[] = [
    ["any", 192, 1],
    ["any", 512, 1],
    ["maskable", 192, 0.66],
    ["maskable", 512, 0.66],
    ["touch", 180, 0.78],
];

interface Shape {
    corners: Polygon;
    fill: Colour;
    stroke: Colour | undefined;
    width: number;
}

/** Draw the emblem of the game as the icons that an installed app needs. */
export function appIcons(): AppIcon[] {
    const { side, shapes } = emblem(readFileSync(EMBLEM, "utf-8"));
    return WANTED.map(([purpose, size, part]) => {
        const picture = new Raster(size, purpose === "any" ? undefined : colour(WALNUT));
        const times = (size / side) * part;
        const edge = (size - side * times) / 2;
        for (const { corners, fill, stroke, width } of shapes) {
            const placed = corners.map(([x, y]) => [edge + x * times, edge + y * times] as const);
            picture.fill(placed, fill);
            if (stroke) picture.stroke(placed, width * times, stroke);
        }
        const bytes = picture.png();
        const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
        return { file: `assets/emblem-${purpose}-${size}-${hash}.png`, size, purpose, bytes };
    });
}

/** Read the paths of the emblem. */
function emblem(svg: string): { side: number; shapes: Shape[] } {
    const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
    const shapes = [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = ""]) => {
        const of = (name: string): string | undefined =>
            new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
        const stroke = of("stroke");
        return {
            corners: outline(of("d") ?? ""),
            fill: colour(of("fill") ?? ""),
            stroke: stroke ? colour(stroke) : undefined,
            width: Number(of("stroke-width") ?? 0),
        };
    });
    if (!side || shapes.length === 0) throw new Error("the emblem is not drawn as expected");
    return { side, shapes };
}

function colour(hex: string): Colour {
    const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(hex) ?? [];
    if (!blue) throw new Error(`"${hex}" is no colour`);
    return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16), 255];
}
