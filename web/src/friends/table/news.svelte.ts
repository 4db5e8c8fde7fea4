import { untrack } from "svelte";

import { calledAt } from "../../table/people.ts";
import type { TableSession } from "../../wire/session.svelte.ts";
import { say } from "../../words/say.svelte.ts";
import type { GroupSession } from "../group.svelte.ts";

/** How long something is shown, in milliseconds. */
const SHOWN_FOR = 10_000;
/** What the server tells that nothing else at the table shows. */
const TOLD = ["back", "stand-in", "plays-on", "undo-refused", "undo-withdrawn", "undone"];
/** What it tells of a question to which not all agree. */
const DENIED = ["undo-refused", "undo-withdrawn"];

/** What others have just done about the game: it is shown for a while, and stays in the talk. */
export class News {
    text = $state("");
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Call it where effects may be made. */
    constructor(session: () => TableSession, company: () => GroupSession) {
        // What was told before this table was opened is old.
        let known: number | undefined;
        // A step that all agree on is told by the server; the table may show it before or after that.
        let agreed: number | undefined;
        $effect(() => {
            const { talk, mine } = company();
            const before = known;
            known = talk.at(-1)?.number;
            if (before === undefined) return;
            const fresh = talk.filter(({ number }) => number > before);
            if (fresh.some(({ code }) => DENIED.includes(code))) agreed = undefined;
            const last = fresh.findLast(({ code, seat }) => {
                const own = seat !== null && mine.includes(seat) && code !== "undone";
                return TOLD.includes(code) && !own;
            });
            if (last) untrack(() => this.#show(last.text));
        });
        $effect(() => {
            agreed = company().group?.undo?.version ?? agreed;
        });
        $effect(() => {
            const { last, seats, mine } = session();
            const { undoneBy, version } = last;
            if (undoneBy === null || mine.includes(undoneBy) || version - 1 === agreed) return;
            untrack(() => this.#show(say("news-undone", { name: calledAt(seats, undoneBy) || "none" })));
        });
        $effect(() => () => this.close());
    }

    close(): void {
        clearTimeout(this.#timer);
        this.text = "";
    }

    #show(text: string): void {
        clearTimeout(this.#timer);
        this.text = text;
        this.#timer = setTimeout(() => this.close(), SHOWN_FOR);
    }
}
