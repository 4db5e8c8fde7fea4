import type { Coming } from "../../wire/session.svelte.ts";
import type { Table } from "../../wire/types.ts";

/** What this needs of a session. */
interface Watched {
    readonly table: Table | null;
    readonly version: number;
    watch(watcher: (coming: Coming) => void): () => void;
}

/** Questions about what goes on a path. */
const OUTFITTING = ["assign", "load", "deploy-dice"];
const LAID = ["path-die", "path-trap", "path-defense", "path-potion", "path-venom"];

/** The path that a table asks to be outfitted, or nothing. */
export function outfittedOn(table: Table | null): string {
    const question = table?.question;
    if (!question?.asked || !OUTFITTING.includes(question.kind)) return "";
    return String(question.about.path ?? question.about.target ?? "");
}

/**
 * A path whose load has ended by itself, as nothing more fits: it is shown once more, with how it stands.
 * The next step lays it aside.
 */
export class Packed {
    #ended = $state.raw({ path: "", version: -1 });
    readonly #session: Watched;

    constructor(session: Watched) {
        this.#session = session;
        $effect(() => session.watch((coming) => this.#note(coming)));
    }

    /** The name of that path, or nothing. */
    get path(): string {
        return this.#ended.version === this.#session.version ? this.#ended.path : "";
    }

    close(): void {
        this.#ended = { path: "", version: -1 };
    }

    #note({ version, events, table }: Coming): void {
        const path = outfittedOn(this.#session.table);
        const laid = events.some(
            (event) => LAID.includes(event.kind) && "path" in event && event.path === path,
        );
        const goesOn = table.question.asked && table.phase === "deployment" && outfittedOn(table) === "";
        this.#ended = { path: path && laid && goesOn ? path : "", version };
    }
}
