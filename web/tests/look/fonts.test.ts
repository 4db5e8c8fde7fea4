import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "../../src/look/fonts.css"), "utf-8");
const FILES = [...CSS.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? "");

test("two typefaces in three weights, each with its extended letters", () => {
    expect(FILES).toHaveLength(6);
    expect(FILES.filter((file) => !/-latin(-ext)?-\d+-normal\.woff2$/.test(file))).toEqual([]);
});

test("all typefaces together stay below 120 kB", () => {
    const sizes = FILES.map(
        (file) => statSync(join(import.meta.dirname, "../../../node_modules", file)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(120_000);
});
