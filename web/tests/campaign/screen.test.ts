import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import CampaignScreen from "../../src/campaign/CampaignScreen.svelte";
import NewCampaign from "../../src/campaign/NewCampaign.svelte";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";

const SCENARIO = { goals: [], difficulties: ["normal"], affinity: "", bestRank: "", played: 0 };
const ANSWERS: Record<string, unknown> = {
    about: { keeper: true },
    scenarios: [
        { ...SCENARIO, number: 1, name: "Business as usual", rules: "The plain game." },
        { ...SCENARIO, number: 2, name: "Money is king", rules: "Gold counts." },
    ],
};
let screen: Record<string, unknown>;

/** Show the screen with these campaigns. */
async function arrive(campaigns: object[] = []): Promise<void> {
    const answers: Record<string, unknown> = { ...ANSWERS, campaigns };
    vi.stubGlobal("fetch", (address: string) => {
        const route = Object.keys(answers).find((each) => address.includes(each))!;
        return Promise.resolve(Response.json(answers[route]));
    });
    screen = mount(CampaignScreen, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector(".map li")).not.toBeNull());
    flushSync();
}

afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

test("before a campaign begins, the scenario that is chosen on the map is described", async () => {
    await arrive();
    expect(document.body.textContent).toContain("The plain game.");
    document.querySelectorAll<HTMLElement>(".map button")[1]!.click();
    flushSync();
    expect(document.body.textContent).toContain("Gold counts.");
});

test("the screen says what each rank leads to", async () => {
    await arrive();
    const ranks = [...document.querySelectorAll(".campaign dt")].map((each) => each.textContent.trim());
    expect(ranks).toEqual(["Hero", "Veteran", "Trainee", "Monster Fodder"]);
});

test("a campaign that cannot be read is shown with the reason and its games", async () => {
    await arrive([
        {
            id: "c",
            created: 0,
            status: "unreadable",
            difficulty: "normal",
            nextScenario: null,
            nextDifficulties: [],
            current: "",
            games: [
                { game: "g", scenario: 2, difficulty: "normal", over: true, rank: "trainee", points: 30 },
            ],
            problem: "not a record of format 1",
        },
    ]);
    expect(document.body.textContent).toContain(
        "This campaign cannot go on here: not a record of format 1. Its games are kept.",
    );
    expect(document.body.textContent).toContain("Trainee, 30 points on Normal");
    expect(document.body.textContent).toContain("New campaign");
});

test("a new campaign says what happens to the current one", () => {
    screen = mount(NewCampaign, {
        target: document.body,
        props: { sheet: true, open: true, done: () => undefined },
    });
    flushSync();
    expect(document.querySelector("dialog")!.textContent).toContain("The campaign you have stays as it is");
});

test("elsewhere than at the machine of the server, the campaigns of the profile are shown", async () => {
    keepProfile("own");
    const asked: [string, unknown][] = [];
    const answers: Record<string, unknown> = {
        ...ANSWERS,
        about: { keeper: false },
        profile: {},
        campaigns: [],
    };
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
        asked.push([address, (init.headers as Record<string, string>).Authorization]);
        return Promise.resolve(
            Response.json(answers[Object.keys(answers).find((each) => address.includes(each))!]),
        );
    });
    screen = mount(CampaignScreen, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector(".map li")).not.toBeNull());
    expect(asked).toContainEqual(["api/campaigns?language=en", "Bearer own"]);
    forgetProfile();
});
