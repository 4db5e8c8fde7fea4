import { beforeEach, describe, expect, test } from "vitest";

import { Picker } from "../../../src/table/acting/picker.svelte.ts";
import type { Choice, Deal, Table } from "../../../src/wire/types.ts";
import { choice, clan, question, table } from "../samples.ts";

const TAVERN_S = choice("tavern S", ["die:S", "building:tavern", "space:tavern 1"]);
const TAVERN_P = choice("tavern P5", ["die:P5", "building:tavern", "space:tavern 1"]);
const MINE_S = choice("mine S", ["die:S", "building:mine", "space:mine 1"]);
const END = choice("end turn", [], { kind: "end-turn", group: "other" });

class FakeSession {
    table: Table | null = $state.raw(null);
    version = $state(1);
    pending = $state(false);
    holding = $state(false);
    answers: string[] = [];

    ask(choices: Choice[], more: Partial<Table> = {}): void {
        this.table = table(question(choices), more);
    }

    walk(steps: readonly string[]): void {
        this.answers.push(steps.join(", "));
    }
}

let session: FakeSession;
let picker: Picker;

beforeEach(() => {
    session = new FakeSession();
    session.ask([TAVERN_S, TAVERN_P, MINE_S, END]);
    picker = new Picker(session);
});

describe("with nothing picked", () => {
    test("a round of beer lights the mug, and is also a button", () => {
        const beer = choice("beer", [], { kind: "beer" });
        session.ask([beer, END]);
        expect([...picker.lit]).toEqual(["beer:round"]);
        expect(picker.bare).toEqual([beer, END]);
        picker.pick("beer:round");
        expect(session.answers).toEqual(["beer"]);
    });

    test("everything that a choice is about is lit", () => {
        expect([...picker.lit].sort()).toEqual([
            "building:mine",
            "building:tavern",
            "die:P5",
            "die:S",
            "space:mine 1",
            "space:tavern 1",
        ]);
    });

    test("choices that involve nothing on the table are buttons", () => {
        expect(picker.bare).toEqual([END]);
    });

    test("a choice about something that is not on the table is a button", () => {
        const roll = choice("roll S", ["colour:S"]);
        session.ask([roll]);
        expect(picker.bare).toEqual([roll]);
        expect(picker.lit.size).toBe(0);
    });

    test("nothing is lit while another seat is to choose", () => {
        session.table = table(question([TAVERN_S], { asked: false }));
        expect(picker.lit.size).toBe(0);
    });

    test("nothing is lit while an answer is being sent", () => {
        session.pending = true;
        expect(picker.lit.size).toBe(0);
    });
});

describe("while a fight still plays", () => {
    test("nothing is lit, and nothing can be chosen", () => {
        session.holding = true;
        expect(picker.lit.size).toBe(0);
        expect(picker.choices).toEqual([]);
        session.holding = false;
        expect(picker.choices).toHaveLength(4);
    });
});

describe("the die first", () => {
    test("leaves the places where it may go", () => {
        expect(picker.pick("die:S")).toBe("narrowed");
        expect(picker.left).toEqual([TAVERN_S, MINE_S]);
        expect(picker.lit.has("space:mine 1")).toBe(true);
        expect(picker.lit.has("die:P5")).toBe(false);
    });

    test("and then the place takes the choice", () => {
        picker.pick("die:S");
        expect(picker.pick("space:tavern 1")).toBe("taken");
        expect(session.answers).toEqual(["tavern S"]);
    });

    test("takes the choice at once if only one place is left", () => {
        expect(picker.pick("die:P5")).toBe("taken");
        expect(session.answers).toEqual(["tavern P5"]);
    });
});

