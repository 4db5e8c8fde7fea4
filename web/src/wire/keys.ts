/**
 * The secrets that open the seats of games: kept in this browser, sent only to the server, never part of an
 * address.
 */

import { aloneText, keepText, storedText } from "../app/shelf.svelte.ts";
import { about, game as fetchGame, newKey } from "./http.ts";
import { isUnknown, profileSecret } from "./profile.ts";
import type { Http } from "./types.ts";

const SHELF = "monsterlands.keys";
/** Secrets of links for looking on: kept as long as the window is open, since they were lent. */
const VISITS = "monsterlands.visits";

let visiting: Record<string, string> = {};

/** Keep the key of a game. */
export function keep({ game, secret }: Http.Key): void {
    store({ ...stored(), [game]: secret }, { ...held(), [game]: secret });
}

/** Return the secret of a game, if this browser has one for it alone. */
export function secretOf(game: string): string | undefined {
    return held()[game] ?? stored()[game];
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
    const { [game]: _, ...others } = stored();
    const { [game]: __, ...own } = held();
    // Without a key the text is shorter, and fits in any case.
    keepText(SHELF, JSON.stringify(others), JSON.stringify(own));
    store(others, own);
}

/** Return the games that this browser can open. */
export function kept(): string[] {
    return Object.keys({ ...stored(), ...held() });
}

/** The keys that all windows share. */
function stored(): Record<string, string> {
    return read(() => storedText(SHELF));
}

/** The keys that there was no room for. */
function held(): Record<string, string> {
    return read(() => aloneText(SHELF));
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

/** Store keys, then those that there was no room for, unless others are stored by now. */
function store(keys: Record<string, string>, own: Record<string, string>): void {
    // Those that are stored come first, and win.
    keepText(SHELF, JSON.stringify({ ...keys, ...own, ...keys }), JSON.stringify(own));
}

if (aloneText(SHELF) !== null) store(stored(), held());
