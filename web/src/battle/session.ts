import type { Coming } from "../wire/session.svelte.ts";
import type { Choice, Happened, SeatTaken, Table } from "../wire/types.ts";

/** What the battle stage needs of a session. */
export interface BattleSession {
    readonly table: Table | null;
    readonly mine: readonly number[];
    readonly seats: readonly SeatTaken[];
    readonly pending: boolean;
    readonly last: { version: number; events: Happened[] };
    /** Call a function with every update right before it is shown, until the returned function is called. */
    watch(watcher: (coming: Coming) => void): () => void;
    answer(spelling: string): void;
    /** Keep the next update back until the returned function is called; `begin` when the fights are due. */
    hold(as: "fights", begin: () => void): () => void;
}

/** Takes a choice. */
export type Take = (choice: Choice) => void;
