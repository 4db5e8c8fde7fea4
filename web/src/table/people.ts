/** How players are called. Where several people have names these come first, and their clans beside them. */

import { botName, listed } from "../home/gamewords.ts";
import type { SeatTaken, Table } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";
import { clanTitle } from "./pieces/labels.ts";

/**
 * Return what whoever plays a seat is called; empty where clans are enough: with one person at the table, and
 * for people without a name.
 */
export function calledAt(seats: readonly SeatTaken[], seat: number | null | undefined): string {
    if (seats.filter(({ name }) => name).length < 2) return "";
    const taken = seats.find((each) => each.seat === seat);
    return taken?.name || (taken?.player ? botName(taken.player) : "");
}

/** Say what the table waits for: the question to whoever is asked, and to the others who is choosing. */
export function questionOf({ question }: Table, seats: readonly SeatTaken[]): string {
    const name = question.asked ? "" : calledAt(seats, question.seat);
    return name ? say("bar-choosing", { name, kind: question.kind }) : question.text;
}

/** Say what a player reads who is not asked: how the game has ended, or whom the table waits for. */
export function waitedFor(table: Table, seats: readonly SeatTaken[], stopped: boolean): string {
    if (stopped) return say("bar-ended");
    return headlineOf(table, seats) || questionOf(table, seats) || say("bar-waiting");
}

/** Say who has won, by names if they have some; the only person at a window is called “you”. */
export function headlineOf({ ending }: Table, seats: readonly SeatTaken[]): string {
    if (!ending) return "";
    const mine = seats.filter((each) => each.mine).map(({ seat }) => seat);
    const names = ending.winners.map((seat) => calledAt(seats, seat));
    const alone = names.length === 1;
    if (!names.every(Boolean) || (alone && mine.length === 1 && mine[0] === ending.winners[0])) {
        return ending.headline;
    }
    const points = ending.scores.find(({ seat }) => seat === ending.winners[0])?.total ?? 0;
    return alone
        ? say("end-name-wins", { name: names[0]!, points })
        : say("end-names-share", { names: listed(names), points });
}

/** Say in two or three words whose turn it is. */
export function turnOf(table: Table, seats: readonly SeatTaken[], stopped: boolean): string {
    if (stopped) return say("top-ended");
    if (table.ending) return say("top-over");
    if (table.question.asked) return say("top-yours");
    const clan = table.clans.find(({ seat }) => seat === table.question.seat);
    return clan ? say("top-theirs", { clan: calledAt(seats, clan.seat) || clanTitle(clan) }) : "";
}
