import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Whether nothing has the focus: what had it has gone. */
export function isLost(): boolean {
    return document.activeElement === null || document.activeElement === document.body;
}

/** A heading that has come in place of what had the focus gets it, to read on from there. */
export function begin(heading: HTMLElement): void {
    if (!isLost()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
}

/** When a box goes away with the focus in it, something else gets it. */
export function handOn(to: () => Element | null | undefined): Attachment<HTMLElement> {
    return (box) => {
        let within = box.contains(document.activeElement);
        const came = (): void => {
            within = true;
        };
        // Later: what is taken away loses the focus, too, and still counts as within.
        const left = (): void =>
            queueMicrotask(() => {
                if (box.isConnected) within = box.contains(document.activeElement);
            });
        box.addEventListener("focusin", came);
        box.addEventListener("focusout", left);
        return () => {
            box.removeEventListener("focusin", came);
            box.removeEventListener("focusout", left);
            if (within) void tick().then(() => isLost() && (to() as HTMLElement | null)?.focus());
        };
    };
}

/** Where the keyboard goes on when the thing it was on has gone: to what is asked. */
export function barSpot(): Element | null {
    return (
        document.querySelector("[data-area=bar] [data-spot]:not([data-tool])") ??
        document.querySelector("[data-area=bar] section")
    );
}
