import type { BattleSession } from "../battle/session.ts";
import type { Coming } from "../wire/session.svelte.ts";
import type { Happened, LookedBack, SeatTaken, Table } from "../wire/types.ts";
import type { Lookback } from "./lookback.svelte.ts";
import { still } from "./past.svelte.ts";

/** From this speed on, a step is too short for the beats of a fight: only where it stands is shown. */
const BRISK = 4;

/**
 * The battles of a replay, for the battle stage. The next step plays beat by beat; any other step is shown as
 * it stands. Nothing can be chosen.
 */
export class PastBattle implements BattleSession {
    /** The step that the table shows: while a fight plays, the one before it. */
    shown = $state.raw<LookedBack>();
    /** Whether a fight plays. */
    playing = $state(false);
    seats = $state.raw<SeatTaken[]>([]);
    readonly pending = false;
    readonly last = { version: -1, events: [] as Happened[] };
    readonly table: Table | null = $derived(this.shown ? still(this.shown.table) : null);
    /** Whether the stage is there. */
    readonly staged: boolean = $derived(this.playing || (this.table?.fight ?? null) !== null);
    readonly #lookback: Lookback;
    readonly #watchers = new Set<(coming: Coming) => void>();
    #arrived: LookedBack | undefined;

    constructor(lookback: Lookback) {
        this.#lookback = lookback;
    }

    /** Whoever reads step by step goes on by themselves, as after fights of their own. */
    get mine(): number[] {
        return this.#lookback.playing ? [] : (this.table?.clans.map(({ seat }) => seat) ?? []);
    }

    /** Show a step. */
    show(found: LookedBack): void {
        const before = this.#arrived?.step;
        if (found.step === before) return;
        const { playing, speed } = this.#lookback;
        const plays = found.step - 1 === before && !(playing && speed >= BRISK);
        // If the last fight still plays, it ends here.
        this.shown = this.#arrived;
        this.#arrived = found;
        const events = plays ? found.events : [];
        for (const watcher of this.#watchers) {
            watcher({ version: found.step, events, table: still(found.table) });
        }
        if (!this.playing) this.shown = found;
    }

    watch(watcher: (coming: Coming) => void): () => void {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
    }

    /** The replay goes on, and the table follows, when the fight has been shown; it begins at once. */
    hold(_as?: "fights", begin?: () => void): () => void {
        this.playing = true;
        const release = this.#lookback.wait();
        begin?.();
        return () => {
            release();
            this.playing = false;
            this.shown = this.#arrived;
        };
    }

    answer(): void {
        // A replay asks nothing.
    }
}
