import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

import { usedIcons } from "../src/look/emblems.ts";

interface IconSet {
    icons: Record<string, { body: string }>;
    aliases: Record<string, { parent: string }>;
}

const SPRITE = fileURLToPath(new URL("../.made/icons.svg", import.meta.url));

/** Write the sprite: one SVG file with the icons that are used, and no others. */
export function icons(): Plugin {
    return {
        name: "monsterlands-icons",
        buildStart() {
            mkdirSync(fileURLToPath(new URL("../.made", import.meta.url)), { recursive: true });
            writeFileSync(SPRITE, sprite(usedIcons()));
        },
    };
}

/** All of game-icons. */
export function iconSet(): IconSet {
    const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    return JSON.parse(readFileSync(file, "utf-8")) as IconSet;
}

export function sprite(names: readonly string[]): string {
    const { icons: drawn, aliases } = iconSet();
    const symbols = names.map((name) => {
        const icon = drawn[name] ?? drawn[aliases[name]?.parent ?? ""];
        if (!icon) throw new Error(`game-icons has no icon "${name}"`);
        const body = icon.body.replaceAll(' fill="currentColor"', "");
        return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
