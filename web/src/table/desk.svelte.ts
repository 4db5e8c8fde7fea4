import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import { settings } from "../settings.svelte.ts";
import type { TableSession } from "../wire/session.svelte.ts";
import type { Odds } from "../wire/types.ts";
import { Picker } from "./acting/picker.svelte.ts";
import { Aim } from "./acting/aim.ts";

const DESK = Symbol("desk");

/** An answer of the server, and the version of the table that it is about. */
interface Known<What> {
    version: number;
    told: What;
}

/** What all parts of the table share: the session, the picker, and why some things cannot be picked. */
export class Desk {
    readonly session: TableSession;
    readonly picker: Picker;
    readonly aim: Aim;
    /** Whether the table has been painted once: from now on, new things fly in. */
    standing = false;
    /** The unavailable thing that was clicked last, and the reason. */
    refused = $state.raw<{ thing: string; text: string } | undefined>();
    readonly #whys = new SvelteMap<string, Known<string>>();
    readonly #odds = new SvelteMap<string, Known<Odds>>();
    #version = -1;

    constructor(session: TableSession) {
        this.session = session;
        this.aim = new Aim(session);
        this.picker = new Picker(session, () => settings.confirmFinal);
    }

    /** Return why a thing is not lit, if it is known already. */
    why(thing: string): string | undefined {
        return this.#current(this.#whys.get(thing));
    }

    /** Ask the server why a thing is not lit. */
    async askWhy(thing: string, told = false): Promise<void> {
        const version = this.#forgetOld();
        try {
            const { text } = await this.session.why(thing);
            if (this.session.version !== version) return;
            this.#whys.set(thing, { version, told: text });
            if (told) this.refused = { thing, text };
        } catch {
            // No connection, or the server has no reason to give: show nothing.
        }
    }

    /** Return the chances of one of the player's mercenaries on its path, if they are known already. */
    odds(path: string): Odds | undefined {
        return this.#current(this.#odds.get(path));
    }

    /** Ask the server for these chances. */
    async askOdds(path: string): Promise<void> {
        const version = this.#forgetOld();
        if (this.#odds.has(path)) return;
        try {
            const odds = await this.session.chances(path);
            if (this.session.version === version) this.#odds.set(path, { version, told: odds });
        } catch {
            // No connection, or nothing is rolled on this path: show nothing.
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
        }
        return version;
    }
}

export function layDesk(session: TableSession): Desk {
    return setContext(DESK, new Desk(session));
}

export function useDesk(): Desk {
    return getContext<Desk>(DESK);
}
