import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import { settings } from "../settings.svelte.ts";
import type { TableSession } from "../wire/session.svelte.ts";
import { Acting } from "./acting.svelte.ts";

const DESK = Symbol("desk");

/** What everything on the table shares: the session, what is being done, and why other things cannot be. */
export class Desk {
    readonly session: TableSession;
    readonly acting: Acting;
    /** What was asked about last because nothing can be done with it, and the reason. */
    refused = $state.raw<{ thing: string; text: string } | undefined>();
    readonly #whys = new SvelteMap<string, string>();
    #version = -1;

    constructor(session: TableSession) {
        this.session = session;
        this.acting = new Acting(session, () => settings.confirmFinal);
    }

    /** Why a thing is not lit, as far as it is known. */
    why(thing: string): string | undefined {
        return this.#whys.get(`${this.session.version} ${thing}`);
    }

    /** Find out why a thing is not lit. */
    async askWhy(thing: string, told = false): Promise<void> {
        const { version } = this.session;
        if (version !== this.#version) {
            this.#version = version;
            this.#whys.clear();
        }
        try {
            const { text } = await this.session.why(thing);
            if (this.session.version !== version) return;
            this.#whys.set(`${version} ${thing}`, text);
            if (told) this.refused = { thing, text };
        } catch {
            // Nobody there, or nothing is ever done with it: it says nothing.
        }
    }
}

export function layDesk(session: TableSession): Desk {
    return setContext(DESK, new Desk(session));
}

export function useDesk(): Desk {
    return getContext<Desk>(DESK);
}
