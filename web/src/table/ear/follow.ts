import type { Attachment } from "svelte/attachments";

import { isLost } from "../../parts/focus.ts";

/**
 * When the element with the focus is removed, wherever in a page it is, focus something else. Whoever reads
 * without a focus is not disturbed.
 */
export function followed(to: () => void): Attachment<HTMLElement> {
    return (page) => {
        let held: Element | undefined;
        const came = ({ target }: FocusEvent): void => {
            held = target as Element;
        };
        // Deferred: a removed element loses the focus in the middle of an update.
        const left = (): void =>
            queueMicrotask(() => {
                if (held?.isConnected && document.activeElement !== held) held = undefined;
            });
        const watch = new MutationObserver(() => {
            if (!held || held.isConnected || !isLost()) return;
            held = undefined;
            to();
        });
        page.addEventListener("focusin", came);
        page.addEventListener("focusout", left);
        watch.observe(page, { childList: true, subtree: true });
        return () => {
            page.removeEventListener("focusin", came);
            page.removeEventListener("focusout", left);
            watch.disconnect();
        };
    };
}
