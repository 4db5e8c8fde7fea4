import { expect, test } from "vitest";

import { Aim } from "../../../src/table/acting/aim.ts";

/** A click at a choice, which the battle stage draws anew each time. */
function click(aim: Aim, spelling: string, detail: number): boolean {
    const around = document.createElement("span");
    around.dataset.choice = spelling;
    const button = around.appendChild(document.createElement("button"));
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
