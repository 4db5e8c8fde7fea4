import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Guide from "../../src/guide/Guide.svelte";
import type { Views } from "../../src/guide/lead.ts";
import { question, table } from "../table/samples.ts";

const CARD = { left: 0, top: 0, width: 400, height: 160 };
/** The size of each thing on the page. */
const SIZES: Record<string, Partial<DOMRect>> = {};
let guide: Record<string, unknown>;

beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(CARD.width);
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
        return this.classList.contains("folded") ? 40 : CARD.height;
    });
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
        const size = SIZES[this.getAttribute("data-area") ?? this.id] ?? {
            left: 0,
            top: 0,
            width: 0,
            height: 0,
        };
        return size as DOMRect;
    });
    document.body.innerHTML = `<div data-area="bar"></div><button id="wide" data-lit></button>`;
    SIZES.bar = { left: 0, top: 650, width: 1200, height: 70 };
});

afterEach(async () => {
    await unmount(guide);
    document.body.replaceChildren();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
});

/** Show the guide on a table on which something large is lit. */
async function lay(
    lit: Partial<DOMRect>,
    [width, height] = [1200, 720],
    views?: Views,
    byEar = false,
): Promise<void> {
    SIZES.wide = lit;
    vi.stubGlobal("innerWidth", width);
    vi.stubGlobal("innerHeight", height);
    window.dispatchEvent(new Event("resize"));
    const session = {
        game: "g",
        table: table(question([], { kind: "choose-affinity" }), { phase: "setup" }),
        mine: [0],
        last: { version: 0, events: [], dropped: [] },
        holding: false,
        byEar,
    };
    guide = mount(Guide, { target: document.body, props: { session, views } });
    flushSync();
    await vi.waitFor(() => expect(document.querySelector(".laid")).not.toBeNull());
    flushSync();
}

const names = (): string[] =>
    [...document.querySelectorAll("aside button")].map(({ textContent }) => textContent.trim());

test("the card is open where it covers nothing that can be chosen", async () => {
    await lay({ left: 0, top: 0, width: 1200, height: 300 });
    expect(names()).toEqual(["Hide the guide", "Next"]);
});

test("no tip has more than two sentences on its card, whatever it waits for", async () => {
    await lay({ left: 0, top: 0, width: 1200, height: 300 });
    while (names()[1] === "Next") {
        document.querySelectorAll<HTMLElement>("aside button")[1]!.click();
        flushSync();
    }
    expect(names()).toEqual(["Hide the guide", "Close this tip"]);
    const told = [...document.querySelectorAll("aside p:not(.ways)")].map(({ textContent }) => textContent);
    expect(told.join(" ").match(/[.!?;](?=\s|$)/g)).toHaveLength(2);
});

test("elsewhere it is a strip, which can be read and skipped", async () => {
    await lay({ left: 0, top: 0, width: 1200, height: 590 });
    expect(document.querySelector("aside h2")?.textContent.trim()).toBe("Welcome");
    expect(names()).toEqual(["Read", "Next"]);
});

test("a strip that was opened stays open", async () => {
    await lay({ left: 0, top: 0, width: 1200, height: 590 });
    document.querySelector<HTMLElement>("aside button")!.click();
    flushSync();
    await vi.waitFor(() => expect(names()).toEqual(["Hide the guide", "Next"]));
    await vi.waitFor(() => expect(document.activeElement?.textContent.trim()).toBe("Next"));
    window.dispatchEvent(new Event("resize"));
    flushSync();
    expect(names()).toEqual(["Hide the guide", "Next"]);
});

test("in the hand the card is open in a row of its own, whatever is lit", async () => {
    await lay({ left: 0, top: 0, width: 390, height: 600 }, [390, 844], { shown: "citadel", go: vi.fn() });
    expect(names()).toEqual(["Hide the guide", "Next"]);
    expect(document.querySelector("aside")?.classList.contains("row")).toBe(true);
});

test("nothing is pointed at by ear", async () => {
    const views = { shown: "citadel", go: vi.fn() } as const;
    const lit = { left: 10, top: 10, width: 100, height: 100, right: 110, bottom: 110 };
    await lay(lit, [390, 844], views);
    expect(document.querySelector(".ring")).not.toBeNull();
    await unmount(guide);
    await lay(lit, [390, 844], views, true);
    expect(document.querySelector(".ring")).toBeNull();
});

test("over the buttons of a fight in a small window it is a strip", async () => {
    document.body.insertAdjacentHTML(
        "beforeend",
        `<div data-area="battle"><button id="roll"></button></div>`,
    );
    SIZES.roll = { left: 100, top: 200, width: 400, height: 40 };
    SIZES.bar = { left: 0, top: 264, width: 640, height: 96 };
    await lay({ left: 0, top: 0, width: 640, height: 264 }, [640, 360]);
    await vi.waitFor(() => expect(names()).toEqual(["Read", "Next"]));
});

test("where the bar leaves no room in a small window, the card is a strip", async () => {
    SIZES.bar = { left: 0, top: 51, width: 640, height: 309 };
    await lay({ left: 0, top: 0, width: 640, height: 264 }, [640, 360]);
    await vi.waitFor(() => expect(names()).toEqual(["Read", "Next"]));
});
