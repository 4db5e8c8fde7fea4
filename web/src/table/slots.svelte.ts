import type { Component } from "svelte";

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

/** Parts that are loaded on first use. */
const RARE: readonly string[] = ["guide", "round"];
/** Parts with words of their own. */
const WORDS: Partial<Record<keyof typeof PATHS, Part>> = { guide: "guide", round: "rounds" };

type Together = typeof import("../friends/table/together.ts");

/** Load what a table with friends has more, once it is needed; undefined until it has arrived. */
export function together(needed: () => boolean): { readonly current: Together | undefined } {
    let current = $state.raw<Together | undefined>();
    $effect(() => {
        if (!needed() || current) return;
        import("../friends/table/together.ts").then(
            (module) => {
                current = module;
            },
            () => undefined,
        );
    });
    return {
        get current() {
            return current;
        },
    };
}

/** Load what draws pictures of a table, and lets them be shared. */
export async function pictures(): Promise<typeof import("../sharing/PictureDialog.svelte")> {
    return withWords("sharing", withWords("friends", import("../sharing/PictureDialog.svelte")));
}

/** Load a part by name; undefined until it has arrived. The table works without it. */
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
    if (!RARE.includes(name)) ask();
    return {
        get current() {
            ask();
            return current;
        },
    };
}
