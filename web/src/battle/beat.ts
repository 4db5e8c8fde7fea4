/** A beat of a fight: the smallest step that is shown with its own sentence. */

import type { Happened, Table } from "../wire/types.ts";
import type { Scene } from "./scene.ts";

/** How long each kind of beat is shown, in milliseconds at normal speed. */
export const BEATS = {
    attacks: 800,
    "attack-die": 260,
    "attack-rolled": 750,
    sprays: 700,
    diverts: 800,
    "rerolls-misses": 700,
    "gives-magic": 600,
    hit: 700,
    defended: 550,
    wounded: 900,
    strikes: 650,
    tries: 650,
    "sets-out": 650,
    die: 560,
    again: 260,
    venom: 600,
    loot: 600,
    total: 500,
    revealed: 650,
    kept: 500,
    aimed: 800,
    parried: 800,
    stolen: 800,
    "panic-lifted": 900,
    moment: 1900,
} as const;

export type BeatKind = keyof typeof BEATS;

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
