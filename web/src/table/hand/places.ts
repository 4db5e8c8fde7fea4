/** In which view of a table in the hand a thing is. */

import type { Table } from "../../wire/types.ts";
import { MUG, parted } from "../pieces/things.ts";

/** The views, in the order of their tabs. */
export const VIEWS = ["citadel", "outside", "clan", "rivals", "log"] as const;
export type View = (typeof VIEWS)[number];

/** A view, and what of it is opened to reach a thing: a building, or the thing itself. */
export interface Place {
    view: View;
    spot: string;
}

const TAVERN = "building:tavern";
const INDOORS = ["building", "space", "dock"];

/** Return where a thing is; undefined for the dice, which are in sight everywhere. */
export function placeOf(thing: string, table: Table): Place | undefined {
    const [kind, name] = parted(thing);
    if (kind === "die") return undefined;
    if (thing === MUG) return { view: "citadel", spot: TAVERN };
    if (INDOORS.includes(kind)) return { view: "citadel", spot: `building:${name.split(" ")[0]}` };
    if (kind === "offered") {
        if (table.loot.includes(name)) return { view: "outside", spot: thing };
        const building = table.buildings.find(({ offers }) => offers.includes(name));
        return { view: "citadel", spot: building ? `building:${building.name}` : TAVERN };
    }
    const outside =
        kind === "path" ||
        table.lands.some(({ land, monster }) => thing === `land:${land}` || thing === `monster:${monster}`);
    return { view: outside ? "outside" : "clan", spot: thing };
}

/** Return the spots of each view that are among some things; a building counts once. */
export function spotsOf(things: Iterable<string>, table: Table): Map<View, Set<string>> {
    const spots = new Map<View, Set<string>>();
    for (const thing of things) {
        const place = placeOf(thing, table);
        if (!place) continue;
        const found = spots.get(place.view) ?? new Set();
        spots.set(place.view, found.add(place.spot));
    }
    return spots;
}
