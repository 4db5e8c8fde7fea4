import type { Choice } from "../../wire/types.ts";

/** A place for a choice, which stays when the choice is gone. */
export interface Place {
    choice: Choice;
    open: boolean;
}

/** Keeps choices in their places while one thing is asked about again and again. */
export class Kept {
    #about = "";
    #places: Choice[] = [];

    /** The places of the choices there are now; something else to ask about begins anew. */
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
