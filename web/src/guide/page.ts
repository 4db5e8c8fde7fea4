/** What the guide sees of the page: where things lie, and what its card should leave free. */

import type { Rect } from "./layout.ts";

/** What may be chosen, and what speaks of it: the card should leave it free. */
const CHOICES =
    '[data-lit], [data-area="bar"], [data-area="bar"] button, [data-area="battle"] button, ' +
    '[data-area="sheet"], [data-area="menu"], [data-area="panel"]';
/** What should be read, gaps between things too: all but the log, which can wait for a moment. */
const READ = [
    "[data-thing]",
    ...["top", "citadel", "outside", "battle", "clan", "rivals"].map((name) => `[data-area="${name}"]`),
].join(", ");

/** The first of some things that is there to be seen. */
export function found(selectors: string[]): Element | undefined {
    const there = selectors.map((selector) => document.querySelector(selector));
    return there.find((each) => each !== null && rectangle(each).width > 0) ?? undefined;
}

/** The area in which a thing lies. */
export function areaOf(thing: Element): Element | undefined {
    return thing.closest('[data-area]:not([data-area="log"])') ?? undefined;
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

/** How large a card is, wherever it lies. */
export function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): Rect {
    return { left: 0, top: 0, width, height };
}

export function windowRect(): Rect {
    return { left: 0, top: 0, width: innerWidth, height: innerHeight };
}

/** Where the bar below the table begins, with the choices above it. */
export function barTop(): number {
    const parts = ["bar", "tray", "menu", "panel"].map((name) => `[data-area="${name}"]`);
    const tops = boxes(parts.join(", ")).filter(({ height }) => height > 0);
    return Math.min(innerHeight, ...tops.map(({ top }) => top));
}

/** Whether the given number of pixels above a line is free of battle buttons. */
export function isFree(line: number, height: number): boolean {
    const within = boxes('[data-area="battle"] button').filter(
        (each) => each.height > 0 && each.top < line && each.top + each.height > line - height,
    );
    return within.length === 0;
}

/** Bring a thing into sight that does not lie above a line; the bar is always in sight. */
export function show(thing: Element, line: number): void {
    const { top, height } = rectangle(thing);
    if (thing.closest('[data-area="bar"]') || (top >= 0 && top + height <= line)) return;
    thing.scrollIntoView({ block: "start" });
}

/** Lay something out now and whenever the page may have changed; return what ends that. */
export function watched(lay: () => void): () => void {
    // A menu or a panel may have opened.
    const again = (): void => void requestAnimationFrame(lay);
    // What it points at may still be on its way.
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
