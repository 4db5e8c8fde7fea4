import type { Told } from "../../src/battle/beat.ts";
import type { BattleSession } from "../../src/battle/session.ts";
import type { Coming } from "../../src/wire/session.svelte.ts";
import type { Happened, SeatTaken, Table } from "../../src/wire/types.ts";

/** A session that plays a recorded sequence: each answer brings the next update. */
export class FakeSession implements BattleSession {
    table = $state.raw<Table | null>(null);
    version = $state(0);
    mine = [0];
    seats: SeatTaken[] = [];
    pending = $state(false);
    last = $state.raw<{ version: number; events: Happened[] }>({ version: 0, events: [] });
    answers: string[] = [];
    holds = 0;

    #updates: Told[];
    readonly #watchers = new Set<(coming: Coming) => void>();

    constructor(updates: Told[]) {
        this.#updates = [...updates];
    }

    /** Show the next update; if it asks no question, go on as soon as nothing holds it back. */
    next(): void {
        const update = this.#updates.shift();
        if (!update) return;
        this.version += 1;
        const { events, table } = update;
        for (const watcher of this.#watchers) watcher({ version: this.version, events: [...events], table });
        this.table = table;
        this.last = { version: this.version, events: [...events] };
    }

    get asked(): boolean {
        return this.table?.question.asked ?? false;
    }

    answer(spelling: string): void {
        this.answers.push(spelling);
        this.next();
    }

    watch(watcher: (coming: Coming) => void): () => void {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
    }

    hold(_: "fights", begin: () => void): () => void {
        this.holds += 1;
        begin();
        return () => {
            this.holds -= 1;
            if (!this.asked) queueMicrotask(() => this.next());
        };
    }
}
