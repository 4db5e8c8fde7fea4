/**
 * The notation for pictures of pieces in Markdown: `![die:P4]`, `![token:glory]`, `![card:monster:Gator]`,
 * `![emblem:building:mine]`, `![icon:fact:cv]`. What does not exist stops the build.
 */

import { iconsOf, type Kind } from "../src/look/emblems.ts";
import type { CardKind } from "../src/parts/kinds.ts";
import type { Picture } from "../src/rulespage/blocks.ts";

/** Splits a text at its pictures; every second part is what a picture names. */
export const PICTURE = /!\[([^\]]*)\]/;

const DIE = /^(S|M|P|attack)([1-6])?$/;
const CARDS: readonly string[] = ["mercenary", "monster", "land", "equipment", "trap", "loot", "mission"];

/** Read what stands in the brackets of a picture. */
export function picture(text: string): Picture {
    const [kind = "", ...rest] = text.split(":");
    const [first = "", second = ""] = rest;
    if (kind === "die" && rest.length === 1) {
        const [, colour, value] = DIE.exec(first) ?? [];
        if (colour) return { kind, colour: colour as "S", value: value ? Number(value) : undefined };
    }
    if (kind === "token" && rest.length === 1 && isDrawn("token", first)) return { kind, name: first };
    if (rest.length === 2 && isDrawn(first, second)) {
        if (kind === "card" && CARDS.includes(first)) return { kind, of: first as CardKind, name: second };
        if (kind === "emblem" || kind === "icon") return { kind, of: first as Kind, name: second };
    }
    throw new Error(`no such picture: ![${text}]`);
}

function isDrawn(kind: string, name: string): boolean {
    return Object.hasOwn(iconsOf(kind as Kind) ?? {}, name);
}
