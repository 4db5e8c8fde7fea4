/** The types of the things that the parts draw. */

export type Affinity = "fire" | "water" | "air" | "jungle";

/** A colour of dice, as the game writes it. */
export type Colour = "S" | "M" | "P" | "attack";

/** The state of a thing on the table: it may be chosen, it is chosen, or it is unavailable. */
export type State = "normal" | "lit" | "chosen" | "dim";

export type CardKind = "mercenary" | "monster" | "land" | "equipment" | "trap" | "loot" | "mission";

/** One number of a card, in words: `what` chooses its icon; dice are written as letters, such as "SSM". */
export interface Fact {
    what: string;
    label: string;
    value: string | number;
}

export interface Card {
    name: string;
    kind: CardKind;
    /** What sort of equipment it is: weapon, attire or spell. */
    sort?: string | undefined;
    /** What the edition calls it, where that is not the name to be shown. */
    id?: string;
    affinity?: Affinity | undefined;
    /** What it does, in a sentence. */
    text: string;
    /** The same in a few words, for a small card: people and equipment have it. */
    brief?: string;
    /** Whether the sentence includes the facts, so that they are not repeated. */
    whole?: boolean;
    facts: Fact[];
}
