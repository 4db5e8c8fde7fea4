/** What the steps of the guide depend on, and how they name what they point at. */

import type { Clan, Happened, Question, Table } from "../wire/types.ts";

/** The progress of a player, kept per game. */
export interface Progress {
    /** Steps that were read. */
    over: string[];
    /** Steps that the player has completed, each with the version that completed it. */
    passed: Record<string, number>;
    /** Steps that were shown, each with the version at which it was shown first. */
    shown: Record<string, number>;
    /** The kinds of the player's and Madhala's events, by version; versions that were undone are left out. */
    heard: Record<number, string[]>;
    /** The last version that was read. */
    version: number;
    /** Whether the player has hidden the guide for now. */
    aside: boolean;
    finished: boolean;
}

export const BEGINNING: Progress = {
    over: [],
    passed: {},
    shown: {},
    heard: {},
    version: 0,
    aside: false,
    finished: false,
};

/** What the guide gets of an update. */
export interface Heard {
    version: number;
    events: readonly Happened[];
    /** Versions that were undone. */
    dropped: readonly number[];
}

export interface Facts {
    table: Table;
    question: Question;
    /** Whether the action of this turn may still be taken. */
    toAct: boolean;
    version: number;
    /** How often a kind of event has happened, from a version on. */
    times(kind: string, from?: number): number;
    /** Since which version a step has been shown, if it has. */
    shown(id: string): number | undefined;
}

export interface Step {
    id: string;
    /** Whether it goes on by itself when the player has done something; other steps have a button. */
    waits: boolean;
    /** Whether it applies now. */
    fits(facts: Facts): boolean;
    /** Whether it is done, however the player got there. */
    passed(facts: Facts): boolean;
    /** What it points at, the best first. */
    points(facts: Facts): string[];
    /** The values of its text, besides those that all steps have. */
    values?(facts: Facts): Record<string, string | number>;
}

export function factsOf({ heard, shown, version }: Progress, table: Table): Facts {
    const { question } = table;
    return {
        table,
        question,
        version,
        toAct:
            question.asked &&
            question.kind === "turn" &&
            question.choices.some(({ group }) => group === "citadel" || group === "outside"),
        times: (kind, from = 0) =>
            Object.entries(heard)
                .filter(([at]) => Number(at) >= from)
                .flatMap(([, kinds]) => kinds)
                .filter((each) => each === kind).length,
        shown: (id) => shown[id],
    };
}

export const thing = (name: string): string => `[data-thing="${name}"]`;
/** The tile that opens a building on a telephone. */
export const tile = (building: string): string => `[data-opens="${building}"]`;
export const area = (name: string): string => `[data-area="${name}"]`;
/**
 * Parts of areas: the player's glory and reputation, gold and wages, and dice; the loot; choices above the
 * bar.
 */
export const METER = `${area("clan")} [role="meter"]`;
export const PURSE = `${area("clan")} .purse`;
export const POOL = `${area("clan")} .pool`;
export const LOOT = `${area("outside")} .loot`;
/** The dice on a telephone, where they are in sight in every view. */
export const DOCK = area("dock");
export const TRAY = `${area("bar")} .tray`;

export const never = (): boolean => false;

export const kindIs =
    (...kinds: string[]) =>
    ({ question }: Facts): boolean =>
        question.asked && kinds.includes(question.kind);

/** Count the actions of this clan from a version on: dice in the Citadel, and mercenaries sent out. */
export const actions = ({ times }: Facts, from = 0): number =>
    times("die-deployed", from) + times("assigned", from) + times("land-used", from);

export const roundIsOver = ({ table }: Facts): boolean => table.round > 1;

export const adventureBegan = (facts: Facts): boolean =>
    facts.times("deployment-ended") > 0 || roundIsOver(facts);

export function ownClan({ table }: Facts): Clan | undefined {
    return table.clans.find(({ seat }) => seat === table.seat);
}

/** Return land A if a monster is there. */
export function landOf({ table }: Facts): Table["lands"][number] | undefined {
    return table.lands?.find(({ place, monster }) => place === "a" && monster !== "");
}

/** Return the path that somebody is being sent to. */
export function pathOf({ question }: Facts): string {
    if (!question.asked || !["assign", "deploy-dice", "load"].includes(question.kind)) return "";
    return String(question.about?.path ?? question.about?.target ?? "");
}

/** Return the first thing with this prefix that a choice is about. */
export function offered({ question }: Facts, name: string): string[] | undefined {
    return question.choices.find(({ things }) => things.some((each) => each.startsWith(name)))?.things;
}

export function spaces(facts: Facts, building: string): string[] {
    return (offered(facts, building) ?? []).filter((name) => name.startsWith("space:")).map(thing);
}

export function paths(facts: Facts): string[] {
    return (offered(facts, "path:a") ?? []).filter((name) => name.startsWith("path:")).map(thing);
}
