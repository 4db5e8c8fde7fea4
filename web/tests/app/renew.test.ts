import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";

import { occupy } from "../../src/app/occupied.svelte.ts";
import { renew } from "../../src/app/renew.ts";

let page: () => Response;
let reload: Mock<() => void>;

const of = (build: string) => () => new Response(`<head><meta name="build" content="${build}" /></head>`);

beforeEach(() => {
    sessionStorage.clear();
    reload = vi.fn();
    vi.spyOn(location, "reload").mockImplementation(reload);
    vi.stubGlobal("fetch", async () => page());
});
afterEach(() => {
    occupy(false);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

describe("a page that misses a part", () => {
    test("is loaded again if the server has another build", async () => {
        page = of("b2");
        expect(await renew("a1")).toBe(true);
        expect(reload).toHaveBeenCalledOnce();
    });

    test("is loaded again once, however often that does not help", async () => {
        page = of("b2");
        await renew("a1");
        expect(await renew("a1")).toBe(false);
        expect(reload).toHaveBeenCalledOnce();
    });

    test("is loaded again after the next update, too", async () => {
        page = of("b2");
        await renew("a1");
        page = of("c3");
        expect(await renew("b2")).toBe(true);
        expect(reload).toHaveBeenCalledTimes(2);
    });

    test.each<[string, () => Response]>([
        ["has the same build", of("a1")],
        ["tells no build", () => new Response("<h1>Hello</h1>")],
        ["fails", () => new Response("", { status: 503 })],
        [
            "does not answer",
            () => {
                throw new TypeError("no line");
            },
        ],
    ])("stays as it is if the server %s", async (_, answer) => {
        page = answer;
        expect(await renew("a1")).toBe(false);
        expect(reload).not.toHaveBeenCalled();
    });

    test("waits for the end of a battle", async () => {
        page = of("b2");
        occupy(true);
        const done = renew("a1");
        await new Promise((next) => setTimeout(next));
        expect(reload).not.toHaveBeenCalled();
        occupy(false);
        expect(await done).toBe(true);
        expect(reload).toHaveBeenCalledOnce();
    });

    test("stays as it is while it is developed", async () => {
        page = of("b2");
        expect(await renew("")).toBe(false);
    });
});
