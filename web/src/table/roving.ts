import type { Attachment } from "svelte/attachments";

import { isLost } from "./focus.ts";

/** What can be picked, and what can be asked what it is. */
const SPOT = "[data-spot], [tabindex]";
const AHEAD: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** The group that had the focus last, and the spot in it. */
let held: { group: HTMLElement; spot: HTMLElement } | undefined;

/**
 * One stop of the Tab key for a whole group; arrow keys go to the nearest neighbour within it. When the spot with
 * the focus goes away, another one of the group gets it, as soon as there is one.
 */
export function roving(): Attachment<HTMLElement> {
    return (group) => {
        let current: HTMLElement | undefined;
        const spots = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(SPOT)];

        const settle = (): void => {
            const all = spots();
            if (!current || !all.includes(current)) {
                current = all.find((spot) => spot.hasAttribute("data-lit")) ?? all[0];
            }
            for (const spot of all) spot.tabIndex = spot === current ? 0 : -1;
            if (held?.group === group && !held.spot.isConnected && isLost()) current?.focus();
        };
        const focused = (event: FocusEvent): void => {
            const spot = (event.target as HTMLElement).closest<HTMLElement>(SPOT);
            if (!spot || !group.contains(spot)) return;
            current = spot;
            held = { group, spot };
            settle();
        };
        // Later: what is taken away loses the focus in the middle of a change.
        const left = (): void =>
            queueMicrotask(() => {
                if (held?.group === group && held.spot.isConnected && isLost()) held = undefined;
            });
        const pressed = (event: KeyboardEvent): void => {
            const from = (event.target as HTMLElement).closest<HTMLElement>(SPOT);
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

/** The spot that lies next in a direction: near, and not far off the line. */
function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
    const here = middle(from);
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const spot of all) {
        const there = middle(spot);
        const along = (there.x - here.x) * x + (there.y - here.y) * y;
        const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
        if (spot === from || along < 4) continue;
        const distance = along + 2 * aside;
        if (distance < least) [best, least] = [spot, distance];
    }
    return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}
