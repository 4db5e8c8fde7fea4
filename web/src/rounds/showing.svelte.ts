import { Reel } from "../parts/reel.svelte.ts";
import { settings, type Speed } from "../settings.svelte.ts";
import type { ShownAs } from "../wire/holds.svelte.ts";
import type { Coming } from "../wire/session.svelte.ts";
import { madhalaSteps, roundSteps, type Step, type Tale } from "./steps.ts";

/** How long each kind of step is shown, in milliseconds at normal speed. */
const STEPS: Record<Tale["kind"], number> = {
    "madhala-rolls": 900,
    "madhala-goes": 1000,
    "madhala-sent": 1000,
    "madhala-takes": 900,
    home: 1400,
    surplus: 1000,
    storms: 1200,
    panic: 1300,
    leads: 1300,
    rescued: 1400,
    wages: 1300,
    deserts: 1500,
    first: 800,
    round: 2200,
};
const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, instant: 0 };
/** The steps of others take less time. */
const OTHERS = 0.4;

/** What the sheet needs of a session. */
export interface RoundSession {
    readonly mine: readonly number[];
    watch(watcher: (coming: Coming) => void): () => void;
    hold(as: ShownAs, begin: () => void): () => void;
}

/** Shows the steps of Madhala's turn, or of the clean-up, and holds the table back meanwhile. */
export class Showing extends Reel<Step> {
    readonly as: ShownAs;
    readonly #session: RoundSession;
    readonly #seen: (step: Step) => void;
    #release: (() => void) | undefined;
    #version = -1;

    /** @param seen called with each step when it comes into sight */
    constructor(as: "madhala" | "round", session: RoundSession, seen: (step: Step) => void) {
        super();
        this.as = as;
        this.#session = session;
        this.#seen = seen;
    }

    /** Take an update that is about to be shown; return the steps that it has. */
    take({ version, events, table }: Coming): Step[] {
        // The same version again means that another seat looks at the table: nothing new has happened.
        if (version === this.#version) return [];
        this.#version = version;
        const held = this.#release;
        this.#release = undefined;
        this.cut();
        const steps = this.as === "madhala" ? madhalaSteps(events) : roundSteps(events, table);
        const plays = this.load(steps);
        if (held && plays) {
            this.#release = held;
            this.begin();
        } else if (plays) this.#release = this.#session.hold(this.as, () => this.begin());
        // Not at once: the update that ends it is being shown.
        else if (held) queueMicrotask(held);
        return plays ? steps : [];
    }

    override stop(): void {
        super.stop();
        this.#letGo();
    }

    protected override lasting(index: number): number {
        const { tale, seat } = this.queue[index]!;
        const others = seat !== null && !this.#session.mine.includes(seat);
        return STEPS[tale.kind] * FACTOR[settings.speed] * (others ? OTHERS : 1);
    }

    protected override show(step: Step): void {
        this.#seen(step);
    }

    protected override end(): void {
        this.#letGo();
    }

    #letGo(): void {
        const release = this.#release;
        this.#release = undefined;
        release?.();
    }
}
