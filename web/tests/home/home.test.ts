import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Home from "../../src/home/Home.svelte";
import { set } from "../../src/settings.svelte.ts";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";
import type { Http } from "../../src/wire/types.ts";
import { summary, withFriends } from "./samples.ts";

const MINUTE = 60_000;
let home: Record<string, unknown>;

/** The games that the server lists. */
let answers: object[];
/** What was asked for over HTTP. */
let asked: string[];

const FREE = { name: "", emblem: "", bot: "", free: true, mine: false, ready: false };

function seat(name: string, more: Partial<Http.SeatSummary> = {}): Http.SeatSummary {
    return { name, emblem: "krunn", bot: "", free: false, mine: false, ready: true, ...more };
}

/** A table of friends at which no game has begun, unless more is told. */
function lobby(seats: Http.SeatSummary[], more: Partial<Http.GroupSummary> = {}): Http.GroupSummary {
    return { id: "t1", phase: "lobby", changed: 0, host: true, game: "", seats, yourTurn: false, ...more };
}

/** Open the home screen of a server with these games. */
async function arrive(games: object[], tables: object[] = []): Promise<void> {
    answers = games;
    asked = [];
    vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
        asked.push(`${method} ${address.split("?")[0]}`);
        if (method === "POST") return Promise.resolve(new Response(null, { status: 204 }));
        const groups = address.includes("groups") ? tables : answers;
        return Promise.resolve(Response.json(address.includes("about") ? { keeper: true } : groups));
    });
    home = mount(Home, { target: document.body });
    flushSync();
    await vi.waitFor(() => expect(document.querySelector(".first section")).not.toBeNull());
}

function learning(): number {
    return [...document.querySelectorAll("button")].filter(
        ({ textContent }) => textContent?.trim().startsWith("Learn by playing") ?? false,
    ).length;
}

beforeEach(() => localStorage.clear());

afterEach(async () => {
    set("language", "");
    vi.restoreAllMocks();
    await unmount(home);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

test("a language that is not there is told until one is chosen", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["sv-SE"]);
    await arrive([]);
    expect(document.body.textContent).toContain(
        "Your browser asks for Swedish (svenska), which the game does not speak yet. " +
            "It speaks English, Français, Español and Italiano: choose one of them here.",
    );
    [...document.querySelectorAll("button")].find(({ lang }) => lang === "en")?.click();
    flushSync();
    expect(document.body.textContent).not.toContain("Your browser asks");
});

test("a language that nobody knows is told by its code, and one that is there not at all", async () => {
    const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["xx"]);
    await arrive([]);
    expect(document.body.textContent).toContain("Your browser asks for xx, which");
    await unmount(home);
    languages.mockReturnValue(["sv", "fr"]);
    await arrive([]);
    expect(document.body.textContent).not.toContain("Your browser asks");
});

test("a new player reads how to play, and finds the guided game once", async () => {
    await arrive([]);
    expect(document.body.textContent).toContain("How it goes");
    expect(learning()).toBe(1);
});

test.each([false, true])(
    "who has played finds the guided game once too, the last one over: %s",
    async (over) => {
        await arrive([summary({ over, state: over ? "over" : "your-turn" })]);
        expect(document.body.textContent).not.toContain("How it goes");
        expect(learning()).toBe(1);
    },
);

test("nothing is kept of a game that is deleted", async () => {
    localStorage.setItem("monsterlands.keys", JSON.stringify({ g1: "secret", g2: "other" }));
    localStorage.setItem("monsterlands.guide.g1", "{}");
    await arrive([summary()]);
    document.querySelector<HTMLElement>("button[aria-label^=Delete]")!.click();
    flushSync();
    [...document.querySelectorAll<HTMLElement>("dialog[open] button")].at(-1)!.click();
    await vi.waitFor(() => expect(localStorage.getItem("monsterlands.guide.g1")).toBeNull());
    expect(localStorage.getItem("monsterlands.keys")).toBe(JSON.stringify({ g2: "other" }));
});

