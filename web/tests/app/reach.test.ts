import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { isAway, isOffline, missed, whenBack } from "../../src/app/reach.svelte.ts";
import { inWords, Loaded } from "../../src/home/loaded.svelte.ts";
import { about } from "../../src/wire/http.ts";

let answer: () => Response;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => answer());
});
afterEach(async () => {
    // Each test ends with a server that answers.
    answer = () => Response.json({});
    online(true);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

function away(): never {
    throw new TypeError("no line");
}

function online(now: boolean): void {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(now);
    window.dispatchEvent(new Event(now ? "online" : "offline"));
}

describe("a server that does not answer", () => {
    test("is asked again until it does, and then what waits goes on", async () => {
        answer = away;
        const calls: string[] = [];
        whenBack(() => calls.push("one"));
        whenBack(() => calls.push("two"))();
        missed();
        expect(isAway()).toBe(true);
        await vi.advanceTimersByTimeAsync(60_000);
        expect([isAway(), calls]).toEqual([true, []]);
        answer = () => Response.json({});
        await vi.advanceTimersByTimeAsync(20_000);
        expect([isAway(), calls]).toEqual([false, ["one", "two"].slice(0, 1)]);
    });

    test.each([502, 504])("stays away while a proxy says %i", async (status) => {
        answer = () => new Response("", { status });
        missed();
        await vi.advanceTimersByTimeAsync(30_000);
        expect(isAway()).toBe(true);
    });

    test("is found at once when the line is back", async () => {
        answer = away;
        online(false);
        await vi.advanceTimersByTimeAsync(0);
        expect([isAway(), isOffline()]).toEqual([true, true]);
        answer = () => Response.json({});
        online(true);
        await vi.advanceTimersByTimeAsync(0);
        expect([isAway(), isOffline()]).toEqual([false, false]);
    });

    test("is not away because the device has no line: it may run on it", async () => {
        answer = () => Response.json({});
        online(false);
        await vi.advanceTimersByTimeAsync(30_000);
        expect([isAway(), isOffline()]).toEqual([false, false]);
    });
});

describe("what was not loaded", () => {
    test("says that it needs the server, and comes by itself", async () => {
        answer = away;
        online(false);
        await vi.advanceTimersByTimeAsync(0);
        const found = new Loaded(about);
        await vi.advanceTimersByTimeAsync(0);
        flushSync();
        expect(found.problem).toMatch("You are offline, and this needs the server.");
        answer = () => Response.json({ version: "1" });
        online(true);
        await vi.advanceTimersByTimeAsync(0);
        expect([found.problem, found.value]).toEqual(["", { version: "1" }]);
    });

    test("says that the server does not answer where there is a line", async () => {
        answer = away;
        await expect(about()).rejects.toSatisfy((error) =>
            inWords(error).startsWith("The server does not answer"),
        );
    });
});
