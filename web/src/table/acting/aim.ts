/** What a click needs to know of a session. */
interface Changing {
    readonly version: number;
}

/** Filters clicks that were meant for what was under the pointer a moment ago. */
export class Aim {
    readonly #session: Changing;
    /** What the first click of several quick ones has hit, and on which table. */
    #first: { what: unknown; version: number } | undefined;
    /** The table on which the pointer has moved last. */
    #moved: number;

    constructor(session: Changing) {
        this.#session = session;
        this.#moved = session.version;
    }

    /** The pointer has moved, or a finger came down. */
    move(): void {
        this.#moved = this.#session.version;
    }

    /** Whether a click is the second of a double click and hits something that replaced its first target. */
    isTooMuch(event: MouseEvent): boolean {
        const { version } = this.#session;
        const what = named(event.target);
        if (event.detail < 2) this.#first = { what, version };
        return this.#first !== undefined && this.#first.version !== version && this.#first.what !== what;
    }

    /** Whether a click on something unavailable asks why: not if it appeared under a resting pointer. */
    isMeant(event: MouseEvent): boolean {
        return event.detail === 0 || this.#moved === this.#session.version;
    }
}

/** Identify what is clicked, even if it has been re-rendered. */
function named(target: EventTarget | null): unknown {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    // On the battle stage the choice is written around its button.
    const choice = button?.closest<HTMLElement>("[data-choice]")?.dataset.choice;
    return choice ?? button?.dataset.thing ?? button ?? target;
}
