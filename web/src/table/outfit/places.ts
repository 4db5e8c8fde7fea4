import type { Choice } from "../../wire/types.ts";

/** A place for a choice, which stays when the choice is gone. */
export interface Place {
    choice: Choice;
    open: boolean;
}

/** Keeps each choice in its place while the same question is asked repeatedly. */
export class StablePlaces {
    #about = "";
    #places: Choice[] = [];

    /** Return the places of the current choices; another question starts with new places. */
    lay(about: string, choices: readonly Choice[]): Place[] {
        const now = new Map(choices.map((choice) => [choice.spelling, choice]));
        const before = about === this.#about ? this.#places : [];
        const known = new Set(before.map(({ spelling }) => spelling));
        this.#about = about;
        this.#places = [
            ...before.map((choice) => now.get(choice.spelling) ?? choice),
            ...choices.filter(({ spelling }) => !known.has(spelling)),
        ];
        return this.#places.map((choice) => ({ choice, open: now.has(choice.spelling) }));
    }
}
