import { beforeEach, describe, expect, test } from "vitest";

import { isGuided, keep, progressOf } from "../../src/guide/progress.ts";
import {
    BEGINNING,
    guided,
    type Heard,
    listened,
    pointsOf,
    type Progress,
    read,
    STEPS,
    valuesOf,
} from "../../src/guide/steps.ts";
import type { Happened, Table } from "../../src/wire/types.ts";
import words from "$locale/en/client/guide.ftl?raw";
import round from "./fixtures/first-round.json";

interface Told {
    version: number;
    events: Happened[];
    table: Table;
}

const ROUND = round as unknown as Told[];
const NOBODY: number[] = [];

/** Play the recorded round; the player reads every step that has a button, or none. */
function shown(reads: boolean, updates = ROUND): string[][] {
    let progress: Progress = BEGINNING;
    return updates.map(({ version, events, table }) => {
        progress = listened(progress, { version, events, dropped: [] }, [0]);
        const ids: string[] = [];
        for (;;) {
            const now = guided(progress, table);
            progress = now.progress;
            if (!now.step) return ids;
            ids.push(now.step.id);
            if (!reads || now.step.waits) return ids;
            progress = read(progress, now.step.id);
        }
    });
}

/** A table with a question and nothing else of interest. */
function asking(kind: string, more: Partial<Table> = {}, things: string[][] = []): Table {
    const choices = things.map((each) => ({ kind: "deploy", group: "citadel", things: each }));
    return {
        seat: 0,
        round: 1,
        phase: "deployment",
        ending: null,
        buildings: [],
        clans: [{ seat: 0, pool: [] }],
        question: { kind, asked: true, choices },
        ...more,
    } as unknown as Table;
}

describe("the guide", () => {
    test("explains a first round, whatever the player does in it", () => {
        expect(shown(true)).toEqual([
            ["welcome", "clan", "pool", "tavern"], // the player sends somebody out at once
            ["assign"],
            ["load"],
            ["end-turn"],
            ["madhala", "rest"], // she has moved
            [],
            [],
            ["hiring"],
            ["hiring"], // beer was bought
            [],
            ["adventure", "remove-magic"],
            ["fight"],
            ["take-loot"],
            ["clean-up", "wages", "panic", "end"],
        ]);
    });

    test("skips a step that was not read once the player has moved on", () => {
        expect(
            shown(false)
                .flat()
                .filter((id) => id === "welcome"),
        ).toHaveLength(1);
        expect(shown(false)[3]).toEqual(["end-turn"]);
    });

    test("does not come back with a tip after a move instead of “Next”", () => {
        const over = ["welcome", "clan", "goal", "pool", "tavern", "end", "clean-up", "nobody-out"];
        const paid = { ...BEGINNING, over, heard: { 4: ["wages"] }, version: 4 };
        const turn = asking("turn", { round: 2, wages: [1, 2, 3], dearerFrom: [11, 21] });
        const first = guided(paid, turn);
        expect(first.step?.id).toBe("wages");
        const moved = listened(first.progress, { version: 5, events: [], dropped: [] }, [0]);
        expect(guided(moved, turn).step).toBeUndefined();
        const undone = listened(moved, { version: 6, events: [], dropped: [5] }, [0]);
        expect(guided(undone, turn).step).toBeUndefined();
    });

    test("says nothing twice", () => {
        let progress: Progress = {
            ...BEGINNING,
            over: STEPS.map(({ id }) => id).filter((id) => id !== "end"),
        };
        const { table } = ROUND.at(-1)!;
        expect(guided(progress, table).step?.id).toBe("end");
        progress = read(progress, "end");
        expect(guided(progress, table).step).toBeUndefined();
    });

    test("is finished when the game is", () => {
        const over = asking("turn", { round: 6, ending: {} as Table["ending"] });
        const { progress, step } = guided(BEGINNING, over);
        expect(step).toBeUndefined();
        expect(progress.finished).toBe(true);
    });

    test("does not mention the Tavern when nothing can be done there", () => {
        const progress = { ...BEGINNING, over: ["welcome", "clan", "pool"] };
        const lodge = asking("turn", {}, [["die:S", "building:lodge", "space:lodge 1"]]);
        expect(guided(progress, lodge).step).toBeUndefined();
    });

    test("explains the Tavern, then preparing, then the Outside", () => {
        const things = [["die:S", "building:lodge", "space:lodge 1"], ["path:a1"]];
        const after = (...kinds: string[]): string | undefined =>
            guided({ ...BEGINNING, heard: { 1: kinds } }, asking("turn", {}, things)).step?.id;
        expect(after("die-deployed", "hired")).toBe("prepare");
        expect(after("die-deployed", "die-deployed")).toBe("send");
        expect(after("die-deployed", "die-deployed", "assigned")).toBe("rest");
    });

    test("explains a choice of affinity when it is asked for", () => {
        const progress = { ...BEGINNING, over: ["welcome"] };
        expect(guided(progress, asking("choose-affinity", { phase: "setup" })).step?.id).toBe(
            "choose-affinity",
        );
    });

    test("tells a player who sent nobody out that glory is won outside", () => {
        const progress = { ...BEGINNING, heard: { 1: ["die-deployed", "die-deployed"] } };
        expect(guided(progress, asking("turn", { round: 2 })).step?.id).toBe("nobody-out");
    });

    test("explains a question of the battle until it is answered", () => {
        const fighting = { phase: "adventure" };
        const heard = { 1: ["assigned"], 2: ["deployment-ended", "attack-rolled", "hit"] };
        const progress = { ...BEGINNING, heard, over: ["adventure"] };
        const asked = guided(progress, asking("defend", fighting));
        expect(asked.step?.id).toBe("defend");
        const after = guided(asked.progress, asking("fight", fighting));
        expect(after.step?.id).toBe("fight");
        expect(guided(after.progress, asking("defend", fighting)).step).toBeUndefined();
    });
});

