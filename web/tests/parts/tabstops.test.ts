import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { roving } from "../../src/parts/tabstops.ts";
import { press } from "../table/laid.ts";

/** Wait until all observers of the page have seen its changes. */
async function settled(): Promise<void> {
    flushSync();
    await tick();
    await Promise.resolve();
}

afterEach(() => document.body.replaceChildren());

const focused = (): string => document.activeElement?.textContent.trim() ?? "";

describe("a group of spots", () => {
    function group(...names: string[]): HTMLElement {
        const box = document.createElement("div");
        box.append(...names.map(spot));
        document.body.replaceChildren(box);
        roving()(box);
        return box;
    }

    function spot(name: string): HTMLElement {
        const made = document.createElement("button");
        made.dataset.spot = "";
        made.textContent = name;
        return made;
    }

    /** Spots where they are seen: left, top, width and height of each. */
    function laid(places: Record<string, [number, number, number, number]>): void {
        const box = group(...Object.keys(places));
        for (const each of box.children) {
            const rect = new DOMRect(...places[each.textContent!]!);
            each.getBoundingClientRect = () => rect;
        }
    }

    function from(name: string, key: string): string {
        const all = [...document.querySelectorAll<HTMLElement>("[data-spot]")];
        all.find(({ textContent }) => textContent === name)!.focus();
        press(key, document.activeElement!);
        return focused();
    }

    test("is one stop of the Tab key: the spot that had the focus last", () => {
        const box = group("a", "b", "c");
        const stops = (): number[] => [...box.children].map((each) => (each as HTMLElement).tabIndex);
        expect(stops()).toEqual([0, -1, -1]);
        (box.children[1] as HTMLElement).focus();
        expect(stops()).toEqual([-1, 0, -1]);
    });

    test("stays in the row or column while it has more spots, however near others are", () => {
        laid({
            die: [0, 0, 34, 34],
            token: [400, 4, 60, 26],
            member: [330, 40, 90, 90],
            land: [0, 40, 90, 90],
        });
        expect(from("token", "ArrowLeft")).toBe("die");
        expect(from("die", "ArrowRight")).toBe("token");
        expect(from("land", "ArrowUp")).toBe("die");
        expect(from("land", "ArrowRight")).toBe("member");
    });

    test("goes to the nearest spot aside if there is none ahead", () => {
        laid({ above: [0, 0, 30, 30], aside: [60, 50, 30, 30], far: [300, 50, 30, 30] });
        expect(from("above", "ArrowDown")).toBe("aside");
    });

    test("begins with the first and ends with the last", () => {
        group("a", "b", "c");
        expect(from("b", "End")).toBe("c");
        expect(from("b", "Home")).toBe("a");
        expect(from("a", "ArrowLeft")).toBe("a");
    });

    test("keeps the focus when the spot that has it goes away", async () => {
        const box = group("a", "b");
        box.querySelectorAll("button")[1]!.focus();
        box.lastElementChild!.remove();
        await settled();
        expect(focused()).toBe("a");
    });

    test("gets it back after it was empty for a while", async () => {
        const box = group("a");
        box.querySelector("button")!.focus();
        box.replaceChildren();
        await settled();
        box.append(spot("c"));
        await settled();
        expect(focused()).toBe("c");
    });

    test("never gives the focus to a tool: the group keeps it until there is another spot", async () => {
        const box = group("end turn", "undo");
        box.tabIndex = -1;
        box.lastElementChild!.toggleAttribute("data-tool");
        box.querySelector("button")!.focus();
        box.firstElementChild!.remove();
        await settled();
        expect(document.activeElement).toBe(box);
        box.append(spot("done"));
        await settled();
        expect(focused()).toBe("done");
    });

    test("does not take the focus if it was elsewhere", async () => {
        const box = group("a", "b");
        box.querySelector("button")!.focus();
        box.querySelector("button")!.blur();
        await settled();
        box.replaceChildren(spot("c"));
        await settled();
        expect(document.activeElement).toBe(document.body);
    });
});
