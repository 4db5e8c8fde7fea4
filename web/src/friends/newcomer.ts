/** Whether somebody plays in this browser for the first time. */

import { kept } from "../wire/keys.ts";

const SHELF = "monsterlands.welcomed";

/** Whether this browser has neither begun a game nor welcomed its person to a table yet. */
export function isNewcomer(): boolean {
    try {
        return localStorage.getItem(SHELF) === null && kept().length === 0;
    } catch {
        return false; // Storage is forbidden: a welcome would come each time.
    }
}

/** Note that the person of this browser was welcomed. */
export function welcomed(): void {
    try {
        localStorage.setItem(SHELF, "yes");
    } catch {
        // Storage is full: they are welcomed again.
    }
}
