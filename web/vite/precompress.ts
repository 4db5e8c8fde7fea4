import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTH_IT = 1024;

/** Write `.gz` and `.br` beside each text file of the built client that is larger than 1 kB. */
export function precompress(): Plugin {
    let folder = "";
    return {
        name: "monsterlands-precompress",
        apply: "build",
        configResolved(config) {
            folder = config.build.outDir;
        },
        closeBundle() {
            for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
                if (!TEXT.test(entry)) continue;
                const path = join(folder, entry);
                const text = readFileSync(path);
                if (text.length <= WORTH_IT) continue;
                writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
                writeFileSync(`${path}.br`, brotliCompressSync(text));
            }
        },
    };
}
