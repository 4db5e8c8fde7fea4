/** Which choices of a question are buttons, in which order, and which of them goes on. */

import type { Choice, Question } from "../../wire/types.ts";

/** Choices that end something. */
export const ENDS: readonly string[] = ["end-turn", "done", "stop"];
/** Choices that leave something alone. */
const DECLINES = ["no", "keep", "discard-equipment", "give-up"];
/** Questions in which "done" takes nothing of what is offered. */
const DECLINED = ["glory", "tavern", "remove-magic"];
const TALENTS = ["talent", "discount-talent"];
/** Questions whose free actions have a menu: they are not what is asked. */
const ASIDE = ["turn", "contract"];
/** Up to this many answers are buttons, whatever they are about. */
const FEW = 6;

export interface Answers {
    /** Side by side, the better ones first. */
    equals: Choice[];
    /** What goes on, if there is something: the one button in gold. */
    main: Choice | undefined;
    /** The free actions, if they have a menu of their own. */
    free: Choice[];
}

/**
 * Sort the choices of a question into buttons. If there are few, all of them are buttons; with many, only
 * those that are about nothing on the table, and talents, which are easily overlooked on their cards.
 */
export function answersOf(question: Question, choices: readonly Choice[], bare: readonly Choice[]): Answers {
    const few = !ASIDE.includes(question.kind) && choices.length <= FEW;
    const main = choices.find((choice) => goesOn(question, choice, choices));
    const isFree = ({ group }: Choice): boolean => group === "free" && !few;
    const shown = choices.filter(
        (choice) => choice !== main && !isFree(choice) && (few || bare.includes(choice) || isTalent(choice)),
    );
    return {
        equals: betterFirst(question, few ? shown : talentsFirst(shown)),
        main,
        free: choices.filter(isFree),
    };
}

/** Return whether a choice leaves alone what is offered. */
export function declines(question: Question, { kind }: Choice): boolean {
    return DECLINES.includes(kind) || (kind === "done" && DECLINED.includes(question.kind));
}

/** Return whether a contract can only be left alone: what it asks for is not there. */
export function isUnpaid({ asked, kind }: Question, choices: readonly Choice[]): boolean {
    return asked && kind === "contract" && !choices.some((choice) => choice.kind === "yes");
}

/** Return whether a choice goes on; a "no" does so only if there is nothing else to answer. */
function goesOn(question: Question, choice: Choice, choices: readonly Choice[]): boolean {
    return ENDS.includes(choice.kind) && (choices.length === 1 || !declines(question, choice));
}

/** Sort by what choices bring at once; those that decline come last. */
function betterFirst(question: Question, choices: Choice[]): Choice[] {
    const rank = (choice: Choice): number => Number(declines(question, choice));
    return choices.toSorted((one, other) => rank(one) - rank(other) || other.points - one.points);
}

function talentsFirst(choices: Choice[]): Choice[] {
    return choices.toSorted((one, other) => Number(isTalent(other)) - Number(isTalent(one)));
}

function isTalent({ kind }: Choice): boolean {
    return TALENTS.includes(kind);
}
