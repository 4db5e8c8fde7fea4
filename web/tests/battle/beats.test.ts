import { describe, expect, test } from "vitest";

import type { Beat } from "../../src/battle/beat.ts";
import { after, beatsOf } from "../../src/battle/beats.ts";
import type { Happened, Table } from "../../src/wire/types.ts";
import { played, recorded } from "./fixtures.ts";

const kinds = (beats: Beat[]): string[] => beats.map(({ kind }) => kind);
const moments = (beats: Beat[]): string[] => beats.flatMap(({ scene }) => scene.moment?.kind ?? []);
const all = (name: string): Beat[] => played(recorded(name)).flatMap(({ beats }) => beats);

describe("an attack of a monster", () => {
    const updates = played(recorded("withstood"));

    test("is rolled die by die, and its hits are counted after the last", () => {
        const { beats } = updates[1]!;
        expect(kinds(beats)).toEqual([...Array(4).fill("attack-die"), "attack-rolled", "hit"]);
        expect(beats.map(({ scene }) => scene.coming)).toEqual([4, 3, 2, 1, 0, 0]);
        expect(beats[4]!.told).toEqual({ monster: "Krunn", faces: "3 3 1 2 1", hits: 2 });
        expect(beats[4]!.scene.attack.map(({ hit }) => hit)).toEqual([true, true, false, false, false]);
    });

    test("leaves as many hits as are not cancelled", () => {
        expect(updates[1]!.scene).toMatchObject({ hits: 2, defended: [] });
        expect(updates[2]!.scene).toMatchObject({ hits: 1, defended: ["potion"] });
        expect(updates[3]!.beats[0]!.scene).toMatchObject({ hits: 0, defended: ["potion", "token"] });
    });

    test("says how many hits the power of the monster adds", () => {
        const hit = all("death").find(({ kind }) => kind === "hit");
        expect(hit!.scene).toMatchObject({ hits: 2, extra: 1 });
    });

    test("has one die less for each magic die that is given up", () => {
        const [first] = played(recorded("death"))[1]!.beats;
        expect(first).toMatchObject({ kind: "gives-magic", scene: { coming: 4, waiting: [] } });
    });

    test("rolls diverted dice at their target first, then the others at its own path", () => {
        const [, , aside, main] = played(recorded("diverted"));
        expect(kinds(aside!.beats)).toEqual(["diverts", "attack-rolled", "hit", "wounded"]);
        expect(aside!.beats.every(({ scene }) => scene.member === "Drapis")).toBe(true);
        expect(aside!.scene).toMatchObject({ member: "Ginova", coming: 4 });
        expect(main!.beats.at(-1)!.scene).toMatchObject({ member: "Ginova", hits: 4 });
    });

    test("comes after a spray with as many dice as the edition says", () => {
        const rolled = (face: number, path: string, left: number): Happened => {
            return { kind: "attack-rolled", seat: null, face, path, left, hits: 0, hit: 0 };
        };
        const events: Happened[] = [
            { kind: "monster-attacked", seat: null, monster: "Sporus", path: "a3", dice: 1, member: "Taron" },
            { kind: "sprayed", seat: null, monster: "Sporus", path: "a3", dice: 2 },
            rolled(1, "", 1),
            rolled(2, "", 0),
            rolled(2, "a3", 0),
        ];
        const beats = beatsOf(null, null, { events, table: quiet() });
        expect(beats.map(({ kind, scene }) => [kind, scene.coming, scene.attack.length])).toEqual([
            ["attacks", 1, 0],
            ["sprays", 2, 0],
            ["attack-die", 1, 1],
            ["attack-rolled", 0, 2],
            ["attack-rolled", 0, 1],
        ]);
        expect(beats[1]!.told).toEqual({ monster: "Sporus", dice: 2 });
    });

    test("goes on at the next paths, with the damage so far", () => {
        const [, update] = played(recorded("diverted"));
        expect(moments(update!.beats)).toEqual(["withstood"]);
        expect(update!.scene).toMatchObject({ path: "b2", carried: 4, total: null });
    });
});

test("a monster that is beaten and lashes out has nothing left to reach", () => {
    const [, update] = played(recorded("lash"));
    const lashed = update!.beats.findIndex(({ scene }) => scene.moment?.kind === "lashed");
    const since = update!.beats.slice(lashed);
    expect(since.every(({ scene }) => scene.beaten && scene.marks.length === 0)).toBe(true);
    expect(update!.beats[lashed - 2]!.scene.marks.map(({ name }) => name)).toEqual([
        "capture",
        "elimination",
    ]);
    expect(update!.scene).toMatchObject({ beaten: true, marks: [], canCapture: false, hits: 1 });
});

