/** Which choices of a fight lose something, and which are safe. */

import type { Choice } from "../wire/types.ts";
import type { Scene } from "./scene.ts";

/** Return whether the total has reached a mark. */
export function wins({ marks }: Scene): boolean {
    return marks.some(({ reached }) => reached);
}

/** Return whether a choice takes hits, or stops before a mark is reached. */
export function loses({ kind }: Choice, won: boolean): boolean {
    return kind === "take-hits" || (kind === "stop" && !won);
}

const FIRST = ["roll-all", "roll", "capture", "eliminate"];

/** Sort choices: those that go on first, those that end the fight last. */
export function inOrder(choices: readonly Choice[]): Choice[] {
    const place = ({ kind }: Choice): number => {
        if (kind === "stop" || kind === "take-hits") return FIRST.length + 1;
        const first = FIRST.indexOf(kind);
        return first < 0 ? FIRST.length : first;
    };
    return choices.toSorted((one, other) => place(one) - place(other));
}

/**
 * Return the choice that gets the focus: never one that loses something, and one that stops once a mark is
 * reached.
 */
export function calmest(choices: readonly Choice[], won: boolean): Choice | undefined {
    const calm = inOrder(choices).filter((choice) => !loses(choice, won));
    return calm.find(({ kind }) => won && kind === "stop") ?? calm.find(({ final }) => !final) ?? calm[0];
}
