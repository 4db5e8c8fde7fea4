/** Where the things are on the screen at which people point. */

import type { Pointed } from "../../wire/types.ts";

/** What only the own seat knows: nobody else could see at what it points. */
const SECRET = "trap:";

/** Return the thing on the table that an event is about, if others may be shown it. */
export function pointedAt(target: EventTarget | null): string | undefined {
    const thing = target instanceof Element ? target.closest<HTMLElement>("[data-thing]")?.dataset.thing : "";
    return thing && !thing.startsWith(SECRET) ? thing : undefined;
}

/**
 * Return the element to ring: the thing itself; or, if it is not on this screen, the clan of who points.
 */
export function placeOf({ thing, seat }: Pointed): { element: Element; exact: boolean } | undefined {
    const exact = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].find(
        (element) => !element.closest("[data-area=log], [data-area=bar]"),
    );
    if (exact) return { element: exact, exact: true };
    const clan = document.querySelector(`[data-clan="${seat}"]`);
    return clan ? { element: clan, exact: false } : undefined;
}
