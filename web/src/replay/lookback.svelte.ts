import type { LookedBack, Stage } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";

const KEPT = 300;
const LONGEST = 20;
/** How long a step is shown at normal speed, in milliseconds; one without text is shorter. */
const PACE = 1200;
const SILENT = 250;

/** A line of the story, and its step. */
export interface StoryLine {
    step: number;
    text: string;
}

/** The replay of a game that is over: shows one step, and can load any other. */
export class Lookback {
    /** The step that is shown. */
    shown = $state.raw<LookedBack>();
    /** The step that was asked for; it may be ahead of the one that is shown. */
    step = $state(0);
    steps = $state(0);
    /** Where rounds and phases begin. */
    stages = $state.raw<readonly Stage[]>([]);
    playing = $state(false);
    speed = $state(1);
    problem = $state("");
    readonly #ask: (step: number) => Promise<LookedBack>;
    readonly #seen = new Map<number, LookedBack>();
    #busy = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(ask: (step: number) => Promise<LookedBack>) {
        this.#ask = ask;
    }

    /** Show a step; while one is loading, only the last request is kept. */
    async go(step: number): Promise<void> {
        this.step = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
        if (this.#busy) return;
        this.#busy = true;
        this.problem = "";
        try {
            while (this.shown?.step !== this.step) {
                const wanted = this.step;
                const found = this.#seen.get(wanted) ?? (await this.#ask(wanted));
                this.#keep(found);
                this.steps = found.steps;
                this.shown = found;
                if (found.step !== wanted) this.step = found.step;
            }
        } catch (error) {
            this.pause();
            this.problem = (error instanceof Error && error.message) || say("problem-unreachable");
            this.step = this.shown?.step ?? 0;
        } finally {
            this.#busy = false;
        }
    }

    /** Reset to the initial state. */
    forget(): void {
        this.pause();
        this.#seen.clear();
        this.shown = undefined;
        this.steps = 0;
        this.problem = "";
    }

    /** The lines of this step and of those before it that were loaded, in order. */
    get story(): StoryLine[] {
        const told: StoryLine[] = [];
        for (let step = this.shown?.step ?? -1; told.length < LONGEST && this.#seen.has(step); step--) {
            const lines = this.#seen.get(step)?.lines ?? [];
            told.unshift(...lines.map((text) => ({ step, text })));
        }
        return told;
    }

    play(): void {
        if (this.step >= this.steps) void this.go(0);
        this.playing = true;
        this.#next();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    #next(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(
            async () => {
                if (!this.playing) return;
                await this.go(this.step + 1);
                if (this.step >= this.steps) this.pause();
                else if (this.playing) this.#next();
            },
            (this.shown?.lines.length ? PACE : SILENT) / this.speed,
        );
    }

    #keep(found: LookedBack): void {
        this.#seen.set(found.step, found);
        const [oldest] = this.#seen.keys();
        if (this.#seen.size > KEPT && oldest !== undefined) this.#seen.delete(oldest);
    }
}