describe("the dice of a mercenary", () => {
    test("count what the fight says, and raise the total one by one", () => {
        const [, update] = played(recorded("lash"));
        const [die] = update!.beats;
        expect(die!.scene.dice.map(({ face, counts }) => [face, counts])).toEqual([
            [1, 2],
            [3, 4],
            [4, 5],
            [5, 6],
            [6, 6],
        ]);
        expect(die!.told).toEqual({ colour: "M", face: 6, counts: 6, total: 23 });
    });

    test("are shown one by one when all are rolled together", () => {
        const tried = played(recorded("mission"))[0]!.beats;
        expect(kinds(tried)).toEqual(["tries", "die", "die"]);
        expect(tried.map(({ scene }) => scene.total)).toEqual([0, 1, 7]);
        expect(tried.map(({ scene }) => scene.marks[0]!.reached)).toEqual([false, false, true]);
    });

    test("leave and come back when they are rolled again", () => {
        const again = played(recorded("mission"))[2]!;
        expect(again.beats.map(({ kind, scene }) => [kind, scene.total])).toEqual([
            ["again", 6],
            ["die", 7],
        ]);
        expect(again.scene!.dice.map(({ face }) => face)).toEqual([6, 1]);
    });

    test("start from the path's total without them, with the marks of the event", () => {
        const events: Happened[] = [
            {
                kind: "activated",
                seat: 0,
                member: "Taron",
                path: "a1",
                against: "monster",
                foe: "Gator",
                carried: 3,
                total: 7,
                capture: 8,
                trapped: 1,
                needed: 13,
                captures: 0,
                enough: 0,
            },
            {
                kind: "die-rolled",
                seat: 0,
                path: "a1",
                colour: "S",
                face: 1,
                counts: 2,
                total: 9,
                captures: 1,
                enough: 0,
            },
        ];
        const beats = beatsOf(null, null, { events, table: quiet() });
        expect(beats.map(({ scene }) => scene.total)).toEqual([7, 9]);
        expect(beats[0]!.scene.marks.map(({ reached }) => reached)).toEqual([false, false]);
        expect(beats[1]!.scene.marks.map(({ name, value, reached }) => [name, value, reached])).toEqual([
            ["capture", 8, true],
            ["elimination", 13, false],
        ]);
    });

    test("keep their places when the table says the same", () => {
        const { scene } = played(recorded("capture"))[9]!;
        expect(scene).toMatchObject({ against: "land", waiting: ["S", "M"], dice: [] });
    });
});

describe("a moment", () => {
    test.each([
        ["capture", ["captured", "unconquered"]],
        ["lash", ["eliminated", "lashed", "died"]],
        ["withstood", ["conquered", "withstood"]],
        ["mission", ["fulfilled"]],
        ["missions", ["fulfilled", "failed"]],
        ["death", ["died"]],
    ])("is built from the recorded %s", (name, expected) => {
        expect(moments(all(name))).toEqual(expected);
    });

    test("says what it brings", () => {
        const captured = all("capture").find(({ scene }) => scene.moment?.kind === "captured");
        expect(captured!.scene.moment).toEqual({
            kind: "captured",
            name: "Blandor",
            seat: 1,
            gains: [
                { resource: "glory", amount: 3 },
                { resource: "gold", amount: 6 },
            ],
            later: false,
        });
    });

    test("shows the marks that the event says are reached, whatever the total is", () => {
        const updates = structuredClone(recorded("capture"));
        for (const event of updates.flatMap(({ events }) => events)) {
            if (event.kind === "damaged") Object.assign(event, { captures: 0, enough: 1 });
        }
        const beats = played(updates).flatMap((update) => update.beats);
        const captured = beats.find(({ scene }) => scene.moment?.kind === "captured");
        expect(captured!.scene.marks.map(({ name, reached }) => [name, reached])).toEqual([
            ["capture", false],
            ["elimination", true],
        ]);
    });

    test("says whether another path goes on from there", () => {
        const withstood = (follower: string): unknown => {
            const [before, update] = structuredClone(recorded("withstood").slice(-2));
            for (const event of update!.events) if (event.kind === "damaged") event.follower = follower;
            const beats = beatsOf(after(null, before!), before!.table, update!);
            return beats.find(({ scene }) => scene.moment?.kind === "withstood")?.scene.moment?.later;
        };
        expect(["Taron", "madhala", ""].map(withstood)).toEqual([true, false, false]);
    });

    test("is about the mission and not the path that failed", () => {
        const failed = all("missions").find(({ scene }) => scene.moment?.kind === "failed");
        expect(failed!.scene).toMatchObject({ member: "Taron", moment: { name: "mission-12" } });
    });

    test("of Madhala needs no fight", () => {
        const events: Happened[] = [{ kind: "monster-removed", seat: null, monster: "Krinx", path: "a3" }];
        const [beat] = beatsOf(null, null, { events, table: quiet() });
        expect(beat!.scene).toMatchObject({
            foe: "Krinx",
            member: "",
            moment: { kind: "driven-away", name: "Krinx" },
        });
    });
});

describe("the stage", () => {
    test("is empty when the fight is over", () => {
        expect(played(recorded("capture")).at(-1)!.scene).toBeNull();
    });

    test("plays nothing for a turn in the Citadel", () => {
        const events: Happened[] = [
            { kind: "die-deployed", seat: 0, building: "mine", space: 1, die: "S", dice: 2 },
        ];
        expect(beatsOf(null, null, { events, table: quiet() })).toEqual([]);
    });

    test("does not show traps that are revealed in the clean-up", () => {
        const events: Happened[] = [
            { kind: "clean-up-began", seat: null },
            { kind: "trap-revealed", seat: 0, path: "b4", trap: "divert-1" },
        ];
        expect(beatsOf(null, null, { events, table: quiet() })).toEqual([]);
    });

    test("plays an update on its own, without the one before", () => {
        const [, update] = recorded("death");
        const beats = beatsOf(null, null, update!);
        expect(moments(beats)).toEqual(["died"]);
        expect(beats.at(-1)!.scene).toMatchObject({ path: "a3", member: "Frunks", health: "dead" });
    });
});

/** A table without a fight. */
function quiet(): Table {
    return { fight: null, hitFrom: 3, paths: {}, lands: [], missions: [], clans: [] } as unknown as Table;
}
