import type { Attachment } from "svelte/attachments";

import type { Choice } from "../wire/types.ts";

/**
 * The second half of a double click takes nothing final that was not under the first half: it has come there
 * meanwhile, and nobody has read it. Pressing the same choice again and again goes on.
 */
export function unread(choices: () => readonly Choice[]): Attachment<HTMLElement> {
    return (box) => {
        let first: string | undefined;
        const clicked = (event: MouseEvent): void => {
            const spot = (event.target as Element).closest<HTMLElement>("[data-choice]");
            const spelling = spot?.dataset.choice;
            if (event.detail < 2) {
                first = spelling;
                return;
            }
            const choice = choices().find((each) => each.spelling === spelling);
            if (!choice?.final || spelling === first) return;
            event.stopPropagation();
            event.preventDefault();
        };
        box.addEventListener("click", clicked, { capture: true });
        return () => box.removeEventListener("click", clicked, { capture: true });
    };
}
