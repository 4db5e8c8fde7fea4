import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import type { Choice } from "../../src/wire/types.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell, TWO_PEOPLE } from "./laid.ts";
import { choice, line, question, table, update } from "./samples.ts";

/** Wait until all observers of the page have seen its changes. */
async function settled(): Promise<void> {
    flushSync();
    await tick();
    await Promise.resolve();
}

const focused = (): string => document.activeElement?.textContent.trim() ?? "";

describe("on the table", () => {
    const first = choice("tavern S", ["die:S", "space:tavern 1"]);
    const asks = (...choices: Choice[]) => ({ table: table(question(choices)) });
    const list = (): string => document.querySelector(".panel")!.textContent;

    afterEach(clearTable);

    test("the list keeps its choices while one is being sent, and then keeps the focus", async () => {
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

    test("after the end of a turn the focus stays in the bar, but not on Undo", async () => {
        const end = choice("end turn", [], { kind: "end-turn", group: "other" });
        await layTable(entered(), update(1, asks(end)));
        const button = document.querySelector<HTMLElement>("[data-choice='end turn']")!;
        button.focus();
        button.click();
        flushSync();
        const { request } = FakeSocket.last.of("answer")[0]!;
        tell({ type: "taken", request, version: 2 });
        tell(update(2, { table: table(question([], { asked: false, seat: 1 })) }));
        await settled();
        expect(document.activeElement).toBe(document.querySelector("section.bar"));
    });

    test("the focus starts at its heading", async () => {
        await layTable(entered(), update(1, asks(first)));
        await settled();
        expect(document.activeElement).toBe(document.querySelector("h1"));
        expect(focused()).toBe("2 players");
    });

    test("the focus starts at its heading after a handover", async () => {
        const seats = TWO_PEOPLE;
        await layTable(entered({ seats }), update(1, { handover: 1 }));
        document.querySelector<HTMLElement>("main button")!.focus();
        tell(entered({ seats }), update(1, asks(first)));
        await settled();
        expect(focused()).toBe("2 players");
    });

    test("a panel gives the focus back when it is closed", async () => {
        await layTable(entered(), update(1, asks(first)));
        const die = document.querySelector<HTMLElement>("[data-thing='die:S']")!;
        die.focus();
        press("l");
        expect(document.activeElement?.getAttribute("data-choice")).toBe("tavern S");
        press("Escape", document.activeElement!);
        await settled();
        expect(document.activeElement).toBe(die);
    });

    test("Escape puts back what is picked, then closes the list, wherever the focus is", async () => {
        await layTable(entered(), update(1, asks(first, choice("mine S", ["die:S"]))));
        press("l");
        document.querySelector<HTMLElement>("[data-thing='die:S']")!.click();
        flushSync();
        press("Escape");
        flushSync();
        expect(document.querySelector(".panel")).not.toBeNull();
        press("Escape");
        flushSync();
        expect(document.querySelector(".panel")).toBeNull();
    });
});
