import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import AboutScreen from "../../src/home/AboutScreen.svelte";
import Home from "../../src/home/Home.svelte";

const ABOUT = { version: "1", compiled: true, edition: "standard@1", keeper: true, houseRules: true };
let screen: Record<string, unknown>;

function show(Screen: typeof Home | typeof AboutScreen, houseRules: boolean): void {
    vi.stubGlobal("fetch", (address: string) => {
        if (address.endsWith("house-rules"))
            return Promise.resolve(new Response("Be kind.\n<b>Mondays</b> only."));
        return Promise.resolve(Response.json(address.includes("about") ? { ...ABOUT, houseRules } : []));
    });
    screen = mount(Screen, { target: document.body });
    flushSync();
}

afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

test("guests read the rules of the house as they were written", async () => {
    show(AboutScreen, true);
    await vi.waitFor(() => expect(document.body.textContent).toContain("Rules of this house"));
    expect(document.querySelector(".house")!.textContent).toBe("Be kind.\n<b>Mondays</b> only.");
});

test("a house without rules of its own shows none", async () => {
    show(AboutScreen, false);
    await vi.waitFor(() => expect(document.body.textContent).toContain("standard@1"));
    expect(document.body.textContent).not.toContain("Rules of this house");
});

test.each([
    [true, "House rules and credits"],
    [false, "About"],
])("the start page leads to them, if there are any: %s", async (houseRules, text) => {
    show(Home, houseRules);
    const link = (): string => document.querySelector('a[href="#/about"]')!.textContent;
    await vi.waitFor(() => expect(link()).toBe(text));
});
