import type { Component } from "svelte";

import { whenBack } from "../app/reach.svelte.ts";
import type { GroupSession } from "../friends/group.svelte.ts";
import type { Views } from "../guide/lead.ts";
import type { TableSession } from "../wire/session.svelte.ts";
import type { Choice } from "../wire/types.ts";
import { type Part, withWords } from "../words/say.svelte.ts";

/** A part of the table that is fetched on its own. */
export type Slot = Component<{
    session: TableSession;
    company?: GroupSession | undefined;
    take?: (choice: Choice) => void;
    onclose?: () => void;
    hushed?: boolean;
    views?: Views | undefined;
    led?: boolean;
    onlead?: (leads: boolean) => void;
}>;

const FOUND = import.meta.glob<{ default: Slot }>([
    "../battle/BattleStage.svelte",
    "../ending/EndScreen.svelte",
    "../guide/Guide.svelte",
    "../rounds/RoundSheet.svelte",
]);
const PATHS = {
    battle: "../battle/BattleStage.svelte",
    ending: "../ending/EndScreen.svelte",
    guide: "../guide/Guide.svelte",
    round: "../rounds/RoundSheet.svelte",
};

/** Parts with words of their own. */
const WORDS: Partial<Record<keyof typeof PATHS, Part>> = { guide: "guide", round: "rounds" };

/** What is fetched once it is needed; undefined until it has arrived. */
interface Fetched<What> {
    readonly current: What | undefined;
    /** Whether it could not be fetched. It is fetched again once the server is back. */
    readonly missing: boolean;
    /** Fetch it again now. */
    again(): void;
}

type Together = typeof import("../friends/table/together.ts");
type Ear = typeof import("./ear/EarTable.svelte");

/** Load what a table with friends has more. */
export function together(needed: () => boolean): Fetched<Together> {
    return fetchedOnce(needed, () => import("../friends/table/together.ts"));
}

/** Load the table for the ear. */
export function forTheEar(needed: () => boolean): Fetched<Ear> {
    return fetchedOnce(needed, () => withWords("ear", import("./ear/EarTable.svelte")));
}

function fetchedOnce<What>(needed: () => boolean, fetch: () => Promise<What>): Fetched<What> {
    let current = $state.raw<What | undefined>();
    let missing = $state(false);
    let tries = $state(0);
    const again = (): void => {
        tries += 1;
    };
    $effect.pre(() => {
        void tries;
        if (!needed() || current) return;
        let left = false;
        let stay = (): void => undefined;
        missing = false;
        fetch().then(
            (module) => {
                current = module;
            },
            () => {
                if (left) return;
                missing = true;
                stay = whenBack(again);
            },
        );
        return () => {
            left = true;
            stay();
        };
    });
    return {
        get current() {
            return current;
        },
        get missing() {
            return missing;
        },
        again,
    };
}

/** Load what draws pictures of a table, and lets them be shared. */
export async function pictures(): Promise<typeof import("../sharing/PictureDialog.svelte")> {
    return withWords("sharing", withWords("friends", import("../sharing/PictureDialog.svelte")));
}

/** Load a part by name when it is first used; undefined until it has arrived. The table works without it. */
export function slotOf(name: keyof typeof PATHS): { readonly current: Slot | undefined } {
    let current = $state.raw<Slot | undefined>();
    let asked = false;
    const ask = (): void => {
        if (asked) return;
        asked = true;
        const fetched = FOUND[PATHS[name]]?.();
        if (!fetched) return;
        const words = WORDS[name];
        (words ? withWords(words, fetched) : fetched).then(
            (module) => {
                current = module.default;
            },
            () => undefined,
        );
    };
    return {
        get current() {
            ask();
            return current;
        },
    };
}
