import type { Last, TableSession } from "../wire/session.svelte.ts";
import type { LookedBack, SeatTaken, Table } from "../wire/types.ts";

/** A session of a past table: everything is shown, and nothing is asked. */
class Past {
    table = $state.raw<Table | null>(null);
    version = $state(0);
    last = $state.raw<Pick<Last, "events" | "dropped">>({ events: [], dropped: [] });
    seats = $state.raw<SeatTaken[]>([]);
    readonly mine: number[] = $derived(this.seats.filter(({ mine }) => mine).map(({ seat }) => seat));
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

    show({ table, step, events }: LookedBack, seats: SeatTaken[]): void {
        this.#past.seats = seats;
        this.#past.table = still(table);
        this.#past.version = step;
        this.#past.last = { events, dropped: [] };
    }
}

/** A table without its question: nothing is lit. */
export function still(table: Table): Table {
    return { ...table, question: { ...table.question, asked: false, choices: [] } };
}
