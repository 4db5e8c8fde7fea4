import type { Kind } from "../look/emblems.ts";
import type { Http } from "../wire/types.ts";

/** The names of the scenarios' emblems, in the order of the box. */
export const SCENARIOS = [
    "business-as-usual",
    "money-is-king",
    "blitz",
    "no-armor",
    "fully-loaded",
    "under-attack",
    "diversify",
    "tricky",
    "missionary",
    "doom",
];

/** Return the emblem of a game in a list. */
export function emblemOf(game: Http.GameSummary): { kind: Kind; name: string } {
    if (game.scenario !== null) return { kind: "scenario", name: game.scenarioName };
    if (game.group) return { kind: "sign", name: "link" };
    return game.persons > 1 ? { kind: "mission", name: "mission-5" } : { kind: "sign", name: "rivals" };
}