describe("what comes for the first time in a later round", () => {
    const LATER = { round: 3 };
    const heard = { 1: ["die-deployed", "assigned", "deployment-ended"], 2: ["clean-up-began", "wages"] };
    const over = ["clean-up", "wages", "end", "adventure"];
    const later: Progress = { ...BEGINNING, heard, over, version: 2 };
    const step = (table: Table, progress = later): string | undefined => guided(progress, table).step?.id;
    const clan = (more: object): Partial<Table> =>
        ({
            ...LATER,
            clans: [{ seat: 0, pool: [], ...more }],
            dearerFrom: [11, 21],
            wages: [1, 2, 3],
        }) as unknown as Table;

    test.each([
        ["tavern", "hiring"],
        ["lodge", "buying"],
        ["bazaar", "equipping"],
        ["alchemist", "brewing"],
        ["armory", "defending"],
    ])("is explained at the %s", (kind, id) => {
        expect(step(asking(kind, LATER))).toBe(id);
    });

    test.each([
        "remove-magic",
        "defend",
        "fight",
        "judge",
        "contract",
        "take-loot",
        "homecoming",
        "promote",
        "desert",
    ])("is explained when the question is “%s”", (kind) => {
        expect(step(asking(kind, { ...LATER, phase: "adventure" }))).toBe(kind);
    });

    test("is explained once", () => {
        const asked = guided(later, asking("take-loot", LATER)).progress;
        const after = guided(listened(asked, { version: 3, events: [], dropped: [] }, [0]), asking("x"));
        expect(step(asking("take-loot", LATER), after.progress)).toBeUndefined();
    });

    test("does not count as explained while the guide is closed", () => {
        const asked = guided({ ...later, aside: true }, asking("take-loot", LATER)).progress;
        const after = guided(listened(asked, { version: 3, events: [], dropped: [] }, [0]), asking("x"));
        expect(step(asking("take-loot", LATER), { ...after.progress, aside: false })).toBe("take-loot");
    });

    test("is that glory raises the wages", () => {
        expect(step(asking("turn", clan({ glory: 10, gold: 9, wages: 2 })))).toBeUndefined();
        expect(step(asking("turn", clan({ glory: 11, gold: 9, wages: 4 })))).toBe("dearer");
    });

    test("is that the gold is not enough for the wages", () => {
        const payday = { due: 2, gold: 1, sure: [{ gold: 1, text: "" }], doubtful: [], short: 0 };
        expect(step(asking("turn", { payday }))).toBeUndefined();
        expect(step(asking("turn", { payday: { ...payday, sure: [], short: 1 } }))).toBe("short");
    });

    test("is a wound, with a name and a place", () => {
        const members = [{ name: "Taron" }, { name: "Nimra", wounded: true }];
        const hurt = asking("turn", clan({ glory: 5, gold: 5, wages: 2, members }));
        const progress = listened(
            later,
            {
                version: 3,
                events: [{ kind: "wounded", seat: 0, member: "Taron", path: "a1", deadly: 0 }],
                dropped: [],
            },
            [0],
        );
        const now = guided(progress, hurt).step!;
        expect(now.id).toBe("wounded");
        expect(valuesOf(now, progress, hurt)).toMatchObject({ member: "Nimra" });
        expect(pointsOf(now, progress, hurt)[0]).toBe('[data-thing="member:Nimra"]');
    });

    test("is a land to settle", () => {
        const table = asking("turn", LATER);
        table.question.choices.push({ kind: "settle", group: "", things: ["land:Ghadik"] } as never);
        expect(step(table)).toBe("settling");
    });
});

