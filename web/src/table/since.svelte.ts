import { untrack } from "svelte";

import type { TableSession } from "../wire/session.svelte.ts";
import type { Line } from "../wire/types.ts";

/** What has happened since the own last turn: told when a turn begins, until the next thing is done. */
export class Since {
    lines = $state.raw<Line[]>([]);
    /** Whether anything was asked here before. */
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
                const fresh = turn && (begins || !this.#met);
                // After the page was loaded anew the log knows what was done last.
                const from =
                    session.asked.get(seat) ?? session.log.findLast((line) => line.seat === seat)?.version;
                this.lines =
                    fresh && from !== undefined
                        ? session.log.filter(
                              (line) => line.version > from && (table.solo || line.seat !== seat),
                          )
                        : [];
                if (asked || last.lines[0]?.seat === seat) session.asked.set(seat, version);
                this.#met ||= asked;
            });
        });
    }
}
