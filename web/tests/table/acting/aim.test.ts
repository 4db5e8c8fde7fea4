import { expect, test } from "vitest";

import { Aim } from "../../../src/table/acting/aim.ts";

/** A click at a choice, which the battle stage draws anew each time. */
function click(aim: Aim, spelling: string, detail: number): boolean {
    const button = document.createElement("button");
    button.dataset.choice = spelling;
    let tooMuch = false;
    button.addEventListener("click", (event) => (tooMuch = aim.isTooMuch(event)));
    button.dispatchEvent(new MouseEvent("click", { detail }));
    return tooMuch;
}

test("a series of clicks repeats the same choice of a fight, but never takes another", () => {
    const session = { version: 1 };
    const aim = new Aim(session);
    expect(click(aim, "roll S", 1)).toBe(false);
    session.version = 2;
    expect(click(aim, "roll S", 2)).toBe(false);
    expect(click(aim, "stop", 3)).toBe(true);
});

test("a click without a pointer is not of the finger that pressed before", () => {
    const aim = new Aim({ version: 1 });
    const button = document.createElement("button");
    button.addEventListener("pointerdown", (event) => aim.press(event));
    button.addEventListener("click", (event) => aim.click(event));
    button.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    button.dispatchEvent(new PointerEvent("click", { pointerType: "touch", detail: 1 }));
    expect(aim.touching).toBe(true);
    button.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(aim.touching).toBe(true);
    button.click();
    expect(aim.touching).toBe(false);
});
