import { say } from "../words/say.svelte.ts";
import type { Colour } from "./kinds.ts";

/** The dice that letters such as "SSM" stand for. */
export function dice(letters: string): Colour[] {
    return [...letters].filter((letter): letter is Colour => "SMP".includes(letter));
}

/** The same in words: "2 strength, 1 magic". */
export function diceWords(letters: string): string {
    const counts = new Map<Colour, number>();
    for (const colour of dice(letters)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    return [...counts].map(([colour, count]) => say(`dice-${colour}`, { count })).join(", ");
}
