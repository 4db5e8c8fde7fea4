import type { Attachment } from "svelte/attachments";

/** How far a swipe goes at least, in pixels, to put a sheet away. */
const FAR = 72;
/** From here on it is a swipe, and no tap. */
const BEGUN = 8;

/**
 * Put a sheet away with a swipe down: by its grip, or by its content where that is scrolled to its top. What
 * interrupts the swipe leaves the sheet where it is.
 */
export function swipedDown(away: () => void): Attachment<HTMLElement> {
    return (sheet) => {
        let from: { x: number; y: number } | undefined;
        let swiping = false;
        const end = (): void => {
            from = undefined;
            swiping = false;
            sheet.style.removeProperty("transform");
        };
        const began = (event: TouchEvent): void => {
            end();
            const target = event.target as Element;
            const scrolls = target.closest("[data-scrolls]");
            if (event.touches.length !== 1 || (scrolls && scrolls.scrollTop > 0)) return;
            const { clientX: x, clientY: y } = event.touches[0]!;
            from = { x, y };
        };
        const moved = (event: TouchEvent): void => {
            if (!from) return;
            if (event.touches.length !== 1) {
                end();
                return;
            }
            const { clientX, clientY } = event.touches[0]!;
            const [across, down] = [clientX - from.x, clientY - from.y];
            if (!swiping && (Math.abs(across) > BEGUN || down < -BEGUN)) from = undefined;
            else if (down > BEGUN) swiping = true;
            if (!swiping) return;
            if (event.cancelable) event.preventDefault();
            sheet.style.transform = `translateY(${Math.max(0, down)}px)`;
        };
        const ended = (event: TouchEvent): void => {
            const down = from ? event.changedTouches[0]!.clientY - from.y : 0;
            const goes = swiping && down > FAR;
            end();
            if (goes) away();
        };
        sheet.addEventListener("touchstart", began, { passive: true });
        sheet.addEventListener("touchmove", moved, { passive: false });
        sheet.addEventListener("touchend", ended);
        sheet.addEventListener("touchcancel", end);
        window.addEventListener("resize", end);
        return () => {
            sheet.removeEventListener("touchstart", began);
            sheet.removeEventListener("touchmove", moved);
            sheet.removeEventListener("touchend", ended);
            sheet.removeEventListener("touchcancel", end);
            window.removeEventListener("resize", end);
        };
    };
}