describe("a player who sends a member out", () => {
    const begun = { ...BEGINNING, over: ["welcome", "clan", "pool", "land"] };
    const paths = (...hers: string[]): Partial<Table> =>
        ({
            lands: [
                { place: "a", land: "Ghadik", monster: "Moldo", paths: ["a1", "a2", "a3", "a4"] },
                { place: "e", land: "", monster: "", paths: ["e1", "e2"] },
            ],
            paths: Object.fromEntries(hers.map((path) => [path, { madhala: true }])),
        }) as unknown as Partial<Table>;
    const sending = (kind: string, about: Record<string, string>, more: Partial<Table>): Table => {
        const table = asking(kind, more);
        return { ...table, question: { ...table.question, about } };
    };

    test("to the Contract reads that it is paid later", () => {
        expect(guided(begun, sending("assign", { path: "c2" }, paths())).step?.id).toBe("contract-path");
        expect(guided(begun, sending("deploy-dice", { target: "c2" }, paths())).step?.id).toBe(
            "contract-path",
        );
    });

    test("to the dice mission reads what is rolled there", () => {
        expect(guided(begun, sending("assign", { path: "m1" }, paths())).step?.id).toBe("mission-path");
    });

    test("reads about Madhala on an earlier path, and otherwise on a later one", () => {
        const to = (path: string, ...hers: string[]): Table => sending("assign", { path }, paths(...hers));
        expect(guided(begun, to("a1", "a2")).step?.id).toBe("madhala-behind");
        expect(guided(read(begun, "madhala-behind"), to("a1", "a2")).step?.id).toBe("assign");
        expect(guided(begun, to("a2", "a1")).step?.id).toBe("madhala-ahead");
    });

    test.each([
        [["a1"], 1],
        [["a1", "a2"], 0],
    ])("after her on %s reads how much she leaves", (hers, left) => {
        const table = sending("load", { path: "a3" }, paths(...hers));
        const now = guided(begun, table).step!;
        expect(valuesOf(now, begun, table)).toMatchObject({ left, land: "Ghadik" });
    });
});

