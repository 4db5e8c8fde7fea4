import type { Http } from "../wire/types.ts";

export interface Sought {
    text: string;
    /** A kind of cards, "word", or empty for all. */
    kind: string;
    affinity: string;
}

/** Return a text without accents, marks and capitals: "victor" finds "Víctor". */
export function plain(text: string): string {
    return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Return whether a text has all words of a query, in any order. */
export function has(text: string, sought: string): boolean {
    const here = plain(text);
    return plain(sought)
        .split(/\s+/)
        .every((word) => here.includes(word));
}

/** Return the cards that match; those with a matching name come first. */
export function cardsFor(cards: readonly Http.Card[], sought: Sought): Http.Card[] {
    const fit = cards.filter(
        (card) =>
            (sought.kind === "" || sought.kind === card.kind) &&
            (sought.affinity === "" || sought.affinity === card.affinity) &&
            has(`${card.title} ${card.kind} ${card.affinity} ${card.sort} ${card.text}`, sought.text),
    );
    return byName(fit, (card) => card.title, sought.text);
}

/** Return the terms of the game that match; none if an affinity is selected. */
export function wordsFor(terms: readonly Http.Term[], sought: Sought): Http.Term[] {
    if (sought.affinity !== "" || (sought.kind !== "" && sought.kind !== "word")) return [];
    const fit = terms.filter((term) => has(`${term.title} ${term.text}`, sought.text));
    return byName(fit, (term) => term.title, sought.text);
}

function byName<T>(things: T[], name: (thing: T) => string, text: string): T[] {
    if (text.trim() === "") return things;
    return [
        ...things.filter((each) => has(name(each), text)),
        ...things.filter((each) => !has(name(each), text)),
    ];
}
