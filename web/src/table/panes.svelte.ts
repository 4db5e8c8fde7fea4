import { untrack } from "svelte";

import { afterFrame } from "../parts/frames.ts";
import type { Line, Table } from "../wire/types.ts";

/** What a pane shows. */
interface Seen {
    readonly table: Table;
    readonly log: Line[];
    /** Whether there is a fight: then the stage covers some panes. */
    readonly fights: boolean;
}

/** What panes are shown of. */
interface Showing {
    readonly shown: Table | null;
    readonly told: Line[];
    readonly holding: boolean;
}

class Pane {
    seen: Seen;

    constructor(seen: Seen) {
        this.seen = $state.raw(seen);
    }
}

/**
 * What each pane of the table shows. During a fight the stage is updated first and the panes follow, one per
 * frame: all at once they would delay the animations.
 */
export class Panes {
    readonly clan: Pane;
    readonly outside: Pane;
    readonly log: Pane;
    readonly rivals: Pane;
    readonly citadel: Pane;
    /** In the order of their updates: first what a fight changes most. */
    readonly #panes: Pane[];
    #stop: (() => void) | undefined;

    constructor(session: Showing) {
        const now = (): Seen => {
            const { shown, told: log, holding } = session;
            return { table: shown!, log, fights: holding || shown!.fight !== null };
        };
        const first = untrack(now);
        this.#panes = [
            (this.clan = new Pane(first)),
            (this.outside = new Pane(first)),
            (this.log = new Pane(first)),
            (this.rivals = new Pane(first)),
            (this.citadel = new Pane(first)),
        ];
        let fought = false;
        let { seat } = first.table;
        $effect.pre(() => {
            const seen = now();
            this.#stop?.();
            // Another seat must not see what the previous one saw.
            if ((fought || seen.fights) && seen.table.seat === seat) this.#follow(seen, this.#panes);
            else for (const pane of this.#panes) pane.seen = seen;
            fought = seen.fights;
            ({ seat } = seen.table);
        });
        $effect(() => () => this.#stop?.());
    }

    #follow(seen: Seen, [pane, ...others]: Pane[]): void {
        if (!pane) return;
        this.#stop = afterFrame(() => {
            pane.seen = seen;
            this.#follow(seen, others);
        });
    }
}
