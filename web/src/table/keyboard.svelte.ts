import { settings } from "../settings.svelte.ts";
import { say } from "../words/say.svelte.ts";
import type { Desk } from "./desk.svelte.ts";
import { outfittedOn } from "./outfit/packed.svelte.ts";

/** The keys of the table, and what they open. */
export class Keyboard {
    /** Whether the list is open; it begins as the setting says, for each game and each player. */
    listing = $derived(settings.listView);
    hinting = $state(false);
    helping = $state(false);
    /** The version whose undo across the barrier waits for confirmation. */
    across = $state<number | undefined>();
    readonly #desk: Desk;

    constructor(desk: Desk) {
        this.#desk = desk;
    }

    readonly pressed = keyed(
        { "ctrl+z": () => this.undo(), escape: () => this.#escape() },
        {
            u: () => this.undo(),
            e: () => this.#endTurn(),
            l: () => void (this.listing = !this.listing),
            h: () => this.#hint(),
            "?": () => void (this.helping = true),
            " ": (target) => this.#skip(target),
        },
    );

    /** Undo the last step; across the barrier only after a confirmation. */
    undo(): void {
        const { session } = this.#desk;
        if (session.holding) return;
        const { undo, across } = session.shown!.question;
        if (!undo) session.undo();
        else if (across) this.across = session.version;
        else this.#desk.refused = { thing: "", text: undo };
    }

    #hint(): void {
        const { holding, shown } = this.#desk.session;
        this.hinting = shown!.question.asked && !holding && !this.hinting;
    }

    #skip(target: HTMLElement): boolean {
        const { session } = this.#desk;
        if (!session.playing || target.closest("button, a[href], summary")) return false;
        session.skip();
        return true;
    }

    #endTurn(): void {
        const { picker, session } = this.#desk;
        if (session.holding) return;
        const choice = picker.choices.find(({ kind }) => kind === "end-turn");
        if (choice) picker.take(choice);
        else this.#desk.refused = { thing: "", text: say("end-turn-not") };
    }

    /** Clear the picks, else close what is open, else undo what was packed. */
    #escape(): void {
        const { picker, session } = this.#desk;
        const thing = picker.picked.at(-1)?.at;
        if (thing) {
            picker.clear();
            thing.focus();
        } else if (this.hinting) this.hinting = false;
        else if (this.listing) this.listing = false;
        else if (outfittedOn(session.shown) && !session.shown!.question.undo) this.undo();
    }
}

/** Handles a key; returns false to leave it to the browser. */
type Deed = (target: HTMLElement) => boolean | void;

/**
 * Listen to keys that always work, such as `ctrl+z`, and to single letters, which the settings can switch
 * off.
 */
function keyed(always: Record<string, Deed>, letters: Record<string, Deed>): (event: KeyboardEvent) => void {
    return (event) => {
        // Ignore the repeats of a key that is held down.
        if (event.repeat || event.defaultPrevented || document.querySelector("dialog[open]")) return;
        const target = event.target as HTMLElement;
        if (event.altKey || event.metaKey || target.closest("input, textarea, select")) return;
        const held = event.ctrlKey ? `ctrl+${event.shiftKey ? "shift+" : ""}` : "";
        const key = held + event.key.toLowerCase();
        const deed = always[key] ?? (settings.singleKeys ? letters[key] : undefined);
        if (deed && deed(target) !== false) event.preventDefault();
    };
}
