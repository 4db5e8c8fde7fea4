import { afterAll, expect, test } from "vitest";

import { manifestFile, manifestOf } from "../../src/app/manifest.ts";
import { parse } from "../../src/router.svelte.ts";
import { say, speak } from "../../src/words/say.svelte.ts";

interface Manifest {
    lang: string;
    description: string;
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
}

const ICONS = [
    { file: "assets/a.png", size: 192, purpose: "any" },
    { file: "assets/b.png", size: 512, purpose: "maskable" },
    { file: "assets/c.png", size: 180, purpose: "touch" },
];
const MADE = manifestOf("en", say, ICONS, "#231913") as Manifest;

afterAll(() => speak("en"));

test("all addresses are relative, so that a proxy may serve it below a folder", () => {
    const addresses = [MADE.start_url, MADE.scope, ...[...MADE.icons.map(({ src }) => src)]];
    for (const each of [...addresses, ...MADE.shortcuts.map(({ url }) => url)]) expect(each).toMatch(/^\.\//);
});

test("the icon of Apple is no icon of the manifest", () => {
    expect(MADE.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
        ["./assets/a.png", "192x192", "any"],
        ["./assets/b.png", "512x512", "maskable"],
    ]);
});

test("each shortcut leads to a screen", () => {
    const screens = MADE.shortcuts.map(({ name, url }) => [name, parse(url.slice(2)).screen]);
    expect(screens).toEqual([
        ["Continue", "continue"],
        ["With friends", "friends"],
        ["Rules", "rules"],
    ]);
});

test("each language has a manifest of its own, with the same addresses", async () => {
    await speak("fr");
    const french = manifestOf("fr", say, ICONS, "#231913") as Manifest;
    expect(french.lang).toBe("fr");
    expect(french.description).not.toBe(MADE.description);
    expect(french.shortcuts.map(({ name }) => name)).toEqual(["Continuer", "Entre amis", "Règles"]);
    expect(french.shortcuts.map(({ url }) => url)).toEqual(MADE.shortcuts.map(({ url }) => url));
    expect([french.start_url, french.scope]).toEqual([MADE.start_url, MADE.scope]);
    expect(["en", "fr"].map(manifestFile)).toEqual(["./manifest.webmanifest", "./manifest.fr.webmanifest"]);
});
