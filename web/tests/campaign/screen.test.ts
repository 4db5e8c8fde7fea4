import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import CampaignScreen from "../../src/campaign/CampaignScreen.svelte";

const SCENARIO = { goals: [], difficulties: ["normal"], affinity: "", bestRank: "", played: 0 };
const ANSWERS: Record<string, unknown> = {
    about: { keeper: true },
    campaigns: [],
    scenarios: [
        { ...SCENARIO, number: 1, name: "Business as usual", rules: "The plain game." },
        { ...SCENARIO, number: 2, name: "Money is king", rules: "Gold counts." },
    ],
};
let screen: Record<string, unknown>;

beforeEach(async () => {
    vi.stubGlobal("fetch", (address: string) => {
        const route = Object.keys(ANSWERS).find((each) => address.includes(each))!;
        return Promise.resolve(Response.json(ANSWERS[route]));
    });
    screen = mount(CampaignScreen, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector(".map li")).not.toBeNull());
    flushSync();
});
afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

test("before a campaign sets out, the scenario that is chosen on the map is told", () => {
    expect(document.body.textContent).toContain("The plain game.");
    document.querySelectorAll<HTMLElement>(".map button")[1]!.click();
    flushSync();
    expect(document.body.textContent).toContain("Gold counts.");
});

test("what each rank leads to is told", () => {
    const ranks = [...document.querySelectorAll(".campaign dt")].map((each) => each.textContent.trim());
    expect(ranks).toEqual(["Hero", "Veteran", "Trainee", "Monster Fodder"]);
});
