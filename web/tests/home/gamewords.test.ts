import { describe, expect, test } from "vitest";

import {
    ago,
    botName,
    gameTitle,
    isPast,
    placeIn,
    sharedTitles,
    waitsFor,
} from "../../src/home/gamewords.ts";
import { newTable, PERSON, plainSettings, seat } from "../../src/home/newtable.ts";
import type { Http } from "../../src/wire/types.ts";
import { summary, withFriends } from "./samples.ts";

const NOW = 1_800_000_000;

const GAME = summary({
    players: 3,
    scenario: null,
    scenarioName: "",
    standings: [
        { seat: 0, affinity: "fire", points: 12, place: 0, player: "", name: "" },
        { seat: 1, affinity: "air", points: 20, place: 0, player: "novice", name: "" },
        { seat: 2, affinity: "water", points: 16, place: 0, player: "hero", name: "" },
    ],
});

describe("the place in a game that is over", () => {
    const over = { ...GAME, over: true };

    test("is the one that the game gave, not that of the points", () => {
        const [first, second, third] = GAME.standings as [Http.Standing, Http.Standing, Http.Standing];
        const tied = [
            { ...first, points: 20, place: 2 },
            { ...second, place: 1 },
            { ...third, place: 3 },
        ];
        expect(placeIn({ ...over, standings: tied })).toBe(2);
    });

    test("is that of the points where none was kept", () => {
        expect(placeIn(over)).toBe(3);
    });

    test("is the best one of those who share a screen", () => {
        expect(placeIn({ ...over, mySeats: [0, 2] })).toBe(2);
    });

    test.each([
        ["while it goes on", GAME],
        ["for whoever has no seat", { ...over, mySeats: [] }],
        ["in solo play", { ...over, players: 1 }],
    ])("is told to nobody %s", (_, game) => {
        expect(placeIn(game)).toBe(0);
    });
});

test("a game that its people ended is past, too", () => {
    expect([GAME, { ...GAME, over: true }, { ...GAME, ended: true }].map(isPast)).toEqual([
        false,
        true,
        true,
    ]);
});

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

    test("a game with friends names those with whom one plays, also before clans are founded", () => {
        const [, bot] = GAME.standings as [Http.Standing, Http.Standing];
        expect(gameTitle(withFriends({ others: ["Ben", "Cleo"], standings: [bot] }))).toBe(
            "With Ben, Cleo and Novice",
        );
        expect(gameTitle(withFriends())).toBe("With Ben");
        expect(gameTitle(withFriends({ others: [] }))).toBe("With friends");
    });

    test("a game of others names all who sit there", () => {
        expect(gameTitle(withFriends({ others: ["Ana", "Ben"], mySeats: [] }))).toBe("Ana and Ben");
    });

    test("titles that several games have are known", () => {
        const games = [withFriends(), withFriends({ id: "g2" }), withFriends({ others: ["Cleo"] })];
        expect([...sharedTitles(games)]).toEqual(["With Ben"]);
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

describe("what a game with friends waits for", () => {
    const others = { state: "others-turn" } as const;

    test.each([
        ["Your turn", withFriends()],
        ["Waiting for Ben", withFriends({ ...others, waitsFor: [{ seat: 1, name: "Ben", bot: "" }] })],
        ["Waiting for Player 2", withFriends({ ...others, waitsFor: [{ seat: 1, name: "", bot: "" }] })],
        [
            "A bot is choosing: Hero",
            withFriends({ ...others, waitsFor: [{ seat: 1, name: "Ben", bot: "hero" }] }),
        ],
        [
            "You have left this game",
            withFriends({ state: "left", waitsFor: [{ seat: 1, name: "Ben", bot: "" }] }),
        ],
        ["", withFriends({ state: "over", over: true })],
        ["", withFriends({ state: "ended", ended: true })],
        ["", GAME],
    ])("is told: %j", (words, game) => {
        expect(waitsFor(game)).toBe(words);
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
