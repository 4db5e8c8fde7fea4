/** Whether the people of a group are there, and how much time they have, in words. */

import { botName } from "../../home/gamewords.ts";
import type { Group, GroupSeat } from "../../wire/types.ts";
import { say } from "../../words/say.svelte.ts";
import type { GroupSession } from "../group.svelte.ts";

export type Presence = GroupSeat["presence"] | "left" | "bot";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this part of the time, a clock warns. */
const LOW = 0.1;

/** Return whether somebody is there; undefined for a bot that has the seat from the beginning. */
export function presenceOf({ bot, standIn, left, presence }: GroupSeat): Presence | undefined {
    if (bot) return undefined;
    return standIn ? "bot" : left ? "left" : presence;
}

/** Say whether somebody is there; and, if they are not, for how long they have been asked. */
export function presenceWords(company: GroupSession, seat: GroupSeat, now?: number): string {
    const presence = presenceOf(seat);
    if (!presence) return "";
    const words = say(`presence-${presence}`, { name: seat.name, bot: botName(seat.standIn) });
    const asked = company.group?.asked === seat.seat && !["bot", "here"].includes(presence);
    return asked ? `${words} ${askedWords(askedFor(company, now))}` : words;
}

/** Say how long ago somebody was asked. */
function askedWords(seconds: number): string {
    return seconds < MINUTE ? say("presence-asked-now") : say("presence-asked", { time: spanWords(seconds) });
}

/** Say why the table waits for somebody, and what the others can do. */
export function waitingWords(company: GroupSession, seat: GroupSeat, now: number): string {
    const words = presenceWords(company, seat, now);
    const { group } = company;
    const soon =
        group && presenceOf(seat) === "gone" && !group.lookingOn && !group.mayReplace.includes(seat.seat);
    return soon ? `${words} ${say(group.pace.kind === "days" ? "waiting-days" : "waiting-soon")}` : words;
}

/** Return for how many seconds the seat that is asked has been asked. */
export function askedFor({ group, toldAt }: GroupSession, now = performance.now()): number {
    return (group?.askedFor ?? 0) + (now - toldAt) / 1000;
}

/** Say how long something has lasted: in minutes, hours or days. */
export function spanWords(seconds: number): string {
    if (seconds < 2 * HOUR) return say("span-minutes", { count: Math.floor(seconds / MINUTE) });
    if (seconds < 2 * DAY) return say("span-hours", { count: Math.floor(seconds / HOUR) });
    return say("span-days", { count: Math.floor(seconds / DAY) });
}

/** Return whether the clock of a seat runs. */
export function runs({ asked, phase }: Group, { seat, standIn }: GroupSeat): boolean {
    return phase === "playing" && asked === seat && !standIn;
}

/** Return the seconds that a seat has left; null without a limit. */
export function timeLeft({ group, toldAt }: GroupSession, seat: GroupSeat, now: () => number): number | null {
    if (!group || seat.timeLeft === null) return null;
    if (!runs(group, seat)) return seat.timeLeft;
    return Math.max(0, seat.timeLeft - (now() - toldAt) / 1000);
}

/** Return whether a time left is so little that the clock warns. */
export function isLow({ kind, minutes, days }: Group["pace"], left: number): boolean {
    return left < LOW * (kind === "days" ? days * DAY : minutes * MINUTE);
}

/** Return a time as a clock shows it: "9:05", "3 h 20 min", "2 d 4 h". */
export function clockFace(left: number): string {
    const seconds = Math.ceil(left);
    if (seconds < HOUR) {
        return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
    }
    const hours = Math.floor(seconds / HOUR);
    if (seconds < DAY) return say("clock-hours", { hours, minutes: Math.floor((seconds % HOUR) / MINUTE) });
    return say("clock-days", { days: Math.floor(seconds / DAY), hours: hours % 24 });
}
