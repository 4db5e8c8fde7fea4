import { expect, test } from "vitest";

import { Aim } from "../../../src/table/acting/aim.ts";

/** A click at a choice as the battle stage draws it, each time anew. */
function click(aim: Aim, spelling: string, detail: number): boolean {
    const around = document.createElement("span");
    around.dataset.choice = spelling;
    const button = around.appendChild(document.createElement("button"));
    let tooMuch = false;
    button.addEventListener("click", (event) => (tooMuch = aim.isTooMuch(event)));
    button.dispatchEvent(new MouseEvent("click", { detail }));
    return tooMuch;
}

test("the same choice of a fight can be pressed again and again, another one not", () => {
    const session = { version: 1 };
    const aim = new Aim(session);
    expect(click(aim, "roll S", 1)).toBe(false);
    session.version = 2;
    expect(click(aim, "roll S", 2)).toBe(false);
    expect(click(aim, "stop", 3)).toBe(true);
});
