/** What a step of the guide can look at, and how it names what it points at. */

import type { Clan, Happened, Question, Table } from "../wire/types.ts";

/** How far somebody has come. StablePlaces per game. */
export interface Progress {
    /** Steps that were read. */
    over: string[];
    /** Steps that the player has passed, with the version that passed them. */
    passed: Record<string, number>;
    /** Steps that were shown, with the version at which they first were. */
    shown: Record<string, number>;
    /** The kinds of events that have happened, own ones and Madhala's, of each version that still counts. */
    heard: Record<number, string[]>;
    /** The last version that was listened to. */
    version: number;
    /** Laid aside for now. */
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

/** What the guide hears of an update. */
export interface Heard {
    version: number;
    events: readonly Happened[];
    /** Versions that were taken back. */
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
    /** It goes on by itself, when the player has done something. Others have a button. */
    waits: boolean;
    /** Whether it fits now. */
    fits(facts: Facts): boolean;
    /** Whether it is behind, whatever the player did to get there. */
    passed(facts: Facts): boolean;
    /** What it points at, the best first. */
    points(facts: Facts): string[];
    /** What its words need, besides what those of all steps may need. */
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
export const area = (name: string): string => `[data-area="${name}"]`;
/** Parts of areas: the own glory and reputation, gold and wages, dice; the loot; choices above the bar; news in the log. */
export const METER = `${area("clan")} [role="meter"]`;
export const PURSE = `${area("clan")} .purse`;
export const POOL = `${area("clan")} .pool`;
export const LOOT = `${area("outside")} .loot`;
export const TRAY = `${area("bar")} .tray`;
export const NEWS = `${area("log")} h3`;

export const never = (): boolean => false;

export const kindIs =
    (...kinds: string[]) =>
    ({ question }: Facts): boolean =>
        question.asked && kinds.includes(question.kind);

/** Actions of this clan, from a version on: dice in the Citadel, and mercenaries sent out. */
export const actions = ({ times }: Facts, from = 0): number =>
    times("die-deployed", from) + times("assigned", from) + times("land-used", from);

export const roundIsOver = ({ table }: Facts): boolean => table.round > 1;

export const adventureBegan = (facts: Facts): boolean =>
    facts.times("deployment-ended") > 0 || roundIsOver(facts);

export function ownClan({ table }: Facts): Clan | undefined {
    return table.clans.find(({ seat }) => seat === table.seat);
}

/** Land A, if a monster is there. */
export function landOf({ table }: Facts): Table["lands"][number] | undefined {
    return table.lands?.find(({ place, monster }) => place === "a" && monster !== "");
}

/** The path that somebody is being sent to. */
export function pathOf({ question }: Facts): string {
    if (!question.asked || !["assign", "deploy-dice", "load"].includes(question.kind)) return "";
    return String(question.about?.path ?? question.about?.target ?? "");
}

/** What the first choice is about that is about a thing whose name begins so. */
export function offered({ question }: Facts, name: string): string[] | undefined {
    return question.choices.find(({ things }) => things.some((each) => each.startsWith(name)))?.things;
}

export function spaces(facts: Facts, building: string): string[] {
    return (offered(facts, building) ?? []).filter((name) => name.startsWith("space:")).map(thing);
}

export function paths(facts: Facts): string[] {
    return (offered(facts, "path:a") ?? []).filter((name) => name.startsWith("path:")).map(thing);
}
