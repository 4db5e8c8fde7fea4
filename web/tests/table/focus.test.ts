import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { roving } from "../../src/table/roving.ts";
import type { Choice } from "../../src/wire/types.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell } from "./laid.ts";
import { choice, line, question, table, update } from "./samples.ts";

/** What watches the page has seen all changes. */
async function settled(): Promise<void> {
    flushSync();
    await tick();
    await Promise.resolve();
}

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

    test("keeps the focus when the spot that has it goes away", async () => {
        const box = group("a", "b");
        box.querySelectorAll("button")[1]!.focus();
        box.lastElementChild!.remove();
        await settled();
        expect(focused()).toBe("a");
    });

    test("has it again when it was empty for a while", async () => {
        const box = group("a");
        box.querySelector("button")!.focus();
        box.replaceChildren();
        await settled();
        box.append(spot("c"));
        await settled();
        expect(focused()).toBe("c");
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

describe("on the table", () => {
    const first = choice("tavern S", ["die:S", "space:tavern 1"]);
    const asks = (...choices: Choice[]) => ({ table: table(question(choices)) });
    const list = (): string => document.querySelector(".panel")!.textContent;

    afterEach(clearTable);

    test("the list keeps its choices while one is on its way, and then the focus", async () => {
        await layTable(entered(), update(1, asks(first, choice("mine S", ["die:S"]))));
        press("l");
        const taken = document.querySelector<HTMLElement>(".panel [data-choice='tavern S']")!;
        taken.focus();
        taken.click();
        flushSync();
        const { request } = FakeSocket.last.of("answer")[0]!;
        expect(list()).toContain("mine S");
        tell({ type: "taken", request, version: 2 });
        tell(update(2, { ...asks(choice("mine M", ["die:M"])), lines: [line(2, "You deploy S.")] }));
        await settled();
        expect(document.activeElement?.getAttribute("data-choice")).toBe("mine M");
    });

    test("a panel gives the focus back when it is closed", async () => {
        await layTable(entered(), update(1, asks(first)));
        const die = document.querySelector<HTMLElement>("[data-thing='die:S']")!;
        die.focus();
        press("l");
        expect(focused()).toBe("All choices");
        press("Escape", document.activeElement!);
        await settled();
        expect(document.activeElement).toBe(die);
    });
});
