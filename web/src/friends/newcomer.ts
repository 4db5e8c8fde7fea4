/** Whether somebody plays in this browser for the first time. */

import { keepText, keptText } from "../app/shelf.svelte.ts";
import { kept } from "../wire/keys.ts";

const SHELF = "monsterlands.welcomed";

/** Whether this browser has neither begun a game nor welcomed its person to a table yet. */
export function isNewcomer(): boolean {
    return keptText(SHELF) === null && kept().length === 0;
}

/** Note that the person of this browser was welcomed. */
export function welcomed(): void {
    keepText(SHELF, "yes");
}
