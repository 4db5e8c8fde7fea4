import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { BEGINNING, guided, listened, type Progress, read, STEPS, valuesOf } from "../../src/guide/steps.ts";
import { openBox } from "../../src/parts/cards.svelte.ts";
import type { Choice, Happened, Path, QuestionKind, Table } from "../../src/wire/types.ts";
import { say } from "../../src/words/say.svelte.ts";
import { choice, clan, LAND, PATH, question, table } from "../table/samples.ts";

const card = (kind: string, name: string, facts: [string, number][]): object => ({
    kind,
    name,
    title: name,
    affinity: "fire",
    sort: "",
    dice: "",
    text: "",
    facts,
});

beforeAll(async () => {
    const cards = [
        card("monster", "Krushus", [
            ["capture", 10],
            ["elimination", 13],
        ]),
        card("land", "Negueria", [
            ["conquest", 13],
            ["glory", 4],
        ]),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ edition: "", cards, terms: [] })));
    await openBox();
});
afterAll(() => vi.unstubAllGlobals());

/** Land A with its four paths, some of them taken. */
function lands(taken: Record<string, Partial<Path>> = {}, monster = "Krushus", power = ""): Partial<Table> {
    const paths = ["a1", "a2", "a3", "a4"];
    return {
        lands: [{ ...LAND, place: "a", land: "Negueria", monster, power, paths }],
        paths: Object.fromEntries(
            paths.map((name) => [name, { ...PATH, seat: null, mercenary: null, name, ...taken[name] }]),
        ),
    };
}

const asking = (more: Partial<Table>, choices: Choice[] = [], kind: QuestionKind = "turn"): Table =>
    table(question(choices, { kind }), {
        round: 2,
        rounds: 6,
        phase: "deployment",
        clans: [clan()],
        dearerFrom: [11, 21],
        wages: [1, 2, 3],
        solo: null,
        ...lands(),
        ...more,
    });

const WAGES: Happened = { kind: "wages", seat: 0, gold: 2, due: 2 };
/** The progress of a player who has read the beginning and some more steps. */
const reader = (...over: string[]): Progress => ({ ...BEGINNING, over: ["end", "nobody-out", ...over] });

/** The steps in order, if the player reads each. */
function told(progress: Progress, now: Table): string[] {
    const ids: string[] = [];
    for (let at = progress; ;) {
        const { progress: next, step } = guided(at, now);
        if (!step) return ids;
        ids.push(step.id);
        if (step.waits) return ids;
        at = read(guided(next, now).progress, step.id);
    }
}

/** What a step says. */
function words(id: string, now: Table, progress: Progress = reader()): string {
    const step = STEPS.find((each) => each.id === id)!;
    return say(`guide-${id}`, valuesOf(step, progress, now));
}

describe("before the dice are spent the guide says", () => {
    test("how much is needed, and how many dice that takes", () => {
        expect(words("prepare", asking({ round: 1 }))).toContain(
            "Krushus is captured with a total of 10 and a trap, so keep your trap and about 3 red or purple dice for one person.",
        );
    });

    test("no number that it does not know", () => {
        expect(words("prepare", asking(lands({}, "Somebody")))).toMatch(/^Keep some red and purple dice/);
    });
});

describe("Madhala on a later path than the player's", () => {
    const own = { seat: 0, mercenary: "Taroa" };
    const hers = { mercenary: "Madhala", madhala: true };

    test("is explained before she costs a land", () => {
        const now = asking(lands({ a1: own, a3: hers }));
        expect(told(reader(), now)).toContain("madhala-behind");
        expect(words("madhala-behind", now)).toContain(
            "On path a3 she takes the monster, or Negueria with its 4 glory if the monster is beaten by then.",
        );
    });

    test("is explained while somebody is being sent there", () => {
        const now = asking(lands({ a3: hers }), [], "load");
        const sending = { ...now, question: { ...now.question, about: { path: "a2" } } };
        expect(told(reader(), sending)[0]).toBe("madhala-behind");
    });

    test.each([
        ["she comes first", lands({ a1: hers, a2: own })],
        ["nobody of the own clan is there", lands({ a1: { seat: 1, mercenary: "Geas" }, a3: hers })],
        ["she is there alone", lands({ a3: hers })],
        ["no monster is there", lands({ a1: own, a3: hers }, "")],
    ])("is not mentioned when %s", (_, more) => {
        expect(told(reader(), asking(more))).not.toContain("madhala-behind");
    });
});

