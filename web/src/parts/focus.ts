import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Whether nothing has the focus, because the element that had it was removed. */
export function isLost(): boolean {
    return document.activeElement === null || document.activeElement === document.body;
}

/** Focus a heading if its screen replaced the focused element. */
export function begin(heading: HTMLElement): void {
    if (!isLost()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
}

/** Focus the heading of the page if the focused element is about to be replaced by something else. */
export async function toHeading(): Promise<void> {
    await tick();
    const heading = document.querySelector("h1");
    if (heading) begin(heading);
}

/** When an element with the focus in it is removed, focus something else. */
export function handOn(to: () => Element | null | undefined): Attachment<HTMLElement> {
    return (box) => {
        let within = box.contains(document.activeElement);
        const came = (): void => {
            within = true;
        };
        // Deferred: a removed element also loses the focus, and still counts as inside.
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

/** Where the focus goes when its element is removed: to the bar. */
export function barSpot(): Element | null {
    return (
        document.querySelector("[data-area=bar] [data-spot]:not([data-tool])") ??
        document.querySelector("[data-area=bar] section")
    );
}
