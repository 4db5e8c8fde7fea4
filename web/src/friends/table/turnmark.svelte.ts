/** Tells whose turn it is outside the page: in the title and the icon of the tab, and by the system. */

import marked from "../../look/favicon-turn.svg?url";
import { isPushed } from "../../push.ts";
import { settings } from "../../settings.svelte.ts";
import { isStopped } from "../../table/stopped.ts";
import type { TableSession } from "../../wire/session.svelte.ts";
import { say } from "../../words/say.svelte.ts";
import type { GroupSession } from "../group.svelte.ts";

/** Return whether somebody at this window is asked in the game that the group plays. */
export function isMyTurn(session: TableSession, { group, mine }: GroupSession): boolean {
    const { table } = session;
    if (group?.phase !== "playing" || table?.ending || isStopped(session, group)) return false;
    const asked = table?.question.asked ? table.question.seat : group.asked;
    const seat = group.seats.find((each) => each.seat === asked);
    return seat !== undefined && mine.includes(seat.seat) && !seat.standIn;
}

/** Mark the tab while it is the turn of somebody at this window. Call it where effects may be made. */
export function markTurns(
    session: () => TableSession | undefined,
    company: () => GroupSession | undefined,
): void {
    const turn = $derived.by(() => {
        const [table, group] = [session(), company()];
        return table !== undefined && group !== undefined && isMyTurn(table, group);
    });
    $effect(() => {
        if (!turn) return;
        const title = document.title;
        document.title = say("app-title", { page: say("top-yours") });
        const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
        const usual = icon?.getAttribute("href");
        icon?.setAttribute("href", marked);
        return () => {
            document.title = title;
            if (usual) icon?.setAttribute("href", usual);
        };
    });
    // A turn that is there when the table is opened is seen at once.
    let before = true;
    $effect(() => {
        if (turn && !before) void notify(session()?.game ?? "");
        before = turn;
    });
}

/** Show a notification of the system, if the player wants that and looks elsewhere. */
async function notify(game: string): Promise<void> {
    if (!settings.notifyTurn || (document.visibilityState === "visible" && document.hasFocus())) return;
    if (!("Notification" in window) || Notification.permission !== "granted" || (await isPushed())) return;
    try {
        const shown = new Notification(say("top-yours"), { body: say("notify-turn"), tag: `turn ${game}` });
        shown.onclick = () => {
            window.focus();
            shown.close();
        };
    } catch {
        // Some phones allow notifications only from a service worker: the title and the icon have to do.
    }
}
