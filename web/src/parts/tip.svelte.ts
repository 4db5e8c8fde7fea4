import type { Attachment } from "svelte/attachments";

import type { Card } from "./kinds.ts";

/** The content of a tooltip: text, or a large card with text below. */
export type TipContent = string | { card: Card; words?: string } | undefined;

interface OpenTip {
    target: HTMLElement;
    tell: () => TipContent;
}

/** The id of the only tooltip element. */
export const TIP_ID = "tip";

const WAIT = 300;
const LINGER = 200;
const LONG_PRESS = 450;

let shown = $state.raw<OpenTip | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Where the pointer was last seen. */
let seen: { x: number; y: number } | undefined;

/** The tip that is open now. */
export function openTip(): OpenTip | undefined {
    return shown;
}

export function closeTip(): void {
    clearTimeout(timer);
    shown?.target.removeAttribute("aria-describedby");
    shown = undefined;
}

/** Keep the tip open: the pointer is on it. */
export function keepTip(): void {
    clearTimeout(timer);
}

/** Remember where the pointer is. */
export function sawPointer({ clientX, clientY }: PointerEvent): void {
    seen = { x: clientX, y: clientY };
}

/** Return whether the pointer has not moved since it was last seen. */
function rests({ clientX, clientY }: PointerEvent): boolean {
    return seen?.x === clientX && seen.y === clientY;
}

/** Close the tip soon, unless the pointer comes to it or back. */
export function leaveTip(): void {
    clearTimeout(timer);
    timer = setTimeout(closeTip, LINGER);
}

/**
 * Give an element a tooltip: on hover, on keyboard focus, and on a long press, which then does nothing else. If it
 * does nothing when it is tapped, a tap opens the tooltip too.
 */
export function tip(tell: () => TipContent, { tapped = false } = {}): Attachment<HTMLElement> {
    return (target) => {
        let pressed = false;
        let touched = false;
        /** The element appeared under the pointer: wait until the pointer moves. */
        let quiet = false;
        const open = (): void => {
            clearTimeout(timer);
            if (!target.isConnected || shown?.target === target || !tell()) return;
            closeTip();
            shown = { target, tell };
            target.setAttribute("aria-describedby", TIP_ID);
        };
        const openIn = (delay: number): void => {
            clearTimeout(timer);
            timer = setTimeout(open, delay);
        };
        const closeOwn = (): void => {
            if (shown?.target === target) closeTip();
        };
        const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
            pointerenter: (event) => {
                if ((event as PointerEvent).pointerType !== "mouse") return;
                quiet = rests(event as PointerEvent);
                if (!quiet) openIn(shown ? 0 : WAIT);
            },
            pointermove: () => {
                if (!quiet) return;
                quiet = false;
                openIn(WAIT);
            },
            pointerleave: () => {
                quiet = false;
                leaveTip();
            },
            pointerdown: (event) => {
                pressed = false;
                touched = (event as PointerEvent).pointerType !== "mouse";
                if (!touched) return;
                clearTimeout(timer);
                timer = setTimeout(() => {
                    pressed = true;
                    open();
                }, LONG_PRESS);
            },
            pointerup: () => {
                if (!pressed) clearTimeout(timer);
            },
            pointercancel: () => clearTimeout(timer),
            contextmenu: (event) => {
                if (pressed) event.preventDefault();
            },
            click: (event) => {
                const opens = tapped && touched && tell() !== undefined;
                touched = false;
                if (!pressed && !opens) return;
                if (opens) {
                    open();
                    keepTip();
                }
                pressed = false;
                event.preventDefault();
                event.stopImmediatePropagation();
            },
            focusin: () => {
                if (target.matches(":focus-visible, :has(:focus-visible)")) open();
            },
            // Deferred: the focused element may just be removed, and state must not change during that.
            focusout: () => queueMicrotask(closeOwn),
        };
        // In the capturing phase, so that the click after a long press does nothing else.
        const entries = Object.entries(listeners);
        for (const [name, listener] of entries) target.addEventListener(name, listener, true);
        return () => {
            for (const [name, listener] of entries) target.removeEventListener(name, listener, true);
            closeOwn();
        };
    };
}
