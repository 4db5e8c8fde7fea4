import type { Colour } from "../../parts/kinds.ts";
import type { Path } from "../../wire/types.ts";

/** Return the colour and the value of a die such as "S" or "P5". */
export function facesOf(die: string): { colour: Colour; value: number | undefined } {
    return { colour: die.charAt(0) as Colour, value: die.length > 1 ? Number(die.slice(1)) : undefined };
}

/** Return how many dice of each colour there are. */
export function countedDice(dice: readonly string[]): [string, number][] {
    return ["S", "M", "P"]
        .map((colour): [string, number] => [colour, dice.filter((die) => die.startsWith(colour)).length])
        .filter(([, count]) => count > 0);
}

/** Return the rolled dice of a path, such as "S1S4M3". */
export function rolledDice(rolled: string): string[] {
    return rolled.match(/[SMP]\d+/g) ?? [];
}

/** Return the dice that a path requires: fixed ones, and others of some colours. */
export function diceAsked(path: Path): { dice: string; among: string; exactly: boolean } {
    const { name, required, upTo, colours } = path;
    const exactly = /^[mc]/.test(name);
    if (upTo === 0) return { dice: required, among: "", exactly };
    // With one colour there is no choice.
    if (exactly && colours.length === 1) return { dice: colours.repeat(upTo), among: "", exactly };
    return { dice: required, among: colours, exactly };
}
