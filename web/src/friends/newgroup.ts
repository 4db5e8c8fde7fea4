import { seat, spelled, type ModuleSettings } from "../home/newtable.ts";
import type { Difficulty } from "../home/gamewords.ts";
import type { Group, Http, Pace } from "../wire/types.ts";

/** The options of a group, without its seats. */
export interface GroupSettings extends ModuleSettings {
    difficulty: Difficulty;
    pace: Pace;
    talk: Group["talk"];
    /** Whether bots take the seats that are still free when the game begins. */
    fill: boolean;
}

/** Who sits at a seat of a new group. */
export interface NewSeat {
    /** A friend, somebody at this screen, or a bot. */
    player: string;
    name: string;
}

export const FRIEND = "friend";
export const ME = "me";

/** Offered for the bank of a whole game, and for each turn. */
export const MINUTES = [20, 30, 45, 60, 90, 120];
export const DAYS = [1, 2, 3, 5, 7];
export const COUNTS = [2, 3, 4];

export function plainGroup(): GroupSettings {
    return {
        difficulty: "normal",
        tricks: false,
        queensGrant: false,
        moreMonsters: false,
        pace: { kind: "open", minutes: 45, days: 2 },
        talk: "all",
        fill: false,
    };
}

/** Return the options that a group has now, to be changed. */
export function settingsOf(group: Group): GroupSettings {
    const { tricks, queensGrant, moreMonsters, talk, fill, pace } = group;
    const plain = plainGroup().pace;
    return {
        difficulty: group.difficulty as Difficulty,
        tricks,
        queensGrant,
        moreMonsters,
        talk,
        fill,
        pace: { kind: pace.kind, minutes: pace.minutes || plain.minutes, days: pace.days || plain.days },
    };
}

/** Return options as the server takes them: only what the pace needs is told. */
export function told(settings: GroupSettings): GroupSettings {
    const { kind, minutes, days } = settings.pace;
    return {
        ...settings,
        pace: { kind, minutes: kind === "bank" ? minutes : 0, days: kind === "days" ? days : 0 },
    };
}

/** Return a group to make. */
export function newGroup(seats: readonly NewSeat[], settings: GroupSettings): Http.NewGroup {
    return {
        ...told(settings),
        seats: seats.map(({ player, name }) => ({
            player: botSpelled(player),
            name: player === ME ? name.trim() : "",
        })),
    };
}

/** Return a player as the server spells it; bots that search get their usual time. */
export function botSpelled(player: string): string {
    return spelled(seat(player));
}
