import type { Kind } from "../look/emblems.ts";
import type { Http } from "../wire/types.ts";

/** The scenarios in the order of the box, as emblems are called. */
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

/** What stands for a game in a list. */
export function emblemOf(game: Http.GameSummary): { kind: Kind; name: string } {
    if (game.scenario !== null) return { kind: "scenario", name: game.scenarioName };
    return game.persons > 1 ? { kind: "mission", name: "mission-5" } : { kind: "sign", name: "rivals" };
}
