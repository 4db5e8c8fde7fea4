import type { Desk } from "../desk.svelte.ts";

/**
 * Mark what a finger has tapped once and must tap again, because it is final; a tap elsewhere takes that
 * back, and keys need no second press.
 */
export function markTaps({ picker, aim }: Desk): void {
    $effect(() => {
        const marked = picker.marked;
        if (!marked) return;
        marked.at?.setAttribute("data-marked", "");
        // Not when the finger comes down: what goes then moves the rest from under it.
        const tapped = ({ target }: MouseEvent): void => {
            if (!marked.at?.contains(target as Node)) picker.unmark();
        };
        window.addEventListener("click", tapped, true);
        return () => {
            marked.at?.removeAttribute("data-marked");
            window.removeEventListener("click", tapped, true);
        };
    });
    $effect(() => {
        const typed = (): void => {
            aim.touching = false;
        };
        window.addEventListener("keydown", typed, true);
        return () => window.removeEventListener("keydown", typed, true);
    });
}
