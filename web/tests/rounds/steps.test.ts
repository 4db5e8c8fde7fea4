import { expect, test } from "vitest";

import { madhalaSteps, roundSteps, type Tale } from "../../src/rounds/steps.ts";
import type { Happened, Table } from "../../src/wire/types.ts";
import { clan, LAND, question, table } from "../table/samples.ts";

const NOBODY = { seat: null } as const;
const TABLE: Table = table(question([]), {
    clans: [clan({ wage: 2 }), clan({ seat: 1, wage: 1 })],
    lands: [{ ...LAND, place: "e", monster: "Snailer" }],
});

function tales(...events: Happened[]): Tale[] {
    return roundSteps(events, TABLE).map(({ tale }) => tale);
}

const home = (member: string, seat = 0): Happened => ({ kind: "came-home", seat, member, path: "a1" });
const gained = (resource: "gold" | "potions", amount: number, seat = 0): Happened => ({
    kind: "gained",
    seat,
    resource,
    amount,
    surplus: 0,
});
const docked = (offer: "monster" | "land" | "mission" | "tavern" | "entrance", card: string): Happened => ({
    kind: "docked",
    ...NOBODY,
    offer,
    place: 1,
    card,
});

test("a clan comes home in one step, each with what it carries", () => {
    const steps = tales(
        gained("gold", 3),
        { kind: "clean-up-began", ...NOBODY },
        home("Fandor"),
        gained("gold", 4),
        gained("potions", 1),
        home("Nimra"),
        home("Geas", 1),
        gained("gold", 2, 1),
    );
    expect(steps).toEqual([
        {
            kind: "home",
            returned: [
                {
                    member: "Fandor",
                    gains: [
                        { resource: "gold", amount: 4 },
                        { resource: "potions", amount: 1 },
                    ],
                },
                { member: "Nimra", gains: [] },
            ],
        },
        { kind: "home", returned: [{ member: "Geas", gains: [{ resource: "gold", amount: 2 }] }] },
    ]);
});

test("what is gained in a fight is no step", () => {
    expect(tales(gained("gold", 3), { kind: "turn-began", seat: 0 })).toEqual([]);
});

test("panic names the monster that is the reason: who comes, or who was there", () => {
    const spread: Happened = { kind: "panic-spread", ...NOBODY, building: "mine" };
    expect(tales(spread, { ...spread, building: "tavern" })).toEqual([
        { kind: "panic", monster: "Snailer", buildings: ["mine", "tavern"] },
    ]);
    expect(
        tales(
            { kind: "driven-off", ...NOBODY, monster: "Snailer" },
            { kind: "stormed", ...NOBODY, monster: "Gator" },
            spread,
        ),
    ).toEqual([
        { kind: "storms", monster: "Gator", beaten: ["Snailer"] },
        { kind: "panic", monster: "Gator", buildings: ["mine"] },
    ]);
});

test("wages say for how many they are, and how much each costs", () => {
    expect(
        tales(
            { kind: "wages", seat: 0, gold: 5, due: 6 },
            { kind: "deserted", seat: 0, member: "Fandor" },
            { kind: "wages", seat: 1, gold: 1, due: 1 },
        ),
    ).toEqual([
        { kind: "wages", paid: 5, due: 6, members: 3, wage: 2 },
        { kind: "deserts", member: "Fandor" },
        { kind: "wages", paid: 1, due: 1, members: 1, wage: 1 },
    ]);
});

test("a round begins with what is new outside, monsters first", () => {
    expect(
        tales(
            docked("mission", "mission-4"),
            docked("tavern", "Fandor"),
            docked("monster", "Moldo"),
            docked("land", "Negueria"),
            { kind: "round-began", ...NOBODY, round: 2 },
            docked("entrance", "Dogor"),
            { kind: "rescued", seat: 0, gold: 2 },
        ),
    ).toEqual([
        { kind: "rescued", gold: 2 },
        {
            kind: "round",
            round: 2,
            rounds: 6,
            fresh: [
                { kind: "monster", name: "Dogor" },
                { kind: "monster", name: "Moldo" },
                { kind: "land", name: "Negueria" },
                { kind: "mission", name: "mission-4" },
            ],
        },
    ]);
});

test("Madhala's turn is what she rolls, where she goes and what she takes", () => {
    const events: Happened[] = [
        { kind: "madhala-rolled", ...NOBODY, red: 2, yellow: 1 },
        { kind: "madhala-deployed", ...NOBODY, building: "lodge", space: 1, die: "P1", dice: 1 },
        { kind: "madhala-took", ...NOBODY, offer: "lodge", place: 3, card: "magic-plus-2" },
        { kind: "madhala-took", ...NOBODY, offer: "lodge", place: 4, card: "strength-1" },
        { kind: "turn-began", seat: 0 },
    ];
    const steps = madhalaSteps(events);
    expect(steps.map(({ tale }) => tale)).toEqual([
        { kind: "madhala-rolls", red: 2, yellow: 1 },
        { kind: "madhala-goes", building: "lodge", die: "P1", dice: 1 },
        { kind: "madhala-takes", cards: ["magic-plus-2", "strength-1"] },
    ]);
    expect(steps.flatMap((step) => step.events)).toEqual(events.slice(0, 4));
});
