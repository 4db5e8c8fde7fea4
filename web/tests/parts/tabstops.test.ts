import { afterEach, expect, test } from "vitest";

import { roving } from "../../src/parts/tabstops.ts";

afterEach(() => document.body.replaceChildren());

function group(): HTMLElement {
    const box = document.createElement("div");
    box.append(...["a", "b", "c"].map((name) => Object.assign(document.createElement("button"), { name })));
    for (const spot of box.children) spot.setAttribute("data-spot", "");
    document.body.append(box);
    return box;
}

const stops = (box: HTMLElement): number => box.querySelectorAll('[tabindex="0"]').length;

test("the Tab key has one stop in a group", () => {
    const box = group();
    roving()(box);
    expect(stops(box)).toBe(1);
});
