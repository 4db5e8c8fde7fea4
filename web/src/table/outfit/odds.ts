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

const SUCCESSES: readonly string[] = ["capturing", "eliminating", "conquering", "fulfilling"];
/** What comes first on the sheet, and what comes last; successes are in between. */
const FIRST: readonly string[] = ["surviving"];
const LAST: readonly string[] = ["looting", "wounded", "dying"];

/**
 * Return all chances of a path, including those that cannot happen with what is packed so far. Survival comes
 * first, then the successes, the likeliest first, then what else may happen.
 */
export function everyChance(odds: Odds): Chance[] {
    const mission = odds.path.startsWith("m") || odds.path.startsWith("c");
    const entrance = odds.path.startsWith("e");
    const isThere = (name: string): boolean => {
        if (mission) return name === "surviving" || name === "fulfilling";
        return name !== "fulfilling" && !(entrance && (name === "conquering" || name === "looting"));
    };
    const chances = CHANCES.filter(isThere).map((name) => ({ name, percent: Math.round(odds[name] * 100) }));
    const among = (names: readonly string[]): Chance[] =>
        names.flatMap((each) => chances.filter(({ name }) => name === each));
    const successes = among(SUCCESSES).toSorted((one, other) => other.percent - one.percent);
    return [...among(FIRST), ...successes, ...among(LAST)];
}

/** "survives 83 %, captures 40 %, expected glory 2.1" */
export function oddsWords(odds: Odds): string {
    return [...chancesOf(odds).map(words), say("odds-glory-words", { glory: odds.glory })].join(", ");
}

/** Return the chances of surviving and of each success, for screen readers. */
export function oddsShort(odds: Odds): string {
    return chancesOf(odds)
        .filter(({ name }) => FIRST.includes(name) || SUCCESSES.includes(name))
        .map(words)
        .join(", ");
}

function words({ name, percent }: Chance): string {
    return say("odds-words", { what: say(`odds-${name}`), percent });
}
