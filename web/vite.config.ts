import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./vite/icons.ts";
import { licenses } from "./vite/licenses.ts";
import { markdown } from "./vite/markdown.ts";
import { precompress } from "./vite/precompress.ts";

/** The messages of all languages, which the Python side reads, too. */
const LOCALE = process.env.MONSTERLANDS_LOCALE ?? join(import.meta.dirname, "../src/monsterlands/locale");

export default defineConfig({
    root: import.meta.dirname,
    base: "./",
    cacheDir: join(import.meta.dirname, "../node_modules/.vite"),
    plugins: [svelte(), icons(), licenses(), markdown(), precompress()],
    // The client is served under a policy that allows files of its own origin alone: nothing is inlined.
    build: {
        outDir: join(import.meta.dirname, "../src/monsterlands/server/client"),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: "es2022",
        // How long which plugin took is no news for whoever plays.
        rolldownOptions: { checks: { pluginTimings: false } },
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
        include: ["tests/**/*.test.ts"],
    },
});
