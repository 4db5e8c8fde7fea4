/** The keys of the table. */
import { settings } from "../settings.svelte.ts";

/** What a key does; false: it is not meant here, and is left to the page. */
type Deed = (target: HTMLElement) => boolean | void;

/** Listen to keys that always do something, such as `ctrl+z`, and to single letters, which can be switched off. */
export function keyed(
    always: Record<string, Deed>,
    letters: Record<string, Deed>,
): (event: KeyboardEvent) => void {
    return (event) => {
        // A key that is held down is pressed once.
        if (event.repeat || event.defaultPrevented || document.querySelector("dialog[open]")) return;
        const target = event.target as HTMLElement;
        if (event.altKey || event.metaKey || target.closest("input, textarea, select")) return;
        const held = event.ctrlKey ? `ctrl+${event.shiftKey ? "shift+" : ""}` : "";
        const key = held + event.key.toLowerCase();
        const deed = always[key] ?? (settings.singleKeys ? letters[key] : undefined);
        if (deed && deed(target) !== false) event.preventDefault();
    };
}
