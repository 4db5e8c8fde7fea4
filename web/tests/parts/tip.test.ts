import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import Tip from "../../src/parts/Tip.svelte";
import { closeTip, openTip, tip } from "../../src/parts/tip.svelte.ts";

let layer: Record<string, unknown>;
let stop: (() => void)[] = [];

beforeEach(() => {
    // The DOM of the tests has no popovers.
    Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
    vi.useFakeTimers();
    layer = mount(Tip, { target: document.body });
    flushSync();
});

afterEach(async () => {
    closeTip();
    stop.forEach((end) => end());
    stop = [];
    vi.useRealTimers();
    await unmount(layer);
    document.body.replaceChildren();
});

/** A button with a tip. */
function thing(words: string): HTMLButtonElement {
    const button = document.body.appendChild(document.createElement("button"));
    const end = tip(() => words)(button);
    if (end) stop.push(end);
    return button;
}

function told(): string | undefined {
    flushSync();
    return openTip() && document.querySelector("[role=tooltip]")?.textContent?.trim();
}

function pointer(target: HTMLElement, name: string, pointerType: string, clientX = 0): void {
    const event = new PointerEvent(name, { pointerType, clientX, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
}

/** Place the tip from one horizontal position to another. */
function lie(left: number, right: number): void {
    const box = document.querySelector<HTMLElement>("[role=tooltip]")!;
    box.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 20);
}

describe("a tip", () => {
    test("comes when the pointer rests on its thing, and goes with it", () => {
        const wages = thing("Wages due");
        pointer(wages, "pointerenter", "mouse");
        expect(told()).toBeUndefined();
        vi.runAllTimers();
        expect(told()).toBe("Wages due");
        expect(wages.getAttribute("aria-describedby")).toBe("tip");
        pointer(wages, "pointerleave", "mouse");
        vi.runAllTimers();
        expect(told()).toBeUndefined();
        expect(wages.hasAttribute("aria-describedby")).toBe(false);
    });

    test("stays while the pointer is on the tip itself", () => {
        const wages = thing("Wages due");
        pointer(wages, "pointerenter", "mouse");
        vi.runAllTimers();
        lie(100, 200);
        pointer(wages, "pointerleave", "mouse");
        pointer(document.body, "pointermove", "mouse", 150);
        vi.runAllTimers();
        expect(told()).toBe("Wages due");
        pointer(document.body, "pointermove", "mouse", 250);
        vi.runAllTimers();
        expect(told()).toBeUndefined();
    });

    test("goes when the pointer comes to a choice that it covers", () => {
        const [wages, choice] = [
            thing("Wages due"),
            document.body.appendChild(document.createElement("button")),
        ];
        pointer(wages, "pointerenter", "mouse");
        vi.runAllTimers();
        lie(100, 200);
        pointer(wages, "pointerleave", "mouse");
        pointer(choice, "pointermove", "mouse", 150);
        vi.runAllTimers();
        expect(told()).toBeUndefined();
    });

    test("goes with a press, and does not show for what then comes under the pointer", () => {
        const wages = thing("Wages due");
        pointer(wages, "pointerenter", "mouse", 40);
        vi.runAllTimers();
        pointer(wages, "pointerdown", "mouse", 40);
        expect(told()).toBeUndefined();
        const glory = thing("Glory");
        pointer(glory, "pointerenter", "mouse", 40);
        vi.runAllTimers();
        expect(told()).toBeUndefined();
        pointer(glory, "pointermove", "mouse", 41);
        vi.runAllTimers();
        expect(told()).toBe("Glory");
    });

    test("is closed by Escape, which then does nothing else", () => {
        pointer(thing("Wages due"), "pointerenter", "mouse");
        vi.runAllTimers();
        const escape = new KeyboardEvent("keydown", { key: "Escape", cancelable: true, bubbles: true });
        document.body.dispatchEvent(escape);
        expect(told()).toBeUndefined();
        expect(escape.defaultPrevented).toBe(true);
    });

    test("is the only one", () => {
        const [wages, glory] = [thing("Wages due"), thing("Glory")];
        pointer(wages, "pointerenter", "mouse");
        vi.runAllTimers();
        pointer(glory, "pointerenter", "mouse");
        vi.runAllTimers();
        expect(told()).toBe("Glory");
        expect(wages.hasAttribute("aria-describedby")).toBe(false);
    });

    test("comes on a long press, which then does nothing else", () => {
        const wages = thing("Wages due");
        const clicked = vi.fn();
        wages.addEventListener("click", clicked);
        pointer(wages, "pointerdown", "touch");
        vi.runAllTimers();
        pointer(wages, "pointerup", "touch");
        wages.click();
        expect(told()).toBe("Wages due");
        expect(clicked).not.toHaveBeenCalled();
    });

    test("does not come on a short press, which is a click", () => {
        const wages = thing("Wages due");
        const clicked = vi.fn();
        wages.addEventListener("click", clicked);
        pointer(wages, "pointerdown", "touch");
        pointer(wages, "pointerup", "touch");
        wages.click();
        vi.runAllTimers();
        expect(told()).toBeUndefined();
        expect(clicked).toHaveBeenCalledOnce();
    });

    test("does not come without words", () => {
        pointer(thing(""), "pointerenter", "mouse");
        vi.runAllTimers();
        expect(told()).toBeUndefined();
    });

    test("does not come for a thing that is gone by then", () => {
        const wages = thing("Wages due");
        pointer(wages, "pointerenter", "mouse");
        wages.remove();
        stop.pop()?.();
        vi.runAllTimers();
        expect(told()).toBeUndefined();
    });

    test("goes when its thing goes", () => {
        pointer(thing("Wages due"), "pointerenter", "mouse");
        vi.runAllTimers();
        stop.pop()?.();
        expect(told()).toBeUndefined();
    });
});
