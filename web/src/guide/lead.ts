import type { View } from "../table/hand/places.ts";

/** What the guide needs of a table in the hand. */
export interface Views {
    readonly shown: View;
    go(view: View): void;
}

/** Turns a table in the hand to the view that a step is about, and back when the next one is about none. */
export class Lead {
    #step: string | undefined;
    #from: View | undefined;
    #to: View | undefined;

    /** Show the view of a step, once: afterwards players turn to whatever they want. */
    follow(views: Views, step: string | undefined, view: View | undefined): void {
        if (step === this.#step) return;
        this.#step = step;
        const { shown } = views;
        if (shown !== this.#to) this.#from = undefined; // the player has turned to another one since
        const next = view ?? this.#from ?? shown;
        this.#from = view ? (this.#from ?? shown) : undefined;
        this.#to = next;
        if (next !== shown) views.go(next);
    }

    /** A question has turned it elsewhere. */
    forget(step: string | undefined): void {
        this.#step = step;
        this.#from = undefined;
    }
}
