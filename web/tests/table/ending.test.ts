import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Fetched on its own by the table; here it is at hand.
import "../../src/ending/EndScreen.svelte";
import { button, clearTable, entered, layTable, tell } from "./laid.ts";
import { ENDING, question, table, update } from "./samples.ts";

const OVER = table(question([], { asked: false }), { ending: ENDING });
const headline = (): Element | null => document.querySelector("dialog[open] #headline");

beforeEach(async () => {
    await layTable(entered(), update(5, { table: OVER }));
    await vi.waitFor(() => {
        flushSync();
        expect(headline()?.textContent).toBe("You have won.");
    });
});
afterEach(clearTable);

function layAside(): void {
    document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
    flushSync();
}

test("the result can be laid aside, and then nothing of it is over the table", () => {
    layAside();
    expect(document.querySelector("#headline")).toBeNull();
    expect(document.querySelector(".ending")).toBeNull();
});

test("a button lays it aside, too", () => {
    button("See the table")!.click();
    flushSync();
    expect(document.querySelector("#headline")).toBeNull();
});

test("the bar shows it again", () => {
    layAside();
    button("Show the result")!.click();
    flushSync();
    expect(headline()).not.toBeNull();
});

test("a game that is ended again tells it again", () => {
    layAside();
    tell(update(6, { dropped: [5] }));
    tell(update(7, { table: OVER }));
    expect(headline()).not.toBeNull();
});
