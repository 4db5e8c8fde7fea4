import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
    forgetKept,
    keepGame,
    keepStep,
    keptGame,
    keptGames,
    keptStep,
    keptSteps,
    MOST,
    type KeptGame,
} from "../../src/wire/kept.ts";
import type { Http, LookedBack } from "../../src/wire/types.ts";

vi.mock("../../src/app/build.ts", () => ({ BUILD: "b2" }));

let shelves: Map<string, Map<string, Response>>;
let full: boolean;

beforeEach(() => {
    shelves = new Map();
    full = false;
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.stubGlobal("caches", {
        open: async (name: string) => {
            const shelf = shelves.get(name) ?? new Map<string, Response>();
            shelves.set(name, shelf);
            return {
                put: async (url: string, what: Response) => {
                    if (full) throw new DOMException("no room", "QuotaExceededError");
                    shelf.set(url, what);
                },
                match: async (url: string) => shelf.get(url)?.clone(),
                delete: async (url: string) => shelf.delete(url),
                keys: async () => [...shelf.keys()].map((url) => ({ url })),
            };
        },
        delete: async (name: string) => shelves.delete(name),
    });
});
afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

function game(id: string): KeptGame {
    return { summary: { id } as Http.GameSummary, seats: [], steps: 9, stages: [] };
}

const step = (number: number): LookedBack => ({ step: number }) as LookedBack;

/** Look back at a game, at a time. */
async function look(id: string, at: number, ...steps: number[]): Promise<void> {
    vi.setSystemTime(at);
    await keepGame(game(id));
    for (const each of steps) await keepStep(id, step(each));
}

describe("games that were looked back at", () => {
    test("are kept with the steps that were shown, and no others", async () => {
        await look("g", 1, 40, 7, 41);
        expect(await keptGame("g")).toMatchObject({ steps: 9 });
        expect(await keptSteps("g")).toEqual([7, 40, 41]);
        expect(await keptStep("g", 40)).toEqual(step(40));
        expect(await keptStep("g", 8)).toBeUndefined();
        expect(await keptGame("other")).toBeUndefined();
    });

    test("are listed, the last one first", async () => {
        await look("a", 1, 1);
        await look("b", 2, 1);
        await look("a", 3, 2);
        expect((await keptGames()).map(({ summary }) => summary.id)).toEqual(["a", "b"]);
    });

    test("are eight at most: the one that was not looked at for the longest time goes, with its steps", async () => {
        for (let number = 0; number < MOST; number++) await look(`g${number}`, number, 1, 2);
        await look("g0", 50, 3);
        await look("new", 51, 1);
        const ids = (await keptGames()).map(({ summary }) => summary.id);
        expect(ids).toEqual(["new", "g0", "g7", "g6", "g5", "g4", "g3", "g2"]);
        expect(await keptSteps("g1")).toEqual([]);
        expect(await keptSteps("g0")).toEqual([1, 2, 3]);
    });

    test("are forgotten one by one, or all with the profile", async () => {
        await look("a", 1, 1);
        await look("b", 2, 1);
        await forgetKept("a");
        expect([await keptSteps("a"), await keptSteps("b")]).toEqual([[], [1]]);
        await forgetKept();
        expect(await keptGames()).toEqual([]);
    });

    test("are not kept where there is no room, and nothing fails", async () => {
        full = true;
        await look("g", 1, 1);
        expect([await keptGames(), await keptSteps("g")]).toEqual([[], []]);
    });
});
