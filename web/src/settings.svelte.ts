/** The settings of this player, kept in this browser. */

export type Speed = "normal" | "fast" | "instant";
export type Motion = "system" | "still";
export type TextSize = "normal" | "large" | "huge";

export interface Settings {
    /** How fast the moves of others are shown. */
    speed: Speed;
    /** Ask before dice are rolled, cards are revealed or the next player goes on. */
    confirmFinal: boolean;
    motion: Motion;
    /** End the turn automatically when nothing else can be done. */
    autoEndTurn: boolean;
    /** Open the list of choices at the beginning of each game. */
    listView: boolean;
    textSize: TextSize;
    /** Whether single keys are shortcuts, such as U for undo. */
    singleKeys: boolean;
}

const SHELF = "monsterlands.settings";
const FIRST: Settings = {
    speed: "normal",
    confirmFinal: false,
    motion: "system",
    autoEndTurn: false,
    listView: false,
    textSize: "normal",
    singleKeys: true,
};

/** The valid values of each setting; other stored values, from another version, are dropped. */
export const OFFERED: { [Name in keyof Settings]: readonly Settings[Name][] } = {
    speed: ["normal", "fast", "instant"],
    confirmFinal: [false, true],
    motion: ["system", "still"],
    autoEndTurn: [false, true],
    listView: [false, true],
    textSize: ["normal", "large", "huge"],
    singleKeys: [true, false],
};

export const settings: Settings = $state({ ...FIRST, ...kept() });

/** Change a setting, and keep it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    settings[name] = value;
    try {
        localStorage.setItem(SHELF, JSON.stringify(settings));
    } catch {
        // Storage is full or forbidden: the setting lasts as long as the page.
    }
}

/** Return whether animations are off. */
export function still(): boolean {
    return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function kept(): Partial<Settings> {
    try {
        const read = JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Record<string, unknown>;
        const fit = Object.entries(OFFERED).filter(([name, offered]) =>
            (offered as readonly unknown[]).includes(read[name]),
        );
        return Object.fromEntries(fit.map(([name]) => [name, read[name]])) as Partial<Settings>;
    } catch {
        return {};
    }
}
