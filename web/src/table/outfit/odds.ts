/** Chances in words and numbers. */

import type { Odds } from "../../wire/types.ts";
import { say } from "../../words/say.svelte.ts";

const CHANCES = [
    "surviving",
    "wounded",
    "dying",
    "capturing",
    "eliminating",
    "conquering",
    "looting",
    "fulfilling",
] as const;
const WEIGHTY: readonly string[] = ["surviving", "capturing", "eliminating"];

export interface Chance {
    name: (typeof CHANCES)[number];
    percent: number;
}

/**
 * Return the chances, without those that cannot happen on this path; surviving and dying are always there.
 */
export function chancesOf(odds: Odds): Chance[] {
    return CHANCES.filter((name) => odds[name] > 0 || name === "surviving").map((name) => ({
        name,
        percent: Math.round(odds[name] * 100),
    }));
}

/** Return all chances of a path, including those that cannot happen with what is packed so far. */
export function everyChance(odds: Odds): Chance[] {
    const mission = odds.path.startsWith("m") || odds.path.startsWith("c");
    const entrance = odds.path.startsWith("e");
    const names = CHANCES.filter((name) => {
        if (name === "surviving") return true;
        if (name === "fulfilling") return mission;
        return !mission && !(entrance && (name === "conquering" || name === "looting"));
    });
    return names.map((name) => ({ name, percent: Math.round(odds[name] * 100) }));
}

/** "survives 83 %, captures 40 %, expected glory 2.1" */
export function oddsWords(odds: Odds): string {
    return [...chancesOf(odds).map(words), say("odds-glory-words", { glory: odds.glory })].join(", ");
}

/** Return the most important chances, for screen readers. */
export function oddsShort(odds: Odds): string {
    return chancesOf(odds)
        .filter(({ name }) => WEIGHTY.includes(name))
        .map(words)
        .join(", ");
}

function words({ name, percent }: Chance): string {
    return say("odds-words", { what: say(`odds-${name}`), percent });
}
