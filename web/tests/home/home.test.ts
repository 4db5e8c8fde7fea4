import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Home from "../../src/home/Home.svelte";

const GAME = {
    id: "g1",
    created: 0,
    changed: 0,
    players: 1,
    difficulty: "normal",
    scenario: 1,
    scenarioName: "business-as-usual",
    round: 2,
    rounds: 6,
    persons: 1,
    standings: [],
    campaign: "",
    rank: "",
    points: null,
    problem: "",
};
let home: Record<string, unknown>;

/** Open the home screen of a server with these games. */
async function arrive(games: object[]): Promise<void> {
    vi.stubGlobal("fetch", (address: string) =>
        Promise.resolve(Response.json(address.includes("about") ? { keeper: true } : games)),
    );
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
    await unmount(home);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

test("a new player reads how to play, and finds the guided game once", async () => {
    await arrive([]);
    expect(document.body.textContent).toContain("How it goes");
    expect(learning()).toBe(1);
});

test.each([false, true])(
    "who has played finds the guided game once too, the last one over: %s",
    async (over) => {
        await arrive([{ ...GAME, over }]);
        expect(document.body.textContent).not.toContain("How it goes");
        expect(learning()).toBe(1);
    },
);

test("nothing is kept of a game that is deleted", async () => {
    localStorage.setItem("monsterlands.keys", JSON.stringify({ g1: "secret", g2: "other" }));
    localStorage.setItem("monsterlands.guide.g1", "{}");
    await arrive([{ ...GAME, over: false }]);
    document.querySelector<HTMLElement>("button[aria-label^=Delete]")!.click();
    flushSync();
    [...document.querySelectorAll<HTMLElement>("dialog[open] button")].at(-1)!.click();
    await vi.waitFor(() => expect(localStorage.getItem("monsterlands.guide.g1")).toBeNull());
    expect(localStorage.getItem("monsterlands.keys")).toBe(JSON.stringify({ g2: "other" }));
});

test("a game that came from a record is marked as imported, and not as assisted", async () => {
    await arrive([{ ...GAME, over: true, rank: "hero", brought: true, assisted: false }]);
    const row = document.querySelector(".lists li")!.textContent;
    expect(row).toContain("imported");
    expect(row).not.toContain("assisted");
});

test("a game that cannot be opened says why, has no link, and can be deleted", async () => {
    const broken = { ...GAME, id: "g2", scenarioName: "", over: true, problem: "rules version 9 is unknown" };
    await arrive([broken, { ...GAME, over: false }]);
    expect(document.querySelector(".first")!.textContent).toContain("business-as-usual");
    const row = document.querySelector(".lists li")!;
    expect(row.textContent).toContain("Scenario 1");
    expect(row.textContent).toContain("rules version 9 is unknown");
    expect(row.querySelector("a")).toBeNull();
    row.querySelector("button")!.click();
    flushSync();
    expect(document.querySelector("dialog[open]")!.textContent).toContain("Delete this game?");
});
