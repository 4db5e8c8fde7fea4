import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "../../node_modules");

/** The packages whose code is part of the built client. */
const CARRIED = ["svelte", "clsx", "@fluent/bundle", "@fontsource/grenze", "@fontsource/alegreya-sans"];

/** Write the licences of these packages beside the client, as they require. */
export function licenses(): Plugin {
    return {
        name: "monsterlands-licenses",
        apply: "build",
        generateBundle() {
            const credits = readFileSync(join(import.meta.dirname, "../../CREDITS.md"), "utf-8");
            const source = [credits, ...CARRIED.map(licenseOf)].join(`\n${"=".repeat(80)}\n\n`);
            this.emitFile({ type: "asset", fileName: "licenses.txt", source });
        },
    };
}

function licenseOf(name: string): string {
    const about = JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf-8")) as {
        version: string;
        license: string;
    };
    const file = ["LICENSE", "LICENSE.md", "license"]
        .map((end) => join(MODULES, name, end))
        .find((path) => existsSync(path));
    const text = file ? readFileSync(file, "utf-8") : "";
    return `${name} ${about.version} (${about.license})\n\n${text}`;
}
