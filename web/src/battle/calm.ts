/** Which choices of a fight lose something, and which may be pressed without a thought. */

import type { Choice } from "../wire/types.ts";
import type { Scene } from "./scene.ts";

/** Whether the total is enough for something. */
export function wins({ marks }: Scene): boolean {
    return marks.some(({ reached }) => reached);
}

/** Whether a choice takes harm, or gives up before it is enough. */
export function loses({ kind }: Choice, won: boolean): boolean {
    return kind === "take-hits" || (kind === "stop" && !won);
}

const FIRST = ["roll-all", "roll", "capture", "eliminate"];

/** What goes on stands in front, what ends the fight at the end, always in the same order. */
export function inOrder(choices: readonly Choice[]): Choice[] {
    const place = ({ kind }: Choice): number => {
        if (kind === "stop" || kind === "take-hits") return FIRST.length + 1;
        const first = FIRST.indexOf(kind);
        return first < 0 ? FIRST.length : first;
    };
    return choices.toSorted((one, other) => place(one) - place(other));
}

/** The choice that the keyboard begins with: never one that loses, and what is won is kept. */
export function calmest(choices: readonly Choice[], won: boolean): Choice | undefined {
    const calm = inOrder(choices).filter((choice) => !loses(choice, won));
    return calm.find(({ kind }) => won && kind === "stop") ?? calm.find(({ final }) => !final) ?? calm[0];
}
