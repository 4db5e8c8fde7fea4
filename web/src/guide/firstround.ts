/** The steps that lead through the first round, until somebody has been sent out and every die is used. */

import { numberOf } from "../parts/cards.svelte.ts";
import {
    actions,
    adventureBegan,
    area,
    DOCK,
    kindIs,
    landOf,
    offered,
    paths,
    POOL,
    roundIsOver,
    spaces,
    type Step,
    thing,
    tile,
    TRAY,
} from "./facts.ts";

/** The average roll of a die. */
const USUAL_ROLL = 3.5;

/** Not while a move is under way. */
const onTurn = kindIs("turn");

/** What players need to know before the first move. */
export const BEFORE: readonly Step[] = [
    {
        id: "welcome",
        waits: false,
        fits: ({ table }) => table.round === 1,
        passed: (facts) => facts.times("clan-founded") > 0 || actions(facts) > 0 || adventureBegan(facts),
        points: () => [TRAY, area("bar")],
    },
    {
        id: "choose-affinity",
        waits: true,
        fits: kindIs("choose-affinity"),
        passed: ({ table }) => table.phase !== "setup",
        points: () => [TRAY, area("bar")],
    },
    {
        id: "clan",
        waits: false,
        fits: onTurn,
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: () => [area("clan")],
    },
    {
        id: "goal",
        waits: false,
        fits: (facts) => onTurn(facts) && Boolean(facts.table.solo),
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: () => [area("scenario"), area("rivals")],
    },
    {
        id: "pool",
        waits: false,
        fits: onTurn,
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: () => [DOCK, POOL, area("clan")],
    },
    {
        id: "tavern",
        waits: true,
        fits: (facts) => facts.toAct && offered(facts, "building:tavern") !== undefined,
        passed: (facts) => actions(facts) > 0 || adventureBegan(facts),
        points: (facts) => [
            ...spaces(facts, "building:tavern"),
            thing("building:tavern"),
            tile("tavern"),
            area("citadel"),
        ],
    },
];

/** What comes next, turn by turn. */
export const TURNS: readonly Step[] = [
    {
        id: "prepare",
        waits: true,
        fits: (facts) => facts.toAct && actions(facts) === 1 && facts.times("assigned") === 0,
        passed: (facts) => actions(facts) > 1 || facts.times("assigned") > 0 || adventureBegan(facts),
        // What a hint ranks well at this point, whatever was done first.
        points: (facts) => [...spaces(facts, "building:mine"), tile("mine"), area("citadel")],
        values: (facts) => {
            const { monster = "" } = landOf(facts) ?? {};
            const capture = numberOf("monster", monster, "capture");
            if (capture === undefined) return { monster: "none" };
            return { monster, capture, few: Math.ceil(capture / USUAL_ROLL) };
        },
    },
    {
        id: "land",
        waits: false,
        fits: (facts) =>
            landOf(facts)?.monster !== undefined &&
            (kindIs("load")(facts) ||
                (facts.toAct && actions(facts) > 0 && offered(facts, "path:a") !== undefined)),
        passed: (facts) =>
            !kindIs("load")(facts) && facts.times("assigned", facts.shown("land") ?? Infinity) > 0,
        // While a mercenary is outfitted, the sheet covers the monster's card, so point at the land's card
        // beside it.
        points: (facts) => [
            ...(kindIs("load")(facts) ? [thing(`land:${landOf(facts)?.land}`)] : []),
            thing(`monster:${landOf(facts)?.monster}`),
            area("outside"),
        ],
    },
    {
        id: "send",
        waits: true,
        fits: (facts) => facts.toAct && actions(facts) > 0 && offered(facts, "path:a") !== undefined,
        passed: (facts) => facts.times("assigned") > 0,
        points: (facts) => [...paths(facts), area("outside")],
    },
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
];

/** The end of the first round. From then on only new things are explained. */
export const END: Step = {
    id: "end",
    waits: false,
    fits: (facts) => roundIsOver(facts) && kindIs("turn")(facts),
    passed: (facts) => {
        const since = facts.shown("end");
        return facts.table.round > 2 || (since !== undefined && actions(facts, since + 1) > 0);
    },
    points: () => [area("bar")],
};
