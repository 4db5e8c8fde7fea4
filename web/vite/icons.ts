import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { optimize } from "svgo";
import type { Plugin } from "vite";

import { usedIcons } from "../src/look/emblems.ts";

const SHAPES = join(import.meta.dirname, "../.made/icons.json");
const ICON_SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

/** Write one file with the shapes of exactly the icons that are used. */
export function icons(): Plugin {
    return {
        name: "monsterlands-icons",
        buildStart() {
            mkdirSync(dirname(SHAPES), { recursive: true });
            writeFileSync(SHAPES, JSON.stringify(shapes(usedIcons())));
        },
    };
}

/** Return each icon as its one path. */
export function shapes(names: readonly string[]): Record<string, string> {
    const { icons: drawn } = JSON.parse(readFileSync(ICON_SET, "utf-8")) as {
        icons: Record<string, { body: string }>;
    };
    return Object.fromEntries(
        names.map((name) => {
            const icon = drawn[name];
            if (!icon) throw new Error(`game-icons has no icon "${name}"`);
            const [, path] = /^<path d="([^"]+)"\/>$/.exec(slim(icon.body)) ?? [];
            if (!path) throw new Error(`the icon "${name}" is not drawn with one path`);
            return [name, path];
        }),
    );
}

/** Icons are drawn on a grid of 512 and shown much smaller, so whole numbers are enough. */
function slim(body: string): string {
    const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 0 } }];
    return optimize(`<svg>${body.replaceAll(' fill="currentColor"', "")}</svg>`, { plugins })
        .data.replace(/^<svg>/, "")
        .replace(/<\/svg>$/, "");
}
