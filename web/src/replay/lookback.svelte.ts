import type { Line, LookedBack, Stage } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";

const KEPT = 300;
const LONGEST = 20;
/** How long a step is shown at normal speed, in milliseconds; one without text is shorter. */
const PACE = 1200;
const SILENT = 250;

/** A line of the story, and its step. */
export interface StoryLine {
    step: number;
    line: Line;
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
    /** Settled as soon as what the step shows has been seen: a fight takes its time. */
    #seenThrough: Promise<void> | undefined;
    /** Counts how often the next step was scheduled. */
    #turn = 0;

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
                if (found.stages?.length) this.stages = found.stages;
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
            told.unshift(...lines.map((line) => ({ step, line })));
        }
        return told;
    }

    /** Do not go on by itself until the returned function is called. */
    wait(): () => void {
        let done = (): void => undefined;
        const through = new Promise<void>((resolve) => (done = resolve));
        this.#seenThrough = through;
        return () => {
            if (this.#seenThrough === through) this.#seenThrough = undefined;
            done();
        };
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
        const turn = ++this.#turn;
        this.#timer = setTimeout(
            async () => {
                await this.#seenThrough;
                // Somebody may have paused and played on while a fight was shown.
                if (!this.playing || turn !== this.#turn) return;
                const before = this.step;
                await this.go(before + 1);
                // Without a line, the next step may not be there.
                if (this.step >= this.steps || this.step === before) this.pause();
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
