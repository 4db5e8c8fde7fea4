/**
 * Who this browser is to the server: a secret that it draws by itself when one is first needed. It is sent only to
 * the server, and never part of an address.
 */

import { dropText, keepText, keptText } from "../app/shelf.svelte.ts";
import { iconsOf } from "../look/emblems.ts";
import { ask, HttpProblem, inWords } from "./ask.ts";
import { forgetKept } from "./kept.ts";
import type { Http } from "./types.ts";

const SHELF = "monsterlands.profile";
const BYTES = 32;

/** The emblems that a person may have: the monsters of the box, with their names. */
export const EMBLEMS = Object.keys(iconsOf("monster")).map((name) => ({ id: name.toLowerCase(), name }));

/** The secret of this visit, for browsers that keep nothing. */
let held = "";
/** The profile as the server knows it, once it was asked. */
let known: Promise<Http.Profile> | undefined;
/** The emblem that chance gave the profile that this page has made. */
let drawn = "";

/** Return the secret of this browser's profile, if it has one. */
export function profileSecret(): string | undefined {
    return keptText(SHELF) || held || undefined;
}

/** Use another secret from now on: that of a profile that was taken along. */
export function keepProfile(secret: string): void {
    held = secret;
    known = undefined;
    drawn = "";
    keepText(SHELF, secret);
}

/** Forget the profile, and what it has looked back at; the next one will be a new person. */
export function forgetProfile(): void {
    held = "";
    known = undefined;
    void forgetKept();
    dropText(SHELF);
}

/** Draw a secret of 256 bits; this works without TLS too. */
export function drawSecret(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
}

/** Return the profile of this browser; make it if the server does not know it. */
export function me(): Promise<Http.Profile> {
    known ??= met().catch((error: unknown) => {
        known = undefined;
        throw error;
    });
    return known;
}

async function met(): Promise<Http.Profile> {
    const secret = profileSecret();
    if (!secret) {
        // Kept before the server knows it, so that two windows do not make two people.
        keepProfile(drawSecret());
        return make();
    }
    try {
        return await ask(inWords("profile"), { secret });
    } catch (error) {
        if (!isUnknown(error)) throw error;
        // Another server at the same address, or the profile was deleted from another device.
        return make();
    }
}

function make(): Promise<Http.Profile> {
    drawn = anyEmblem();
    return put("", drawn);
}

/** Whether this page has made a profile by itself, and nobody has given it a name or another emblem yet. */
export function isBlank({ name, emblem }: Http.Profile): boolean {
    return !name && emblem === drawn;
}

/** Give the profile another name or emblem. */
export async function changeMe(changes: { name?: string; emblem?: string }): Promise<Http.Profile> {
    const { name, emblem } = { ...(await me()), ...changes };
    const changed = await put(name, emblem);
    known = Promise.resolve(changed);
    return changed;
}

function put(name: string, emblem: string): Promise<Http.Profile> {
    return ask(inWords("profile"), { method: "PUT", body: { name, emblem }, secret: profileSecret() });
}

/** Return the secret of this browser's profile, which the server knows: make the profile if need be. */
export async function ownSecret(): Promise<string> {
    await me();
    return profileSecret()!;
}

/** Return the same, or undefined if the server makes no profile now: a game for one needs none. */
export async function secretIfAny(): Promise<string | undefined> {
    try {
        return await ownSecret();
    } catch (error) {
        if (error instanceof HttpProblem) return undefined;
        throw error;
    }
}

/** Whether the server does not know what was asked for, or who asks. */
export function isUnknown(error: unknown): boolean {
    return error instanceof HttpProblem && (error.status === 404 || error.status === 401);
}

function anyEmblem(): string {
    return EMBLEMS[crypto.getRandomValues(new Uint32Array(1))[0]! % EMBLEMS.length]!.id;
}
