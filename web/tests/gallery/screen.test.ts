import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import GalleryScreen from "../../src/gallery/GalleryScreen.svelte";

let screen: Record<string, unknown>;

afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

test("if an affinity leaves nothing, the message says so and does not blame the name", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ cards: [], terms: [] })));
    screen = mount(GalleryScreen, { target: document.body });
    const none = (): string => document.querySelector(".none")?.textContent ?? "";
    await vi.waitFor(() => expect(none()).toContain("Nothing here has that name."));
    document.querySelector<HTMLInputElement>("input[value=fire]")!.click();
    flushSync();
    expect(none()).toBe("None of these has that affinity. Choose “Any affinity” to see them.");
});
