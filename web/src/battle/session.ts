import type { Choice, Happened, Table } from "../wire/types.ts";

/** What the battle stage needs of a session. */
export interface BattleSession {
    readonly table: Table | null;
    readonly mine: readonly number[];
    readonly pending: boolean;
    readonly last: { version: number; events: Happened[] };
    answer(spelling: string): void;
    /** Keep the next update back until the returned function is called. */
    hold(): () => void;
}

/** How a choice is taken. */
export type Take = (choice: Choice) => void;
