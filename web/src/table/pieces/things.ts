/** Which things lie on the table, and which of them a choice or an event is about. */

import type { Choice, Happened, Path, Table } from "../../wire/types.ts";

/** Choices about something that is offered, not about what the clan has under the same name. */
const OFFERED: Record<string, string> = { hire: "member", equipment: "equipment", take: "loot" };
const BUY_TRAP = "trap";
const BEER = "beer";
const PATH = "path";
/** The mug in the Tavern. */
export const MUG = "beer:round";

/** Return the things on the table that a choice is about; an offered card differs from an owned one. */
export function placesOf(choice: Choice): string[] {
    if (choice.kind === BEER) return [...choice.things, MUG];
    return choice.things.flatMap((thing) => {
        const [kind, name] = parted(thing);
        if (choice.kind === BUY_TRAP && kind === "trap") return [];
        return OFFERED[choice.kind] === kind ? [`offered:${name}`] : [thing];
    });
}

/** Return the dice of the pool that fit the path of a choice; the choice itself names none yet. */
export function diceFor(choice: Choice, table: Table): string[] {
    if (choice.kind !== PATH) return [];
    const pool = table.clans.find(({ seat }) => seat === table.seat)?.pool ?? [];
    const paths = choice.things.flatMap((thing) => table.paths[parted(thing)[1]] ?? []);
    return paths.flatMap(({ required, upTo, colours }) => {
        const taken = required + (upTo > 0 ? colours : "");
        return pool.filter((die) => taken.includes(die.charAt(0))).map((die) => `die:${die}`);
    });
}

/** Return all spaces of a building, if they are interchangeable. */
export function spacesLike(thing: string, table: Table): string[] {
    for (const { spaces } of table.buildings) {
        const space = spaces.find((each) => each.thing === thing);
        if (space) return space.open && !space.gives ? spaces.map((each) => each.thing) : [];
    }
    return [];
}

/** Return the buildings and paths that choices are about, by name. */
export function whereOf(choices: Choice[], table: Table): string[] {
    const places = choices.flatMap(({ things }) =>
        things.flatMap((thing) => {
            const [kind, name] = parted(thing);
            if (kind === "path") return [name];
            if (kind !== "building" && kind !== "space") return [];
            return table.buildings
                .filter((each) => each.name === name.split(" ")[0])
                .map(({ title }) => title);
        }),
    );
    return [...new Set(places)];
}

export function parted(thing: string): [string, string] {
    const colon = thing.indexOf(":");
    return [thing.slice(0, colon), thing.slice(colon + 1)];
}

/** Return everything on the table that can be picked. */
export function thingsOn(table: Table): Set<string> {
    const things = new Set<string>();
    for (const { name, spaces, offers } of table.buildings) {
        things.add(`building:${name}`);
        for (const space of spaces) things.add(space.thing);
        offers.forEach((offer, index) => {
            things.add(`dock:${name} ${index + 1}`);
            things.add(`offered:${offer}`);
        });
    }
    things.add("offered:novice");
    things.add(MUG);
    for (const loot of table.loot) things.add(`offered:${loot}`);
    for (const path of Object.keys(table.paths)) things.add(`path:${path}`);
    for (const { land, monster } of table.lands) {
        things.add(`land:${land}`);
        things.add(`monster:${monster}`);
    }
    const own = table.clans.find(({ seat }) => seat === table.seat);
    if (own) {
        for (const die of own.pool) things.add(`die:${die}`);
        for (const { name, equipment } of own.members) {
            things.add(`member:${name}`);
            for (const each of equipment) things.add(`equipment:${each}`);
        }
        if (own.novices > 0) things.add("member:novice");
        for (const trap of own.traps ?? []) things.add(`trap:${trap}`);
        for (const loot of own.loot) things.add(`loot:${loot}`);
        for (const land of own.lands) things.add(`land:${land}`);
        for (const trophy of own.trophies) things.add(`monster:${trophy}`);
    }
    return things;
}

/** Return the tokens on a path, each with its number. */
export function tokensOn(path: Path): [string, number][] {
    const { defense, potions, venoms, gold } = path;
    return Object.entries({ defense, potions, venoms, gold }).filter(([, count]) => count > 0);
}

/** Return the things that an event has touched. */
export function touchedBy(event: Happened): string[] {
    const things: string[] = [];
    if ("space" in event) things.push(`space:${event.building} ${event.space}`);
    else if ("building" in event) things.push(`building:${event.building}`);
    if ("offer" in event && "place" in event) things.push(`dock:${event.offer} ${event.place}`);
    const { kind: _, seat: __, ...values } = event;
    const named: Partial<Record<string, unknown>> = values;
    for (const kind of ["path", "member", "monster", "land", "equipment"]) {
        if (named[kind]) things.push(`${kind}:${String(named[kind])}`);
    }
    return things;
}
