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
    /** Whether the last thing was pressed by a finger: it may have slipped, and covers what it presses. */
    touching = false;
    /** The button that was pressed last. */
    pressed: HTMLElement | undefined;

    constructor(session: Changing) {
        this.#session = session;
        this.#moved = session.version;
    }

    /** The pointer has moved, or a finger came down. */
    move(): void {
        this.#moved = this.#session.version;
    }

    /** A pointer came down. */
    press({ pointerType, target }: PointerEvent): void {
        this.touching = pointerType !== "mouse";
        if (this.touching) this.move();
        this.pressed = (target as Element).closest<HTMLElement>("button") ?? undefined;
    }

    /** A click came: one without a pointer, as of a voice or a key, is not of the finger that pressed before. */
    click(event: MouseEvent): void {
        const alone = "pointerType" in event ? event.pointerType === "" : event.detail === 0;
        if (alone) this.touching = false;
    }

    /** Return whether a finger has caused an event: it does not point at things. */
    isTouch(event: Event): boolean {
        return this.touching || ("pointerType" in event && event.pointerType === "touch");
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
    return button?.dataset.choice ?? button?.dataset.thing ?? button ?? target;
}
