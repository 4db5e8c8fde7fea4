import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { myGames } from "../../src/home/list.ts";
import { forget, keep, kept } from "../../src/wire/keys.ts";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";
import type { Http } from "../../src/wire/types.ts";
import { Refusal, serve } from "../friends/house.ts";
import { summary } from "./samples.ts";

const game = (id: string, changed: number, more: Partial<Http.GameSummary> = {}): Http.GameSummary =>
    summary({ id, changed, ...more });

beforeEach(() => {
    for (const each of kept()) forget(each);
    forgetProfile();
});
afterEach(() => {
    vi.unstubAllGlobals();
    forgetProfile();
});

const ids = async (): Promise<string[]> => (await myGames(1)).list.map(({ id }) => id);

describe("the games of a browser", () => {
    test("are those of its profile, and those that it has keys for, each once", async () => {
        keepProfile("own");
        keep({ game: "g1", secret: "s1" });
        keep({ game: "g2", secret: "s2" });
        const asked = serve({
            "GET about": { keeper: false },
            "GET profile/games": [game("g2", 5), game("g3", 2)],
            "GET groups": [],
            "GET games/g1": game("g1", 3),
        });
        expect(await ids()).toEqual(["g2", "g1", "g3"]);
        expect(asked.find(({ path }) => path === "games/g1")?.secret).toBe("s1");
        expect(asked.find(({ path }) => path === "profile/games")?.secret).toBe("own");
    });

    test("are on the machine of the server all that it has, and those with friends, each once", async () => {
        keepProfile("own");
        serve({
            "GET about": { keeper: true },
            "GET games": [game("g1", 3), game("g2", 1)],
            "GET profile/games": [
                game("g4", 2, { group: "t1", state: "others-turn" }),
                game("g2", 1, { mySeats: [1] }),
            ],
            "GET groups": [],
        });
        const { list } = await myGames(1);
        expect(list.map(({ id }) => id)).toEqual(["g1", "g4", "g2"]);
        expect(list[2]?.mySeats).toEqual([1]);
    });

    test("for which friends wait come first, and those that were left last; a game for one waits for nobody", async () => {
        keepProfile("own");
        serve({
            "GET about": { keeper: false },
            "GET profile/games": [
                game("left", 9, { group: "t4", state: "left" }),
                game("alone", 8),
                game("theirs", 7, { group: "t1", state: "others-turn" }),
                game("mine", 3, { group: "t2" }),
                game("over", 2, { group: "t3", state: "ended", ended: true }),
            ],
            "GET groups": [],
        });
        expect(await ids()).toEqual(["mine", "alone", "theirs", "over", "left"]);
    });

    test("need no profile", async () => {
        const asked = serve({ "GET about": { keeper: true }, "GET games": [] });
        expect(await ids()).toEqual([]);
        expect(asked.map(({ path }) => path).sort()).toEqual(["about", "games"]);
    });

    test("are none if the server does not know the profile", async () => {
        keepProfile("own");
        serve({
            "GET about": { keeper: false },
            "GET profile/games": new Refusal(404, "unknown"),
            "GET groups": new Refusal(404, "unknown"),
        });
        expect(await myGames(1)).toEqual({ list: [], lobbies: [], risen: [], together: false, more: false });
    });
});

function befriended(...groups: object[]): ReturnType<typeof myGames> {
    keepProfile("own");
    serve({ "GET about": { keeper: false }, "GET profile/games": [], "GET groups": groups });
    return myGames(1);
}

test("of the tables with friends, those that have not begun are listed", async () => {
    const { lobbies } = await befriended({ id: "t1", phase: "lobby" }, { id: "t2", phase: "playing" });
    expect(lobbies.map(({ id }) => id)).toEqual(["t1"]);
});

test.each([
    ["lobby", 30 * 24, true],
    ["playing", 30 * 24, true],
    ["over", 0.9, true],
    ["over", 1.1, false],
    ["ended", 0.9, true],
    ["ended", 1.1, false],
])("friends may change something at a table (%s) that they changed %d hours ago: %s", async (...row) => {
    const [phase, hours, expected] = row;
    const { together } = await befriended({ id: "t1", phase, changed: Date.now() / 1000 - hours * 3600 });
    expect(together).toBe(expected);
});
