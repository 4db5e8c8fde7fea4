/** Where the steps of a replay come from: the server, or what this browser has kept of it. */

import { isAway, whenBack } from "../app/reach.svelte.ts";
import { isPast } from "../home/gamewords.ts";
import { isUnreachable } from "../home/loaded.svelte.ts";
import { game as summed } from "../wire/http.ts";
import { keepGame, keepStep, keptGame, keptStep, keptSteps, type KeptGame } from "../wire/kept.ts";
import { keyFor } from "../wire/keys.ts";
import { TableSession } from "../wire/session.svelte.ts";
import type { Http, LookedBack } from "../wire/types.ts";
import { say, spoken } from "../words/say.svelte.ts";

export class ReplaySource {
    session = $state.raw<TableSession>();
    /** What is kept of the game, if the server was away when it was opened. */
    kept = $state.raw<KeptGame>();
    /** The steps that are kept, while nothing else is there. */
    steps = $state.raw<number[]>([]);
    readonly #game: string;
    /** The step that was shown last, to know which way to go on. */
    #last = 0;
    #left = false;
    #stay = (): void => undefined;

    constructor(game: string) {
        this.#game = game;
    }

    get seats() {
        return this.session?.seats.length ? this.session.seats : (this.kept?.seats ?? []);
    }

    /** Ask what game it is, and open its table; `again` is called if the server was away and is back. */
    async open(again: () => void): Promise<Http.GameSummary> {
        this.#stay();
        try {
            const secret = await keyFor(this.#game, this.session?.refused);
            const summary = await summed(this.#game, secret);
            if (this.#left) return summary;
            this.session?.close();
            this.session =
                secret && isPast(summary) ? new TableSession(this.#game, secret, spoken()) : undefined;
            this.kept = undefined;
            return summary;
        } catch (error) {
            const kept = isUnreachable(error) ? await keptGame(this.#game) : undefined;
            const steps = kept ? await keptSteps(this.#game) : [];
            if (!kept || steps.length === 0) throw error;
            [this.kept, this.steps] = [kept, steps];
            if (!this.#left) this.#stay = whenBack(again);
            return kept.summary;
        }
    }

    /** Return a step; without a line, the nearest one that is kept. */
    async step(wanted: number): Promise<LookedBack> {
        const found = (await this.#asked(wanted)) ?? (await this.#nearest(wanted));
        if (!found) throw new Error(say("problem-unreachable"));
        this.#last = found.step;
        return found;
    }

    /** Keep what tells how the game went, so that it can be found without a line. */
    keep(summary: Http.GameSummary, { steps, stages }: Pick<KeptGame, "steps" | "stages">): void {
        if (!this.kept) void keepGame({ summary, seats: this.seats, steps, stages });
    }

    async #asked(wanted: number): Promise<LookedBack | undefined> {
        if (!this.session) return undefined;
        try {
            const found = await this.session.lookBack(wanted);
            void keepStep(this.#game, found);
            return found;
        } catch (error) {
            // What the server refuses has a reason; without one it was not reached.
            if ((error as Error).message) throw error;
            return undefined;
        }
    }

    async #nearest(wanted: number): Promise<LookedBack | undefined> {
        // A line that is broken for a moment leads to no other step.
        if (!this.kept && !isAway()) return keptStep(this.#game, wanted);
        const step = nearest(await keptSteps(this.#game), wanted, this.#last);
        return step === undefined ? undefined : keptStep(this.#game, step);
    }

    close(): void {
        this.#left = true;
        this.#stay();
        this.session?.close();
    }
}

/** Return the step to show in place of another: the next one that is there on the way from the last, else the last. */
export function nearest(steps: readonly number[], wanted: number, last: number): number | undefined {
    if (wanted >= last) return steps.find((step) => step >= wanted) ?? steps.at(-1);
    return steps.findLast((step) => step <= wanted) ?? steps[0];
}