describe("a member who is sent out", () => {
    const ASKS = { required: "", upTo: 0, colours: "" };
    const SENT = ["a1", "m1", "c1"].map((path) => choice(`path ${path}`, [`path:${path}`], { kind: "path" }));
    const PATHS = {
        a1: { ...ASKS, required: "S", upTo: 2, colours: "M" } as never,
        m1: { ...ASKS, required: "PP" } as never,
        c1: { ...ASKS, upTo: 1, colours: "SMP" } as never,
    };
    const litPaths = (): string[] => [...picker.lit].filter((thing) => thing.startsWith("path:"));

    beforeEach(() => session.ask([TAVERN_S, TAVERN_P, MINE_S, ...SENT, END], { paths: PATHS }));

    test("may go wherever the picked die can go", () => {
        picker.pick("die:S");
        expect(litPaths()).toEqual(["path:a1", "path:c1"]);
        expect(picker.lit.has("space:mine 1")).toBe(true);
    });

    test("goes when the path is picked, whichever of its dice was picked first", () => {
        picker.pick("die:P5");
        expect(litPaths()).toEqual(["path:m1", "path:c1"]);
        expect(picker.pick("path:m1")).toBe("taken");
        expect(session.answers).toEqual(["path m1"]);
    });

    test("goes at once when the path is picked first", () => {
        expect(picker.pick("path:a1")).toBe("taken");
        expect(session.answers).toEqual(["path a1"]);
    });

    test("is not sent by a die alone", () => {
        session.ask([SENT[0]!, END], { paths: PATHS });
        expect([...picker.lit].sort()).toEqual(["die:M", "die:S", "path:a1"]);
        expect(picker.pick("die:M")).toBe("narrowed");
        expect(session.answers).toEqual([]);
        expect(picker.pick("path:a1")).toBe("taken");
    });

    test("needs only one die: picking another one starts again", () => {
        const alchemist = choice("alchemist M", ["die:M", "building:mine"]);
        session.ask([MINE_S, alchemist, ...SENT], { paths: PATHS });
        picker.pick("die:S");
        expect(picker.lit.has("die:M")).toBe(false);
        picker.pick("die:M");
        expect(picker.left).toEqual([alchemist, SENT[0], SENT[2]]);
    });

    test("is still offered paths where the die cannot go: picking such a path starts again", () => {
        picker.pick("die:S");
        expect(picker.lit.has("path:m1")).toBe(false);
        expect(picker.offered.has("path:m1")).toBe(true);
        expect(picker.pick("path:m1")).toBe("taken");
        expect(session.answers).toEqual(["path m1"]);
    });
});

describe("a space of a building", () => {
    test("stands for the next free one", () => {
        picker.pick("die:S");
        expect(picker.pick("space:tavern 2")).toBe("taken");
        expect(session.answers).toEqual(["tavern S"]);
    });

    test("does so without a die too", () => {
        expect(picker.pick("space:tavern 2")).toBe("narrowed");
        expect(picker.isPicked("space:tavern 1")).toBe(true);
    });

    test("stands only for itself where each space gives something else", () => {
        const { buildings } = session.table!;
        const giving = buildings.map((each) => ({
            ...each,
            spaces: each.spaces.map((space) => ({ ...space, gives: "6 gold" })),
        }));
        session.ask([TAVERN_S, TAVERN_P, MINE_S, END], { buildings: giving });
        expect(picker.pick("space:tavern 2")).toBe("nothing");
    });

    test("does nothing while an answer is being sent", () => {
        session.pending = true;
        expect(picker.pick("space:tavern 2")).toBe("nothing");
    });
});

describe("the place first", () => {
    test("and then the die takes the choice", () => {
        expect(picker.pick("space:tavern 1")).toBe("narrowed");
        expect(picker.pick("die:P5")).toBe("taken");
        expect(session.answers).toEqual(["tavern P5"]);
    });

    test("offers the few dice next to the place", () => {
        picker.pick("space:tavern 1");
        expect(picker.menu?.choices).toEqual([TAVERN_S, TAVERN_P]);
    });

    test("a building stands for its spaces", () => {
        picker.pick("building:tavern");
        expect(picker.left).toEqual([TAVERN_S, TAVERN_P]);
    });
});

