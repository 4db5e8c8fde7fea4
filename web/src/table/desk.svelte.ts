import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { GroupSession } from "../friends/group.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { Unanswered } from "../wire/requests.ts";
import type { TableSession } from "../wire/session.svelte.ts";
import type { Happened, Line, Odds, ReasonKind } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";
import { Picker } from "./acting/picker.svelte.ts";
import { Aim } from "./acting/aim.ts";
import { Plan } from "./acting/plan.svelte.ts";
import type { Hand } from "./hand/hand.svelte.ts";
import { calledAt } from "./people.ts";
import { isStopped } from "./stopped.ts";

const DESK = Symbol("desk");
const CLAN = "clan:";
/** The refusal of chances that have too many possibilities. */
const TOO_COMPLEX = "too-complex";

/** An answer of the server, and the version of the table that it is about. */
interface Known<What> {
    version: number;
    told: What;
}

/** Why something that was clicked cannot be done, in words; with the reason of the engine, if it has one. */
interface Refusal {
    thing: string;
    text: string;
    reason?: ReasonKind | null | undefined;
}

/** What all parts of the table share: the session, the picker, and why some things cannot be picked. */
export class Desk {
    readonly session: TableSession;
    readonly picker: Picker;
    readonly aim: Aim;
    /** The plan of a hint that is being followed. */
    readonly plan: Plan;
    /** Whether the table has been painted once: from now on, new things fly in. */
    standing = false;
    /** What was shown step by step already, and heard with it. */
    readonly showed = new WeakSet<Happened>();
    /** Whether a hint or a tip of the guide has the one button in gold: those of the table are plain then. */
    led = $state(false);
    /** The unavailable thing that was clicked last, and the reason. */
    refused = $state.raw<Refusal | undefined>();
    /** The views, if the table is shown one view at a time. */
    hand = $state.raw<Hand | undefined>();
    readonly #company: () => GroupSession | undefined;
    readonly #whys = new SvelteMap<string, Known<string>>();
    readonly #odds = new SvelteMap<string, Known<Odds>>();
    readonly #unreckoned = new SvelteMap<string, Known<Unanswered>>();
    #version = -1;

    constructor(session: TableSession, company: () => GroupSession | undefined) {
        this.session = session;
        this.#company = company;
        this.aim = new Aim(session);
        this.picker = new Picker(
            session,
            // By ear a second tap would go unnoticed: a finger is asked instead.
            () => settings.confirmFinal || (session.byEar && this.aim.touching),
            () => this.stopped,
            this.aim,
        );
        this.plan = new Plan(
            session,
            () => this.picker.choices,
            (choice) => this.picker.take(choice),
        );
    }

    /** The people of a game with friends. */
    get company(): GroupSession | undefined {
        return this.#company();
    }

    /** Whether the group has ended this game before its end: nothing can be done in it any more. */
    get stopped(): boolean {
        return isStopped(this.session, this.company?.group);
    }

    /** The names of those whom this person can ask to agree to something. */
    get others(): string[] {
        const group = this.company?.group;
        if (group?.phase !== "playing" || group.lookingOn) return [];
        const people = group.seats.filter(({ bot, left, standIn }) => !bot && !left && !standIn);
        if (!people.some(({ mine }) => mine)) return [];
        return people
            .filter(({ mine }) => !mine)
            .map(({ name, seat }) => name || say("player-seat", { number: seat + 1 }));
    }

    /** Whether final choices may be undone: yes, but the game is marked; if the others agree; or not. */
    get undoesFinal(): "yes" | "ask" | "no" {
        return this.session.table?.question.across ? "yes" : this.others.length > 0 ? "ask" : "no";
    }

    /** Return what whoever plays a seat is called; empty where clans are enough. */
    called(seat: number | null | undefined): string {
        return calledAt(this.session.seats, seat);
    }

    /** Return a line in which clans are called by their people, except the reader's own. */
    named(line: Line): Line {
        const parts = line.parts.map((part) => {
            const [, clan] = part.thing?.split(CLAN) ?? [];
            const own = clan === String(this.session.table?.seat);
            return clan && !own ? { ...part, text: this.called(Number(clan)) || part.text } : part;
        });
        return { ...line, parts };
    }

    /** Return why a thing is not lit, if it is known already. */
    why(thing: string): string | undefined {
        return this.#current(this.#whys.get(thing));
    }

    /** Ask the server why a thing is not lit. */
    async askWhy(thing: string, told = false): Promise<void> {
        const version = this.#forgetOld();
        try {
            const { text, reason } = await this.session.why(thing);
            if (this.session.version !== version) return;
            this.#whys.set(thing, { version, told: text });
            if (told) this.refused = { thing, text, reason };
        } catch {
            // No connection, or the server has no reason to give: show nothing.
        }
    }

    /** Return the chances of one of the player's mercenaries on its path, if they are known already. */
    odds(path: string): Odds | undefined {
        return this.#current(this.#odds.get(path));
    }

    /** Return why these chances are not reckoned, if the server has said so. */
    unreckoned(path: string): string | undefined {
        return this.#current(this.#unreckoned.get(path))?.message;
    }

    /** Ask the server for these chances, unless it has answered for good. */
    async askOdds(path: string): Promise<void> {
        const version = this.#forgetOld();
        // Not tracked: an effect that asks would ask again whenever there is no answer.
        const answered = untrack(
            () => this.#odds.has(path) || this.#unreckoned.get(path)?.told.cause === TOO_COMPLEX,
        );
        if (answered) return;
        this.#unreckoned.delete(path);
        try {
            const odds = await this.session.chances(path);
            if (this.session.version === version) this.#odds.set(path, { version, told: odds });
        } catch (problem) {
            const current = this.session.version === version;
            if (current && problem instanceof Unanswered)
                this.#unreckoned.set(path, { version, told: problem });
        }
    }

    /** The answers about the current version of the table. */
    #current<What>(known: Known<What> | undefined): What | undefined {
        return known?.version === this.session.version ? known.told : undefined;
    }

    /** Drop answers about an older version of the table. */
    #forgetOld(): number {
        const { version } = this.session;
        if (version !== this.#version) {
            this.#version = version;
            this.#whys.clear();
            this.#odds.clear();
            this.#unreckoned.clear();
        }
        return version;
    }
}

export function layDesk(
    session: TableSession,
    company: () => GroupSession | undefined = () => undefined,
): Desk {
    return setContext(DESK, new Desk(session, company));
}

export function useDesk(): Desk {
    return getContext<Desk>(DESK);
}
