/** The cards that can be hired or bought now: what each costs, and the way to it. */

import type { Choice, Deal, Table } from "../../wire/types.ts";
import { letters, say } from "../../words/say.svelte.ts";
import { titleOf } from "../../parts/cards.svelte.ts";
import { signed } from "../clan/breakdown.ts";
import { parted, placesOf } from "../pieces/things.ts";

/** A way to a card, as a choice that takes several answers. */
export interface Dealt {
    choice: Choice;
    /** The die and the card. */
    places: string[];
    walk: readonly string[];
}

/** Their ids are beyond those of the choices of the engine. */
const BEYOND = 1_000_000;
const ON_OFFER = ["offered", "dock"];

export function isOnOffer(thing: string): boolean {
    return ON_OFFER.includes(parted(thing)[0]);
}

/** Return the ways that begin with a die, the cheapest first; of equally cheap ones that with the lower die. */
export function dealtBy(table: Table): Dealt[] {
    return table.question.deals
        .filter(({ die }) => die)
        .toSorted((one, other) => one.gold - other.gold || valueOf(one) - valueOf(other))
        .map((deal, index) => {
            const places = [`die:${deal.die}`, ...placesOfDeal(deal, table)];
            return {
                places,
                walk: deal.walk,
                choice: {
                    id: BEYOND + index,
                    spelling: deal.walk.join(", "),
                    kind: deal.kind as Choice["kind"],
                    things: [`die:${deal.die}`, ...deal.things],
                    label: say("deal-way", {
                        how: deal.kind,
                        what: whatIs(parted(deal.things[0]!)[1]),
                        die: letters(deal.die),
                        gold: deal.gold,
                    }),
                    changes: dealChanges(deal),
                    useless: false,
                    final: deal.final,
                    points: deal.points,
                    group: "citadel",
                },
            };
        });
}

/** Return the name of what is bought; the novice has words of its own in a sentence. */
function whatIs(name: string): string {
    return name === "novice" ? name : titleOf(name);
}

/** Return what a deal does besides its price: "wages +2, +3 points"; empty if nothing. */
export function dealChanges({ wages, points, icons }: Deal): string {
    return [
        wages === 0 ? "" : say("deal-wages", { change: signed(wages) }),
        points === 0 ? "" : say("deal-points", { points, change: signed(points), icons }),
    ]
        .filter(Boolean)
        .join(", ");
}

/** Say for each die what a card costs with it and what else changes, and why icons give points. */
export function dealsTold(table: Table, deals: readonly Deal[]): string {
    const ways = deals.map((deal) => {
        const changes = dealChanges(deal) || "none";
        return say("deal-told", { die: deal.die || "none", gold: deal.gold, changes });
    });
    return [...ways, deals[0]?.icons ? table.iconsTold : ""].filter(Boolean).join("\n");
}

/** Return the deals of a card at a dock, or on offer without one; with a picked die, only those with it. */
export function dealsOf(table: Table, things: readonly string[], picked: readonly string[] = []): Deal[] {
    const deals = table.question.asked
        ? table.question.deals.filter((deal) =>
              placesOfDeal(deal, table).some((place) => things.includes(place)),
          )
        : [];
    const dice = picked.filter((thing) => thing.startsWith("die:"));
    const fitting = deals.filter(({ die }) => !die || dice.length === 0 || dice.includes(`die:${die}`));
    return (fitting.length > 0 ? fitting : deals).toSorted((one, other) => one.gold - other.gold);
}

/** Return where a deal lies. Equal traps are one choice of the engine, about the first of them. */
function placesOfDeal({ kind, things }: Deal, table: Table): string[] {
    const places = placesOf({ kind, things } as Choice);
    const trap = kind === "trap" ? parted(things[0]!)[1] : undefined;
    if (trap === undefined || table.players === 1) return places;
    const offers = table.buildings.find(({ name }) => name === "lodge")?.offers ?? [];
    return offers.flatMap((name, index) => (name === trap ? [`dock:lodge ${index + 1}`] : []));
}

function valueOf({ die }: Deal): number {
    return Number(die.slice(1) || 0);
}
