import type { TableSession } from "../wire/session.svelte.ts";
import type { LookedBack, Table } from "../wire/types.ts";

/** A session of a past table: everything is shown, and nothing is asked. */
class Past {
    table = $state.raw<Table | null>(null);
    version = $state(0);
    readonly pending = false;
    readonly playing = false;

    answer(): void {
        // A replay asks nothing.
    }

    why(): Promise<never> {
        return Promise.reject(new Error("nothing can be done about what was"));
    }
}

/** What the parts of the table need to show a past table. */
export class PastTable {
    readonly #past = new Past();

    get session(): TableSession {
        return this.#past as unknown as TableSession;
    }

    show({ table, step }: LookedBack): void {
        this.#past.table = still(table);
        this.#past.version = step;
    }
}

/** A table without its question: nothing is lit. */
export function still(table: Table): Table {
    return { ...table, question: { ...table.question, asked: false, choices: [] } };
}
