import type { Choice } from "../../wire/types.ts";

export interface Group {
    group: string;
    choices: Choice[];
    /** The number of its first choice in the whole list. */
    first: number;
}

const ORDER = ["citadel", "outside", "land", "free", "other"];

/** Return the choices in groups, with continuous numbers. */
export function grouped(choices: Choice[]): Group[] {
    let first = 1;
    return ORDER.flatMap((group) => {
        const members = choices.filter((choice) => choice.group === group);
        if (members.length === 0) return [];
        const found = { group, choices: members, first };
        first += members.length;
        return [found];
    });
}
