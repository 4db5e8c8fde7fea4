import { isOffline, whenBack } from "../app/reach.svelte.ts";
import { FileProblem } from "../wire/filekind.ts";
import { HttpProblem } from "../wire/http.ts";
import { say } from "../words/say.svelte.ts";

/**
 * Something from the server: not loaded yet, loaded, or failed with a reason. If the server was away, it is loaded once
 * it is back.
 */
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
            if (turn !== this.#turn) return;
            this.problem = inWords(error);
            if (isUnreachable(error)) whenBack(() => void (turn === this.#turn && this.load()));
        }
    };
}

/** Return what went wrong, and what to do. */
export function inWords(error: unknown): string {
    if (error instanceof FileProblem) return error.message;
    if (!(error instanceof HttpProblem)) {
        console.error(error);
        return say("problem-here");
    }
    if (error.unreachable) return say(isOffline() ? "problem-offline" : "problem-unreachable");
    if (error.message) return sentence(error.message);
    return say("problem-unknown", { status: error.status });
}

/** Whether something failed because the server was away. */
export function isUnreachable(error: unknown): boolean {
    return error instanceof HttpProblem && error.unreachable;
}

function sentence(text: string): string {
    const begun = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