describe("the last round", () => {
    test("is announced at its beginning, with the wages", () => {
        const now = asking({ round: 6, clans: [clan({ gold: 20, wages: 12 })] });
        expect(told(reader(), now)[0]).toBe("last-round");
        expect(words("last-round", now)).toContain(
            "The wages are still due before that, 12 gold as it stands",
        );
    });

    test("is only the last one", () => {
        expect(told(reader(), asking({ round: 5 }))).not.toContain("last-round");
    });
});

describe("gold that a member carries", () => {
    test("is explained once the member is outside", () => {
        const now = asking(lands({ a2: { seat: 0, mercenary: "Taroa", gold: 5 } }));
        expect(told(reader(), now)).toContain("carrying");
        expect(words("carrying", now)).toBe(
            "Taroa carries the 5 gold of this path. It is yours when Taroa comes home alive, just before the wages are paid.",
        );
    });

    test("of others is not mentioned", () => {
        const now = asking(lands({ a2: { seat: 1, mercenary: "Taroa", gold: 5 } }));
        expect(told(reader(), now)).not.toContain("carrying");
    });
});

describe("higher wages", () => {
    const famous = asking({ clans: [clan({ glory: 12, gold: 9, wages: 2 })] });
    const paid = listened(reader(), { version: 3, events: [WAGES], dropped: [] }, [0]);

    test("are not explained again if they were high when wages were explained", () => {
        expect(told(paid, famous)).toEqual(["wages"]);
    });

    test("are explained when they come later", () => {
        const then = guided(paid, asking({})).progress;
        const later = listened(read(then, "wages"), { version: 9, events: [], dropped: [] }, [0]);
        expect(told(later, famous)).toEqual(["dearer"]);
    });
});

test("a monster at the entrance is explained before the panic it brings, and each says something else", () => {
    const besieged = [...lands().lands!, { ...LAND, place: "e", land: "", monster: "Dogor", paths: [] }];
    const armory = { name: "armory", the: "the Armory", panic: true } as Table["buildings"][number];
    const now = asking({ lands: besieged, buildings: [armory] });
    expect(told(reader(), now)).toEqual(["entrance", "panic"]);
    expect(words("entrance", now)).toContain("Dogor stands at the Citadel’s entrance, and");
    expect(words("panic", now)).toContain("Panic has closed the Armory.");
});

describe("a land that can be settled", () => {
    const settle = choice("settle negueria", ["land:Negueria"], { kind: "settle", group: "" });

    test("is explained as soon as everybody is home", () => {
        const home = asking({ phase: "clean-up" }, [settle], "homecoming");
        expect(told(reader(), home)).toEqual(["settling", "homecoming"]);
    });

    test("has its use explained before it is conquered", () => {
        expect(words("conquest", asking({}))).toContain("may settle there");
    });
});

test.each([
    { undo: "free", left: 1, wages: 3, monster: "Krushus" },
    { undo: "other", left: 0, wages: 0, monster: "none" },
])("no tip has more than two sentences, or more than 240 letters: %o", (given) => {
    const values = {
        ...{ rounds: 6, more: 5, scenario: "Business as usual", hitFrom: 3, capture: 10, few: 3 },
        ...{ land: "Negueria", hers: "a3", glory: 4, member: "Drapis", gold: 3, building: "Armory" },
        ...{ low: 1, middle: 2, high: 3, second: 11, third: 21, ...given },
    };
    for (const { id } of STEPS) {
        const told = say(`guide-${id}`, values);
        expect(told.match(/[.!?](?=\s|$)/g)?.length, told).toBeLessThanOrEqual(2);
        expect(told.length, told).toBeLessThanOrEqual(240);
    }
});
