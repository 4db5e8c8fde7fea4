/** The full names of things, for screen readers and tooltips. */

import { dice, diceWords } from "../../parts/dice.ts";
import type { Clan, Member, Path, Space, Table } from "../../wire/types.ts";
import { say, sayDie } from "../../words/say.svelte.ts";
import { cardOf, diceOf, numberOf, titleOf } from "../../parts/cards.svelte.ts";
import { facesOf } from "./faces.ts";
import { parted } from "./things.ts";

/** What a thing is called in a sentence: “path:a1” is “Path 1 of land A”; undefined for cards and for what is not there. */
export function thingTitle(thing: string, { buildings, paths, clans, beer }: Table): string | undefined {
    const [kind, name] = parted(thing);
    const [place = "", number] = name.split(" ");
    const building = buildings.find((each) => each.name === place);
    const clan = clans.find(({ seat }) => String(seat) === name);
    const [colour] = dice(name);
    switch (kind) {
        case "building":
            return building?.title;
        case "space":
            return building?.spaces.find((space) => space.thing === thing)?.label;
        case "dock":
            return titleOf(building?.offers[Number(number) - 1] ?? "") || undefined;
        case "path":
            return paths[name]?.title;
        case "clan":
            return clan && clanInside(clan);
        case "die":
            return colour && sayDie(colour, facesOf(name).value);
        case "beer":
            return say("label-beer", { cost: beer });
        default:
            return name === "novice" ? say("token-novice", { count: 1 }) : undefined;
    }
}

/** A mercenary at the Tavern: "Fandor, brings 2 strength, costs 10 gold, reputation 4". */
export function mercenaryLabel(name: string): string {
    return say("label-mercenary", {
        name,
        dice: diceWords(diceOf(name)) || "–",
        cost: numberOf("mercenary", name, "cost") ?? 0,
        reputation: numberOf("mercenary", name, "reputation") ?? 0,
    });
}

/** A trap or equipment with its price. */
export function pricedLabel(kind: "trap" | "equipment", name: string): string {
    const card = cardOf(kind, name);
    return say("label-priced", {
        name: card.name,
        kind: say(`kind-${kind}`),
        cost: numberOf(kind, name, "cost") ?? 0,
    });
}

/** A member of a clan with everything about it. */
export function memberLabel(member: Member, paths: Record<string, Path>): string {
    return [
        member.name,
        member.leader ? say("token-leader") : "",
        member.wounded ? say("token-wound") : "",
        member.path ? say("member-on-path", { path: paths[member.path]?.title ?? member.path }) : "",
        member.land ? say("member-settled", { land: member.land }) : "",
        member.talentUsed ? say("member-talent-used") : "",
        ...member.equipment.map((name) => say("member-carries", { name })),
    ]
        .filter(Boolean)
        .join(", ");
}

/** A path with what it requires, and who is there with what. */
export function pathLabel(path: Path, clans: Clan[]): string {
    const clan = clans.find(({ seat }) => seat === path.seat);
    return [
        path.title,
        path.summary,
        path.madhala ? say("path-of-madhala") : "",
        path.mercenary && !path.madhala
            ? say("path-held", { name: path.mercenary, clan: clan ? clanInside(clan) : "–" })
            : "",
        path.wounded ? say("token-wound") : "",
        path.madhala ? "" : path.load,
        path.open || path.mercenary ? "" : say("path-not-open"),
    ]
        .filter(Boolean)
        .join("; ");
}

/** Return the rival clan whose dice are on a space. */
export function rivalOn({ seat }: Space, table: Table): Clan | undefined {
    return seat === table.seat ? undefined : table.clans.find((clan) => clan.seat === seat);
}

/** A space with whose dice are on it. */
export function spaceLabel(space: Space, table: Table): string {
    const { label, seat, madhala } = space;
    const rival = rivalOn(space, table);
    if (madhala) return say("space-madhala", { label });
    if (rival) return say("space-clan", { label, clan: clanInside(rival) });
    return space.die && seat !== null && seat === table.seat ? say("space-own", { label }) : label;
}

/** "Jungle clan", or "a clan" before it has chosen. */
export function clanTitle(clan: Clan): string {
    return affinityTitle(clan.affinity);
}

/** "jungle clan", in the middle of a sentence. */
export function clanInside({ affinity }: Clan): string {
    return affinity ? say("clan-title.inside", { affinity }) : say("clan-new.inside");
}

export function affinityTitle(affinity: string): string {
    if (!affinity) return say("clan-new");
    return say("clan-title", { affinity });
}
