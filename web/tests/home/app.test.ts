import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import App from "../../src/App.svelte";
// Loaded when it is first shown; imported here.
import "../../src/home/NewGame.svelte";
import { go } from "../../src/router.svelte.ts";
import { set } from "../../src/settings.svelte.ts";

const root = document.documentElement;
let app: Record<string, unknown>;

function show(hash: string): void {
    go(hash);
    app = mount(App, { target: document.body });
    flushSync();
}

beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
    set("motion", "system");
    set("textSize", "normal");
});

afterEach(async () => {
    await unmount(app);
    document.body.replaceChildren();
    localStorage.clear();
    vi.unstubAllGlobals();
});

describe("a setting", () => {
    test("for motion applies to every screen until it is changed", () => {
        set("motion", "still");
        show("#/");
        expect(root.classList.contains("still")).toBe(true);
        set("motion", "system");
        flushSync();
        expect(root.classList.contains("still")).toBe(false);
    });

    test("for the text applies to every screen", () => {
        set("textSize", "large");
        show("#/");
        expect(root.style.getPropertyValue("--times")).toBe("1.2");
        set("textSize", "huge");
        flushSync();
        expect(root.style.getPropertyValue("--times")).toBe("1.45");
    });
});

test("the app is installed in the language of the page", async () => {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.setAttribute("href", "./manifest.webmanifest");
    document.head.append(link);
    show("#/");
    expect(link.getAttribute("href")).toBe("./manifest.webmanifest");
    set("language", "es");
    await vi.waitFor(() => expect(link.getAttribute("href")).toBe("./manifest.es.webmanifest"));
    set("language", "");
    await vi.waitFor(() => expect(link.getAttribute("href")).toBe("./manifest.webmanifest"));
    link.remove();
});

test("a table is made to fit the window, other screens are not", () => {
    show("#/game/g1");
    expect(root.style.fontSize).toMatch(/^[\d.]+px$/);
    go("#/");
    flushSync();
    expect(root.style.fontSize).toBe("");
});

test("a screen stays as it is while only the rest of the address changes", async () => {
    show("#/new/solo");
    await vi.waitFor(() => expect(document.querySelector("main")).not.toBeNull());
    const main = document.querySelector("main");
    go("#/new/solo?scenario=4");
    flushSync();
    expect(document.querySelector("main")).toBe(main);
});
