import type { Http } from "../wire/types.ts";
import type { Difficulty } from "./gamewords.ts";

export interface ModuleSettings {
    tricks: boolean;
    queensGrant: boolean;
    moreMonsters: boolean;
}

/** The options of a game of several clans. */
export interface TableSettings extends ModuleSettings {
    difficulty: Difficulty;
    affinities: string;
}

/** Who sits at a seat: a person, or a bot of some strength. */
export interface Seat {
    player: string;
    name: string;
    /** Seconds to think, for bots that search. */
    think: number;
}

export const PERSON = "person";
export const THINKER = "hero";
export const SECONDS = [0.5, 1, 2, 5, 10];

export function plainSettings(): TableSettings {
    return {
        difficulty: "normal",
        affinities: "dealt",
        tricks: false,
        queensGrant: false,
        moreMonsters: false,
    };
}

export function seat(player: string): Seat {
    return { player, name: "", think: 1 };
}

/** Return a game to begin; people come first, whatever the order of the seats. */
export function newTable(seats: readonly Seat[], settings: TableSettings): Http.NewGame {
    const { affinities, ...others } = settings;
    return {
        persons: seats.filter(({ player }) => player === PERSON).map(({ name }) => name.trim()),
        bots: seats.filter(({ player }) => player !== PERSON).map(spelled),
        ...others,
        chosenAffinities: affinities === "chosen",
    };
}

/** Return the player of a seat as the server spells it. */
export function spelled({ player, think }: Seat): string {
    return player === THINKER ? `${player}@think=${think}` : player;
}
