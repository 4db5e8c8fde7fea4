/** What the lines of the log are made of. */

import type { Line } from "../../wire/types.ts";

export function textOf({ parts }: Line): string {
    return parts.map(({ text }) => text).join("");
}

/** The things that a line names, each once. */
export function thingsOf({ parts }: Line): string[] {
    return [...new Set(parts.flatMap(({ thing }) => thing ?? []))];
}