describe("a pick", () => {
    test("that does not fit the one before starts again", () => {
        picker.pick("die:S");
        session.ask([TAVERN_S, TAVERN_P, MINE_S, choice("armory P5", ["die:P5", "building:armory"])]);
        expect(picker.pick("die:P5")).toBe("narrowed");
        expect(picker.isPicked("die:S")).toBe(false);
        expect(picker.isPicked("die:P5")).toBe(true);
    });

    test("is cancelled by picking it again", () => {
        picker.pick("die:S");
        expect(picker.pick("die:S")).toBe("unpicked");
        expect(picker.left).toHaveLength(4);
    });

    test("of something unlit does nothing", () => {
        expect(picker.pick("building:armory")).toBe("nothing");
        expect(picker.picked).toEqual([]);
        expect(session.answers).toEqual([]);
    });

    test("is forgotten when the table changes", () => {
        picker.pick("die:S");
        session.version = 2;
        expect(picker.picked).toEqual([]);
        expect(picker.left).toHaveLength(4);
    });

    test("opens a menu if the choices differ only in words", () => {
        const turns = ["S", "M", "P", "x", "y", "z", "w"].map((to) =>
            choice(`novice S ${to}`, ["die:S", "member:novice"], { kind: "novice", group: "free" }),
        );
        session.ask(turns, { clans: [clan({ novices: 1 })] });
        picker.pick("die:S");
        expect(picker.menu?.choices).toHaveLength(7);
    });

    test("opens no menu if things on the table tell the choices apart", () => {
        const many = [1, 2, 3, 4, 5, 6, 7].map((n) => choice(`path a${n}`, ["die:S", `path:a${n}`]));
        const paths = Object.fromEntries(many.map((_, index) => [`a${index + 1}`, {} as never]));
        session.ask(many, { paths });
        picker.pick("die:S");
        expect(picker.left).toHaveLength(7);
        expect(picker.menu).toBeUndefined();
    });
});

describe("what is offered", () => {
    test("is not confused with what the clan has under the same name", () => {
        session.ask([
            choice("load trap initial", ["trap:initial"], { kind: "load-trap" }),
            choice("done", [], { kind: "done" }),
        ]);
        expect([...picker.lit]).toEqual(["trap:initial"]);
    });

    test("is lit at its dock", () => {
        session.ask([
            choice("buy initial", ["trap:initial", "dock:lodge 1"], { kind: "trap" }),
            choice("buy magic-1", ["trap:magic-1", "dock:lodge 2"], { kind: "trap" }),
        ]);
        expect([...picker.lit]).toEqual(["dock:lodge 1", "dock:lodge 2"]);
    });

    test("is hired at the Tavern", () => {
        session.ask([
            choice("hire fandor", ["member:Fandor"], { kind: "hire" }),
            choice("hire nimra", ["member:Nimra"], { kind: "hire" }),
        ]);
        expect([...picker.lit]).toEqual(["offered:Fandor", "offered:Nimra"]);
        picker.pick("offered:Nimra");
        expect(session.answers).toEqual(["hire nimra"]);
    });
});

describe("a final choice", () => {
    const BUY = choice("buy", ["space:mine 1"], { final: true });

    test("asks for confirmation first if the setting says so", () => {
        picker = new Picker(session, () => true);
        session.ask([BUY, END]);
        picker.pick("space:mine 1");
        expect(session.answers).toEqual([]);
        expect(picker.asking).toEqual(BUY);
        picker.confirm(BUY);
        expect(session.answers).toEqual(["buy"]);
        expect(picker.asking).toBeUndefined();
    });

    test("closes the confirmation when the table changes", () => {
        picker = new Picker(session, () => true);
        session.ask([BUY, END]);
        picker.take(BUY);
        session.version = 2;
        expect(picker.asking).toBeUndefined();
    });

    test("closes the confirmation when it is withdrawn", () => {
        picker = new Picker(session, () => true);
        session.ask([BUY, END]);
        picker.take(BUY);
        picker.withdraw();
        expect(picker.asking).toBeUndefined();
        expect(session.answers).toEqual([]);
    });

    test("is taken at once otherwise", () => {
        session.ask([BUY, END]);
        picker.pick("space:mine 1");
        expect(session.answers).toEqual(["buy"]);
    });
});

describe("pointing", () => {
    test("says what a lit thing would do", () => {
        picker.pointedThing = "space:mine 1";
        expect(picker.pointed).toEqual([MINE_S]);
    });

    test("takes nothing", () => {
        picker.pointedThing = "space:mine 1";
        expect(session.answers).toEqual([]);
    });
});

