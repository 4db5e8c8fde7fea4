/** What the numbers of a clan are made of: points, wages, dice. */

import { listed } from "../../home/gamewords.ts";
import { diceWords } from "../../parts/dice.ts";
import type { Clan, Income, Payday, Table } from "../../wire/types.ts";
import { say } from "../../words/say.svelte.ts";
import { diceOf, termOf } from "../../parts/cards.svelte.ts";

/** A source of points: what it is, and how many it gives. */
export type Source = [what: string, points: number];

/** Return all sources of points, including those that give nothing. */
export function sourcesOf(clan: Clan): Source[] {
    return [
        [say("token-glory"), clan.glory],
        [say("token-reputation"), clan.reputation],
        [say("source-trophies"), clan.trophyPoints],
        ...clan.icons.map(({ affinity, points }): Source => [say(`affinity-${affinity}`), points]),
    ];
}

/** Return where the points come from, one source on each line. */
export function pointsWords(clan: Clan): string {
    return [
        say("source-points", { what: say("token-glory"), points: clan.glory }),
        say("source-points", { what: say("source-reputation"), points: clan.reputation }),
        clan.trophyPoints
            ? say("source-points", { what: say("source-trophies"), points: clan.trophyPoints })
            : "",
        ...clan.icons.map(({ affinity, count, points }) =>
            say("source-icons", { affinity: say(`affinity-${affinity}`), count, points }),
        ),
    ]
        .filter(Boolean)
        .join("\n");
}

/** Return what has changed the points since: "+6: reputation +4, water +2"; empty if nothing has. */
export function changeWords(before: Source[], after: Source[]): string {
    const changes = new Map(after);
    for (const [what, points] of before) changes.set(what, (changes.get(what) ?? 0) - points);
    const changed = [...changes].filter(([, points]) => points !== 0);
    const sum = changed.reduce((total, [, points]) => total + points, 0);
    if (sum === 0) return "";
    return say("points-changed", {
        points: signed(sum),
        sources: changed.map(([what, points]) => `${what} ${signed(points)}`).join(", "),
    });
}

/** Return a number with its sign: "+4", "−2". */
export function signed(number: number): string {
    return number < 0 ? `−${-number}` : `+${number}`;
}

/** Return how the wages are paid: "Wages 7: 4 in hand, 2 certain, 3 possible". */
export function paydayWords({ due, gold, sure, doubtful }: Payday): string {
    return say("wages-payday", { due, gold, sure: sumOf(sure), doubtful: sumOf(doubtful) });
}

/** Return what comes in before the wages: "2 certain, 3 possible". */
export function incomeWords({ sure, doubtful }: Payday): string {
    return say("wages-income", { sure: sumOf(sure), doubtful: sumOf(doubtful) });
}

/** Return how much gold some sources bring together. */
export function sumOf(incomes: Income[]): number {
    return incomes.reduce((sum, { gold }) => sum + gold, 0);
}

/**
 * Return what the wages are made of, and what happens if there is too little gold.
 * @param payday what the clan can pay them with; of a rival only its gold is told
 */
export function wagesWords(clan: Clan, payday?: Payday | null): string {
    const members = clan.wage ? clan.wages / clan.wage : 0;
    const missing = payday ? payday.short : clan.wages - clan.gold;
    const sources = (incomes: Income[]): string => listed(incomes.map(({ text }) => text));
    return [
        payday?.due ? `${paydayWords(payday)}.` : "",
        payday && payday.sure.length > 0 ? say("wages-sure", { sources: sources(payday.sure) }) : "",
        payday && payday.doubtful.length > 0
            ? say("wages-doubtful", { sources: sources(payday.doubtful) })
            : "",
        members ? say("wages-made", { members, wage: clan.wage }) : "",
        missing > 0 && clan.affinity ? say("wages-missing", { missing }) : "",
        termOf(say("term-wages")),
    ]
        .filter(Boolean)
        .join("\n");
}

/** Return where the dice of the pool come from each round. */
export function diceSources(clan: Clan): string {
    const letters = [
        ...clan.members.map(({ name }) => diceOf(name)),
        ...Array.from({ length: clan.novices }, () => diceOf("novice")),
    ];
    return say("pool-sources", {
        members: diceWords(letters.join("")) || "–",
        glory: diceWords(clan.gloryDice) || "–",
    });
}

/** Return what glory does besides giving points. */
export function gloryWords(table: Table, clan: Clan): string {
    const marks = table.dearerFrom.map(String);
    const [low, ...more] = table.wages;
    return [
        clan.gloryDice ? say("glory-brings", { dice: diceWords(clan.gloryDice) }) : "",
        marks.length > 0
            ? say("glory-dearer", { marks: listed(marks), low: low ?? 0, wages: listed(more.map(String)) })
            : "",
    ]
        .filter(Boolean)
        .join("\n");
}
