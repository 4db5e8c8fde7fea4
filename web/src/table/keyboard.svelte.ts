import { pointedAt } from "../friends/table/pointing.ts";
import { settings } from "../settings.svelte.ts";
import { toggleSound } from "../sound/hearing.ts";
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
    /** The version at which to ask the others whether the last step is undone, after a confirmation. */
    asking = $state<number | undefined>();
    /** Whether the next thing that is chosen is only pointed at. */
    pointing = $state(false);
    readonly #desk: Desk;

    readonly #talk: () => void;

    /** @param talk puts the focus where something can be said */
    constructor(desk: Desk, talk: () => void = () => undefined) {
        this.#desk = desk;
        this.#talk = talk;
    }

    readonly pressed = keyed(
        { "ctrl+z": () => this.undo(), escape: () => this.#escape() },
        {
            u: () => this.undo(),
            e: () => this.#endTurn(),
            l: () => void (this.listing = !this.listing),
            h: () => this.#hint(),
            t: () => this.#speak(),
            p: () => this.#beginPointing(),
            m: () => toggleSound(),
            "?": () => void (this.helping = true),
            " ": (target) => this.#skip(target),
        },
    );

    /** Undo the last step; across the barrier only after a confirmation. */
    undo(): void {
        const { session, stopped } = this.#desk;
        if (session.holding || stopped) return;
        const { undo, across } = session.shown!.question;
        if (!undo) session.undo();
        else if (across) this.across = session.version;
        else if (this.undoing.asked.length > 0) this.asking = session.version;
        else this.#desk.refused = { thing: "", text: this.undoing.why || undo };
    }

    /**
     * The names of those who can be asked to let this person undo across the barrier; if there are none, why
     * nothing can be undone, where the question does not say it.
     */
    get undoing(): { asked: string[]; why: string } {
        const { company, session } = this.#desk;
        const group = company?.group;
        if (group?.phase !== "playing") return { asked: [], why: "" };
        if (group.lookingOn) return { asked: [], why: say("undo-looking-on") };
        if (!session.log.some(({ seat }) => seat !== null && session.mine.includes(seat))) {
            return { asked: [], why: say("undo-nothing") };
        }
        return { asked: this.#desk.others, why: "" };
    }

    /** With Alt, or after P, a click on a thing only points at it. */
    point(event: MouseEvent): void {
        const { company } = this.#desk;
        const thing = event.altKey || this.pointing ? pointedAt(event.target) : undefined;
        if (!company || !thing) return;
        event.preventDefault();
        event.stopPropagation();
        this.pointing = false;
        company.point(thing).catch(({ message }: Error) => (this.#desk.refused = { thing, text: message }));
    }

    #speak(): boolean {
        if (!this.#desk.company) return false;
        this.#talk();
        return true;
    }

    #beginPointing(): boolean {
        if (!this.#desk.company) return false;
        this.pointing = !this.pointing;
        return true;
    }

    #hint(): void {
        const { session, stopped } = this.#desk;
        this.hinting = session.shown!.question.asked && !session.holding && !stopped && !this.hinting;
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
        if (this.pointing) this.pointing = false;
        else if (thing) {
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
