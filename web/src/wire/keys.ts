/**
 * The secrets that open the seats of games: kept in this browser, sent only to the server, never part of an
 * address.
 */

import { keepText, keptText } from "../app/shelf.svelte.ts";
import { about, game as fetchGame, newKey } from "./http.ts";
import { isUnknown, profileSecret } from "./profile.ts";
import type { Http } from "./types.ts";

const SHELF = "monsterlands.keys";
/** Secrets of links for looking on: kept as long as the window is open, since they were lent. */
const VISITS = "monsterlands.visits";

/** Keys of this visit, for browsers that keep nothing. */
const held = new Map<string, string>();
let visiting: Record<string, string> = {};

/** Keep the key of a game. */
export function keep({ game, secret }: Http.Key): void {
    held.set(game, secret);
    // Those that there was no room for may find some now.
    store({ ...stored(), ...Object.fromEntries(held) });
}

/** Return the secret of a game, if this browser has one for it alone. */
export function secretOf(game: string): string | undefined {
    return stored()[game] ?? held.get(game);
}

/** Return what opens a game: its key, else the profile of this browser, if it has one. */
export function secretFor(game: string): string | undefined {
    return secretOf(game) ?? visits()[game] ?? profileSecret();
}

/** Keep the secret of a link for looking on at a group, or at its game, for this visit. */
export function visit(id: string, secret: string): void {
    const all = { ...visits(), [id]: secret };
    visiting = all;
    try {
        sessionStorage.setItem(VISITS, JSON.stringify(all));
    } catch {
        // Storage is full or forbidden: the secret lasts as long as the page.
    }
}

/** Return the secret with which this window looks on at a group or a game, if it does. */
export function visitOf(id: string): string | undefined {
    return visits()[id];
}

/**
 * Return the secret of a game: its key; or that of the profile, if it owns a seat; or that of a link for looking
 * on. On the machine of the server, get a new key if there is none of these or if it was refused.
 */
export async function keyFor(game: string, refused?: string): Promise<string | undefined> {
    const known = secretOf(game);
    if (known !== undefined && known !== refused) return known;
    const mine = profileSecret();
    if (mine !== undefined && mine !== refused && (await owns(mine, game))) return mine;
    const looking = visitOf(game);
    if (looking !== undefined && looking !== refused) return looking;
    return (await renewed(game)) ?? known;
}

/** Whether a profile owns a seat of a game. */
async function owns(secret: string, game: string): Promise<boolean> {
    try {
        return (await fetchGame(game, secret)).mySeats.length > 0;
    } catch (error) {
        if (isUnknown(error)) return false;
        throw error;
    }
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
    return read(() => keptText(SHELF));
}

function visits(): Record<string, string> {
    return { ...visiting, ...read(() => sessionStorage.getItem(VISITS)) };
}

function read(shelf: () => string | null): Record<string, string> {
    try {
        const found: unknown = JSON.parse(shelf() ?? "{}");
        if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
        return Object.fromEntries(Object.entries(found).filter(([, secret]) => typeof secret === "string"));
    } catch {
        return {};
    }
}

function store(keys: Record<string, string>): void {
    keepText(SHELF, JSON.stringify(keys));
}
