import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fillStorage } from "../storage.ts";

type Shelf = typeof import("../../src/app/shelf.svelte.ts");

let page: Shelf;

/** Load the page again, in the same window. */
async function reload(): Promise<void> {
    vi.resetModules();
    page = await import("../../src/app/shelf.svelte.ts");
}

beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await reload();
});
afterEach(() => vi.unstubAllGlobals());

describe("a text that there is no room for", () => {
    beforeEach(() => {
        fillStorage();
        page.keepText("who", "Ada");
    });

    test("lasts as long as the window", async () => {
        expect(page.keptText("who")).toBe("Ada");
        await reload();
        expect(page.keptText("who")).toBe("Ada");
        expect(localStorage.getItem("who")).toBeNull();
    });

    test("is kept in the browser by the next page, if there is room by then", async () => {
        vi.unstubAllGlobals();
        await reload();
        expect(localStorage.getItem("who")).toBe("Ada");
        expect(sessionStorage.length).toBe(0);
    });

    test("is kept in the browser as soon as something else is", () => {
        vi.unstubAllGlobals();
        page.keepText("what", "tea");
        expect([localStorage.getItem("who"), localStorage.getItem("what")]).toEqual(["Ada", "tea"]);
        expect(sessionStorage.length).toBe(0);
    });

    test("never replaces what another window has stored, and its own window goes on with it", async () => {
        vi.unstubAllGlobals();
        localStorage.setItem("who", "Bo");
        page.keepText("what", "tea");
        await reload();
        expect(localStorage.getItem("who")).toBe("Bo");
        expect(page.keptText("who")).toBe("Ada");
    });

    test("is dropped without what another window has stored", () => {
        vi.unstubAllGlobals();
        localStorage.setItem("who", "Bo");
        page.dropText("who");
        expect(page.keptText("who")).toBe("Bo");
    });

    test("lasts as long as the page where the session keeps nothing either", () => {
        const forbidden = (): never => {
            throw new Error("forbidden");
        };
        vi.stubGlobal("sessionStorage", { setItem: forbidden, removeItem: forbidden });
        page.keepText("who", "Eve");
        expect(page.keptText("who")).toBe("Eve");
        page.dropText("who");
        expect(page.keptText("who")).toBeNull();
    });
});

describe("a browser", () => {
    test("is full while there is no room for something", () => {
        page.keepText("what", "tea");
        expect(page.isFull()).toBe(false);
        fillStorage();
        page.keepText("who", "Ada");
        page.keepText("what", "ale");
        expect(page.isFull()).toBe(true);
        page.dropText("who");
        expect(page.isFull()).toBe(false);
    });

    test("is not full any more when a later text finds room", () => {
        fillStorage();
        page.keepText("who", "Ada");
        vi.unstubAllGlobals();
        page.keepText("what", "tea");
        expect(page.isFull()).toBe(false);
    });
});
