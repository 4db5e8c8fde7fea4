import { untrack } from "svelte";

import type { Desk } from "../table/desk.svelte.ts";
import { awaitTouch, hear } from "./hearing.ts";

/**
 * Let the table be heard: what it shows, when it shows it. Fights are heard on their stage. Call it where
 * effects may be made.
 */
export function hearTable(desk: Desk): void {
    const { session, picker } = desk;
    $effect(() => awaitTouch());

    // What happened is heard once it is shown; another seat that looks at the same table hears nothing new.
    let heard = session.version;
    $effect(() => {
        const { last, holding } = session;
        if (holding || last.version === heard) return;
        heard = last.version;
        if (last.dropped.length > 0) hear({ cue: "undone" });
        else hear({ events: last.events.filter((event) => !desk.showed.has(event)) });
    });

    // It is heard that one is asked, not that one is asked again.
    let asked = untrack(() => session.table?.question.asked ?? false);
    $effect(() => {
        const { shown, holding, playing } = session;
        const now = shown?.question.asked === true && !desk.stopped;
        if (now && (holding || playing)) return;
        if (now && !asked) hear({ cue: "turn" });
        asked = now;
    });

    let picked = 0;
    $effect(() => {
        const { length } = picker.picked;
        if (length > picked && picker.picked.at(-1)?.thing.startsWith("die:")) hear({ cue: "pick" });
        picked = length;
    });
    $effect(() => {
        if (desk.refused) hear({ cue: "refused" });
    });
}
