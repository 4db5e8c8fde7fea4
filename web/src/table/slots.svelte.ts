import type { Component } from "svelte";

import type { TableSession } from "../wire/session.svelte.ts";
import type { Choice } from "../wire/types.ts";

/** A part of the table that is fetched on its own. */
export type Slot = Component<{
    session: TableSession;
    take?: (choice: Choice) => void;
    onclose?: () => void;
    hushed?: boolean;
}>;

const FOUND = import.meta.glob<{ default: Slot }>([
    "../battle/BattleStage.svelte",
    "../ending/EndScreen.svelte",
    "../guide/Guide.svelte",
]);
const PATHS = {
    battle: "../battle/BattleStage.svelte",
    ending: "../ending/EndScreen.svelte",
    guide: "../guide/Guide.svelte",
};

/** Parts that are loaded on first use. */
const RARE: readonly string[] = ["guide"];

/** Load a part by name; undefined until it has arrived. The table works without it. */
export function slotOf(name: keyof typeof PATHS): { readonly current: Slot | undefined } {
    let current = $state.raw<Slot | undefined>();
    let asked = false;
    const ask = (): void => {
        if (asked) return;
        asked = true;
        FOUND[PATHS[name]]?.().then(
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
