/** Why the numbers of a clan changed, as the events tell it. */

import { titleOf } from "../../parts/cards.svelte.ts";
import type { Clan, Happened, Table } from "../../wire/types.ts";
import { say } from "../../words/say.svelte.ts";
import { sourcesOf } from "./breakdown.ts";

/** A part of a change: how much, and for what. */
export interface Cause {
    amount: number;
    why: string;
}

/** What changes by events: a resource, or the dice in the pool. */
export type Counted = "gold" | "glory" | "defense" | "potions" | "venoms" | "dice";

/** Return what changed a number of a clan in an update, as far as its events say. */
export function causesOf(what: Counted, seat: number, events: readonly Happened[], table: Table): Cause[] {
    const causes: Cause[] = [];
    let why = "";
    const own = events.filter((event) => event.seat === seat);
    own.forEach((event, index) => {
        why = nameOf(event, table) || why;
        const amount = amountOf(what, event);
        if (amount === 0) return;
        // Some things are paid for before they are told.
        const bought = own[index + 1];
        const later = event.kind === "gold-paid" && !why && bought ? nameOf(bought, table) : "";
        causes.push({ amount, why: later || why });
    });
    return causes;
}

/** Return what changed the points of a clan: each source, and by how much. */
export function pointCauses(before: Clan, after: Clan): Cause[] {
    const old = new Map(sourcesOf(before));
    return sourcesOf(after)
        .map(([why, points]) => ({ amount: points - (old.get(why) ?? 0), why }))
        .filter(({ amount }) => amount !== 0);
}

/** Return who came into a clan or left it, and what they changed its reputation by, if it is one. */
export function memberCauses(seat: number, amount: number, events: readonly Happened[]): Cause[] {
    const moved = events.filter(
        (event) =>
            event.seat === seat &&
            (event.kind === "hired" || event.kind === "died" || event.kind === "deserted"),
    );
    const [only, ...more] = moved;
    return only && "member" in only && more.length === 0 ? [{ amount, why: titleOf(only.member) }] : [];
}

function amountOf(what: Counted, event: Happened): number {
    switch (event.kind) {
        case "gained":
            return event.resource === what ? event.amount - event.surplus : 0;
        case "surplus":
            return event.resource === what ? -event.amount : 0;
        case "gold-paid":
        case "wages":
            return what === "gold" ? -event.gold : 0;
        case "rescued":
            return what === "gold" ? event.gold : 0;
        case "dice-gained":
            return what === "dice" ? event.amount : 0;
    }
    return 0;
}

/** The name of what an event is about, if that is a reason for others. */
function nameOf(event: Happened, table: Table): string {
    switch (event.kind) {
        case "die-deployed":
            return table.buildings.find(({ name }) => name === event.building)?.title ?? "";
        case "wages":
            return say("caption-wages");
        case "beer-bought":
            return say("token-beer");
        case "land-used":
        case "conquered":
            return titleOf(event.land);
        case "talent-used":
        case "hired":
        case "died":
        case "came-home":
            return titleOf(event.member);
        case "loot-used":
            return titleOf(event.loot);
        case "equipment-bought":
            return titleOf(event.equipment);
        case "trap-bought":
            return titleOf(event.trap);
        case "trophy-sold":
        case "captured":
        case "eliminated":
            return titleOf(event.monster);
        case "mission-fulfilled":
        case "mission-leftovers":
        case "mission-failed":
        case "contract-kept":
            return titleOf(event.mission);
    }
    return "";
}
