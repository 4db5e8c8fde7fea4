import type { Attachment } from "svelte/attachments";

/** When a box has not scrolled for this many milliseconds, it rests. */
const REST = 90;

/**
 * Turn a box that scrolls sideways into pages: it shows one of them, and tells when somebody has swiped to
 * another. When its size changes, the same page stays in view.
 */
export function paged(
    page: () => number,
    turned: (page: number) => void,
    atOnce: () => boolean,
): Attachment<HTMLElement> {
    return (box) => {
        let resting: ReturnType<typeof setTimeout> | undefined;
        let shown = false;
        const show = (smooth: boolean): void => {
            box.scrollTo({ left: page() * box.clientWidth, behavior: smooth ? "smooth" : "instant" });
        };
        const rest = (): void => {
            const at = Math.round(box.scrollLeft / (box.clientWidth || 1));
            if (at !== page() && at >= 0 && at < box.children.length) turned(at);
        };
        const scrolled = (): void => {
            clearTimeout(resting);
            resting = setTimeout(rest, REST);
        };
        box.addEventListener("scroll", scrolled, { passive: true });
        const watch = new ResizeObserver(() => {
            clearTimeout(resting);
            show(false);
        });
        watch.observe(box);
        $effect(() => {
            page();
            clearTimeout(resting);
            show(shown && !atOnce());
            shown = true;
        });
        return () => {
            clearTimeout(resting);
            watch.disconnect();
            box.removeEventListener("scroll", scrolled);
        };
    };
}
