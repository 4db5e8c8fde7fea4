import { inflateSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { appIcons } from "../../vite/emblem.ts";
import { outline, Raster } from "../../vite/raster.ts";

const RED = [255, 0, 0, 255] as const;

/** The colour of a pixel of a picture. */
function pixel({ pixels, size }: Raster, x: number, y: number): number[] {
    return [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
}

describe("a drawing", () => {
    test("fills whole pixels inside, half of one at the edge, and nothing outside", () => {
        const picture = new Raster(4);
        picture.fill(outline("M1 1h1.5v2h-1.5z"), RED);
        expect(pixel(picture, 1, 1)).toEqual([255, 0, 0, 255]);
        expect(pixel(picture, 2, 1)).toEqual([255, 0, 0, 128]);
        expect(pixel(picture, 3, 1)).toEqual([0, 0, 0, 0]);
        expect(pixel(picture, 1, 0)).toEqual([0, 0, 0, 0]);
    });

    test("follows curves, and lines from where the last one ended", () => {
        const corners = outline("M2 0l1 1c0 1 0 2 0 3L0 5z");
        expect(corners[0]).toEqual([2, 0]);
        expect(corners[1]).toEqual([3, 1]);
        expect(corners.at(-2)).toEqual([3, 4]);
        expect(corners.at(-1)).toEqual([0, 5]);
    });

    test("becomes a PNG file", () => {
        const picture = new Raster(2, RED);
        const file = picture.png();
        expect(file.subarray(1, 4).toString()).toBe("PNG");
        expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2, 2]);
        const length = file.readUInt32BE(33);
        expect([...inflateSync(file.subarray(41, 41 + length))]).toEqual([
            ...[0, 255, 0, 0, 255, 255, 0, 0, 255],
            ...[0, 255, 0, 0, 255, 255, 0, 0, 255],
        ]);
        // The checksum of an empty last part is the same in every PNG file.
        expect(file.subarray(-4).toString("hex")).toBe("ae426082");
    });
});

describe("the icons of the app", () => {
    const icons = appIcons();

    test("are those that systems ask for", () => {
        expect(icons.map(({ purpose, size }) => `${purpose} ${size}`)).toEqual([
            "any 192",
            "any 512",
            "maskable 192",
            "maskable 512",
            "touch 180",
        ]);
    });

    test("are the same in every build", () => {
        expect(appIcons().map(({ file }) => file)).toEqual(icons.map(({ file }) => file));
        for (const { file } of icons) expect(file).toMatch(/^assets\/emblem-[a-z]+-\d+-[0-9a-f]{8}\.png$/);
    });
});
