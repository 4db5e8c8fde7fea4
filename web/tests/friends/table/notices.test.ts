import { expect, test } from "vitest";

import { nextOf, noticeOf, type Next, type Notice } from "../../../src/friends/table/notices.ts";
import type { Group, GroupSeat, Talk } from "../../../src/wire/types.ts";
import { group, groupSeat, talk } from "../samples.ts";

const SHOWN = { game: "g", version: 12 };

function notice(more: Partial<Group>, ...waits: number[]): Notice | undefined {
    return noticeOf(group(more), SHOWN, new Set(waits));
}

const gone = groupSeat(1, { presence: "gone" });

test("while all play there is nothing to tell", () => {
    expect(notice({})).toBeUndefined();
});

test.each([
    ["left", groupSeat(1, { left: true })],
    ["time", groupSeat(1, { timeLeft: 0 })],
    ["away", gone],
] as const)("somebody who need not be waited for is told, and why: %s", (why, seat) => {
    const seats = [groupSeat(0), seat, groupSeat(2)];
    expect(notice({ seats, mayReplace: [1] })).toEqual({ kind: "absent", seat, why });
});

test("the seat that is asked is told first", () => {
    expect(notice({ mayReplace: [2, 1], asked: 1 })).toMatchObject({ kind: "absent", seat: { seat: 1 } });
});

test("nothing more is told of somebody for whom the reader waits", () => {
    expect(notice({ mayReplace: [1] }, 1)).toBeUndefined();
    expect(notice({ mayReplace: [1, 2] }, 1)).toMatchObject({ seat: { seat: 2 } });
});

test.each([{ presence: "away" }, { presence: "gone" }, { left: true }, { standIn: "hero" }] as const)(
    "whoever is asked and is not there is told: %o",
    (more) => {
        const seats = [groupSeat(0), groupSeat(1, more), groupSeat(2)];
        expect(notice({ seats })).toEqual({ kind: "waiting", seat: seats[1] });
        expect(notice({ seats, asked: 2 })).toBeUndefined();
    },
);

test("a bot that plays for the reader comes before all else in the game", () => {
    const seats = [groupSeat(0, { standIn: "trainee", left: true }), gone, groupSeat(2)];
    expect(notice({ seats, mayReplace: [1] })).toEqual({ kind: "stand-in", seat: seats[0] });
});

test("somebody who has left is told so, until a bot plays for them", () => {
    expect(notice({ seats: [groupSeat(0, { left: true }), gone, groupSeat(2)] })).toEqual({ kind: "left" });
});

test("an undo is answered by those who have not agreed", () => {
    const undo = { seat: 1, version: 12, agreed: [1], missing: [0, 2] };
    expect(notice({ undo })).toEqual({
        kind: "undo",
        asked: undo,
        asks: false,
        answers: true,
        missing: ["Ada", "Cy"],
    });
    expect(notice({ undo: { ...undo, agreed: [0, 1], missing: [2] } })).toMatchObject({ answers: false });
    expect(notice({ undo: { ...undo, seat: 0, agreed: [0], missing: [1, 2] } })).toMatchObject({
        asks: true,
    });
});

test("an undo that was asked at another version is void", () => {
    expect(notice({ undo: { seat: 1, version: 11, agreed: [1], missing: [0] } })).toBeUndefined();
});

test("votes to end the game are told with their names", () => {
    expect(notice({ ending: [1], mayReplace: [2] })).toEqual({
        kind: "ending",
        names: ["Bo"],
        agrees: false,
    });
    expect(notice({ ending: [0, 1] })).toMatchObject({ agrees: true });
});

test("what has just happened comes before what lasts, but not before a question, or the way back", () => {
    const told = (more: Partial<Group>): Notice | undefined =>
        noticeOf(group({ mayReplace: [1], ...more }), SHOWN, new Set(), "Bo is back.");
    expect(told({})).toEqual({ kind: "news", text: "Bo is back." });
    const undo = { seat: 1, version: 12, agreed: [1], missing: [0, 2] };
    expect(told({ undo })).toMatchObject({ kind: "undo" });
    const away = (more: Partial<GroupSeat>): Notice | undefined =>
        told({ seats: [groupSeat(0, more), groupSeat(1), groupSeat(2)] });
    expect(away({ standIn: "trainee" })).toMatchObject({ kind: "stand-in" });
    expect(away({ left: true })).toEqual({ kind: "left" });
});

test("after a game nothing of it is told any more", () => {
    const more = { mayReplace: [1], ending: [1] };
    expect(notice({ phase: "ended", ...more })).toBeUndefined();
    expect(notice({ game: "g2", ...more })).toBeUndefined();
});

test("after the game, who wants a rematch is told, and then the next game", () => {
    const next = (more: Partial<Group>, ...lines: Talk[]): Next | undefined =>
        nextOf(group(more), lines, "g");
    const again = (number: number, seat: number): Talk =>
        talk(number, "Let us play again.", { seat, kind: "told", code: "again" });
    expect([next({ phase: "over" }), next({ phase: "ended" })]).toEqual([undefined, undefined]);
    const rematch = (...lines: Talk[]): Next | undefined => next({ phase: "lobby" }, ...lines);
    // Bo wanted the rematch before this one; both are ready.
    expect(rematch(again(1, 1), again(2, 2), talk(3, "Hm"))).toEqual({ kind: "rematch", name: "Cy" });
    expect(rematch(again(1, 0))).toEqual({ kind: "rematch", name: "" });
    const began = talk(2, "The game begins.", { kind: "told", code: "began" });
    expect([rematch(), rematch(again(1, 1), began)]).toEqual([
        { kind: "rematch", name: "" },
        { kind: "rematch", name: "" },
    ]);
    expect(next({ game: "g2" })).toEqual({ kind: "next" });
});
