/** The guided first round: which step is shown, from what has happened and what is asked. Nothing is ever forced. */

import type { Happened, Question, Table } from "../wire/types.ts";

/** How far somebody has come. Kept per game. */
export interface Progress {
    /** Steps that were read. */
    over: string[];
    /** Steps that the player has passed, with the version that passed them. */
    passed: Record<string, number>;
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

/** What a step can look at. */
export interface Facts {
    table: Table;
    question: Question;
    /** How often a kind of event has happened. */
    times(kind: string): number;
    /** Whether the action of this turn may still be taken. */
    toAct: boolean;
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
}

const thing = (name: string): string => `[data-thing="${name}"]`;
const area = (name: string): string => `[data-area="${name}"]`;
const kindIs =
    (...kinds: string[]) =>
    ({ question }: Facts): boolean =>
        question.asked && kinds.includes(question.kind);
const never = (): boolean => false;

/** Actions of this clan so far: dice in the Citadel, and mercenaries sent out. */
const actions = ({ times }: Facts): number => times("die-deployed") + times("assigned") + times("land-used");
const roundIsOver = ({ table }: Facts): boolean => table.round > 1 || table.ending !== null;
const adventureBegan = (facts: Facts): boolean => facts.times("deployment-ended") > 0 || roundIsOver(facts);

/** A question that is explained the first time it is asked, until one of some events has answered it. */
function explained(kind: string, pointsAt: string[], ...answers: string[]): Step {
    return {
        id: kind,
        waits: true,
        fits: kindIs(kind),
        passed: (facts) =>
            roundIsOver(facts) ||
            (facts.question.kind !== kind && answers.some((answer) => facts.times(answer) > 0)),
        points: () => pointsAt,
    };
}

/** The rolling of dice is explained once against each that there is: a monster, a mission, a land. */
function rolled(id: string, against: string, answer: string): Step {
    const fits = (facts: Facts): boolean =>
        kindIs("fight")(facts) && (facts.table.fight?.against ?? "monster") === against;
    return {
        id,
        waits: true,
        fits,
        passed: (facts) => roundIsOver(facts) || (!fits(facts) && facts.times(answer) > 0),
        points: () => [area("battle"), area("bar")],
    };
}

/** In the order in which they are looked at; the first that fits and is not behind is shown. */
export const STEPS: readonly Step[] = [
    {
        id: "welcome",
        waits: false,
        fits: ({ table }) => table.round === 1,
        passed: (facts) => facts.times("clan-founded") > 0 || actions(facts) > 0 || adventureBegan(facts),
        points: () => [area("bar")],
    },
    {
        id: "choose-affinity",
        waits: true,
        fits: kindIs("choose-affinity"),
        passed: ({ table }) => table.phase !== "setup",
        points: () => [area("bar")],
    },
    {
        id: "clan",
        waits: false,
        fits: ({ table }) => table.phase === "deployment",
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: () => [area("clan")],
    },
    {
        id: "goal",
        waits: false,
        fits: ({ table }) => table.phase === "deployment" && Boolean(table.solo),
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: () => [area("scenario"), area("top")],
    },
    {
        id: "pool",
        waits: false,
        fits: ({ table }) => table.phase === "deployment",
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: ({ table }) => [...poolOf(table).map((die) => thing(`die:${die}`)), area("clan")],
    },
    {
        id: "tavern",
        waits: true,
        fits: (facts) => facts.toAct && offered(facts, "building:tavern") !== undefined,
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: (facts) => [...spaces(facts, "building:tavern"), thing("building:tavern"), area("citadel")],
    },
    explainedOffer("hiring", "tavern", (facts) => facts.times("hired") > 0),
    explainedOffer("buying", "lodge", (facts) => facts.times("trap-bought") > 0),
    explainedOffer("equipping", "bazaar", (facts) => facts.times("equipment-bought") > 0),
    {
        id: "madhala",
        waits: false,
        fits: ({ times }) => times("madhala-rolled") > 0,
        passed: (facts) => facts.times("madhala-rolled") > 1 || adventureBegan(facts),
        points: () => [area("log"), area("rivals")],
    },
    {
        id: "prepare",
        waits: true,
        fits: (facts) => facts.toAct && actions(facts) === 1 && facts.times("assigned") === 0,
        passed: (facts) => actions(facts) > 1 || facts.times("assigned") > 0 || adventureBegan(facts),
        points: (facts) => [
            ...spaces(facts, "building:lodge"),
            ...spaces(facts, "building:armory"),
            ...spaces(facts, "building:alchemist"),
            area("citadel"),
        ],
    },
    {
        id: "land",
        waits: false,
        fits: (facts) =>
            landOf(facts)?.monster !== undefined &&
            (kindIs("load")(facts) ||
                (facts.toAct && actions(facts) > 0 && offered(facts, "path:a") !== undefined)),
        passed: (facts) => facts.times("assigned") > 0 || adventureBegan(facts),
        points: (facts) => [thing(`monster:${landOf(facts)?.monster}`), area("outside")],
    },
    {
        id: "send",
        waits: true,
        fits: (facts) => facts.toAct && actions(facts) > 0 && offered(facts, "path:a") !== undefined,
        passed: (facts) => facts.times("assigned") > 0 || adventureBegan(facts),
        points: (facts) => [...paths(facts), area("outside")],
    },
    explained("assign", [area("sheet"), area("clan")], "assigned"),
    explained("load", [area("sheet"), area("outside")], "assigned"),
    {
        id: "end-turn",
        waits: true,
        fits: ({ question, toAct }) =>
            !toAct && question.asked && question.choices.some(({ kind }) => kind === "end-turn"),
        passed: (facts) => facts.times("madhala-rolled") > 0 || adventureBegan(facts),
        points: () => ['[data-choice="end turn"]', area("bar")],
    },
    {
        id: "rest",
        waits: true,
        fits: (facts) => facts.toAct && facts.times("assigned") > 0,
        passed: adventureBegan,
        points: () => [area("citadel")],
    },
    {
        id: "adventure",
        waits: false,
        fits: (facts) => facts.times("deployment-ended") > 0,
        passed: roundIsOver,
        points: () => [area("battle"), area("outside")],
    },
    explained("contract", [area("bar")], "contract-kept", "contract-declined"),
    explained("remove-magic", [area("battle"), area("bar")], "attack-rolled"),
    explained("defend", [area("battle"), area("bar")], "hit"),
    rolled("mission", "mission", "mission-tried"),
    rolled("fight", "monster", "damaged"),
    rolled("conquest", "land", "conquest-tried"),
    explained("judge", [area("battle"), area("bar")], "captured", "eliminated"),
    explained("take-loot", [area("outside"), area("bar")], "loot-taken"),
    explained("homecoming", [area("bar")], "wages"),
    explained("promote", [area("bar")], "promoted"),
    explained("desert", [area("bar")], "deserted"),
    {
        id: "nobody-out",
        waits: false,
        fits: (facts) => roundIsOver(facts) && facts.times("assigned") === 0,
        passed: never,
        points: () => [area("outside")],
    },
    {
        id: "clean-up",
        waits: false,
        fits: (facts) => facts.times("clean-up-began") > 0 || roundIsOver(facts),
        passed: never,
        points: () => [area("log")],
    },
    {
        id: "panic",
        waits: false,
        fits: (facts) => roundIsOver(facts) && facts.table.buildings.some(({ panic }) => panic),
        passed: never,
        points: ({ table }) => [
            ...table.buildings.filter(({ panic }) => panic).map(({ name }) => thing(`building:${name}`)),
            area("citadel"),
        ],
    },
    { id: "end", waits: false, fits: roundIsOver, passed: never, points: () => [area("bar")] },
];

/** What is bought or hired, once the die lies there. */
function explainedOffer(id: string, kind: string, passed: (facts: Facts) => boolean): Step {
    return {
        id,
        waits: true,
        fits: kindIs(kind),
        passed: (facts) => passed(facts) || adventureBegan(facts),
        points: () => [thing(`building:${kind}`), area("citadel")],
    };
}

/** Listen to an update: what has happened counts once, however often it is shown, and not once it is taken back. */
export function listened(
    progress: Progress,
    { version, events, dropped }: Heard,
    mine: readonly number[],
): Progress {
    if (version <= progress.version) return progress;
    const heard = { ...progress.heard };
    for (const each of dropped) delete heard[each];
    const kinds = events.filter(({ seat }) => seat === null || mine.includes(seat)).map(({ kind }) => kind);
    if (kinds.length > 0) heard[version] = kinds;
    const kept = Object.entries(progress.passed).filter(([, by]) => !dropped.includes(by));
    return { ...progress, passed: Object.fromEntries(kept), heard, version };
}

/** The progress with every step behind that is, and the step to be shown; none, if there is nothing to say now. */
export function guided(progress: Progress, table: Table): { progress: Progress; step: Step | undefined } {
    if (progress.finished) return { progress, step: undefined };
    const { question } = table;
    const facts: Facts = {
        table,
        question,
        times: timesIn(progress),
        toAct:
            question.asked &&
            question.kind === "turn" &&
            question.choices.some(({ group }) => isAction(group)),
    };
    const ahead = STEPS.filter(({ id }) => !progress.over.includes(id) && !(id in progress.passed));
    const passed = ahead.filter((step) => step.passed(facts));
    const now =
        passed.length === 0
            ? progress
            : {
                  ...progress,
                  passed: {
                      ...progress.passed,
                      ...Object.fromEntries(passed.map(({ id }) => [id, progress.version])),
                  },
              };
    return { progress: now, step: ahead.find((step) => !passed.includes(step) && step.fits(facts)) };
}

function timesIn({ heard }: Progress): (kind: string) => number {
    const kinds = Object.values(heard).flat();
    return (kind) => kinds.filter((each) => each === kind).length;
}

/** What a step points at. */
export function pointsOf(step: Step, progress: Progress, table: Table): string[] {
    const { question } = table;
    return step.points({ table, question, times: timesIn(progress), toAct: true });
}

/** Put a step behind: it was read. With the last one the guide is finished. */
export function read(progress: Progress, id: string): Progress {
    const over = progress.over.includes(id) ? progress.over : [...progress.over, id];
    return { ...progress, over, finished: progress.finished || id === "end" };
}

function isAction(group: string): boolean {
    return group === "citadel" || group === "outside";
}

function poolOf(table: Table): readonly string[] {
    return table.clans.find(({ seat }) => seat === table.seat)?.pool ?? [];
}

/** Land A, if a monster is there. */
function landOf({ table }: Facts): Table["lands"][number] | undefined {
    return table.lands?.find(({ place, monster }) => place === "a" && monster !== "");
}

/** The first choice that is about a thing whose name begins so. */
function offered({ question }: Facts, name: string): string[] | undefined {
    return question.choices.find(({ things }) => things.some((each) => each.startsWith(name)))?.things;
}

function spaces(facts: Facts, building: string): string[] {
    return (offered(facts, building) ?? []).filter((name) => name.startsWith("space:")).map(thing);
}

function paths(facts: Facts): string[] {
    return (offered(facts, "path:a") ?? []).filter((name) => name.startsWith("path:")).map(thing);
}
