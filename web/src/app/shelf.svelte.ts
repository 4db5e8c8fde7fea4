/** What this browser keeps for its person; what it has no room for, this window alone keeps. */

import { SvelteSet } from "svelte/reactivity";

/** In the session, comes before the name of what the window alone keeps. */
const ALONE = "alone ";

/** What the window alone keeps, by name; the session has it for the window's next page. */
const alone = new Map(inSession());
/** The names of what this page found no room for. */
const lacking = new SvelteSet<string>();

/**
 * Keep a text under a name: beyond this visit, or at least as long as the window is open. Of a text that windows
 * write together, this one then keeps only its own part.
 */
export function keepText(name: string, text: string, own = text): void {
    try {
        localStorage.setItem(name, text);
    } catch {
        // Storage is full or forbidden.
        lacking.add(name);
        keepAlone(name, own);
        return;
    }
    lacking.delete(name);
    dropAlone(name);
    tryAgain();
}

/** Return a text that was kept; what the window alone keeps is newer. */
export function keptText(name: string): string | null {
    return aloneText(name) ?? storedText(name);
}

/** Return the text that the window alone keeps. */
export function aloneText(name: string): string | null {
    return alone.get(name) ?? null;
}

/** Return the text that the browser keeps for all its windows. */
export function storedText(name: string): string | null {
    try {
        return localStorage.getItem(name);
    } catch {
        return null; // Storage is forbidden.
    }
}

/** Keep a text no longer; what another window has stored under the name of one's own stays. */
export function dropText(name: string): void {
    lacking.delete(name);
    if (alone.has(name)) return dropAlone(name);
    try {
        localStorage.removeItem(name);
    } catch {
        // Storage is forbidden: nothing was kept.
    }
}

/** Whether there was no room for something, and still is none. */
export function isFull(): boolean {
    return lacking.size > 0;
}

/** There may be room by now for what the window alone keeps; but what another window has stored stays. */
function tryAgain(): void {
    for (const [name, text] of alone) if (storedText(name) === null) keepText(name, text);
}

function keepAlone(name: string, text: string): void {
    alone.set(name, text);
    try {
        sessionStorage.setItem(ALONE + name, text);
    } catch {
        // Then it lasts as long as the page.
    }
}

function dropAlone(name: string): void {
    alone.delete(name);
    try {
        sessionStorage.removeItem(ALONE + name);
    } catch {
        // Storage is forbidden: the page alone had it.
    }
}

function inSession(): [name: string, text: string][] {
    try {
        return Object.entries<string>(sessionStorage)
            .filter(([key]) => key.startsWith(ALONE))
            .map(([key, text]) => [key.slice(ALONE.length), text]);
    } catch {
        return []; // Storage is forbidden.
    }
}

tryAgain();