describe("a card that a die can pay for", () => {
    const deal = (die: string, gold: number, name = "Fandor"): Deal => ({
        kind: "hire",
        things: [`member:${name}`],
        walk: [`tavern ${die}`, `hire ${name.toLowerCase()}`],
        die,
        gold,
        wages: 2,
        points: 4,
        icons: 1,
        final: false,
    });
    const offer = (...deals: Deal[]): void => {
        session.table = table({ ...question([TAVERN_S, TAVERN_P, MINE_S, END]), deals });
    };

    test("is lit, and picking it goes there and hires", () => {
        offer(deal("S", 10));
        expect(picker.lit.has("offered:Fandor")).toBe(true);
        expect(picker.lit.has("offered:Nimra")).toBe(false);
        expect(picker.pick("offered:Fandor")).toBe("taken");
        expect(session.answers).toEqual(["tavern S, hire fandor"]);
    });

    test("asks which die, the cheapest way first, of equals the lower die", () => {
        offer(deal("S", 10), deal("P5", 5), deal("P4", 5));
        expect(picker.pick("offered:Fandor")).toBe("narrowed");
        expect(picker.menu?.choices.map(({ things }) => things[0])).toEqual(["die:P4", "die:P5", "die:S"]);
        expect(picker.menu?.choices[0]?.changes).toBe("wages +2, +4 points (1 for its affinity)");
        picker.pick("die:P5");
        expect(session.answers).toEqual(["tavern P5, hire fandor"]);
    });

    test("is lit beside a die that pays for it, and no other is", () => {
        offer(deal("S", 10), deal("P5", 5, "Nimra"));
        picker.pick("die:S");
        expect(picker.left).toEqual([TAVERN_S, MINE_S]);
        expect([picker.lit.has("offered:Fandor"), picker.lit.has("offered:Nimra")]).toEqual([true, false]);
        expect(picker.pick("offered:Fandor")).toBe("taken");
        expect(session.answers).toEqual(["tavern S, hire fandor"]);
    });

    test("says under the pointer what it costs with the die that is cheapest", () => {
        offer(deal("S", 10), deal("P5", 5));
        picker.pointedThing = "offered:Fandor";
        expect(picker.pointed.map(({ label }) => label)).toEqual([
            "Hire Fandor with P5 for 5 gold",
            "Hire Fandor with S for 10 gold",
        ]);
    });

    test("equal traps are one choice for several people, and each of them can be picked", () => {
        session.table = table(
            {
                ...question([TAVERN_S, MINE_S, END]),
                deals: [
                    {
                        ...deal("S", 3),
                        kind: "trap",
                        things: ["trap:initial", "dock:lodge 1"],
                        walk: ["lodge S", "buy initial"],
                    },
                ],
            },
            { buildings: [{ ...table(question([])).buildings[1]!, offers: ["initial", "initial"] }] },
        );
        expect(picker.lit.has("dock:lodge 2")).toBe(true);
        picker.pick("dock:lodge 2");
        expect(session.answers).toEqual(["lodge S, buy initial"]);
    });
});

describe("with a finger", () => {
    const ROLL = choice("roll S", ["die:S"], { final: true });
    const ALL = choice("roll all", [], { final: true });
    const pointer = { touching: true, pressed: undefined };

    test("a final choice is marked first, and taken by a second tap", () => {
        session.ask([ROLL, ALL, END]);
        const finger = new Picker(session, undefined, undefined, pointer);
        finger.take(ROLL);
        expect([finger.marked?.choice, session.answers]).toEqual([ROLL, []]);
        finger.take(ALL);
        expect([finger.marked?.choice, session.answers]).toEqual([ALL, []]);
        finger.take(ALL);
        expect([finger.marked, session.answers]).toEqual([undefined, ["roll all"]]);
        finger.take(END);
        expect(session.answers).toEqual(["roll all", "end turn"]);
    });

    test("a new version of the table clears the mark, and a mouse needs none", () => {
        session.ask([ROLL, END]);
        const finger = new Picker(session, undefined, undefined, pointer);
        finger.take(ROLL);
        session.version += 1;
        expect(finger.marked).toBeUndefined();
        new Picker(session).take(ROLL);
        expect(session.answers).toEqual(["roll S"]);
    });

    test("where a die waits for its place, no menu covers the places", () => {
        picker.pick("die:S");
        expect(picker.menu?.choices).toEqual([TAVERN_S, MINE_S]);
        picker.placing = true;
        expect(picker.menu).toBeUndefined();
        picker.clear();
        picker.pick("building:tavern");
        expect(picker.menu?.choices).toEqual([TAVERN_S, TAVERN_P]);
    });
});
