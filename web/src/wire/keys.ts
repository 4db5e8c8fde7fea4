/**
 * The secrets that open the seats of games: kept in this browser, sent only to the server, never part of an
 * address.
 */

import { about, newKey } from "./http.ts";
import type { Http } from "./types.ts";

const SHELF = "monsterlands.keys";

/** Keys of this visit, for browsers that keep nothing. */
const held = new Map<string, string>();

/** Keep the key of a game. */
export function keep({ game, secret }: Http.Key): void {
    held.set(game, secret);
    store({ ...stored(), [game]: secret });
}

/** Return the secret of a game, if this browser has one. */
export function secretOf(game: string): string | undefined {
    return stored()[game] ?? held.get(game);
}

/**
 * Return the secret of a game. On the machine of the server, get a new one if there is none or if it was
 * refused.
 */
export async function keyFor(game: string, refused?: string): Promise<string | undefined> {
    const known = secretOf(game);
    if (known !== undefined && known !== refused) return known;
    return (await renewed(game)) ?? known;
}

async function renewed(game: string): Promise<string | undefined> {
    if (!(await about()).keeper) return undefined;
    const key = await newKey(game);
    keep(key);
    return key.secret;
}

export function forget(game: string): void {
    held.delete(game);
    const { [game]: _, ...others } = stored();
    store(others);
}

/** Return the games that this browser can open. */
export function kept(): string[] {
    return [...new Set([...Object.keys(stored()), ...held.keys()])];
}

function stored(): Record<string, string> {
    try {
        const read: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "{}");
        if (typeof read !== "object" || read === null || Array.isArray(read)) return {};
        return Object.fromEntries(Object.entries(read).filter(([, secret]) => typeof secret === "string"));
    } catch {
        return {};
    }
}

function store(keys: Record<string, string>): void {
    try {
        localStorage.setItem(SHELF, JSON.stringify(keys));
    } catch {
        // Storage is full or forbidden: the key lasts as long as the page.
    }
}
