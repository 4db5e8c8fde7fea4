import { type Step, TAKE_BACK } from "../../wire/session.svelte.ts";

/** Answers that put something on a path. */
const PACKS = /^(die|load) /;

/**
 * Return the steps that take something off a path again: everything that was packed since goes with it, and
 * is packed once more. None if it was not packed by one of these answers.
 *
 * @param trail the last answers, in order
 * @param packed the answer that packed it; of a die only its colour counts
 */
export function unpacking(trail: readonly string[], packed: string): Step[] | undefined {
    const first = trail.findLastIndex((choice) => !PACKS.test(choice)) + 1;
    const answers = trail.slice(first);
    const place = answers.findLastIndex((choice) =>
        packed.startsWith("die ") ? choice.startsWith(packed) : choice === packed,
    );
    if (place < 0) return undefined;
    const since = answers.slice(place + 1);
    const back = Array.from({ length: since.length + 1 }, (): Step => TAKE_BACK);
    return [...back, ...since];
}