describe("what the guide explains of the Outside", () => {
    const lands = [{ place: "a", land: "Uyuniah", monster: "Snailer" }] as Table["lands"];
    const fighting = (against: string): Partial<Table> => ({
        phase: "adventure",
        fight: { against } as Table["fight"],
    });
    const progress = {
        ...BEGINNING,
        over: ["adventure"],
        heard: { 1: ["assigned"], 2: ["deployment-ended"] },
    };

    test("is monster and land, before a member is sent there", () => {
        const heard = { 1: ["die-deployed", "die-deployed"] };
        const table = asking("turn", { lands }, [["path:a1"]]);
        const { step } = guided({ ...BEGINNING, heard }, table);
        expect(step?.id).toBe("land");
        expect(pointsOf(step!, BEGINNING, table)[0]).toBe('[data-thing="monster:Snailer"]');
        expect(guided(read({ ...BEGINNING, heard }, "land"), table).step?.id).toBe("send");
    });

    test("is monster and land during the load, if the player went there at once", () => {
        const begun = { ...BEGINNING, over: ["welcome", "clan", "pool"] };
        expect(guided(begun, asking("load", { lands })).step?.id).toBe("land");
    });

    test("is monster and land even after a mission", () => {
        const heard = { 1: ["die-deployed", "assigned"] };
        expect(guided({ ...BEGINNING, heard }, asking("load", { lands })).step?.id).toBe("land");
    });

    test.each([
        ["mission", "mission"],
        ["monster", "fight"],
        ["land", "conquest"],
    ])("is rolling against a %s, each with words of its own", (against, id) => {
        expect(guided(progress, asking("fight", fighting(against))).step?.id).toBe(id);
    });

    test("is the conquest even after a fight has been explained", () => {
        const fought = { ...progress, heard: { ...progress.heard, 3: ["damaged", "captured"] } };
        expect(guided(fought, asking("fight", fighting("land"))).step?.id).toBe("conquest");
    });
});

describe("the task of the scenario", () => {
    test("is explained in solo play", () => {
        const solo = { name: "Business as usual" } as Table["solo"];
        const begun = { ...BEGINNING, over: ["welcome", "clan"] };
        expect(guided(begun, asking("turn", { solo })).step?.id).toBe("goal");
        expect(guided(begun, asking("turn", { solo: null })).step?.id).toBe("pool");
    });
});

describe("what the guide points at", () => {
    test("is a free space of the Tavern, then the building or its tile in the hand", () => {
        const table = asking("turn", {}, [["die:P1", "building:tavern", "space:tavern 2"]]);
        const step = STEPS.find(({ id }) => id === "tavern")!;
        expect(pointsOf(step, BEGINNING, table)).toEqual([
            '[data-thing="space:tavern 2"]',
            '[data-thing="building:tavern"]',
            '[data-opens="tavern"]',
            '[data-area="citadel"]',
        ]);
    });

    test("are all the dice, not one of them: in the dock of a table in the hand, or in the clan's pool", () => {
        const step = STEPS.find(({ id }) => id === "pool")!;
        expect(pointsOf(step, BEGINNING, asking("turn")).slice(0, 2)).toEqual([
            '[data-area="dock"]',
            '[data-area="clan"] .pool',
        ]);
    });

    test("is what Madhala did, in the log", () => {
        const step = STEPS.find(({ id }) => id === "madhala")!;
        expect(pointsOf(step, BEGINNING, asking("turn")).slice(0, 2)).toEqual([
            '[data-area="log"]',
            '[data-area="rivals"]',
        ]);
    });

    test("is a building in panic", () => {
        const buildings = [
            { name: "mine", panic: false },
            { name: "armory", panic: true },
        ] as Table["buildings"];
        const step = STEPS.find(({ id }) => id === "panic")!;
        expect(pointsOf(step, BEGINNING, asking("turn", { buildings }))[0]).toBe(
            '[data-thing="building:armory"]',
        );
    });
});

