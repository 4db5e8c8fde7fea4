import { HttpProblem } from "../wire/http.ts";
import { say } from "../words/say.svelte.ts";

/** Something that comes from the server: not there yet, there, or missing for a reason. */
export class Loaded<T> {
    value = $state.raw<T>();
    problem = $state("");
    readonly #ask: () => Promise<T>;
    #turn = 0;

    constructor(ask: () => Promise<T>) {
        this.#ask = ask;
        void this.load();
    }

    /** Ask again; what there was stays until the answer comes. */
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

/** What went wrong, and what to do. */
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
