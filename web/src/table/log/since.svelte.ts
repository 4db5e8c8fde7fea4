import { untrack } from "svelte";

import type { TableSession } from "../../wire/session.svelte.ts";
import type { Line } from "../../wire/types.ts";

/** The log lines since the player's last turn: shown when a turn begins, until the next step. */
export class Since {
    lines = $state.raw<Line[]>([]);
    /** Whether the player was asked before. */
    #met = false;

    constructor(session: TableSession) {
        $effect(() => {
            const { version, last, table } = session;
            const seat = table?.seat ?? null;
            if (!table || seat === null) return;
            const { asked, kind } = table.question;
            const turn = asked && kind === "turn";
            untrack(() => {
                const begins = last.events.some(
                    (event) => event.kind === "turn-began" && event.seat === seat,
                );
                const from = session.asked.get(seat);
                // Reconnected: moves made meanwhile are only in the log.
                const missed =
                    last.events.length === 0 &&
                    last.dropped.length === 0 &&
                    session.log.some((line) => line.version > (from ?? version) && line.seat !== seat);
                const fresh = turn && (begins || missed || !this.#met);
                this.lines = fresh ? news(session.log, seat, from, table.solo !== null) : [];
                if (asked || last.lines[0]?.seat === seat) session.asked.set(seat, version);
                this.#met ||= asked;
            });
        });
    }
}

/** The log lines after a version, without the player's own; a solo game includes those too. */
function news(log: Line[], seat: number, from: number | undefined, solo: boolean): Line[] {
    if (from !== undefined) return log.filter((line) => line.version > from && (solo || line.seat !== seat));
    // After a reload, only the log knows the player's last move.
    const last = log.findLastIndex((line) => line.seat === seat);
    return last < 0 ? [] : log.slice(last + 1);
}
