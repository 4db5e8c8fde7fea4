/** What the lines of the log are made of. */

import { dice } from "../../parts/dice.ts";
import type { Colour } from "../../parts/kinds.ts";
import type { Line } from "../../wire/types.ts";
import { say } from "../../words/say.svelte.ts";

export function textOf({ parts }: Line): string {
    return parts.map(({ text }) => text).join("");
}

/** What the round before a line has brought, as a sentence; empty if it has none. */
export function broughtWords({ brought }: Line): string[] {
    if (!brought) return [];
    const changes = brought.changes.map(([what, before, after]) =>
        say("log-brought-change", { what, before, after }),
    );
    return [`${say("log-brought", { round: brought.round })} ${changes.join(", ")}.`];
}

/** The colour of the die that a part of a line names; undefined if it names none. */
export function dieOf(thing = ""): Colour | undefined {
    return thing.startsWith("die:") ? dice(thing)[0] : undefined;
}

/** The things that a line names, each once; without dice, for those of the table are others. */
export function thingsOf({ parts }: Line): string[] {
    return [...new Set(parts.flatMap(({ thing }) => (dieOf(thing) ? [] : (thing ?? []))))];
}
