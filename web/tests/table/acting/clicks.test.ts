import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { clearTable, entered, FakeSocket, layTable, tell } from "../laid.ts";
import { choice, question, table, update } from "../samples.ts";

const END = choice("end turn", [], { kind: "end-turn", group: "other" });
const LEAVE = choice("leave", [], { kind: "done", group: "other" });
const MINE = choice("mine S", ["die:S", "space:mine 1"]);
const TAVERN = choice("tavern S", ["die:S", "space:tavern 1"]);
const TAVERN_P = choice("tavern P5", ["die:P5", "space:tavern 1"]);

const asking = (...choices: (typeof END)[]) => ({ table: table(question(choices)) });
const button = (spelling: string): HTMLElement =>
    document.querySelector<HTMLElement>(`[data-choice="${spelling}"]`)!;
const spot = (thing: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${thing}"]`)!;
const taken = (): string[] => FakeSocket.last.of("answer").map(({ choice: spelling }) => spelling);
const askedWhy = (): string[] => FakeSocket.last.of("why").map(({ thing }) => thing);

/** A click of the mouse, the first or a later one of several quick ones. */
function click(at: HTMLElement, count = 1): void {
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: count }));
    flushSync();
}

/** The server accepts an answer. */
function go(version: number, ...choices: (typeof END)[]): void {
    const { request } = FakeSocket.last.of("answer").at(-1)!;
    tell(update(version, asking(...choices)), { type: "taken", request, version });
}

function move(): void {
    window.dispatchEvent(new PointerEvent("pointermove"));
}

afterEach(async () => {
    vi.useRealTimers();
    await clearTable();
});

describe("a double click", () => {
    test("does not take a choice that replaced the one that was clicked", async () => {
        await layTable(entered(), update(1, asking(END)));
        click(button("end turn"));
        go(2, LEAVE);
        click(button("leave"), 2);
        expect(taken()).toEqual(["end turn"]);
        click(button("leave"));
        expect(taken()).toEqual(["end turn", "leave"]);
    });

    test("takes the same thing twice", async () => {
        await layTable(entered(), update(1, asking(END)));
        click(button("end turn"));
        go(2, END);
        click(button("end turn"), 2);
        expect(taken()).toEqual(["end turn", "end turn"]);
    });
});

describe("a click at something that cannot be chosen", () => {
    test("asks why", async () => {
        await layTable(entered(), update(1, asking(MINE, TAVERN, END)));
        move();
        click(spot("building:lodge"));
        expect(askedWhy()).toEqual(["building:lodge"]);
    });

    test("shows the answer, with the reason of the engine", async () => {
        await layTable(entered(), update(1, asking(MINE, TAVERN, END)));
        move();
        click(spot("building:lodge"));
        const { request } = FakeSocket.last.of("why")[0]!;
        const text = "No space is free.";
        tell({ type: "explained", request, title: "", text, reason: "spaces-full" });
        await vi.waitFor(() => {
            expect(document.querySelector("[data-reason=spaces-full]")?.textContent).toBe(text);
        });
    });

    test("asks nothing if the thing moved under a resting pointer", async () => {
        await layTable(entered(), update(1, asking(END)));
        move();
        click(button("end turn"));
        go(2, END);
        click(spot("building:lodge"));
        expect(askedWhy()).toEqual([]);
        move();
        click(spot("building:lodge"));
        expect(askedWhy()).toEqual(["building:lodge"]);
    });

    test("asks nothing about a thing that only does not fit what is picked", async () => {
        await layTable(entered(), update(1, asking(MINE, TAVERN, TAVERN_P, END)));
        vi.useFakeTimers();
        click(spot("die:S"));
        spot("die:P5").focus();
        vi.advanceTimersByTime(1000);
        expect(askedWhy()).toEqual([]);
        spot("building:lodge").focus();
        vi.advanceTimersByTime(1000);
        expect(askedWhy()).toEqual(["building:lodge"]);
    });
});
