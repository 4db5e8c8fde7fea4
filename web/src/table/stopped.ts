/** Games that a group has ended before their end: nothing can be done in them any more. */

import type { TableSession } from "../wire/session.svelte.ts";
import type { Group, Table } from "../wire/types.ts";

/**
 * Return whether a group has ended a game, or plays another one.
 *
 * @param group undefined until it is known, and for those who have left it
 */
export function isStopped(
    { game, table, ended }: Pick<TableSession, "game" | "table" | "ended">,
    group: Group | undefined,
): boolean {
    if (table?.ending) return false;
    if (ended || !group) return ended;
    // A game that is over comes with its end, maybe a moment later.
    return group.game !== game || !["playing", "over"].includes(group.phase);
}

/** Return the table of such a game: nobody is asked, and nothing fights. */
export function stopped(table: Table): Table {
    const question = { ...table.question, asked: false, choices: [], seat: null, text: "" };
    return { ...table, question, fight: null };
}
