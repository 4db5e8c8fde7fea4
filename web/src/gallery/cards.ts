import type { Affinity, Card } from "../parts/kinds.ts";

/** The affinity of each emblem in the gallery; a group is in the order of the box. */
export const AFFINITIES: Affinity[] = ["jungle", "water", "fire", "air"];

const mercenary = (
    name: string,
    affinity: Affinity,
    cost: number,
    reputation: number,
    dice: string,
    text: string,
): Card => ({
    name,
    kind: "mercenary",
    affinity,
    text,
    facts: [
        { what: "cost", label: "Cost", value: cost },
        { what: "reputation", label: "Reputation", value: reputation },
        { what: "dice", label: "Dice", value: dice },
    ],
});

const monster = (name: string, affinity: Affinity, numbers: number[], text: string): Card => ({
    name,
    kind: "monster",
    affinity,
    text,
    facts: [
        { what: "attack", label: "Attack dice", value: numbers[0] ?? 0 },
        { what: "cv", label: "Capture value", value: numbers[1] ?? 0 },
        { what: "ev", label: "Elimination value", value: numbers[2] ?? 0 },
        { what: "glory", label: "Glory if captured", value: numbers[3] ?? 0 },
        { what: "gold", label: "Gold if captured", value: numbers[4] ?? 0 },
    ],
});

const land = (name: string, affinity: Affinity, conquest: number, glory: number, text: string): Card => ({
    name,
    kind: "land",
    affinity,
    text,
    facts: [
        { what: "conquest", label: "Conquest value", value: conquest },
        { what: "glory", label: "Glory", value: glory },
    ],
});

export const MERCENARIES = [
    mercenary("Fandor", "jungle", 10, 5, "SS", "Each round, buy a persuasion die for 1 gold."),
    mercenary("Ginova", "water", 6, 3, "P", "On a path: sends an attack die on to a neighbouring path."),
    mercenary("Torko", "fire", 12, 6, "SSP", "On a path: +3 towards a capture."),
    mercenary("Poissen", "air", 0, 0, "SP", "On a path: +2 towards an elimination."),
    mercenary("Vaidala", "jungle", 13, 7, "SMP", "4 gold off at the Tavern."),
];

export const MONSTERS = [
    monster(
        "Snailer",
        "jungle",
        [3, 10, 13, 3, 6],
        "One more attack die where the land shares its affinity.",
    ),
    monster("Abysur", "water", [5, 17, 22, 6, 10], "Each wound it deals costs 1 glory."),
    monster("Dogor", "fire", [4, 13, 17, 5, 7], "Storms the entrance of the Citadel."),
    monster("Krunn", "air", [5, 15, 20, 5, 9], "Strikes once more when it is beaten."),
];

export const LANDS = [
    land("Thaklan", "jungle", 12, 4, "Two S or M: gain three persuasion dice."),
    land("Skyehn", "fire", 11, 4, "One M: gain three strength dice."),
    land("Uyuniah", "air", 14, 5, "Two S or P: gain an equipment card."),
];

export const ITEMS: Card[] = [
    {
        name: "Pugnor",
        kind: "equipment",
        text: "On a path: +1 on each strength die.",
        facts: [{ what: "cost", label: "Cost", value: 6 }],
    },
    {
        name: "Net",
        id: "monster-plus-6",
        kind: "trap",
        text: "+6 in a fight with a monster.",
        facts: [
            { what: "cost", label: "Cost", value: 6 },
            { what: "power", label: "Bonus", value: "+6" },
        ],
    },
    {
        name: "Treasure",
        id: "gold-12",
        kind: "loot",
        text: "Gain 12 gold.",
        facts: [{ what: "gold", label: "Gold", value: 12 }],
    },
    {
        name: "Old bridge",
        id: "mission-10",
        kind: "mission",
        text: "Roll 8 or more. Win 3 glory and 1 gold; lose 2 glory if you fail.",
        facts: [
            { what: "objective", label: "Objective", value: 8 },
            { what: "glory", label: "Glory", value: 3 },
            { what: "penalty", label: "Penalty", value: 2 },
        ],
    },
];
