import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { optimize } from "svgo";
import type { Plugin } from "vite";

import { usedIcons } from "../src/look/emblems.ts";

const SPRITE = join(import.meta.dirname, "../.made/icons.svg");
const ICON_SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

/** Write the sprite: one SVG file with the icons that are used, and no others. */
export function icons(): Plugin {
    return {
        name: "monsterlands-icons",
        buildStart() {
            mkdirSync(dirname(SPRITE), { recursive: true });
            writeFileSync(SPRITE, sprite(usedIcons()));
        },
    };
}

export function sprite(names: readonly string[]): string {
    const { icons: drawn } = JSON.parse(readFileSync(ICON_SET, "utf-8")) as {
        icons: Record<string, { body: string }>;
    };
    const symbols = names.map((name) => {
        const icon = drawn[name];
        if (!icon) throw new Error(`game-icons has no icon "${name}"`);
        return `<symbol id="${name}" viewBox="0 0 512 512">${slim(icon.body)}</symbol>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** Icons are drawn on a grid of 512 and shown much smaller: whole numbers do. */
function slim(body: string): string {
    const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 0 } }];
    return optimize(`<svg>${body.replaceAll(' fill="currentColor"', "")}</svg>`, { plugins })
        .data.replace(/^<svg>/, "")
        .replace(/<\/svg>$/, "");
}
