/** Where rounds and phases begin in a game that is looked back at. */

import type { Stage } from "../wire/types.ts";

const SETUP = "setup";

/** The beginning of each round; laying the table comes before the first. */
export function roundsOf(stages: readonly Stage[]): Stage[] {
    const played = stages.filter(({ phase }) => phase !== SETUP);
    return played.filter(({ round }, index) => round !== played[index - 1]?.round);
}

/** The beginnings of phases that are not those of rounds. */
export function phasesOf(stages: readonly Stage[]): Stage[] {
    const rounds = roundsOf(stages);
    return stages.filter((stage) => stage.phase !== SETUP && !rounds.includes(stage));
}

/** The stage that a step belongs to. */
export function stageAt(stages: readonly Stage[], step: number): Stage | undefined {
    return stages.findLast((stage) => stage.step <= step);
}

/** The step with which the next round begins; the last step, if there is none. */
export function nextRound(stages: readonly Stage[], step: number, steps: number): number {
    return roundsOf(stages).find((round) => round.step > step)?.step ?? steps;
}

/** The step with which this round began, or from there the one before; the first step, if there is none. */
export function roundBefore(stages: readonly Stage[], step: number): number {
    return roundsOf(stages).findLast((round) => round.step < step)?.step ?? 0;
}
