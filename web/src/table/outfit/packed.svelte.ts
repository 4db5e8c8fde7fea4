import type { Coming } from "../../wire/session.svelte.ts";
import type { Table } from "../../wire/types.ts";

/** What `Packed` needs of a session. */
interface Watched {
    readonly table: Table | null;
    readonly version: number;
    watch(watcher: (coming: Coming) => void): () => void;
}

/** Questions about what goes on a path. */
const OUTFITTING = ["assign", "load", "deploy-dice"];
const LAID = ["path-die", "path-trap", "path-defense", "path-potion", "path-venom"];

/** Return the path that is being outfitted, or an empty string. */
export function outfittedOn(table: Table | null): string {
    const question = table?.question;
    if (!question?.asked || !OUTFITTING.includes(question.kind)) return "";
    return String(question.about.path ?? question.about.target ?? "");
}

/**
 * The path whose load has just ended by itself because nothing more fits: the sheet shows it until the next
 * step.
 */
export class Packed {
    #ended = $state.raw({ path: "", version: -1 });
    readonly #session: Watched;

    constructor(session: Watched) {
        this.#session = session;
        $effect(() => session.watch((coming) => this.#note(coming)));
    }

    /** The name of that path, or an empty string. */
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
