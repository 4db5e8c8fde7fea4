/** The guide: which step is shown depends on what has happened and what is asked. It never forces a move. */

import type { Table } from "../wire/types.ts";
import { type Facts, factsOf, type Heard, type Progress, type Step } from "./facts.ts";
import { ADVENTURE, AFTER, GOING, MADHALA, SALES } from "./firsts.ts";
import { BEFORE, END, TURNS } from "./firstround.ts";

export { BEGINNING } from "./facts.ts";
export type { Heard, Progress, Step };

/** All steps by priority: the first one that applies and is not done is shown. */
export const STEPS: readonly Step[] = [
    ...BEFORE,
    ...SALES,
    MADHALA,
    ...AFTER,
    END,
    ...TURNS,
    ...GOING,
    ...ADVENTURE,
];

/** Return the progress after an update: each event counts once, and no longer once it is undone. */
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

/** Return the progress with all completed steps, and the step to show; undefined if there is none now. */
export function guided(progress: Progress, table: Table): { progress: Progress; step: Step | undefined } {
    if (progress.finished) return { progress, step: undefined };
    if (table.ending) return { progress: { ...progress, finished: true }, step: undefined };
    const facts = factsOf(progress, table);
    const ahead = STEPS.filter(({ id }) => !progress.over.includes(id) && !(id in progress.passed));
    const passed = ahead.filter((step) => step.passed(facts) || isBehind(step, facts));
    const step = ahead.find((each) => !passed.includes(each) && each.fits(facts));
    let now = progress;
    if (passed.length > 0) {
        const behind = Object.fromEntries(passed.map(({ id }) => [id, progress.version]));
        now = { ...now, passed: { ...now.passed, ...behind } };
    }
    if (step && !now.aside && !(step.id in now.shown)) {
        now = { ...now, shown: { ...now.shown, [step.id]: progress.version } };
    }
    return { progress: now, step };
}

/**
 * Return whether the player has acted since a step was shown, instead of pressing “Next”: it does not come
 * back. One that waits for a move is behind when its question is over.
 */
function isBehind(step: Step, facts: Facts): boolean {
    const since = facts.shown(step.id);
    if (since === undefined || facts.version <= since) return false;
    return !step.waits || !step.fits(facts);
}

/** Return what a step points at. */
export function pointsOf(step: Step, progress: Progress, table: Table): string[] {
    return step.points(factsOf(progress, table));
}

/** Return the values of a step's text. */
export function valuesOf(step: Step, progress: Progress, table: Table): Record<string, string | number> {
    return {
        hitFrom: table.hitFrom,
        rounds: table.rounds,
        more: table.rounds - 1,
        scenario: table.solo?.name ?? "",
        undo: table.question.undo ? "other" : "free",
        ...step.values?.(factsOf(progress, table)),
    };
}

/** Mark a step as read. */
export function read(progress: Progress, id: string): Progress {
    return progress.over.includes(id) ? progress : { ...progress, over: [...progress.over, id] };
}
