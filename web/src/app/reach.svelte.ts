/**
 * Whether the server can be reached; while it cannot, it is asked again until it answers. What the browser says about
 * the line does not count by itself: a server on this machine needs none.
 */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;
const PATIENCE = 10_000;

let online = $state(navigator.onLine);
let silent = $state(false);
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking = false;
const waiting = new Set<() => void>();

/** Whether the server does not answer. */
export function isAway(): boolean {
    return silent;
}

/** Whether it does not answer because this device has no line. */
export function isOffline(): boolean {
    return silent && !online;
}

/** A request has not reached the server. */
export function missed(): void {
    if (silent) return;
    silent = true;
    tries = 0;
    later();
}

/** Call a function once, as soon as the server answers again; return what takes that back. */
export function whenBack(again: () => void): () => void {
    waiting.add(again);
    return () => waiting.delete(again);
}

function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++));
}

/** Ask for something that is never kept. */
async function look(): Promise<void> {
    if (asking) return;
    if (document.hidden) return later();
    asking = true;
    const found = await answers();
    asking = false;
    if (found) back();
    else if (silent) later();
    else missed();
}

async function answers(): Promise<boolean> {
    try {
        const { status } = await fetch("api/about", { signal: AbortSignal.timeout(PATIENCE) });
        return status !== 502 && status !== 504;
    } catch {
        return false;
    }
}

function back(): void {
    clearTimeout(timer);
    silent = false;
    const calls = [...waiting];
    waiting.clear();
    for (const again of calls) again();
}

/** The line has changed, or the page is looked at again: do not wait any longer. */
function hurry(): void {
    online = navigator.onLine;
    tries = 0;
    if (silent || !online) void look();
}

window.addEventListener("online", hurry);
window.addEventListener("offline", hurry);
document.addEventListener("visibilitychange", hurry);