test("a game for which friends wait is the first, and marked", async () => {
    await arrive([summary(), withFriends({ id: "g2" })]);
    expect(document.querySelector(".first")!.textContent).toContain("Your turn");
    expect(document.querySelector<HTMLAnchorElement>(".first a")!.hash).toBe("#/game/g2");
    expect(document.querySelector(".lists")!.textContent).not.toContain("Your turn");
});

test("a finished game with others tells the place, and one with friends cannot be deleted here", async () => {
    const standings = [
        { seat: 0, affinity: "fire", points: 12, place: 2, player: "", name: "Ana" },
        { seat: 1, affinity: "air", points: 20, place: 1, player: "", name: "Ben" },
    ];
    await arrive([withFriends({ over: true, state: "over", standings })]);
    const row = document.querySelector(".lists li")!;
    expect(row.textContent).toContain("2nd of 2");
    expect(row.querySelector("button")).toBeNull();
});

test("a game that was left says so, comes last, and can be gone back to", async () => {
    const left = withFriends({ id: "g2", changed: 9, state: "left" });
    await arrive([left, summary()]);
    expect(document.querySelector<HTMLAnchorElement>(".first a")!.hash).toBe("#/game/g1");
    expect(document.querySelector(".lists li")!.textContent).toContain("You have left this game");
    await unmount(home);
    document.body.replaceChildren();
    await arrive([left]);
    expect(document.querySelector(".first a")!.textContent.trim()).toBe("Go back to it");
});

test("games with the same title are told apart by when they began", async () => {
    const games = [1, 2, 3].map((number) =>
        withFriends({ id: `g${number}`, changed: -number, created: number * 86_400 + 43_200 }),
    );
    await arrive([...games.slice(0, 2), { ...games[2]!, others: ["Cleo"] }]);
    const told = (text: string): boolean => document.querySelector("main")!.textContent.includes(text);
    expect([told("begun 2 Jan 1970"), told("begun 3 Jan 1970"), told("begun 4 Jan 1970")]).toEqual([
        true,
        true,
        false,
    ]);
});

test("a game of friends whose table one has left for good goes from the list", async () => {
    await arrive([withFriends({ mayDelete: true, over: true, state: "over" })]);
    document.querySelector<HTMLElement>("button[aria-label^=Delete]")!.click();
    flushSync();
    expect(document.querySelector("dialog[open]")!.textContent).toContain(
        "With Ben is removed from your list for good.",
    );
});

test("whoever comes back to the page sees what friends have done since", async () => {
    await arrive([withFriends({ state: "others-turn", waitsFor: [{ seat: 1, name: "Ben", bot: "" }] })]);
    expect(document.querySelector(".first")!.textContent).toContain("Waiting for Ben");
    answers = [withFriends()];
    window.dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(document.querySelector(".first")!.textContent).toContain("Your turn"));
});

test.each([
    ["lobby", 3],
    ["over", 0],
] as const)(
    "a page left open asks again by itself only while friends are about: %s",
    async (phase, times) => {
        vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
        keepProfile("own");
        await arrive([summary()], [lobby([seat("Ana", { mine: true }), seat("Ben")], { phase, changed: 0 })]);
        asked = [];
        await vi.advanceTimersByTimeAsync(MINUTE);
        expect(asked.filter((each) => each === "GET api/groups")).toHaveLength(times);
        forgetProfile();
        vi.useRealTimers();
    },
);

test("a table that has not begun leads to its lobby", async () => {
    keepProfile("own");
    await arrive([summary()], [lobby([seat("Ana", { mine: true }), seat("", { bot: "hero" }), FREE])]);
    const link = document.querySelector<HTMLAnchorElement>(".lobbies a")!;
    expect([link.hash, link.textContent]).toEqual(["#/group/t1", "With Hero"]);
    expect(document.querySelector(".lobbies")!.textContent).toContain("One seat is free");
    forgetProfile();
});

test.each([
    [[false, true, true], "Ben and Cy are waiting for you"],
    [[false, true, false], "Ben is waiting for you"],
    [[true, false, true], "Waiting for Ben"],
    [[true, true, true], "Everybody is ready"],
])("a table tells who waits for whom, ready are %s", async (ready, told) => {
    keepProfile("own");
    const seats = ["Ana", "Ben", "Cy"].map((name, index) =>
        seat(name, { mine: index === 0, ready: ready[index]! }),
    );
    await arrive([summary()], [lobby(seats, { game: "g7" })]);
    expect(document.querySelector(".lobbies")!.textContent).toContain(told);
    forgetProfile();
});

