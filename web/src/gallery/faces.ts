import type { Affinity, Card, CardKind, Fact } from "../parts/kinds.ts";
import type { Http } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";

/** Icons of facts that go by another name. */
const ICONS: Record<string, string> = {
    elimination: "ev",
    capture: "cv",
    "capture-glory": "glory",
    "elimination-glory": "glory",
    "capture-gold": "gold",
};

/** What a name reads like on a card: names such as "strength-plus-2" are ids. */
export function titleOf(name: string): string {
    const words = name.replaceAll(/-plus-(\d)/g, " +$1").replaceAll("-", " ");
    return /^[A-Z]/.test(name) ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A card of the box as the parts draw it. */
export function faceOf(card: Http.Card): Card {
    const facts: Fact[] = card.facts
        .filter(([what, value]) => value > 0 || what !== "cost")
        .map(([what, value]) => ({ what: ICONS[what] ?? what, label: say(`fact-${what}`), value }));
    if (card.dice) facts.unshift({ what: "dice", label: say("fact-dice"), value: card.dice });
    return {
        name: titleOf(card.name),
        id: card.name,
        kind: card.kind as CardKind,
        affinity: (card.affinity as Affinity) || undefined,
        text: card.text,
        facts,
    };
}
