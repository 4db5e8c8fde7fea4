import { describe, expect, test } from "vitest";

import type { Ended } from "../../src/ending/ended.ts";
import type { Mark, Picture } from "../../src/sharing/picture.ts";
import { resultPicture } from "../../src/sharing/result.ts";
import { tablePicture } from "../../src/sharing/tablepicture.ts";
import type { Path, SeatTaken, Table } from "../../src/wire/types.ts";
import { clan, ENDING, LAND, PATH, question, table } from "../table/samples.ts";

const SEATS: SeatTaken[] = [
    { seat: 0, player: "", name: "Ada", mine: true },
    { seat: 1, player: "", name: "Bob", mine: false },
];

/** A table as the clan of a seat sees it: traps of others, in hand or face down on a path, are not known. */
function seenBy(seat: number): Table {
    const mine = seat === 0;
    const path: Path = {
        ...PATH,
        mercenary: "Korgo",
        traps: [mine ? "magic-plus-2" : null, "strength-plus-1"],
        revealed: [false, true],
    };
    return table(question([], { asked: mine }), {
        seat,
        lands: [{ ...LAND, land: "Thaklan", monster: "Snailer" }],
        paths: { a1: path },
        clans: [
            clan({ traps: mine ? ["persuasion-trap"] : null, trapCount: 1, lands: ["Rynia"] }),
            clan({ seat: 1, affinity: "fire", traps: mine ? null : ["secret-trap"], trophies: ["Gator"] }),
        ],
    });
}

function wordsOn({ marks }: Picture): string[] {
    return marks.flatMap((mark) => (mark.mark === "text" ? [mark.text] : []));
}

function emblemsOn({ marks }: Picture): string[] {
    return marks.flatMap((mark) => (mark.mark === "emblem" ? [`${mark.kind} ${mark.name}`] : []));
}

/** Whether a mark is within the picture; text is, if its longest form is. */
function isWithin(mark: Mark, { width, height }: Picture): boolean {
    const wide = mark.mark === "box" ? mark.width : mark.mark === "text" ? 0 : mark.size;
    const high = mark.mark === "box" ? mark.height : mark.mark === "text" ? mark.size / 2 : mark.size;
    return mark.x >= 0 && mark.y >= 0 && mark.x + wide <= width + 0.01 && mark.y + high <= height + 0.01;
}

describe("the picture of a table", () => {
    const shown = (seat: number): Picture =>
        tablePicture({ title: "Ada and Bob", table: seenBy(seat), seats: SEATS });

    test("is the same whoever draws it, so that nothing hidden is on it", () => {
        expect(shown(0)).toEqual(shown(1));
    });

    test("shows no trap that somebody holds or has laid", () => {
        const told = JSON.stringify(shown(0));
        for (const hidden of ["persuasion-trap", "magic-plus-2", "strength-plus-1"]) {
            expect(told).not.toContain(hidden);
        }
    });

    test("shows what lies open: people, monsters, lands, offers and numbers", () => {
        expect(emblemsOn(shown(0))).toEqual([
            "mercenary Fandor",
            "mercenary Nimra",
            "trap initial",
            "trap magic-1",
            "loot supplies",
            "land Thaklan",
            "monster Snailer",
            "mercenary Korgo",
            "land Rynia",
            "monster Gator",
        ]);
        expect(wordsOn(shown(0))).toEqual(
            expect.arrayContaining([
                "Ada and Bob",
                "Round 1 of 6 · deployment · normal",
                "Ada",
                "Bob",
                "a1",
                "7",
            ]),
        );
    });

    test("has room for a table of four with many people", () => {
        const members = Array.from({ length: 14 }, (_, number) => ({
            name: `M${number}`,
            leader: false,
            wounded: false,
            path: "",
            land: "",
            talentUsed: false,
            equipment: [],
        }));
        const clans = [0, 1, 2, 3].map((seat) => clan({ seat, members, novices: 3 }));
        const picture = tablePicture({ title: "", table: { ...seenBy(0), clans }, seats: [] });
        expect(picture.marks.filter((mark) => !isWithin(mark, picture))).toEqual([]);
    });
});

describe("the picture of a result", () => {
    const score = (seat: number, place: number, glory: number, fire = 0) => ({
        seat,
        place,
        glory,
        reputation: 2,
        trophies: 0,
        affinities: { fire },
        total: glory + 2 + fire,
    });

    function ended(more: Partial<typeof ENDING> = {}, seats = SEATS): Ended {
        const ending = { ...ENDING, scores: [score(1, 1, 20, 3), score(0, 2, 11)], winners: [1], ...more };
        const over = { ...seenBy(0), ending };
        return { game: "g", title: "", table: over, seats, mine: [0], campaign: "", assisted: false };
    }

    test("names the places in order, with the points and what they came from", () => {
        const picture = resultPicture(ended());
        expect(picture.title).toBe("Bob has won with 25 victory points.");
        expect(wordsOn(picture)).toEqual([
            "Monster Lands",
            "Bob has won with 25 victory points.",
            "1 round · Normal",
            ...["1", "Bob", "Fire clan", "20", "2", "3", "25"],
            ...["2", "Ada", "Jungle clan", "11", "2", "13"],
            ...["Glory", "Reputation", "Fire"],
        ]);
    });

    test("shows a rank in place of a place to whoever played alone", () => {
        const alone = { headline: "Your rank: Hero.", rank: "hero", winners: [0], scores: [score(0, 1, 60)] };
        const picture = resultPicture(ended(alone, [{ seat: 0, player: "", name: "", mine: true }]));
        expect(picture.title).toBe("Your rank: Hero.");
        expect(wordsOn(picture)).not.toContain("1");
    });

    test("has room for four", () => {
        const scores = [0, 1, 2, 3].map((seat) => score(seat, seat + 1, 40 - seat, 5));
        const picture = resultPicture(ended({ scores }));
        expect(picture.marks.filter((mark) => !isWithin(mark, picture))).toEqual([]);
    });

    test("shows no trap either", () => {
        expect(JSON.stringify(resultPicture(ended()))).not.toContain("trap");
    });
});
