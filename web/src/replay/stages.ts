/** Where rounds and phases begin in a replay. */

import type { Stage } from "../wire/types.ts";

const SETUP = "setup";

/** Return the beginning of each round; the setup comes before the first. */
export function roundsOf(stages: readonly Stage[]): Stage[] {
    const played = stages.filter(({ phase }) => phase !== SETUP);
    return played.filter(({ round }, index) => round !== played[index - 1]?.round);
}

/** Return the beginnings of phases that do not begin a round. */
export function phasesOf(stages: readonly Stage[]): Stage[] {
    const rounds = roundsOf(stages);
    return stages.filter((stage) => stage.phase !== SETUP && !rounds.includes(stage));
}

/** Return the stage that a step belongs to. */
export function stageAt(stages: readonly Stage[], step: number): Stage | undefined {
    return stages.findLast((stage) => stage.step <= step);
}

/** Return the step that begins the next round; the last step if there is none. */
export function nextRound(stages: readonly Stage[], step: number, steps: number): number {
    return roundsOf(stages).find((round) => round.step > step)?.step ?? steps;
}

/**
 * Return the step that began this round, or, at that step, the round before; the first step if there is none.
 */
export function roundBefore(stages: readonly Stage[], step: number): number {
    return roundsOf(stages).findLast((round) => round.step < step)?.step ?? 0;
}
