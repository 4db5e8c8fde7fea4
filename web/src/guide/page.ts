/** What the guide knows of the page: where things are, and what its card should not cover. */

import { common, type Rect } from "./layout.ts";

/** Choices and what explains them: the card should not cover them. */
const CHOICES =
    '[data-lit], [data-area="bar"], [data-area="bar"] button, [data-area="battle"] button, ' +
    '[data-area="sheet"], [data-area="menu"], [data-area="panel"]';
/** What should stay readable, gaps included: everything but the log, which can wait unless a step is about it. */
const READ = [
    "[data-thing]",
    ...["top", "citadel", "outside", "battle", "clan", "rivals"].map((name) => `[data-area="${name}"]`),
].join(", ");

/** Return the first of some things that is visible. */
export function found(selectors: string[]): Element | undefined {
    const there = selectors.map((selector) => document.querySelector(selector));
    return there.find((each) => each !== null && rectangle(each).width > 0) ?? undefined;
}

/** Return the area that a thing is in. */
export function areaOf(thing: Element): Element | undefined {
    return thing.closest("[data-area]") ?? undefined;
}

export function choices(): Rect[] {
    return boxes(CHOICES);
}

export function readings(): Rect[] {
    return boxes(READ);
}

export function rectangle(element: Element): Rect {
    return element.getBoundingClientRect();
}

/** Return the size of a card. */
export function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): Rect {
    return { left: 0, top: 0, width, height };
}

export function windowRect(): Rect {
    return { left: 0, top: 0, width: innerWidth, height: innerHeight };
}

/** Return the view of a table in the hand that a thing is in. */
export function viewOf(thing: Element): string | undefined {
    return thing.closest<HTMLElement>("[role=tabpanel]")?.dataset.area;
}

/** Return the tab of a view. */
export function tabOf(view: string): Element | undefined {
    return document.querySelector(`[data-tab="${view}"]`) ?? undefined;
}

/** Return what can be seen of a thing within what scrolls around it. */
export function seenOf(thing: Element): Rect | undefined {
    const around = thing.closest("[data-scrolls], [role=tabpanel]");
    return common(rectangle(thing), around ? rectangle(around) : windowRect());
}

/** Call a function now and whenever the page may have changed; return a function that ends that. */
export function watched(lay: () => void): () => void {
    // A menu or a panel may have opened.
    const again = (): void => void requestAnimationFrame(lay);
    // What it points at may still be moving.
    const frame = requestAnimationFrame(lay);
    const timer = setTimeout(lay, 350);
    window.addEventListener("resize", lay);
    window.addEventListener("scroll", lay, true);
    window.addEventListener("click", again);
    window.addEventListener("keyup", again);
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        window.removeEventListener("resize", lay);
        window.removeEventListener("scroll", lay, true);
        window.removeEventListener("click", again);
        window.removeEventListener("keyup", again);
    };
}

function boxes(selector: string): Rect[] {
    return [...document.querySelectorAll(selector)].map(rectangle);
}
