import { describe, expect, test } from "vitest";

import { cardsFor, wordsFor } from "../../src/gallery/search.ts";
import type { Http } from "../../src/wire/types.ts";

function card(name: string, kind: string, affinity: string, text: string): Http.Card {
    return { name, title: name, kind, affinity, sort: "", dice: "", text, does: null, brief: "", facts: [] };
}

const CARDS = [
    card("Fandor", "mercenary", "jungle", "Buys a persuasion die."),
    card("Snailer", "monster", "jungle", "Attacks with 3 dice."),
    { ...card("strength-plus-2", "trap", "", "Traps a monster."), title: "Strength +2" },
    card("Hunter’s Horn", "loot", "", "Calls Fandor."),
];
const TERMS = [
    { title: "wages", text: "What members are paid." },
    { title: "member", text: "A leader, mercenary or novice." },
];
const ALL = { text: "", kind: "", affinity: "" };

describe("searching for a card", () => {
    const found = (sought: Partial<typeof ALL>): string[] =>
        cardsFor(CARDS, { ...ALL, ...sought }).map(({ name }) => name);

    test("shows all without a search", () => {
        expect(found({})).toHaveLength(4);
    });

    test("searches the texts too, and shows matching names first", () => {
        expect(found({ text: "fandor" })).toEqual(["Fandor", "Hunter’s Horn"]);
        expect(found({ text: "monster" })).toEqual(["Snailer", "strength-plus-2"]);
    });

    test("finds a name as it is displayed", () => {
        expect(found({ text: "Strength +2" })).toEqual(["strength-plus-2"]);
        expect(found({ text: "hunter's" })).toEqual(["Hunter’s Horn"]);
    });

    test("needs all words", () => {
        expect(found({ text: "dice attacks" })).toEqual(["Snailer"]);
        expect(found({ text: "dice horn" })).toEqual([]);
    });

    test("filters by kind and affinity", () => {
        expect(found({ kind: "monster", affinity: "jungle" })).toEqual(["Snailer"]);
        expect(found({ affinity: "jungle", text: "die" })).toEqual(["Fandor"]);
    });
});

describe("searching for a word", () => {
    const found = (sought: Partial<typeof ALL>): string[] =>
        wordsFor(TERMS, { ...ALL, ...sought }).map(({ title }) => title);

    test("shows the word itself before what mentions it", () => {
        expect(found({ text: "member" })).toEqual(["member", "wages"]);
    });

    test("shows no words if cards are filtered by kind or affinity", () => {
        expect([found({ kind: "monster" }), found({ affinity: "fire" })]).toEqual([[], []]);
        expect(found({ kind: "word" })).toHaveLength(2);
    });
});