test("a monster at the entrance is explained once it is there", () => {
    const step = STEPS.find(({ id }) => id === "entrance")!;
    const at = (place: string) => asking("turn", { lands: [{ place, monster: "Dogor" }] as Table["lands"] });
    expect(pointsOf(step, BEGINNING, at("e"))[0]).toBe('[data-thing="monster:Dogor"]');
    expect(valuesOf(step, BEGINNING, at("e"))).toMatchObject({ monster: "Dogor" });
    expect(valuesOf(step, BEGINNING, at("a"))).toMatchObject({ monster: "" });
});

describe("listening", () => {
    const event = (seat: number | null): Happened => ({ kind: "hired", seat, member: "Fandor" });
    const told = (version: number, events: Happened[], dropped: number[] = []) => ({
        version,
        events,
        dropped,
    });

    test("counts each event of an update once", () => {
        const once = listened(BEGINNING, told(3, [event(0)]), [0]);
        expect(listened(once, told(3, [event(0)]), [0]).heard).toEqual({ 3: ["hired"] });
    });

    test("does not count events of others", () => {
        expect(listened(BEGINNING, told(3, [event(1), event(null)]), [0]).heard).toEqual({ 3: ["hired"] });
        expect(listened(BEGINNING, told(3, [event(1)]), NOBODY).heard).toEqual({});
    });

    test("does not count what was undone", () => {
        const twice = listened(listened(BEGINNING, told(3, [event(0)]), [0]), told(4, [event(0)]), [0]);
        expect(listened(twice, told(5, [], [4]), [0]).heard).toEqual({ 3: ["hired"] });
    });
});

describe("a move that is undone", () => {
    const tavern = asking("turn", {}, [["die:S", "building:tavern", "space:tavern 1"]]);
    const deployed = (version: number): Heard => ({
        version,
        events: [{ kind: "die-deployed", seat: 0, building: "mine", space: 1, die: "S", dice: 2 }],
        dropped: [],
    });
    const begun = { ...BEGINNING, over: ["welcome", "clan"] };

    test("brings back the step that it had passed, but not steps that were read", () => {
        const before = guided({ ...begun, over: [...begun.over, "pool"], version: 2 }, tavern);
        expect(before.step?.id).toBe("tavern");
        const moved = guided(listened(before.progress, deployed(3), [0]), tavern);
        expect(moved.step?.id).toBe("prepare");
        const back = listened(moved.progress, { version: 4, events: [], dropped: [3] }, [0]);
        expect(guided(back, tavern).step?.id).toBe("tavern");
    });

    test("does not bring back what an earlier move has passed", () => {
        const once = guided(listened(begun, deployed(3), [0]), tavern).progress;
        const twice = guided(listened(once, deployed(4), [0]), tavern);
        expect(twice.step).toBeUndefined();
        const back = listened(twice.progress, { version: 5, events: [], dropped: [4] }, [0]);
        expect(guided(back, tavern).step?.id).toBe("prepare");
    });
});

describe("the words of the guide", () => {
    test("exist for every step", () => {
        for (const { id } of STEPS) {
            expect(words).toContain(`\nguide-title-${id} = `);
            expect(words).toContain(`\nguide-${id} = `);
        }
    });
});

describe("the progress of a game", () => {
    beforeEach(() => localStorage.clear());

    test("is kept, so that the guide goes on where it was", () => {
        keep("g1", read(progressOf("g1"), "clan"));
        expect(progressOf("g1").over).toEqual(["clan"]);
        expect(progressOf("g2")).toEqual(BEGINNING);
    });

    test("says whether the guide is on", () => {
        expect(isGuided("g1")).toBe(false);
        expect(isGuided("g1", true)).toBe(true);
        keep("g1", BEGINNING);
        expect(isGuided("g1")).toBe(true);
        keep("g1", { ...BEGINNING, finished: true });
        expect(isGuided("g1", true)).toBe(false);
    });

    test("is ignored if it cannot be read", () => {
        localStorage.setItem("monsterlands.guide.g1", "{");
        expect(progressOf("g1")).toEqual(BEGINNING);
    });
});
