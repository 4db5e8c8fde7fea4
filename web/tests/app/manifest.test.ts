import { expect, test } from "vitest";

import { manifestOf } from "../../src/app/manifest.ts";
import { parse } from "../../src/router.svelte.ts";
import { say } from "../../src/words/say.svelte.ts";

interface Manifest {
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
}

const MADE = manifestOf(
    say,
    [
        { file: "assets/a.png", size: 192, purpose: "any" },
        { file: "assets/b.png", size: 512, purpose: "maskable" },
        { file: "assets/c.png", size: 180, purpose: "touch" },
    ],
    "#231913",
) as Manifest;

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
