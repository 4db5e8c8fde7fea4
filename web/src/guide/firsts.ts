/** What is explained the first time it comes, in whatever round that is. */

import { numberOf } from "../parts/cards.svelte.ts";
import type { Path } from "../wire/types.ts";
import {
    adventureBegan,
    area,
    type Facts,
    kindIs,
    LOOT,
    METER,
    never,
    NEWS,
    ownClan,
    pathOf,
    PURSE,
    roundIsOver,
    type Step,
    thing,
} from "./facts.ts";

/** Whether a step was shown, does not fit any more, and one of some events has happened since, if any are named. */
function gone(facts: Facts, id: string, fits: Step["fits"], answers: readonly string[]): boolean {
    const since = facts.shown(id);
    if (since === undefined || fits(facts)) return false;
    return answers.length === 0 || answers.some((answer) => facts.times(answer, since) > 0);
}

/** Something that is explained as long as it lasts. */
function lasting(id: string, fits: Step["fits"], points: Step["points"], ...answers: string[]): Step {
    return { id, waits: true, fits, passed: (facts) => gone(facts, id, fits, answers), points };
}

/** A question that is explained until one of some events has answered it; without any, until it is over. */
function explained(kind: string, pointsAt: string[], ...answers: string[]): Step {
    return lasting(kind, kindIs(kind), () => pointsAt, ...answers);
}

/** What is bought, once the die lies there. */
function sold(id: string, kind: string, answer: string): Step {
    return lasting(id, kindIs(kind), () => [thing(`building:${kind}`), area("citadel")], answer);
}

/** The rolling of dice is explained once against each that there is: a monster, a mission, a land. */
function rolled(id: string, against: string): Step {
    return lasting(
        id,
        (facts) => kindIs("fight")(facts) && (facts.table.fight?.against ?? "monster") === against,
        () => [area("battle"), area("bar")],
    );
}

/** Something that is to be known on a turn, and stays until it is read. */
function known(id: string, fits: Step["fits"], points: Step["points"], values?: Step["values"]): Step {
    return {
        id,
        waits: false,
        fits: (facts) => kindIs("turn")(facts) && fits(facts),
        passed: never,
        points,
        ...(values && { values }),
    };
}

/** The paths of Madhala that come before the path that somebody is being sent to. */
function ahead(facts: Facts): string[] {
    const path = pathOf(facts);
    const row = facts.table.lands?.find(({ paths }) => paths?.includes(path))?.paths ?? [];
    return row.slice(0, row.indexOf(path)).filter((each) => facts.table.paths[each]?.madhala);
}

/** A land with a monster that somebody of the own clan meets before Madhala comes, and her path. */
function behind(facts: Facts): { land: string; hers: string } | undefined {
    const { phase, lands, paths, seat } = facts.table;
    if (phase !== "deployment") return undefined;
    for (const { land, monster, paths: row } of lands ?? []) {
        const first = row?.find((each) => paths[each]?.madhala) ?? "";
        const before = row?.slice(0, row.indexOf(first)) ?? [];
        const own = before.some((each) => each === pathOf(facts) || owned(paths[each], seat));
        if (land && monster && first && own) return { land, hers: first };
    }
    return undefined;
}

function owned(path: Path | undefined, seat: number | null): boolean {
    return path !== undefined && path.seat === seat && Boolean(path.mercenary) && !path.madhala;
}

/** Whoever of the own clan is on a path with gold that comes home with them. */
function carrier({ table: { paths, seat } }: Facts): Path | undefined {
    return Object.values(paths ?? {}).find((path) => owned(path, seat) && path.gold > 0);
}

/** Whether somebody is being sent to a path of this kind: ``m`` is the dice mission, ``c`` the Contract. */
const goesTo =
    (kinds: string) =>
    (facts: Facts): boolean =>
        pathOf(facts) !== "" && kinds.includes(pathOf(facts).charAt(0));

/** What a building sells. */
export const SALES: readonly Step[] = [
    sold("hiring", "tavern", "hired"),
    sold("buying", "lodge", "trap-bought"),
    sold("equipping", "bazaar", "equipment-bought"),
    sold("brewing", "alchemist", "gained"),
    sold("defending", "armory", "gained"),
];

export const MADHALA: Step = {
    id: "madhala",
    waits: false,
    fits: ({ times }) => times("madhala-rolled") > 0,
    passed: (facts) => facts.times("madhala-rolled") > 1 || adventureBegan(facts),
    points: () => [`${NEWS} + *`, area("log"), area("rivals")],
};

/** Whoever is sent out. */
export const GOING: readonly Step[] = [
    lasting("mission-path", goesTo("m"), () => [area("sheet"), area("outside")], "assigned"),
    lasting("contract-path", goesTo("c"), () => [area("sheet"), area("outside")], "assigned"),
    {
        id: "madhala-ahead",
        waits: false,
        fits: (facts) => ahead(facts).length > 0,
        passed: (facts) =>
            gone(facts, "madhala-ahead", ({ question }) => question.kind !== "turn", ["assigned"]),
        points: (facts) => [...ahead(facts).map((path) => thing(`path:${path}`)), area("sheet")],
        values: (facts) => {
            const land = facts.table.lands.find(({ paths }) => paths.includes(pathOf(facts)));
            const left = (land?.monster ? 1 : 0) + (land?.land ? 1 : 0) - ahead(facts).length;
            return { left: Math.max(0, left), land: land?.land ?? "" };
        },
    },
    lasting(
        "assign",
        (facts) => kindIs("assign")(facts) && !goesTo("mc")(facts),
        () => [area("sheet"), area("clan")],
        "assigned",
    ),
    lasting(
        "load",
        (facts) => kindIs("load")(facts) && !goesTo("mc")(facts),
        () => [area("sheet"), area("outside")],
        "assigned",
    ),
];

