import type { Attachment } from "svelte/attachments";

import type { Picker } from "../acting/picker.svelte.ts";
import type { Hand } from "./hand.svelte.ts";
import type { View } from "./places.ts";

/** How far a die is moved before it is dragged, in pixels. */
const BEGUN = 10;
/** How long a die rests on a tab until its view is shown, in milliseconds. */
const REST = 350;
const LIFTED = "translate(-50%, -90%) scale(1.25)";

/**
 * Let a die be dragged to its place, as well as tapped. Whatever interrupts it (a call, a turn of the screen,
 * another finger) ends it: the die is where it was, and nothing is chosen.
 *
 * @param die what is picked up, such as "die:S"
 */
export function lifted(
    die: () => string,
    picker: Picker,
    hand: () => Hand | undefined,
): Attachment<HTMLElement> {
    return (spot) => {
        let from: { id: number; x: number; y: number } | undefined;
        let copy: HTMLElement | undefined;
        let over: Element | undefined;
        let timer: ReturnType<typeof setTimeout> | undefined;
        /** Whether a drag has just ended: the click after it means nothing. */
        let dragged = false;

        const aimAt = (target: Element | undefined): void => {
            if (target === over) return;
            over?.removeAttribute("data-over");
            over = target;
            over?.setAttribute("data-over", "");
            clearTimeout(timer);
            const view = target?.getAttribute("data-tab");
            if (view) timer = setTimeout(() => hand()?.go(view as View), REST);
        };
        const end = (): void => {
            aimAt(undefined);
            copy?.remove();
            copy = from = undefined;
        };
        const cancel = (): void => {
            if (copy && picker.isPicked(die())) picker.clear();
            end();
        };
        const lift = (): void => {
            copy = spot.cloneNode(true) as HTMLElement;
            copy.removeAttribute("data-thing");
            copy.removeAttribute("data-lit");
            copy.removeAttribute("data-spot");
            copy.ariaHidden = "true";
            copy.inert = true;
            const { width, height } = spot.getBoundingClientRect();
            Object.assign(copy.style, {
                position: "fixed",
                zIndex: "40",
                left: "0",
                top: "0",
                width: `${width}px`,
                height: `${height}px`,
                pointerEvents: "none",
                transition: "none",
            });
            document.body.append(copy);
            if (!picker.isPicked(die())) picker.pick(die(), spot);
        };
        const targetAt = (x: number, y: number): Element | undefined =>
            document.elementFromPoint(x, y)?.closest("[data-thing][data-lit], [data-opens], [data-tab]") ??
            undefined;

        const down = (event: PointerEvent): void => {
            if (from) cancel();
            dragged = false;
            if (!event.isPrimary || event.button !== 0 || !spot.hasAttribute("data-lit")) return;
            from = { id: event.pointerId, x: event.clientX, y: event.clientY };
        };
        const move = (event: PointerEvent): void => {
            if (!from || event.pointerId !== from.id) return;
            const { clientX: x, clientY: y } = event;
            if (!copy) {
                if (Math.hypot(x - from.x, y - from.y) < BEGUN) return;
                lift();
                if (!copy) return;
            }
            (copy as HTMLElement).style.transform = `translate(${x}px, ${y}px) ${LIFTED}`;
            aimAt(targetAt(x, y));
        };
        const up = (event: PointerEvent): void => {
            if (!from || event.pointerId !== from.id) return;
            if (!copy) {
                end();
                return;
            }
            dragged = true;
            const target = targetAt(event.clientX, event.clientY);
            const thing = target?.getAttribute("data-thing");
            const building = target?.getAttribute("data-opens");
            end();
            if (building) hand()?.open({ kind: "building", building });
            else if (thing && target !== spot) picker.pick(thing, target as HTMLElement);
            else if (!target?.hasAttribute("data-tab")) picker.clear();
        };
        const other = (event: PointerEvent): void => {
            if (from && event.pointerId !== from.id) cancel();
        };
        const click = (event: MouseEvent): void => {
            if (!dragged) return;
            dragged = false;
            event.preventDefault();
            event.stopImmediatePropagation();
        };
        const hidden = (): void => {
            if (document.hidden) cancel();
        };
        const key = (event: KeyboardEvent): void => {
            if (!copy || event.key !== "Escape") return;
            event.preventDefault();
            event.stopImmediatePropagation();
            cancel();
        };
        const stop = new AbortController();
        const { signal } = stop;
        spot.addEventListener("pointerdown", down, { signal });
        spot.addEventListener("click", click, { signal, capture: true });
        window.addEventListener("pointermove", move, { signal });
        window.addEventListener("pointerup", up, { signal });
        window.addEventListener("pointerdown", other, { signal });
        window.addEventListener("pointercancel", cancel, { signal });
        window.addEventListener("resize", cancel, { signal });
        window.addEventListener("pagehide", cancel, { signal });
        window.addEventListener("keydown", key, { signal, capture: true });
        document.addEventListener("visibilitychange", hidden, { signal });
        return () => {
            stop.abort();
            end();
        };
    };
}
