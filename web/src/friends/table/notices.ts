/** What the people at a table have to be told, or asked, beside the question of the game. */

import type { Group, GroupSeat, Talk, UndoAsked } from "../../wire/types.ts";
import { presenceOf } from "./presence.ts";

export type Notice =
    /** A bot plays for one of the reader's seats. */
    | { kind: "stand-in"; seat: GroupSeat }
    /** The reader has left. */
    | { kind: "left" }
    | { kind: "undo"; asked: UndoAsked; asks: boolean; answers: boolean; missing: string[] }
    /** Something has just happened; it is shown for a while. */
    | { kind: "news"; text: string }
    /** Some want to end the game as it stands. */
    | { kind: "ending"; names: string[]; agrees: boolean }
    /** The table waits for somebody, who need not be waited for. */
    | { kind: "absent"; seat: GroupSeat; why: "left" | "time" | "away" }
    /** Whoever is asked is not in front of the table, or a bot plays for them. */
    | { kind: "waiting"; seat: GroupSeat };

/** What comes after a game. */
export type Next =
    /** Another game of the group is under way. */
    | { kind: "next" }
    /** Somebody wants to play again; they wait in the lobby. Their name may be empty. */
    | { kind: "rematch"; name: string };

/**
 * Return what is shown now while a game goes on: the most urgent, or nothing.
 *
 * @param shown the game and its version that the reader sees
 * @param patient the seats for which the reader has decided to wait
 * @param news what has just happened; empty if nothing has
 */
export function noticeOf(
    group: Group,
    shown: { game: string; version: number },
    patient: ReadonlySet<number>,
    news = "",
): Notice | undefined {
    if (group.phase !== "playing" || group.game !== shown.game) return undefined;
    const mine = group.seats.filter((seat) => seat.mine);
    const nameOf = (seat: number): string => group.seats[seat]?.name ?? "";
    const { undo } = group;
    const replaced = mine.find(({ standIn }) => standIn);
    const left = mine.some((seat) => seat.left);
    if (undo && undo.version === shown.version && !replaced && !left) {
        return {
            kind: "undo",
            asked: undo,
            asks: mine.some(({ seat }) => seat === undo.seat),
            answers: mine.some(({ seat }) => undo.missing.includes(seat)),
            missing: undo.missing.map(nameOf),
        };
    }
    if (replaced) return { kind: "stand-in", seat: replaced };
    if (left) return { kind: "left" };
    if (news) return { kind: "news", text: news };
    if (group.ending.length > 0) {
        return {
            kind: "ending",
            names: group.ending.map(nameOf),
            agrees: mine.some(({ seat }) => group.ending.includes(seat)),
        };
    }
    const absent = group.mayReplace.filter((seat) => !patient.has(seat));
    const seat = group.seats[absent.find((each) => each === group.asked) ?? absent[0] ?? -1];
    if (seat)
        return { kind: "absent", seat, why: seat.left ? "left" : seat.timeLeft === 0 ? "time" : "away" };
    const asked = group.seats.find((each) => each.seat === group.asked);
    const waits = asked && !asked.mine && !["here", undefined].includes(presenceOf(asked));
    return waits ? { kind: "waiting", seat: asked } : undefined;
}

/** Return what the group does after a game; nothing until somebody wants to play again. */
export function nextOf(group: Group, talk: readonly Talk[], game: string): Next | undefined {
    if (group.phase === "lobby") return { kind: "rematch", name: asker(group, talk) };
    return group.game && group.game !== game ? { kind: "next" } : undefined;
}

/** Return who wanted a rematch, as the server told it since the last game; empty if it has not, or the reader. */
function asker({ seats }: Group, talk: readonly Talk[]): string {
    const told = talk.findLast(({ code }) => ["began", "again"].includes(code));
    if (told?.code !== "again") return "";
    return seats.find(({ seat, mine }) => seat === told.seat && !mine)?.name ?? "";
}
