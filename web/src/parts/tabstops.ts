import type { Attachment } from "svelte/attachments";

import { isLost } from "./focus.ts";

/** What can be picked or has a tooltip; a heading only gets the focus from code. */
const SPOT = "[data-spot], [tabindex]:not(h1)";
const AHEAD: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** More than any distance on a screen. */
const FAR = 1e6;

/** The group that had the focus last, and the spot in it. */
let held: { group: HTMLElement; spot: HTMLElement } | undefined;

/**
 * Make a group one stop of the Tab key; arrow keys go to the nearest neighbour within it. When the focused
 * spot is removed, another one of the group gets the focus as soon as there is one: never a tool (`data-
 * tool`), which a key might press by mistake. Until then the group itself has the focus, if it can.
 *
 * @param kind which elements of the group are spots
 */
export function roving({ kind = SPOT } = {}): Attachment<HTMLElement> {
    return (group) => {
        let current: HTMLElement | undefined;
        const spots = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(kind)];

        const settle = (): void => {
            const all = spots();
            const next =
                all.find((spot) => spot.hasAttribute("data-lit")) ??
                all.find((spot) => !spot.hasAttribute("data-tool"));
            if (!current || !all.includes(current)) current = next ?? all[0];
            for (const spot of all) {
                const index = spot === current ? 0 : -1;
                if (spot.getAttribute("tabindex") !== String(index)) spot.tabIndex = index;
            }
            if (held?.group !== group || held.spot.isConnected) return;
            if (isLost() || document.activeElement === group) (next ?? group).focus();
        };
        const focused = (event: FocusEvent): void => {
            const spot = (event.target as HTMLElement).closest<HTMLElement>(kind);
            if (!spot || spot === group || !group.contains(spot)) return;
            current = spot;
            held = { group, spot };
            settle();
        };
        // Deferred: a removed element loses the focus in the middle of an update.
        const left = (): void =>
            queueMicrotask(() => {
                if (held?.group === group && held.spot.isConnected && isLost()) held = undefined;
            });
        const pressed = (event: KeyboardEvent): void => {
            const from = (event.target as HTMLElement).closest<HTMLElement>(kind);
            if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
            const all = spots();
            const ahead = AHEAD[event.key];
            const to = ahead
                ? nearest(from, all, ahead)
                : event.key === "Home"
                  ? all[0]
                  : event.key === "End"
                    ? all.at(-1)
                    : undefined;
            if (!ahead && !to) return;
            event.preventDefault();
            to?.focus();
        };
        group.addEventListener("focusin", focused);
        group.addEventListener("focusout", left);
        group.addEventListener("keydown", pressed);
        const watch = new MutationObserver(settle);
        watch.observe(group, { childList: true, subtree: true });
        settle();
        return () => {
            watch.disconnect();
            group.removeEventListener("focusin", focused);
            group.removeEventListener("focusout", left);
            group.removeEventListener("keydown", pressed);
            if (held?.group === group) held = undefined;
        };
    };
}

/** Return the next spot in a direction: in the same row or column if there is one, else the nearest. */
function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
    const here = from.getBoundingClientRect();
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const spot of all) {
        const there = spot.getBoundingClientRect();
        const across = middle(there).x - middle(here).x;
        const down = middle(there).y - middle(here).y;
        const along = across * x + down * y;
        if (spot === from || along < 4) continue;
        const aside = Math.abs(x ? down : across);
        const distance = along + 2 * aside + (inLine(here, there, x !== 0) ? 0 : FAR);
        if (distance < least) [best, least] = [spot, distance];
    }
    return best;
}

/** Return whether two boxes are in one row or column: they share at least a third of the smaller one. */
function inLine(one: DOMRect, two: DOMRect, sideways: boolean): boolean {
    const shared = sideways
        ? Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        : Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const least = sideways ? Math.min(one.height, two.height) : Math.min(one.width, two.width);
    return shared * 3 > least;
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
    return { x: left + width / 2, y: top + height / 2 };
}
