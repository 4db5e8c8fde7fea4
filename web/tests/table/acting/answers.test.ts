import { expect, test } from "vitest";

import { answersOf } from "../../../src/table/acting/answers.ts";
import type { Choice } from "../../../src/wire/types.ts";
import { choice, question } from "../samples.ts";

const OTHER = { group: "other" };
const said = (choices: Choice[]): string[] => choices.map(({ spelling }) => spelling);
const loot = (name: string, points: number): Choice =>
    choice(`loot ${name}`, [`loot:${name}`], { kind: "loot", points, ...OTHER });
const DONE = choice("done", [], { kind: "done", ...OTHER });

test("loot for more glory and no loot are equals, what brings most comes first", () => {
    const choices = [loot("small", 2), loot("large", 4), DONE];
    const { equals, main } = answersOf(question(choices, { kind: "glory" }), choices, [DONE]);
    expect(said(equals)).toEqual(["loot large", "loot small", "done"]);
    expect(main).toBeUndefined();
});

test("an end that takes nothing is in gold only if nothing else can be answered", () => {
    expect(answersOf(question([DONE], { kind: "glory" }), [DONE], [DONE]).main).toBe(DONE);
});

test("whoever may settle is a button, the one who loses least comes first", () => {
    const member = (name: string, points: number): Choice =>
        choice(`member ${name}`, [`member:${name}`], { kind: "member", points, ...OTHER });
    const choices = [member("nuduru", -4), member("frunks", -1)];
    expect(said(answersOf(question(choices, { kind: "desert" }), choices, []).equals)).toEqual([
        "member frunks",
        "member nuduru",
    ]);
});

test("with many cards to hire, what is about no card stays: the discount first, nobody last", () => {
    const hires = ["a", "b", "c", "d", "e", "f"].map((name) =>
        choice(`hire ${name}`, [`member:${name}`], { kind: "hire", points: 3, ...OTHER }),
    );
    const beer = choice("beer", [], { kind: "beer", ...OTHER });
    const discount = choice("discount vishor", ["member:Vishor"], { kind: "discount-talent", ...OTHER });
    const choices = [...hires, beer, discount, DONE];
    const { equals, main } = answersOf(question(choices, { kind: "tavern" }), choices, [beer, DONE]);
    expect(said(equals)).toEqual(["discount vishor", "beer", "done"]);
    expect(main).toBeUndefined();
});

test("few free actions at homecoming are buttons beside the one that goes on", () => {
    const heal = choice("heal nimra", ["member:Nimra"], { kind: "heal", group: "free" });
    const few = [heal, DONE];
    expect(answersOf(question(few, { kind: "homecoming" }), few, [DONE])).toEqual({
        equals: [heal],
        main: DONE,
        free: [],
    });
    const end = choice("end turn", [], { kind: "end-turn", ...OTHER });
    expect(answersOf(question([heal, end]), [heal, end], [end])).toEqual({
        equals: [],
        main: end,
        free: [heal],
    });
});
