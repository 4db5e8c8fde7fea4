/** What a click needs to know of a session. */
interface Changing {
    readonly version: number;
}

/** Filters clicks that were meant for what was under the pointer a moment ago. */
export class Aim {
    readonly #session: Changing;
    /** The target of the first of several quick clicks, and the version of the table. */
    #first: { what: unknown; version: number } | undefined;
    /** The version of the table at the last move of the pointer. */
    #moved: number;

    constructor(session: Changing) {
        this.#session = session;
        this.#moved = session.version;
    }

    /** The pointer has moved, or a finger came down. */
    move(): void {
        this.#moved = this.#session.version;
    }

    /** Return whether a click is the second of a double click and its target has replaced the first one. */
    isTooMuch(event: MouseEvent): boolean {
        const { version } = this.#session;
        const what = named(event.target);
        if (event.detail < 2) this.#first = { what, version };
        return this.#first !== undefined && this.#first.version !== version && this.#first.what !== what;
    }

    /**
     * Return whether a click on something unavailable asks why: not if it appeared under a resting pointer.
     */
    isMeant(event: MouseEvent): boolean {
        return event.detail === 0 || this.#moved === this.#session.version;
    }
}

/** Identify what is clicked, even if it has been re-rendered. */
function named(target: EventTarget | null): unknown {
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    // On the battle stage an element around the button has the choice.
    const choice = button?.closest<HTMLElement>("[data-choice]")?.dataset.choice;
    return choice ?? button?.dataset.thing ?? button ?? target;
}
