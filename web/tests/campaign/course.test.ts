import { describe, expect, test } from "vitest";

import { place, stations } from "../../src/campaign/course.ts";
import type { Http } from "../../src/wire/types.ts";

const SCENARIOS = [1, 2, 3].map((number) => ({ number, name: `Scenario ${number}` }) as Http.Scenario);

function played(scenario: number, rank: string): Http.CampaignGame {
    return {
        game: `g${scenario}${rank}`,
        scenario,
        difficulty: "normal",
        over: rank !== "",
        rank,
        points: 30,
    };
}

function campaign(status: string, nextScenario: number | null, ...games: Http.CampaignGame[]): Http.Campaign {
    const current = games.find(({ over }) => !over)?.game ?? "";
    return {
        id: "c",
        created: 0,
        status,
        difficulty: "normal",
        nextScenario,
        nextDifficulties: ["normal"],
        current,
        games,
        problem: "",
    };
}

const states = (course?: Http.Campaign): string[] => stations(SCENARIOS, course).map(({ state }) => state);

describe("the course of a campaign", () => {
    test("begins at the first scenario", () => {
        expect(states()).toEqual(["here", "ahead", "ahead"]);
    });

    test("goes on after the last win", () => {
        expect(states(campaign("open", 2, played(1, "veteran")))).toEqual(["won", "here", "ahead"]);
    });

    test("is at the game under way", () => {
        expect(place(campaign("open", 2, played(1, "hero"), played(2, "")))).toBe(2);
    });

    test("ends where it was lost", () => {
        expect(states(campaign("lost", null, played(1, "veteran"), played(2, "fodder")))).toEqual([
            "won",
            "lost",
            "ahead",
        ]);
    });

    test("is won at the last station", () => {
        const won = campaign("won", null, played(1, "veteran"), played(2, "hero"), played(3, "hero"));
        expect(states(won)).toEqual(["won", "won", "won"]);
    });

    test("keeps each game at its station", () => {
        const [first] = stations(SCENARIOS, campaign("open", 2, played(1, "trainee"), played(1, "veteran")));
        expect(first?.games.map(({ rank }) => rank)).toEqual(["trainee", "veteran"]);
    });
});
