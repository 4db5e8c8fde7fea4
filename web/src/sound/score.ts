/** Which sound comes with what: one table for events, one for the beats of a fight, one for the rest. */

import type { Beat, BeatKind } from "../battle/beat.ts";
import type { MomentKind } from "../battle/scene.ts";
import type { SoundKind } from "../settings.svelte.ts";
import type { Happened } from "../wire/types.ts";
import type { Cue } from "./hearing.ts";

/** The sounds, each with the kind whose volume it has. */
export const SOUNDS = {
    dice: "dice",
    place: "dice",
    tick: "dice",
    coins: "coins",
    door: "doors",
    capture: "battle",
    trophy: "battle",
    hit: "battle",
    death: "battle",
    conquest: "battle",
    turn: "turn",
    dawn: "turn",
    message: "talk",
} as const satisfies Record<string, SoundKind>;

export type Sound = keyof typeof SOUNDS;

/** What is heard when the volume of a kind is tried. */
export const SAMPLES: Record<SoundKind, Sound> = {
    dice: "dice",
    coins: "coins",
    doors: "door",
    battle: "capture",
    turn: "turn",
    talk: "message",
};

/** Events of a fight are heard with their beats. */
const ON_STAGE = null;
/** Others come with one that is heard, or are no more than a note. */
const SILENT = null;

/** What is heard when the table, or the sheet of the round, shows an event. */
const EVENTS: Record<Happened["kind"], Sound | null> = {
    "round-began": "dawn",
    "pool-ready": SILENT,
    "persuasion-rolled": "dice",
    "turn-began": SILENT,
    "die-deployed": "place",
    "land-used": "place",
    "die-spent": "place",
    "gold-paid": "coins",
    gained: SILENT,
    "dice-gained": "place",
    hired: "door",
    "beer-bought": "coins",
    "discount-used": SILENT,
    "trap-bought": "coins",
    "trap-discarded": "tick",
    "equipment-bought": "coins",
    equipped: "place",
    "equipment-discarded": "tick",
    "loot-taken": "coins",
    "loot-used": "place",
    "talent-used": SILENT,
    "novice-used": "place",
    "trophy-sold": "coins",
    healed: "place",
    settled: "door",
    assigned: "door",
    "path-die": "place",
    "path-trap": "place",
    "path-defense": "place",
    "path-potion": "place",
    "path-venom": "place",
    "dice-given-up": "place",
    rescued: SILENT,
    docked: SILENT,
    reshuffled: SILENT,
    "clan-founded": "place",
    "first-player": SILENT,
    "deployment-ended": SILENT,
    undone: "tick",
    activated: ON_STAGE,
    "trap-revealed": ON_STAGE,
    "die-rolled": ON_STAGE,
    rerolled: ON_STAGE,
    "venom-used": ON_STAGE,
    "mission-tried": ON_STAGE,
    "mission-fulfilled": ON_STAGE,
    "mission-leftovers": ON_STAGE,
    "mission-failed": ON_STAGE,
    "contract-kept": "coins",
    "contract-declined": SILENT,
    "monster-attacked": ON_STAGE,
    sprayed: ON_STAGE,
    diverted: ON_STAGE,
    "magic-removed": ON_STAGE,
    "attack-rolled": ON_STAGE,
    hit: ON_STAGE,
    defended: ON_STAGE,
    wounded: ON_STAGE,
    died: ON_STAGE,
    damaged: ON_STAGE,
    captured: ON_STAGE,
    eliminated: ON_STAGE,
    escaped: ON_STAGE,
    "last-lash": ON_STAGE,
    "panic-lifted": ON_STAGE,
    "conquest-tried": ON_STAGE,
    conquered: ON_STAGE,
    "clean-up-began": SILENT,
    "came-home": "door",
    surplus: "tick",
    stormed: "hit",
    "driven-off": SILENT,
    "panic-spread": "door",
    promoted: "place",
    wages: "coins",
    deserted: "door",
    unsettled: "door",
    "game-ended": "dawn",
    "token-kept": ON_STAGE,
    "trick-aimed": ON_STAGE,
    parried: ON_STAGE,
    "die-stolen": ON_STAGE,
    granted: "dice",
    "madhala-rolled": "dice",
    "madhala-deployed": "place",
    "madhala-sent": "door",
    "madhala-took": "tick",
    "madhala-won": ON_STAGE,
    "monster-removed": ON_STAGE,
    "land-removed": ON_STAGE,
    "misses-rerolled": ON_STAGE,
};

/** What is heard with a beat of a fight; its moments have a table of their own. */
const BEATS: Record<Exclude<BeatKind, "moment">, Sound | null> = {
    attacks: SILENT,
    "attack-die": "dice",
    "attack-rolled": "dice",
    sprays: "dice",
    diverts: "place",
    "rerolls-misses": "dice",
    "gives-magic": "place",
    hit: "hit",
    defended: "place",
    wounded: "hit",
    strikes: SILENT,
    tries: SILENT,
    "sets-out": SILENT,
    die: "dice",
    again: SILENT,
    venom: "place",
    loot: "place",
    total: SILENT,
    revealed: "place",
    kept: "place",
    aimed: "place",
    parried: "hit",
    stolen: "place",
    "panic-lifted": "door",
};

const MOMENTS: Record<MomentKind, Sound | null> = {
    captured: "capture",
    eliminated: "trophy",
    withstood: "hit",
    died: "death",
    conquered: "conquest",
    unconquered: "tick",
    fulfilled: "coins",
    leftovers: "coins",
    failed: "tick",
    escaped: "door",
    lashed: "hit",
    "driven-away": "hit",
    "land-taken": "hit",
    snatched: "tick",
};

const CUES: Record<Cue, Sound | null> = {
    pick: "place",
    refused: "tick",
    undone: "tick",
    turn: "turn",
    message: "message",
};

/** What a hand feels: on and off, in milliseconds. */
type Buzz = readonly number[];
const BUZZES: Partial<Record<Cue | MomentKind, Buzz>> = {
    pick: [8],
    turn: [15, 60, 15],
    captured: [20, 40, 20],
    eliminated: [20, 40, 20],
    died: [70],
};

/** Return the sounds of events that are shown together, each once. */
export function soundsOf(events: readonly Happened[]): Sound[] {
    return [...new Set(events.flatMap((event) => soundOf(event) ?? []))];
}

function soundOf(event: Happened): Sound | null {
    if (event.kind === "gained") return event.resource === "gold" ? "coins" : null;
    return EVENTS[event.kind];
}

/** Return the sound of a beat that is shown. */
export function beatSound({ kind, scene }: Beat): Sound | null {
    if (kind !== "moment") return BEATS[kind];
    return scene.moment && MOMENTS[scene.moment.kind];
}

export function cueSound(cue: Cue): Sound | null {
    return CUES[cue];
}

/** Return what the hand feels with a cue, or with a moment of a fight. */
export function buzzOf(what: Cue | MomentKind): Buzz | undefined {
    return BUZZES[what];
}
