import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import type { Advice } from "../../../src/wire/types.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell } from "../laid.ts";
import { choice, question, SOLO, table, update } from "../samples.ts";

const MINE = choice("mine 1 S", ["die:S", "space:mine 1"], { label: "Mine with S" });
const TAVERN = choice("tavern P5", ["die:P5", "space:tavern 1"], { label: "Tavern with P5", final: true });
const OUT = choice("path a1", ["path:a1"], { label: "To path a1" });

function advice({ id, spelling, label }: typeof MINE, win: number, alike: boolean): Advice {
    return { choice: id, spelling, label, text: "", win, points: 40, playouts: 50, alike };
}

/** Ask for a hint, and give it. */
async function hinted(...found: Advice[]): Promise<void> {
    press("h");
    const { request } = FakeSocket.last.of("advise")[0]!;
    tell({ type: "advised", request, version: FakeSocket.last.of("advise")[0]!.version, advice: found });
    await tick();
    await tick();
    flushSync();
}

const texts = (selector: string): string[] =>
    [...document.querySelectorAll(`[data-area=panel] ${selector}`)].map((each) => each.textContent.trim());
const taken = (): string[] => FakeSocket.last.of("answer").map(({ choice: spelling }) => spelling);
const doThis = (label: string): HTMLElement =>
    document.querySelector<HTMLElement>(`[aria-label="Do this: ${label}"]`)!;

beforeEach(() => layTable(entered(), update(1, { table: table(question([MINE, TAVERN, OUT])) })));
afterEach(async () => {
    set("confirmFinal", false);
    await clearTable();
});

describe("a hint", () => {
    test("says which choices are about as good as the best", async () => {
        await hinted(advice(MINE, 0.6, true), advice(OUT, 0.5, false), advice(TAVERN, 0.59, true));
        expect(texts("h3")).toEqual(["Both are about as good: take the one you like", "Behind"]);
        expect(texts("b")).toEqual(["Mine with S", "Tavern with P5", "To path a1"]);
    });

    test("states in a game with rivals how often each choice won, best first", async () => {
        await hinted(advice(MINE, 0.6, true), advice(TAVERN, 0.614, true), advice(OUT, 0.5, false));
        expect(texts(".figure")).toEqual(["61 % to win", "60 % to win", "50 % to win"]);
        expect(texts("header p")).toEqual(["Each choice was played on many times: how often you won."]);
    });

    test("does not mention playouts if there were none", async () => {
        await hinted({ ...advice(MINE, 0.6, true), win: null, points: null, playouts: 0 });
        expect(texts("header p")).toEqual([]);
    });

    test("states the final points in solo play", async () => {
        tell(update(2, { table: table(question([MINE, OUT]), { solo: SOLO }) }));
        await hinted({ ...advice(MINE, 0.6, true), points: 55.4 }, advice(OUT, 0.5, false));
        expect(texts(".figure")).toEqual(["55 points", "40 points"]);
        expect(texts("header p")).toEqual([
            "Each choice was played on many times: the points in the end, on average.",
        ]);
    });

    test("names only the best choice where it is better", async () => {
        await hinted(advice(MINE, 0.6, true), advice(OUT, 0.5, false));
        expect(texts("h3")).toEqual(["Best", "Behind"]);
    });

    test("can be looked at without being taken", async () => {
        await hinted(advice(MINE, 0.6, true));
        document.querySelector<HTMLElement>(".about")!.click();
        flushSync();
        expect(document.querySelector(".spoken")?.getAttribute("data-thing")).toBe("space:mine 1");
        expect(taken()).toEqual([]);
    });

    test("is taken by one click", async () => {
        await hinted(advice(MINE, 0.6, true), advice(TAVERN, 0.5, false));
        doThis("Tavern with P5").click();
        expect(taken()).toEqual(["tavern P5"]);
    });

    test("asks for confirmation first if the setting says so and it is final", async () => {
        set("confirmFinal", true);
        await hinted(advice(TAVERN, 0.6, true), advice(MINE, 0.5, false));
        doThis("Tavern with P5").click();
        flushSync();
        expect(taken()).toEqual([]);
        expect(document.querySelector("dialog[open] h2")?.textContent).toBe("Sure?");
    });

    test("can be read with the arrow keys", async () => {
        await hinted(advice(MINE, 0.6, true), advice(TAVERN, 0.5, false));
        const stops = [...document.querySelectorAll<HTMLElement>("[data-area=panel] [data-spot]")];
        expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
        stops[0]!.focus();
        press("End", stops[0]);
        expect(document.activeElement).toBe(doThis("Tavern with P5"));
    });
});
