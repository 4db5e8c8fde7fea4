import type { Attachment } from "svelte/attachments";

/** One stop for Tab among many buttons; arrow keys go from one to the next, row by row. */
export function roving(changed: () => unknown): Attachment<HTMLElement> {
    return (group) => {
        changed();
        const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];
        let current = buttons()[0];

        const settle = (focused: HTMLElement | undefined): void => {
            current = focused ?? buttons()[0];
            for (const button of buttons()) button.tabIndex = button === current ? 0 : -1;
        };
        const move = (event: KeyboardEvent): void => {
            const all = buttons();
            const at = all.indexOf(event.target as HTMLElement);
            if (at < 0) return;
            const row = columns(all);
            const to: Record<string, number> = {
                ArrowRight: at + 1,
                ArrowLeft: at - 1,
                ArrowDown: at + row,
                ArrowUp: at - row,
                Home: 0,
                End: all.length - 1,
            };
            const next = all[to[event.key] ?? -1];
            if (!(event.key in to)) return;
            event.preventDefault();
            next?.focus();
        };
        const enter = (event: FocusEvent): void => settle(event.target as HTMLElement);

        settle(current);
        group.addEventListener("keydown", move);
        group.addEventListener("focusin", enter);
        return () => {
            group.removeEventListener("keydown", move);
            group.removeEventListener("focusin", enter);
        };
    };
}

/** How many stand in the first row. */
function columns(buttons: HTMLElement[]): number {
    const top = buttons[0]?.getBoundingClientRect().top;
    const end = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
    return end < 0 ? buttons.length : end;
}
