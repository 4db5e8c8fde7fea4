/** The cards of the box: what each one is, in figures and words. */

import type { Affinity, Card, CardKind, Fact } from "./kinds.ts";
import { say, spoken } from "../words/say.svelte.ts";
import { box } from "../wire/http.ts";
import type { Http } from "../wire/types.ts";

const KINDS: readonly string[] = ["mercenary", "monster", "land", "equipment", "trap", "loot", "mission"];
/** The kinds of a clan's founders, the leader first. */
const FOUNDERS = ["leader", "initial"];
/** The icons of facts, where their names differ. */
const ICONS: Record<string, string> = {
    elimination: "ev",
    capture: "cv",
    "capture-glory": "glory",
    "elimination-glory": "glory",
    "capture-gold": "gold",
};

let known = $state.raw(new Map<string, Card>());
let numbers = $state.raw(new Map<string, [string, number][]>());
let dice = $state.raw(new Map<string, string>());
let founders = $state.raw<Http.Card[]>([]);
let titles = $state.raw(new Map<string, string>());
let terms = $state.raw(new Map<string, string>());
let asked: { language: string; box: Promise<void> } | undefined;

/** Fetch the box, once for each language. Until then things are shown by name only. */
export function openBox(): Promise<void> {
    const language = spoken();
    if (asked?.language === language) return asked.box;
    const found = box().then(
        ({ cards, terms: words }) => {
            if (language !== spoken()) return;
            known = new Map(cards.map((card) => [key(card.kind, card.name), shown(card)]));
            numbers = new Map(cards.map((card) => [key(card.kind, card.name), card.facts]));
            dice = new Map(cards.map((card) => [card.name, card.dice]));
            founders = cards.filter(({ sort }) => FOUNDERS.includes(sort));
            titles = new Map(cards.map((card) => [card.name, card.title]));
            terms = new Map(words.map(({ title, text }) => [title, text]));
        },
        () => {
            asked = undefined;
        },
    );
    asked = { language, box: found };
    return found;
}

/** A card by kind and name. */
export function cardOf(kind: CardKind, name: string): Card {
    return known.get(key(kind, name)) ?? { name: titleOf(name), id: name, kind, text: "", facts: [] };
}

/** Return a number of a card, or undefined if it has none. */
export function numberOf(kind: CardKind, name: string, what: string): number | undefined {
    return numbers.get(key(kind, name))?.find(([fact]) => fact === what)?.[1];
}

/** The dice that a mercenary brings. */
export function diceOf(name: string): string {
    return dice.get(name) ?? "";
}

/** Return the founders of an affinity's clan, the leader first. */
export function foundersOf(affinity: string): { name: string; leader: boolean }[] {
    return founders
        .filter((card) => card.affinity === affinity)
        .sort((one, other) => FOUNDERS.indexOf(one.sort) - FOUNDERS.indexOf(other.sort))
        .map(({ name, sort }) => ({ name, leader: sort === FOUNDERS[0] }));
}

/** Return the printed name of a card: names such as "strength-plus-2" are ids. */
export function titleOf(name: string): string {
    return titles.get(name) ?? name;
}

/** Return what a term of the game means. */
export function termOf(title: string): string | undefined {
    return terms.get(title);
}

/** Return the name of a fact's icon. */
export function iconOfFact(what: string): string {
    return ICONS[what] ?? what;
}

function key(kind: string, name: string): string {
    return `${kind} ${name}`;
}

function shown(card: Http.Card): Card {
    const facts: Fact[] = card.facts
        .filter(([what, value]) => value > 0 || what !== "cost")
        .map(([what, value]) => ({ what: iconOfFact(what), label: say(`fact-${what}`), value }));
    if (card.dice) facts.unshift({ what: "dice", label: say("fact-dice"), value: card.dice });
    return {
        name: card.title,
        id: card.name,
        kind: (KINDS.includes(card.kind) ? card.kind : "mission") as CardKind,
        sort: card.kind === "equipment" ? card.sort : undefined,
        affinity: card.affinity ? (card.affinity as Affinity) : undefined,
        text: card.does ?? card.text,
        brief: card.brief,
        whole: card.does === null,
        facts,
    };
}
