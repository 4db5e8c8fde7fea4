/** What the table for the ear tells: things by name, each with sentences. The texts are those of the table. */

import { listed } from "../../home/gamewords.ts";
import { cardOf, diceOf, numberOf, titleOf } from "../../parts/cards.svelte.ts";
import { diceWords } from "../../parts/dice.ts";
import type { Card, CardKind } from "../../parts/kinds.ts";
import type { Building, Clan, Land, Mission, Path, Table } from "../../wire/types.ts";
import { letters, say, sayDie } from "../../words/say.svelte.ts";
import { dealsOf, dealsTold } from "../acting/deals.ts";
import { gloryWords, paydayWords, pointsWords } from "../clan/breakdown.ts";
import { facesOf } from "../pieces/faces.ts";
import { memberLabel, mercenaryLabel, pathLabel, pricedLabel } from "../pieces/labels.ts";

/** A thing, and what there is to say about it. */
export interface Entry {
    name: string;
    lines: string[];
    /** What it is on the table: “path:a1”. */
    thing?: string;
}

/** What a card does, and its numbers as far as the sentence has them not. */
export function cardLines({ text, whole, facts }: Card): string[] {
    if (whole) return [text];
    const numbers = facts.map(
        ({ what, label, value }) => `${label} ${what === "dice" ? diceWords(String(value)) : value}`,
    );
    return [text, numbers.join("; ")].filter(Boolean);
}

/** Cards by their names alone, such as loot. */
export function cards(kind: CardKind, names: readonly string[]): Entry[] {
    return names.map((name) => ({ name: titleOf(name), lines: cardLines(cardOf(kind, name)) }));
}

// --- the Citadel ---------------------------------------------------------------------------------

export function buildingTitle({ title, accepts, closed, panic }: Building): string {
    const state = closed ? say("building-closed") : panic ? say("token-panic") : "none";
    return say("building-name", { title, accepts: letters(accepts), state });
}

/** What is for sale in a building, with what it costs with each die. */
export function offersOf(table: Table, { name: place, offers }: Building): Entry[] {
    const kind = ({ tavern: "mercenary", lodge: "trap", bazaar: "equipment" } as const)[place];
    if (!kind || table.phase === "setup") return [];
    const hired = kind === "mercenary";
    const found = offers.flatMap((name, index) => {
        if (!name) return [];
        const things = [`dock:${place} ${index + 1}`, ...(kind === "trap" ? [] : [`offered:${name}`])];
        const { text } = cardOf(kind, name);
        return {
            // The words about a trap include its price.
            name: hired ? mercenaryLabel(name) : kind === "trap" ? titleOf(name) : pricedLabel(kind, name),
            lines: [text, ...dealsTold(table, dealsOf(table, things)).split("\n")],
            thing: things[0]!,
        };
    });
    return hired ? [...found, noviceOf(table)] : found;
}

function noviceOf(table: Table): Entry {
    const told = dealsTold(table, dealsOf(table, ["offered:novice"]));
    const cost = numberOf("mercenary", "novice", "cost") ?? 0;
    return {
        name: say("novices-left", { count: table.novices }),
        lines: [say("ear-novice", { cost, dice: diceWords(diceOf("novice")) || "–" }), ...told.split("\n")],
        thing: "offered:novice",
    };
}

// --- outside -------------------------------------------------------------------------------------

export function monsterOf({ monster, attackTold, power }: Land): Entry {
    const card = cardOf("monster", monster);
    const name = say("ear-card", { name: card.name, kind: say("kind-monster") });
    return { name, lines: [...new Set([...cardLines(card), attackTold, power])] };
}

export function landOf({ land }: Land): Entry {
    const card = cardOf("land", land);
    return { name: say("ear-card", { name: card.name, kind: say("kind-land") }), lines: cardLines(card) };
}

export function missionTold({ mission, place, text }: Mission): string {
    if (!mission) return say("mission-none");
    return say("mission-told", { title: titleOf(mission), kind: say(`mission-${place}`), text });
}

export function pathOf(path: Path, { clans }: Table): Entry {
    return { name: pathLabel(path, clans), lines: [path.ahead], thing: `path:${path.name}` };
}

// --- clans ---------------------------------------------------------------------------------------

/** The numbers of a clan, and what they are made of; what only its owner knows, if it is told. */
export function clanLines(table: Table, clan: Clan): string[] {
    const payday = clan.seat === table.seat ? table.payday : null;
    const missing = payday ? payday.short : clan.wages - clan.gold;
    const counted = (name: string, count: number): string => say("token-counted", { count, name });
    const limited = (what: string, count: number, limit: number): string =>
        say("token-limited", { count, limit, name: say(`token-${what}`, { count: limit }) });
    return [
        poolTold(clan),
        counted(say("token-gold"), clan.gold),
        payday?.due ? paydayWords(payday) : counted(say("token-wages"), clan.wages),
        missing > 0 && clan.affinity ? say("wages-missing", { missing }) : "",
        say("meter-words", {
            glory: clan.glory,
            reputation: clan.reputation,
            excess: clan.excessGlory,
        }),
        limited("traps", clan.trapCount, clan.trapLimit),
        limited("defense", clan.defense, clan.defenseLimit),
        limited("potions", clan.potions, clan.potionLimit),
        limited("venoms", clan.venoms, clan.venomLimit),
        counted(say("points-now", { count: clan.points }), clan.points),
        pointsWords(clan).replaceAll("\n", "; "),
        ...gloryWords(table, clan).split("\n"),
    ];
}

/** The dice of a clan: persuasion dice with what they show. */
export function poolTold({ pool, out, affinity }: Clan): string {
    if (pool.length === 0) return out ? say("pool-out") : affinity ? say("pool-empty") : say("clan-empty");
    const faces = pool.map(facesOf);
    const plain = diceWords(faces.map(({ colour, value }) => (value ? "" : colour)).join(""));
    const rolled = faces.flatMap(({ colour, value }) => (value ? sayDie(colour, value) : []));
    return say("ear-dice", { dice: listed([plain, ...rolled].filter(Boolean)) });
}

export function membersOf({ members, novices, novicesUsed }: Clan, paths: Table["paths"]): Entry[] {
    const found = members.map((member): Entry => {
        const brings = diceWords(diceOf(member.name));
        return {
            name: memberLabel(member, paths),
            lines: [
                cardOf("mercenary", member.name).text,
                brings ? say("ear-brings", { dice: brings }) : "",
                ...member.equipment.map((name) => {
                    const { name: title, text } = cardOf("equipment", name);
                    return say("ear-equipment", { name: title, text });
                }),
            ],
        };
    });
    if (novices === 0) return found;
    return [...found, { name: say("novices-own", { count: novices, used: novicesUsed }), lines: [] }];
}

export function landsOf({ lands, landsUsed }: Clan): Entry[] {
    return lands.map((name) => ({
        name: say("label-own-land", { name, used: landsUsed.includes(name) ? "yes" : "no" }),
        lines: [cardOf("land", name).text],
    }));
}
