import { afterEach, expect, test } from "vitest";

import { group } from "../../src/parts/group.ts";

let end: (() => void) | void;

afterEach(() => {
    if (end) end();
    document.body.replaceChildren();
});

function docks(...names: string[]): HTMLButtonElement[] {
    const box = document.body.appendChild(document.createElement("div"));
    const buttons = names.map((name) => {
        const button = box.appendChild(document.createElement("button"));
        button.textContent = name;
        return button;
    });
    end = group()(box);
    return buttons;
}

function press(key: string): void {
    document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
}

test("a group is one stop of the Tab key", () => {
    expect(docks("Fandor", "Ginova", "Torko").map((button) => button.tabIndex)).toEqual([0, -1, -1]);
});

test("arrows move within a group and stay in it", () => {
    const buttons = docks("Fandor", "Ginova", "Torko");
    buttons[0]?.focus();
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("Ginova");
    press("End");
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe("Torko");
    press("Home");
    press("ArrowLeft");
    expect(document.activeElement?.textContent).toBe("Fandor");
});

test("Tab comes back to where it left", () => {
    const buttons = docks("Fandor", "Ginova", "Torko");
    buttons[1]?.focus();
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0, -1]);
});
