/** What the lines of the log are made of. */

import { dice } from "../../parts/dice.ts";
import type { Colour } from "../../parts/kinds.ts";
import type { Line } from "../../wire/types.ts";

export function textOf({ parts }: Line): string {
    return parts.map(({ text }) => text).join("");
}

/** The colour of the die that a part of a line names; undefined if it names none. */
export function dieOf(thing = ""): Colour | undefined {
    return thing.startsWith("die:") ? dice(thing)[0] : undefined;
}

/** The things that a line names, each once; without dice, for those of the table are others. */
export function thingsOf({ parts }: Line): string[] {
    return [...new Set(parts.flatMap(({ thing }) => (dieOf(thing) ? [] : (thing ?? []))))];
}
