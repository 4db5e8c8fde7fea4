import { HttpProblem } from "../wire/http.ts";
import { say } from "../words/say.svelte.ts";

/** Something from the server: not loaded yet, loaded, or failed with a reason. */
export class Loaded<T> {
    value = $state.raw<T>();
    problem = $state("");
    readonly #ask: () => Promise<T>;
    #turn = 0;

    constructor(ask: () => Promise<T>) {
        this.#ask = ask;
        void this.load();
    }

    /** Load again; the old value stays until the answer comes. */
    load = async (): Promise<void> => {
        const turn = ++this.#turn;
        this.problem = "";
        try {
            const value = await this.#ask();
            if (turn === this.#turn) this.value = value;
        } catch (error) {
            if (turn === this.#turn) this.problem = inWords(error);
        }
    };
}

/** Return what went wrong, and what to do. */
export function inWords(error: unknown): string {
    if (!(error instanceof HttpProblem)) {
        console.error(error);
        return say("problem-here");
    }
    if (error.unreachable) return say("problem-unreachable");
    if (error.message) return sentence(error.message);
    return say("problem-unknown", { status: error.status });
}

function sentence(text: string): string {
    const begun = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
