/** What this browser keeps of the talk of each group: who is muted, and what was read. */

import { keepText, keptText } from "../app/shelf.svelte.ts";

export interface Kept {
    /** The names that are muted. */
    muted: string[];
    /** The number of the last line that was read. */
    read: number;
}

const SHELF = "monsterlands.talk";
/** Of how many groups something is kept; the oldest go. */
const MOST = 30;

export function keptOf(group: string): Kept {
    const { muted, read } = (stored()[group] ?? {}) as Partial<Record<keyof Kept, unknown>>;
    return {
        muted: Array.isArray(muted) ? muted.filter((name) => typeof name === "string") : [],
        read: typeof read === "number" ? read : 0,
    };
}

export function keepOf(group: string, kept: Kept): void {
    const { [group]: _, ...others } = stored();
    const groups = Object.entries(others).slice(1 - MOST);
    keepText(SHELF, JSON.stringify(Object.fromEntries([...groups, [group, kept]])));
}

function stored(): Record<string, unknown> {
    try {
        const read: unknown = JSON.parse(keptText(SHELF) ?? "{}");
        return typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : {};
    } catch {
        return {};
    }
}
