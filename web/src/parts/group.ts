import type { Attachment } from "svelte/attachments";

const STOPS = "button, a[href], input, select, [tabindex]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Make things one stop of the Tab key: arrows, Home and End move among them. */
export function group(): Attachment<HTMLElement> {
    return (box) => {
        let current: HTMLElement | undefined;
        const stops = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(STOPS)];
        const choose = (chosen: HTMLElement | undefined): void => {
            current = chosen;
            for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1;
        };
        const renew = (): void => {
            const there = stops();
            choose(current && there.includes(current) ? current : there[0]);
        };
        const move = (event: KeyboardEvent): void => {
            const there = stops();
            const at = there.indexOf(event.target as HTMLElement);
            const step = STEPS[event.key];
            const to = step
                ? at + step
                : event.key === "Home"
                  ? 0
                  : event.key === "End"
                    ? there.length - 1
                    : -1;
            const next = there[to];
            if (at < 0 || !next) return;
            event.preventDefault();
            choose(next);
            next.focus();
        };
        const follow = (event: FocusEvent): void => {
            const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
            if (stop && box.contains(stop)) choose(stop);
        };
        const watch = new MutationObserver(renew);
        watch.observe(box, { childList: true, subtree: true });
        box.addEventListener("keydown", move);
        box.addEventListener("focusin", follow);
        renew();
        return () => {
            watch.disconnect();
            box.removeEventListener("keydown", move);
            box.removeEventListener("focusin", follow);
        };
    };
}
