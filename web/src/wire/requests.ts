/** Why a request was not answered, in words. */
export class Unanswered extends Error {}

interface Waiting<Sent> {
    message: Sent;
    done: (answer: unknown) => void;
    failed: (problem: Unanswered) => void;
}

interface Refusal {
    request: string;
    text: string;
    code: string;
}

/** Requests to the server that wait for their answers, each under an id of its own. */
export class Requests<Sent> {
    readonly #visit = Math.random().toString(36).slice(2, 10);
    #count = 0;
    readonly #waiting = new Map<string, Waiting<Sent>>();

    newId(): string {
        return `${this.#visit}-${++this.#count}`;
    }

    /** Send a request with `send`, and wait for its answer. */
    ask<Answer>(message: (request: string) => Sent, send: (message: Sent) => void): Promise<Answer> {
        const request = this.newId();
        return new Promise<Answer>((done, failed) => {
            const asked = message(request);
            this.#waiting.set(request, { message: asked, done: (answer) => done(answer as Answer), failed });
            send(asked);
        });
    }

    /** The messages that wait. */
    get messages(): { request: string; message: Sent }[] {
        return [...this.#waiting].map(([request, { message }]) => ({ request, message }));
    }

    answered(request: string, answer?: unknown): void {
        this.#waiting.get(request)?.done(answer);
        this.#waiting.delete(request);
    }

    refused({ request, text, code }: Refusal): void {
        this.#waiting.get(request)?.failed(new Unanswered(text, { cause: code }));
        this.#waiting.delete(request);
    }

    /** Give up everything that waits. */
    forget(): void {
        for (const { failed } of this.#waiting.values()) failed(new Unanswered());
        this.#waiting.clear();
    }
}