test("who wants a rematch is told first, and joined with one click", async () => {
    keepProfile("own");
    const seats = [seat("Ben"), seat("Ana", { mine: true, ready: false })];
    await arrive([withFriends({ over: true, state: "over" })], [lobby(seats, { game: "g7" })]);
    const first = document.querySelector(".first")!;
    expect(first.querySelector("h2")!.textContent).toBe("With Ben");
    expect(first.textContent).toContain("Ben is waiting for you");
    expect(document.querySelector(".lobbies")).toBeNull();
    first.querySelector("button")!.click();
    await vi.waitFor(() => expect(location.hash).toBe("#/group/t1"));
    expect(asked).toContain("POST api/groups/t1/rematch");
    expect(first.querySelector("button")!.textContent.trim()).toBe("Join");
    forgetProfile();
});

test("after a game with friends the first thing is to play with them again", async () => {
    keepProfile("own");
    const seats = [seat("Ana", { mine: true }), seat("Ben")];
    const table = lobby(seats, { phase: "over", game: "g1" });
    await arrive([withFriends({ over: true, state: "over" })], [table]);
    const first = document.querySelector(".first")!;
    expect(first.querySelector("h2")!.textContent).toBe("With Ben");
    expect(first.querySelector("button")!.textContent.trim()).toBe("Rematch");
    first.querySelector("button")!.click();
    await vi.waitFor(() => expect(asked).toContain("POST api/groups/t1/rematch"));
    forgetProfile();
});

test("after a game alone, friends of an earlier game are not in the way", async () => {
    keepProfile("own");
    const alone = summary({ over: true, state: "over", changed: 9 });
    const table = lobby([seat("Ana", { mine: true }), seat("Ben")], { phase: "over", game: "g2" });
    await arrive([alone, withFriends({ id: "g2", over: true, state: "over" })], [table]);
    expect(document.querySelector(".first")!.textContent).toContain("No game is under way");
    forgetProfile();
});

test("a game that came from a record is marked as imported, and not as assisted", async () => {
    await arrive([summary({ over: true, state: "over", rank: "hero", brought: true })]);
    const row = document.querySelector(".lists li")!.textContent;
    expect(row).toContain("imported");
    expect(row).not.toContain("assisted");
});

test("a game that cannot be opened says why, has no link, and can be deleted", async () => {
    const broken = summary({
        id: "g2",
        scenarioName: "",
        state: "broken",
        problem: "rules version 9 is unknown",
    });
    await arrive([broken, summary()]);
    expect(document.querySelector(".first")!.textContent).toContain("business-as-usual");
    const row = document.querySelector(".lists li")!;
    expect(row.textContent).toContain("Scenario 1");
    expect(row.textContent).toContain("rules version 9 is unknown");
    expect(row.querySelector("a")).toBeNull();
    row.querySelector("button")!.click();
    flushSync();
    expect(document.querySelector("dialog[open]")!.textContent).toContain("Delete this game?");
});

test("older games are shown page by page", async () => {
    const games = Array.from({ length: 70 }, (_, place) =>
        summary({ id: `g${place}`, changed: 1000 - place, over: true, state: "over" }),
    );
    vi.stubGlobal("fetch", (address: string) => {
        if (address.includes("about")) return Promise.resolve(Response.json({ keeper: true }));
        const before = /before=(.*):/.exec(address)?.[1] ?? "1001";
        const rest = games.filter(({ changed }) => changed < Number(before));
        return Promise.resolve(Response.json(rest.slice(0, 50)));
    });
    home = mount(Home, { target: document.body });
    const rows = (): number => document.querySelectorAll(".lists li").length;
    const older = (): HTMLButtonElement | undefined =>
        [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("older"));
    await vi.waitFor(() => expect(older()).toBeDefined());
    older()?.click();
    await vi.waitFor(() => expect(rows()).toBe(70));
    expect(older()).toBeUndefined();
});
