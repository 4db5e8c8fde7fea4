/** What is shown of an update before its table, in this order. */
export const SHOWN_AS = { madhala: 0, fights: 1, round: 2 } as const;
export type ShownAs = keyof typeof SHOWN_AS;

/** Something that is being shown, or that waits for what is shown before it. */
interface Held {
    as: ShownAs;
    begin: () => void;
    begun: boolean;
}

/** What keeps an update from being shown at once: parts of it that are animated, one after the other. */
export class Holds {
    /** Whether the last update is still being animated. */
    any = $state(false);
    /** What of it is being shown. */
    showing = $state<ShownAs | undefined>();
    #held: Held[] = [];
    /** Whether the watchers are being called: what they hold begins after them. */
    #telling = false;

    get none(): boolean {
        return this.#held.length === 0;
    }

    /** Call `tell`, which may add parts; then begin with the first of them. */
    gather(tell: () => void): void {
        this.#telling = true;
        tell();
        this.#telling = false;
        this.#begin();
    }

    /** Add a part; `begin` is called when it is its turn. Return a function that ends it, and says whether it was there. */
    add(as: ShownAs, begin: () => void): () => boolean {
        const held: Held = { as, begin, begun: false };
        this.#held.push(held);
        this.any = true;
        if (!this.#telling) this.#begin();
        return () => {
            if (!this.#held.includes(held)) return false;
            this.#held = this.#held.filter((each) => each !== held);
            this.any = !this.none;
            this.#begin();
            return true;
        };
    }

    #begin(): void {
        const first = this.#held.toSorted((one, other) => SHOWN_AS[one.as] - SHOWN_AS[other.as])[0];
        this.showing = first?.as;
        if (!first || first.begun) return;
        first.begun = true;
        first.begin();
    }
}
