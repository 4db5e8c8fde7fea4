/** A beat of a fight: the smallest step that is shown with its own sentence. */

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
    /** The values of its sentence; null if it has none, because the next beat says it. */
    told: Record<string, string | number> | null;
}

/** The parts of an update that matter for a battle. */
export interface Told {
    events: readonly Happened[];
    table: Table;
}
