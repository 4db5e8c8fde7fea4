/** What this browser keeps for its person; if it has no room, this window alone keeps it. */

/** Comes before the name of what the window alone keeps. */
const ALONE = "alone ";

let full = $state(false);

/** Keep a text under a name: beyond this visit, or at least as long as the window is open. */
export function keepText(name: string, text: string): void {
    try {
        localStorage.setItem(name, text);
        sessionStorage.removeItem(ALONE + name);
    } catch {
        // Storage is full or forbidden.
        full = true;
        try {
            sessionStorage.setItem(ALONE + name, text);
        } catch {
            // Then it lasts as long as the page.
        }
    }
}

/** Return a text that was kept; what the window alone keeps is newer. */
export function keptText(name: string): string | null {
    try {
        return sessionStorage.getItem(ALONE + name) ?? localStorage.getItem(name);
    } catch {
        return null;
    }
}

/** Keep a text no longer. */
export function dropText(name: string): void {
    try {
        sessionStorage.removeItem(ALONE + name);
        localStorage.removeItem(name);
    } catch {
        // Storage is forbidden: nothing was kept.
    }
}

/** Whether something could not be kept beyond this visit. */
export function isFull(): boolean {
    return full;
}

/** There may be room by now for what the window alone has kept. */
function tryAgain(): void {
    try {
        for (const alone of Object.keys(sessionStorage).filter((each) => each.startsWith(ALONE)))
            keepText(alone.slice(ALONE.length), sessionStorage.getItem(alone) ?? "");
    } catch {
        // Storage is forbidden.
    }
}
tryAgain();
