import type { Colour } from "../parts/kinds.ts";

/** The colour and the value of a die such as "S" or "P5". */
export function facesOf(die: string): { colour: Colour; value: number | undefined } {
    return { colour: die.charAt(0) as Colour, value: die.length > 1 ? Number(die.slice(1)) : undefined };
}

/** How many dice of each colour there are. */
export function countedDice(dice: readonly string[]): [string, number][] {
    return ["S", "M", "P"]
        .map((colour): [string, number] => [colour, dice.filter((die) => die.startsWith(colour)).length])
        .filter(([, count]) => count > 0);
}

/** The dice of a path that were rolled: "S1S4M3". */
export function rolledDice(rolled: string): string[] {
    return rolled.match(/[SMP]\d+/g) ?? [];
}
