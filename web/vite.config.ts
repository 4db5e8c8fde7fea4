import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { app } from "./vite/app.ts";
import { icons } from "./vite/icons.ts";
import { licenses } from "./vite/licenses.ts";
import { markdown } from "./vite/markdown.ts";
import { precompress } from "./vite/precompress.ts";
import { words } from "./vite/words.ts";

/** The messages of all languages, which the Python side reads, too. */
const LOCALE = process.env.MONSTERLANDS_LOCALE ?? join(import.meta.dirname, "../src/monsterlands/locale");

export default defineConfig({
    root: import.meta.dirname,
    base: "./",
    cacheDir: join(import.meta.dirname, "../node_modules/.vite"),
    plugins: [svelte(), icons(), licenses(), markdown(), words(LOCALE), app(LOCALE), precompress()],
    // The client is served under a policy that allows files of its own origin alone: nothing is inlined.
    build: {
        outDir: join(import.meta.dirname, "../src/monsterlands/server/client"),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: "es2022",
        rolldownOptions: {
            // How long which plugin took is no news for whoever plays.
            checks: { pluginTimings: false },
            input: {
                index: join(import.meta.dirname, "index.html"),
                sw: join(import.meta.dirname, "src/sw.ts"),
            },
            output: {
                // What most screens share is one file: many small ones take longer, and more bytes.
                codeSplitting: { groups: [{ name: "parts", test: /\/web\/src\/(parts|look|wire|words)\// }] },
                // A service worker is at the root, as it sees only what is below it; its name stays the same.
                entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
            },
        },
    },
    server: {
        fs: { allow: [import.meta.dirname, LOCALE] },
        proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    },
    // Without this, components under test would be compiled for a server.
    resolve: {
        alias: { $locale: LOCALE },
        ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    },
    test: {
        environment: "happy-dom",
        // The size that the table is drawn for.
        environmentOptions: { happyDOM: { width: 1280, height: 720 } },
        include: ["tests/**/*.test.ts"],
        maxWorkers: "100%",
        setupFiles: ["allwords", "ended", "layout"].map((name) =>
            join(import.meta.dirname, `tests/${name}.ts`),
        ),
    },
});
