/** The guide: which step is shown, from what has happened and what is asked. Nothing is ever forced. */

import type { Table } from "../wire/types.ts";
import { factsOf, type Heard, type Progress, type Step } from "./facts.ts";
import { ADVENTURE, AFTER, GOING, MADHALA, SALES } from "./firsts.ts";
import { BEFORE, END, TURNS } from "./firstround.ts";

export { BEGINNING } from "./facts.ts";
export type { Heard, Progress, Step };

/** In the order in which they are looked at; the first that fits and is not behind is shown. */
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
    if (table.ending) return { progress: { ...progress, finished: true }, step: undefined };
    const facts = factsOf(progress, table);
    const ahead = STEPS.filter(({ id }) => !progress.over.includes(id) && !(id in progress.passed));
    const passed = ahead.filter((step) => step.passed(facts));
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

/** Whether it is still to be learnt that some steps go on by themselves: two of them say so. */
export function isNew({ shown }: Progress): boolean {
    return STEPS.filter(({ id, waits }) => waits && id in shown).length <= 2;
}

/** What a step points at. */
export function pointsOf(step: Step, progress: Progress, table: Table): string[] {
    return step.points(factsOf(progress, table));
}

/** What the words of a step need. */
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

/** Put a step behind: it was read. */
export function read(progress: Progress, id: string): Progress {
    return progress.over.includes(id) ? progress : { ...progress, over: [...progress.over, id] };
}