/** The adventure, and what follows. */
export const ADVENTURE: readonly Step[] = [
    {
        id: "adventure",
        waits: false,
        fits: ({ table, times }) => table.phase === "adventure" && times("assigned") > 0,
        passed: ({ shown, version }) => version > (shown("adventure") ?? version),
        points: () => [area("battle"), area("outside")],
    },
    explained("contract", [area("bar")]),
    explained("remove-magic", [area("battle"), area("bar")]),
    explained("defend", [area("battle"), area("bar")]),
    rolled("mission", "mission"),
    rolled("fight", "monster"),
    rolled("conquest", "land"),
    explained("judge", [area("battle"), area("bar")]),
    explained("take-loot", [LOOT, area("outside"), area("bar")]),
    explained("homecoming", [area("bar")]),
    explained("promote", [area("bar")]),
    explained("desert", [area("bar")]),
];

/** What a round leaves behind. */
export const AFTER: readonly Step[] = [
    known(
        "last-round",
        ({ table }) => table.round > 1 && table.round === table.rounds,
        () => [PURSE, area("clan")],
        (facts) => ({ wages: ownClan(facts)?.wages ?? 0 }),
    ),
    known(
        "clean-up",
        ({ times }) => times("clean-up-began") > 0,
        () => [PURSE, area("clan")],
    ),
    known(
        "wages",
        ({ times }) => times("wages") > 0,
        () => [METER, area("clan")],
        ({ table }) => ({
            ...paid(table),
            second: table.dearerFrom?.[0] ?? 0,
            third: table.dearerFrom?.[1] ?? 0,
        }),
    ),
    known(
        "died",
        ({ times }) => times("died") > 0,
        () => [area("clan")],
    ),
    known(
        "wounded",
        (facts) => facts.times("wounded") > 0 && woundedOf(facts) !== undefined,
        (facts) => [thing(`member:${woundedOf(facts)}`), area("clan")],
        (facts) => ({ member: woundedOf(facts) ?? "" }),
    ),
    known(
        "entrance",
        (facts) => besieger(facts) !== undefined,
        (facts) => [thing(`monster:${besieger(facts)}`), area("outside")],
        (facts) => ({ monster: besieger(facts) ?? "" }),
    ),
    known(
        "panic",
        ({ table }) => table.buildings.some(({ panic }) => panic),
        ({ table }) => [
            ...table.buildings.filter(({ panic }) => panic).map(({ name }) => thing(`building:${name}`)),
            area("citadel"),
        ],
        ({ table }) => ({ building: table.buildings.find(({ panic }) => panic)?.title ?? "" }),
    ),
    {
        id: "settling",
        waits: false,
        fits: (facts) => kindIs("turn", "homecoming")(facts) && settled(facts) !== undefined,
        passed: never,
        points: (facts) => [...(settled(facts) ?? []).map(thing), area("clan")],
    },
    {
        ...known("dearer", isDearer, () => [METER, area("clan")]),
        // Whoever reads of the wages when they are dearer already need not read it twice.
        passed: (facts) => isDearer(facts) && facts.shown("wages") === facts.version,
        values: ({ table }) => ({ ...paid(table), second: table.dearerFrom[0] ?? 0 }),
    },
    {
        id: "madhala-behind",
        waits: false,
        fits: (facts) => behind(facts) !== undefined,
        passed: never,
        points: (facts) => [thing(`path:${behind(facts)?.hers}`), area("outside")],
        values: (facts) => {
            const { land, hers } = behind(facts) ?? { land: "", hers: "" };
            return { land, hers, glory: numberOf("land", land, "glory") ?? 0 };
        },
    },
    known(
        "carrying",
        (facts) => carrier(facts) !== undefined,
        (facts) => [thing(`path:${carrier(facts)?.name}`), area("outside")],
        (facts) => ({ member: carrier(facts)?.mercenary ?? "", gold: carrier(facts)?.gold ?? 0 }),
    ),
    known(
        "short",
        (facts) => (ownClan(facts)?.wages ?? 0) > (ownClan(facts)?.gold ?? 0),
        () => [PURSE, area("clan")],
    ),
    {
        ...known(
            "nobody-out",
            (facts) => roundIsOver(facts) && facts.times("assigned") === 0,
            () => [area("outside")],
        ),
        passed: (facts) => facts.times("assigned") > 0,
    },
];

/** The monster at the entrance. */
function besieger({ table }: Facts): string | undefined {
    return table.lands?.find(({ place }) => place === "e")?.monster || undefined;
}

function isDearer(facts: Facts): boolean {
    return (ownClan(facts)?.glory ?? 0) >= (facts.table.dearerFrom?.[0] ?? Infinity);
}

/** What a member wants, with more and more glory. */
function paid({ wages }: Facts["table"]): Record<string, number> {
    const [low = 0, middle = 0, high = 0] = wages ?? [];
    return { low, middle, high };
}

function woundedOf(facts: Facts): string | undefined {
    return ownClan(facts)?.members?.find(({ wounded }) => wounded)?.name;
}

/** What a choice to settle is about, if there is one. */
function settled({ question }: Facts): string[] | undefined {
    return question.choices.find(({ kind }) => kind === "settle")?.things;
}
