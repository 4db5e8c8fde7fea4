/** What is explained the first time it happens, in any round. */

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
    ownClan,
    pathOf,
    PURSE,
    roundIsOver,
    type Step,
    thing,
    tile,
} from "./facts.ts";

/**
 * Return whether a step was shown and no longer applies; if events are given, one must have happened since.
 */
function gone(facts: Facts, id: string, fits: Step["fits"], answers: readonly string[]): boolean {
    const since = facts.shown(id);
    if (since === undefined || fits(facts)) return false;
    return answers.length === 0 || answers.some((answer) => facts.times(answer, since) > 0);
}

/** A step that is shown as long as it applies. */
function lasting(id: string, fits: Step["fits"], points: Step["points"], ...answers: string[]): Step {
    return { id, waits: true, fits, passed: (facts) => gone(facts, id, fits, answers), points };
}

/**
 * A step that explains a question until one of the given events has happened; without events, until the
 * question is over.
 */
function explained(kind: string, pointsAt: string[], ...answers: string[]): Step {
    return lasting(kind, kindIs(kind), () => pointsAt, ...answers);
}

/** A step that explains what a building sells, once the die is placed. */
function sold(id: string, kind: string, answer: string): Step {
    return lasting(id, kindIs(kind), () => [thing(`building:${kind}`), tile(kind), area("citadel")], answer);
}

/** A step that explains rolling, once each for a monster, a mission and a land. */
function rolled(id: string, against: string): Step {
    return lasting(
        id,
        (facts) => kindIs("fight")(facts) && (facts.table.fight?.against ?? "monster") === against,
        () => [area("battle"), area("bar")],
    );
}

/** A step that is shown on a turn until it is read. */
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

/** Return Madhala's paths that come before the path that somebody is being sent to. */
function ahead(facts: Facts): string[] {
    const path = pathOf(facts);
    const row = facts.table.lands?.find(({ paths }) => paths?.includes(path))?.paths ?? [];
    return row.slice(0, row.indexOf(path)).filter((each) => facts.table.paths[each]?.madhala);
}

/** Return a land whose monster the player's clan meets before Madhala, with her path. */
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

/** Return a path of the player's clan whose mercenary will bring gold home. */
function carrier({ table: { paths, seat } }: Facts): Path | undefined {
    return Object.values(paths ?? {}).find((path) => owned(path, seat) && path.gold > 0);
}

/**
 * Return whether somebody is being sent to a path of this kind: ``m`` is the dice mission, ``c`` the
 * Contract.
 */
const goesTo =
    (kinds: string) =>
    (facts: Facts): boolean =>
        pathOf(facts) !== "" && kinds.includes(pathOf(facts).charAt(0));

/** The steps about what buildings sell. */
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
    // The whole log: the card must not cover what she did.
    points: () => [area("log"), area("rivals")],
};

/** The steps about sending mercenaries out. */
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

/** The steps about the adventure and what follows. */
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

/** The steps about what remains after a round. */
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
            ...table.buildings
                .filter(({ panic }) => panic)
                .flatMap(({ name }) => [thing(`building:${name}`), tile(name)]),
            area("citadel"),
        ],
        ({ table }) => ({ the: table.buildings.find(({ panic }) => panic)?.the ?? "" }),
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
        // If wages have already risen when they are explained, they are not explained twice.
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
        ({ table }) => (table.payday?.short ?? 0) > 0,
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

/** Return the monster at the entrance. */
function besieger({ table }: Facts): string | undefined {
    return table.lands?.find(({ place }) => place === "e")?.monster || undefined;
}

function isDearer(facts: Facts): boolean {
    return (ownClan(facts)?.glory ?? 0) >= (facts.table.dearerFrom?.[0] ?? Infinity);
}

/** Return the wages of a member as glory grows. */
function paid({ wages }: Facts["table"]): Record<string, number> {
    const [low = 0, middle = 0, high = 0] = wages ?? [];
    return { low, middle, high };
}

function woundedOf(facts: Facts): string | undefined {
    return ownClan(facts)?.members?.find(({ wounded }) => wounded)?.name;
}

/** Return what a choice to settle is about, if there is one. */
function settled({ question }: Facts): string[] | undefined {
    return question.choices.find(({ kind }) => kind === "settle")?.things;
}
