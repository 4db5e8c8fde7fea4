/** The settings of this player, kept in this browser. */

import { LANGUAGES } from "virtual:words";

import { keepText, keptText } from "./app/shelf.svelte.ts";

export type Speed = "normal" | "fast" | "instant";
export type Motion = "system" | "still";
export type TextSize = "normal" | "large" | "huge";
/** What of the talk of others is shown. */
export type TalkShown = "all" | "phrases" | "off";
/** Whether sounds are on; `auto`: unless the system asks for less motion. */
export type SoundOn = "auto" | "on" | "off";
/** The kinds of sounds, each with its volume. */
export const SOUND_KINDS = ["dice", "coins", "doors", "battle", "turn", "talk"] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
/** A volume in tenths. */
export const LOUDEST = 10;

type Volumes = { [Kind in `${SoundKind}Volume`]: number };

export interface Settings extends Volumes {
    /** The code of a language; empty: that of the browser. */
    language: string;
    /** How fast the moves of others are shown. */
    speed: Speed;
    /** Ask before dice are rolled, cards are revealed or the next player goes on. */
    confirmFinal: boolean;
    motion: Motion;
    /** End the turn automatically when nothing else can be done. */
    autoEndTurn: boolean;
    /** Whether the end of a turn by itself was offered already. */
    autoEndOffered: boolean;
    /** Around one screen: no cover between the turns, everybody sees everything. */
    openTable: boolean;
    /** Open the list of choices at the beginning of each game. */
    listView: boolean;
    /** Whether the table is told as a page of text, for the ear. */
    ear: boolean;
    textSize: TextSize;
    /** Whether single keys are shortcuts, such as U for undo. */
    singleKeys: boolean;
    talk: TalkShown;
    /** A notification of the system when it is the player's turn and the window is not in front. */
    notifyTurn: boolean;
    sound: SoundOn;
    /** Whether a phone shakes when something happens. */
    haptics: boolean;
}

const SHELF = "monsterlands.settings";
const FIRST: Settings = {
    language: "",
    speed: "normal",
    confirmFinal: false,
    motion: "system",
    autoEndTurn: false,
    autoEndOffered: false,
    openTable: false,
    listView: false,
    ear: false,
    textSize: "normal",
    singleKeys: true,
    talk: "all",
    notifyTurn: false,
    sound: "auto",
    haptics: true,
    diceVolume: 7,
    coinsVolume: 7,
    doorsVolume: 7,
    battleVolume: 8,
    turnVolume: 8,
    talkVolume: 7,
};
const VOLUMES = Array.from({ length: LOUDEST + 1 }, (_, volume) => volume);

/** The valid values of each setting; other stored values, from another version, are dropped. */
export const OFFERED: { [Name in keyof Settings]: readonly Settings[Name][] } = {
    language: ["", ...Object.keys(LANGUAGES)],
    speed: ["normal", "fast", "instant"],
    confirmFinal: [false, true],
    motion: ["system", "still"],
    autoEndTurn: [false, true],
    autoEndOffered: [false, true],
    openTable: [false, true],
    listView: [false, true],
    ear: [false, true],
    textSize: ["normal", "large", "huge"],
    singleKeys: [true, false],
    talk: ["all", "phrases", "off"],
    notifyTurn: [false, true],
    sound: ["auto", "on", "off"],
    haptics: [true, false],
    diceVolume: VOLUMES,
    coinsVolume: VOLUMES,
    doorsVolume: VOLUMES,
    battleVolume: VOLUMES,
    turnVolume: VOLUMES,
    talkVolume: VOLUMES,
};

export const settings: Settings = $state({ ...FIRST, ...kept() });

/** Change a setting, and keep it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    settings[name] = value;
    keepText(SHELF, JSON.stringify(settings));
}

/** Another window of this browser has changed the settings. */
window.addEventListener("storage", ({ key }) => {
    if (key === SHELF) Object.assign(settings, kept());
});

/** Return the volume of a kind of sound, from 0 to 1. */
export function volumeOf(kind: SoundKind): number {
    return settings[`${kind}Volume`] / LOUDEST;
}

/** Return whether animations are off. */
export function still(): boolean {
    return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function kept(): Partial<Settings> {
    try {
        const read = JSON.parse(keptText(SHELF) ?? "{}") as Record<string, unknown>;
        const fit = Object.entries(OFFERED).filter(([name, offered]) =>
            (offered as readonly unknown[]).includes(read[name]),
        );
        return Object.fromEntries(fit.map(([name]) => [name, read[name]])) as Partial<Settings>;
    } catch {
        return {};
    }
}
