import { describe, expect, test } from "vitest";

import { FRIEND, ME, newGroup, plainGroup, settingsOf, told } from "../../src/friends/newgroup.ts";
import { lobby } from "./samples.ts";

describe("a new table with friends", () => {
    test("tells who sits where; only people at this screen have a name", () => {
        const seats = [
            { player: ME, name: "" },
            { player: ME, name: " Ben " },
            { player: FRIEND, name: "Cleo" },
            { player: "trainee", name: "Dan" },
        ];
        expect(newGroup(seats, plainGroup()).seats).toEqual([
            { player: "me", name: "" },
            { player: "me", name: "Ben" },
            { player: "friend", name: "" },
            { player: "trainee", name: "" },
        ]);
    });

    test("gives a bot that searches its time", () => {
        expect(newGroup([{ player: "hero", name: "" }], plainGroup()).seats[0]?.player).toBe("hero@think=1");
    });

    test.each([
        ["open", { kind: "open", minutes: 0, days: 0 }],
        ["bank", { kind: "bank", minutes: 30, days: 0 }],
        ["days", { kind: "days", minutes: 0, days: 3 }],
    ] as const)("tells only what the pace %s needs", (kind, pace) => {
        expect(told({ ...plainGroup(), pace: { kind, minutes: 30, days: 3 } }).pace).toEqual(pace);
    });
});

test("options that are changed begin as they are", () => {
    const group = lobby({ tricks: true, talk: "phrases", pace: { kind: "days", minutes: 0, days: 5 } });
    expect(settingsOf(group)).toEqual({
        difficulty: "normal",
        tricks: true,
        queensGrant: false,
        moreMonsters: false,
        talk: "phrases",
        fill: false,
        pace: { kind: "days", minutes: 45, days: 5 },
    });
});
