import { describe, expect, test } from "vitest";

import { fightLines, marksOf } from "../../../src/table/ear/fight.ts";
import { buildingTitle, clanLines, missionTold, offersOf, poolTold } from "../../../src/table/ear/told.ts";
import type { Fight } from "../../../src/wire/types.ts";
import { clan, PATH, question, table } from "../samples.ts";

const FIGHT: Fight = {
    place: "a",
    path: "a1",
    against: "monster",
    foe: "Snailer",
    attackDice: 3,
    hits: 0,
    total: null,
    carried: 0,
    marks: [],
    beaten: false,
    canCapture: true,
    rolled: [],
    counts: {},
    defenses: {},
    note: "",
};
const fought = table(question([]), {
    paths: { a1: { ...PATH, dice: "SM", traps: ["initial"], revealed: [true] } },
});

describe("a fight in sentences", () => {
    test("tells the attack dice that are still to come", () => {
        expect(fightLines(fought, FIGHT)[1]).toBe("3 attack dice to come");
    });

    test("tells the hits that are left, and what can cancel them", () => {
        const hit = { ...FIGHT, hits: 2, defenses: { "defend-token": 1 } };
        expect(fightLines(fought, hit).slice(1, 3)).toEqual(["2 hits left", "Defense: cancels 1 hit"]);
    });

    test("tells the total, what it began with, the dice as they count, and those to come", () => {
        const rolled: Fight["rolled"] = [
            ["S", 4, 4],
            ["M", 2, 3],
        ];
        expect(fightLines(fought, { ...FIGHT, total: 9, carried: 2, rolled })).toEqual([
            "Taron, Path 1 of land A, unhurt",
            "Total 9",
            "2 from before",
            "Rolled: strength die, 4 and magic die, 3 (rolled 2)",
            "Still to roll: 1 strength, 1 magic",
            "Revealed: initial",
        ]);
    });

    test("tells what a mark brings, how likely it is, and that a trap is missing", () => {
        const mark = {
            name: "capture",
            value: 10,
            reached: false,
            brings: "3 glory",
            chance: 0.43,
            lowered: "",
        };
        const [told] = marksOf({ ...FIGHT, total: 0, canCapture: false, marks: [mark] });
        expect(told!.name).toBe("Capture at 10, up to 43 %");
        expect(told!.lines.filter(Boolean)).toEqual([
            "Captured with a total of 10 or more, if a trap lies on the path: 3 glory.",
            "no trap here",
        ]);
    });
});

describe("a clan in sentences", () => {
    test("tells its dice, persuasion dice with what they show", () => {
        expect(poolTold(clan())).toBe("Dice: 2 strength, 1 magic and persuasion die, 5");
    });

    test("says that a clan without dice is done", () => {
        expect(poolTold(clan({ pool: [], out: true }))).toBe("no dice left; done deploying");
    });

    test("warns if the wages cannot be paid", () => {
        const poor = clan({ gold: 0, wages: 2 });
        expect(clanLines(table(question([])), poor).some((told) => told.includes("2 gold short"))).toBe(true);
    });
});

describe("a place in sentences", () => {
    test("says that a building is closed", () => {
        const [tavern] = table(question([])).buildings;
        expect(buildingTitle({ ...tavern!, panic: true })).toBe("tavern, panic");
    });

    test("tells what a card costs with each die", () => {
        const deals = [
            {
                kind: "hire",
                things: ["member:Fandor"],
                walk: ["tavern P5", "hire Fandor"],
                die: "P5",
                gold: 3,
                wages: 1,
                points: 0,
                icons: 0,
                final: false,
            },
        ];
        const laid = table(question([], { deals }));
        const [fandor] = offersOf(laid, laid.buildings[0]!);
        expect(fandor!.lines).toContain("With P5: 3 gold, wages +1");
    });

    test("says that there is no mission", () => {
        expect(missionTold({ place: "m", mission: "", text: "", paths: [] })).toBe("No mission");
    });
});
