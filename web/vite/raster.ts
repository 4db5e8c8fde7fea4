import { deflateSync } from "node:zlib";

/** Pictures from paths, drawn the same way on every machine: nothing but numbers, and a writer of PNG files. */

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];
/** Red, green, blue and how opaque it is: 0 to 255. */
export type Colour = readonly [number, number, number, number];

/** How many lines a line of pixels is divided into, for smooth edges. */
const FINE = 8;
const CURVE = 24;
const CHANNELS = 4;

export class Raster {
    readonly size: number;
    readonly pixels: Uint8ClampedArray;

    constructor(size: number, ground: Colour = [0, 0, 0, 0]) {
        this.size = size;
        this.pixels = new Uint8ClampedArray(size * size * CHANNELS);
        for (let at = 0; at < this.pixels.length; at += CHANNELS) this.pixels.set(ground, at);
    }

    /** Fill the inside of a polygon. */
    fill(polygon: Polygon, colour: Colour): void {
        const heights = polygon.map(([, y]) => y);
        const last = Math.min(this.size, Math.ceil(Math.max(...heights)));
        for (let y = Math.max(0, Math.floor(Math.min(...heights))); y < last; y++) {
            const covered = this.#line(polygon, y);
            if (covered)
                covered.forEach((part, x) => part > 0 && this.#blend(x, y, colour, Math.min(part, 1)));
        }
    }

    /** Draw along a closed line, with round corners. */
    stroke(polygon: Polygon, width: number, colour: Colour): void {
        polygon.forEach((from, index) => {
            const to = polygon[(index + 1) % polygon.length]!;
            const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
            this.fill(disc(from, width / 2), colour);
            if (length === 0) return;
            const [x, y] = [
                ((to[1] - from[1]) / length) * width * 0.5,
                ((from[0] - to[0]) / length) * width * 0.5,
            ];
            const sides: Polygon = [
                [from[0] + x, from[1] + y],
                [to[0] + x, to[1] + y],
                [to[0] - x, to[1] - y],
                [from[0] - x, from[1] - y],
            ];
            this.fill(sides, colour);
        });
    }

    /** How much of each pixel of a line is inside; undefined if nothing is. */
    #line(polygon: Polygon, y: number): Float64Array | undefined {
        let covered: Float64Array | undefined;
        for (let fine = 0; fine < FINE; fine++) {
            const crossings = crossed(polygon, y + (fine + 0.5) / FINE);
            for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
                covered ??= new Float64Array(this.size);
                const begin = Math.max(crossings[pair]!, 0);
                const end = Math.min(crossings[pair + 1]!, this.size);
                for (let x = Math.floor(begin); x < end; x++) {
                    covered[x]! += (Math.min(end, x + 1) - Math.max(begin, x)) / FINE;
                }
            }
        }
        return covered;
    }

    #blend(x: number, y: number, [red, green, blue, opacity]: Colour, part: number): void {
        const at = (y * this.size + x) * CHANNELS;
        const over = (opacity / 255) * part;
        const under = (this.pixels[at + 3]! / 255) * (1 - over);
        const whole = over + under;
        if (whole === 0) return;
        [red, green, blue].forEach((value, channel) => {
            this.pixels[at + channel] = (value * over + this.pixels[at + channel]! * under) / whole;
        });
        this.pixels[at + 3] = whole * 255;
    }

    /** Return it as a PNG file. */
    png(): Buffer {
        const row = this.size * CHANNELS;
        const lines = Buffer.alloc((row + 1) * this.size);
        for (let y = 0; y < this.size; y++) {
            lines.set(this.pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
        }
        const head = Buffer.alloc(13);
        head.writeUInt32BE(this.size, 0);
        head.writeUInt32BE(this.size, 4);
        head.set([8, 6, 0, 0, 0], 8); // 8 bits, with opacity
        return Buffer.concat([
            Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
            chunk("IHDR", head),
            chunk("IDAT", deflateSync(lines, { level: 9 })),
            chunk("IEND", Buffer.alloc(0)),
        ]);
    }
}

/** Return where a line of this height crosses a polygon, from left to right. */
function crossed(polygon: Polygon, height: number): number[] {
    const found: number[] = [];
    polygon.forEach(([x, y], index) => {
        const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
        if (y <= height !== nextY <= height) found.push(x + ((height - y) / (nextY - y)) * (nextX - x));
    });
    return found.sort((a, b) => a - b);
}

function disc([x, y]: Point, radius: number): Polygon {
    return Array.from({ length: CURVE }, (_, step) => {
        const angle = (step / CURVE) * 2 * Math.PI;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    });
}

/** Return the corners of a path of an SVG file with the letters M, l, h, v, c and z, or their capitals. */
export function outline(path: string): Polygon {
    const corners: Point[] = [];
    let here: Point = [0, 0];
    for (const [, letter = "", rest = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
        const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
        const [x, y] = letter === letter.toUpperCase() ? [0, 0] : here;
        switch (letter.toLowerCase()) {
            case "h":
                numbers.forEach((number) => corners.push((here = [here[0] + number, here[1]])));
                break;
            case "v":
                numbers.forEach((number) => corners.push((here = [here[0], here[1] + number])));
                break;
            case "m":
            case "l":
                for (let at = 0; at < numbers.length; at += 2) {
                    const [left, top] = letter === letter.toUpperCase() ? [0, 0] : here;
                    corners.push((here = [left + numbers[at]!, top + numbers[at + 1]!]));
                }
                break;
            case "c": {
                const [one, two, end] = [0, 2, 4].map((at): Point => [
                    x + numbers[at]!,
                    y + numbers[at + 1]!,
                ]) as [Point, Point, Point];
                for (let step = 1; step <= CURVE; step++)
                    corners.push(bent(here, one, two, end, step / CURVE));
                here = end;
                break;
            }
            case "z":
                break;
            default:
                throw new Error(`the letter ${letter} of a path is not known here`);
        }
    }
    return corners;
}

function bent(begin: Point, one: Point, two: Point, end: Point, part: number): Point {
    const left = 1 - part;
    const at = (axis: 0 | 1): number =>
        left ** 3 * begin[axis] +
        3 * left ** 2 * part * one[axis] +
        3 * left * part ** 2 * two[axis] +
        part ** 3 * end[axis];
    return [at(0), at(1)];
}

function chunk(name: string, body: Buffer): Buffer {
    const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    check.writeUInt32BE(crc(named));
    return Buffer.concat([length, named, check]);
}

/** The checksum of PNG files; node has one only from version 20.15 on. */
function crc(bytes: Buffer): number {
    let value = 0xffffffff;
    for (const byte of bytes) {
        value ^= byte;
        for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
    return (value ^ 0xffffffff) >>> 0;
}
