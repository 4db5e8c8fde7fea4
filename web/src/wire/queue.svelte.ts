const MOST = 60;

/** What is to be shown, one after the other: each thing is shown for its time before the next one comes. */
export class Queue<Thing> {
    /** How many things wait. */
    waiting = $state(0);
    /** Whether the time of the last thing has not passed yet. */
    playing = $state(false);
    #things: Thing[] = [];
    #pause: ReturnType<typeof setTimeout> | undefined;
    readonly #show: (thing: Thing) => void;
    readonly #timeOf: (thing: Thing) => number;
    readonly #isHeld: () => boolean;

    /** `show` shows a thing, for `timeOf` it in milliseconds; while `isHeld`, nothing more is shown. */
    constructor(show: (thing: Thing) => void, timeOf: (thing: Thing) => number, isHeld: () => boolean) {
        this.#show = show;
        this.#timeOf = timeOf;
        this.#isHeld = isHeld;
    }

    get things(): readonly Thing[] {
        return this.#things;
    }

    /** Add a thing; if too many wait, all are shown at once. */
    add(thing: Thing): void {
        this.#things.push(thing);
        if (this.#things.length > MOST) this.skip();
        else this.next();
    }

    /** Show what may be shown now. */
    next(): void {
        while (this.#things.length > 0 && this.#pause === undefined && !this.#isHeld()) {
            const thing = this.#things.shift()!;
            this.#show(thing);
            const time = this.#timeOf(thing);
            if (time === 0) continue;
            this.playing = true;
            this.#pause = setTimeout(() => this.hurry(), time);
        }
        this.waiting = this.#things.length;
    }

    /** Do not wait for the time of the last thing. */
    hurry(): void {
        this.stop();
        this.next();
    }

    /** Show everything at once. */
    skip(): void {
        this.stop();
        while (this.#things.length > 0) this.#show(this.#things.shift()!);
        this.waiting = 0;
    }

    /** End the time of the last thing, and show nothing more by itself. */
    stop(): void {
        clearTimeout(this.#pause);
        this.#pause = undefined;
        this.playing = false;
    }
}
