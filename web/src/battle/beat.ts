/** A beat of a fight: the smallest thing that is shown and told by itself. */

import type { Happened, Table } from "../wire/types.ts";
import type { Scene } from "./scene.ts";

export type BeatKind =
    | "attacks"
    | "attack-die"
    | "attack-rolled"
    | "sprays"
    | "diverts"
    | "rerolls-misses"
    | "gives-magic"
    | "hit"
    | "defended"
    | "wounded"
    | "strikes"
    | "tries"
    | "sets-out"
    | "die"
    | "again"
    | "venom"
    | "loot"
    | "total"
    | "revealed"
    | "kept"
    | "aimed"
    | "parried"
    | "stolen"
    | "panic-lifted"
    | "moment";

export interface Beat {
    kind: BeatKind;
    scene: Scene;
    /** The values of its words; null: nothing is said, the next beat tells it. */
    told: Record<string, string | number> | null;
}

/** One update, as far as a battle is concerned. */
export interface Told {
    events: readonly Happened[];
    table: Table;
}
