import { describe, expect, test } from "vitest";

import { ago, botName, gameTitle } from "../../src/home/gamewords.ts";
import { newTable, PERSON, plainSettings, seat } from "../../src/home/newtable.ts";
import type { Http } from "../../src/wire/types.ts";

const NOW = 1_800_000_000;

const GAME: Http.GameSummary = {
    id: "g1",
    created: NOW,
    changed: NOW,
    players: 3,
    difficulty: "normal",
    scenario: null,
    scenarioName: "",
    tricks: false,
    round: 2,
    rounds: 6,
    phase: "deployment",
    asked: 0,
    persons: 1,
    standings: [
        { seat: 0, affinity: "fire", points: 12, player: "", name: "" },
        { seat: 1, affinity: "air", points: 20, player: "novice", name: "" },
        { seat: 2, affinity: "water", points: 16, player: "hero", name: "" },
    ],
    campaign: "",
    assisted: false,
    brought: false,
    over: false,
    rank: "",
    points: null,
    problem: "",
};

describe("what a game is called", () => {
    test("a game against bots names them", () => {
        expect(gameTitle(GAME)).toBe("Against Novice and Hero");
    });

    test("the last two of three bots are joined with “and”", () => {
        const [first, second, third] = GAME.standings as [Http.Standing, Http.Standing, Http.Standing];
        const standings = [first, second, third, { ...third, seat: 3, player: "trainee" }];
        expect(gameTitle({ ...GAME, players: 4, standings })).toBe("Against Novice, Hero and Trainee");
    });

    test("several bots of a kind are counted", () => {
        const [first, second, third] = GAME.standings as [Http.Standing, Http.Standing, Http.Standing];
        const standings = [first, second, third, { ...third, seat: 3 }];
        expect(gameTitle({ ...GAME, players: 4, standings })).toBe("Against Novice and 2 × Hero");
    });

    test("the rivals are counted before clans are founded", () => {
        expect(gameTitle({ ...GAME, standings: [] })).toBe("Against 2 rivals");
    });

    test("a solo game has the name of its scenario", () => {
        expect(gameTitle({ ...GAME, scenario: 3, scenarioName: "Blitz" })).toBe("Blitz");
    });

    test("a game of a campaign says so", () => {
        expect(gameTitle({ ...GAME, scenario: 3, scenarioName: "Blitz", campaign: "c1" })).toBe(
            "Campaign: Blitz",
        );
    });

    test("a scenario without a name is called by its number", () => {
        expect(gameTitle({ ...GAME, scenario: 3 })).toBe("Scenario 3");
    });

    test("a game about which nothing is known is called a game", () => {
        expect(gameTitle({ ...GAME, players: 0, standings: [] })).toBe("A game");
    });

    test("a game at one screen names the players", () => {
        const [first, second, third] = GAME.standings as [Http.Standing, Http.Standing, Http.Standing];
        const standings = [{ ...first, name: "Ana" }, { ...second, player: "", name: "Ben" }, third];
        expect(gameTitle({ ...GAME, persons: 2, standings })).toBe("Ana and Ben");
    });

    test("a bot with a time limit has the same name as one without", () => {
        expect([botName("hero@think=1"), botName("greedy")]).toEqual(["Hero", "greedy"]);
    });
});

describe("the time of something", () => {
    test.each([
        [0, "just now"],
        [59, "just now"],
        [60, "1 minute ago"],
        [3_599, "59 minutes ago"],
        [7_200, "2 hours ago"],
        [90_000, "yesterday"],
        [8 * 86_400, "last week"],
        [-5, "just now"],
    ])("%i seconds ago is %s", (passed, words) => {
        expect(ago(NOW - passed, NOW)).toBe(words);
    });
});

describe("a new table", () => {
    test("people come before bots, and a hero thinks as long as it may", () => {
        const seats = [
            seat("hero"),
            { ...seat(PERSON), name: " Ana " },
            seat("novice"),
            { ...seat("hero"), think: 5 },
        ];
        expect(newTable(seats, { ...plainSettings(), tricks: true, affinities: "chosen" })).toEqual({
            persons: ["Ana"],
            bots: ["hero@think=1", "novice", "hero@think=5"],
            difficulty: "normal",
            tricks: true,
            queensGrant: false,
            moreMonsters: false,
            chosenAffinities: true,
        });
    });
});
