import { expect, test } from "vitest";

import type { GroupSession } from "../../../src/friends/group.svelte.ts";
import {
    clockFace,
    isLow,
    presenceOf,
    presenceWords,
    spanWords,
    timeLeft,
    waitingWords,
} from "../../../src/friends/table/presence.ts";
import { group, groupSeat } from "../samples.ts";

/** What a session knows, told at the time 10,000. */
function company(more: Parameters<typeof group>[0] = {}): GroupSession {
    return { group: group(more), toldAt: 10_000 } as GroupSession;
}

test.each([
    [0, "0:00"],
    [0.2, "0:01"],
    [65, "1:05"],
    [3599, "59:59"],
    [3600, "1 h 0 min"],
    [26 * 3600, "1 d 2 h"],
])("a clock with %s seconds left shows %s", (left, face) => {
    expect(clockFace(left)).toBe(face);
});

test.each([
    [30, "a moment"],
    [60, "one minute"],
    [7199, "119 minutes"],
    [7200, "2 hours"],
    [3 * 86_400, "3 days"],
])("a span of %s seconds is said as %s", (seconds, words) => {
    expect(spanWords(seconds)).toBe(words);
});

test("the clock of the seat that is asked runs, others stand still", () => {
    const bank = company({ pace: { kind: "bank", minutes: 10, days: 0 } });
    const now = (): number => 15_000;
    expect(timeLeft(bank, groupSeat(1, { timeLeft: 60 }), now)).toBe(55);
    expect(timeLeft(bank, groupSeat(2, { timeLeft: 60 }), now)).toBe(60);
    expect(timeLeft(bank, groupSeat(1, { timeLeft: 3 }), now)).toBe(0);
});

test("a clock stands still while a bot plays on, and when the game is over", () => {
    const now = (): number => 15_000;
    const seat = groupSeat(1, { timeLeft: 60, standIn: "trainee" });
    expect(timeLeft(company(), seat, now)).toBe(60);
    expect(timeLeft(company({ phase: "ended" }), groupSeat(1, { timeLeft: 60 }), now)).toBe(60);
});

test("there is no clock without a limit", () => {
    expect(timeLeft(company(), groupSeat(1), () => 0)).toBeNull();
});

test("a clock warns below a tenth of the time", () => {
    expect(isLow({ kind: "bank", minutes: 10, days: 0 }, 59)).toBe(true);
    expect(isLow({ kind: "bank", minutes: 10, days: 0 }, 61)).toBe(false);
    expect(isLow({ kind: "days", minutes: 0, days: 1 }, 8640)).toBe(false);
    expect(isLow({ kind: "days", minutes: 0, days: 1 }, 8639)).toBe(true);
});

test.each([
    [{ presence: "away" }, "away", "Bo is in another window."],
    [{ presence: "gone", left: true }, "left", "Bo has left the game."],
    [{ presence: "gone", left: true, standIn: "trainee" }, "bot", "A bot is playing for Bo (Trainee)."],
] as const)("somebody with %o is shown as %s", (more, presence, words) => {
    const seat = groupSeat(1, more);
    expect(presenceOf(seat)).toBe(presence);
    expect(presenceWords(company({ asked: 0 }), seat)).toBe(words);
});

test.each([
    [59, "Bo is in another window. Asked just now."],
    [60, "Bo is in another window. Asked one minute ago."],
])("who was asked %s seconds ago is told so", (askedFor, words) => {
    expect(presenceWords(company({ askedFor }), groupSeat(1, { presence: "away" }), 10_000)).toBe(words);
});

test("nobody reckons the time of somebody who is here and thinks", () => {
    expect(presenceWords(company({ askedFor: 60 }), groupSeat(1), 10_000)).toBe("Bo is here.");
});

test.each([
    [groupSeat(1, { presence: "away" }), "open", "Bo is in another window. Asked 2 minutes ago."],
    [
        groupSeat(1, { presence: "gone" }),
        "bank",
        "Bo has closed the page. Asked 2 minutes ago. Five minutes after that, a bot may play on.",
    ],
    [
        groupSeat(1, { presence: "gone" }),
        "days",
        "Bo has closed the page. Asked 2 minutes ago. When the time is up, a bot may play on.",
    ],
    [groupSeat(1, { presence: "gone", standIn: "hero" }), "open", "A bot is playing for Bo (Hero)."],
] as const)(
    "while the table waits for %o, the others are told why and what they can do",
    (seat, kind, words) => {
        const waiting = company({ askedFor: 120, pace: { kind, minutes: 0, days: 0 } });
        expect(waitingWords(waiting, seat, 10_000)).toBe(words);
    },
);

test("a bot from the beginning has no presence", () => {
    expect(presenceOf(groupSeat(1, { bot: "hero" }))).toBeUndefined();
});
