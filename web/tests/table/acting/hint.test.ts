import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import type { Advice, Question } from "../../../src/wire/types.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell } from "../laid.ts";
import { choice, question, SOLO, table, update } from "../samples.ts";

const MINE = choice("mine 1 S", ["die:S", "space:mine 1"], { label: "Mine with S" });
const TAVERN = choice("tavern P5", ["die:P5", "space:tavern 1"], { label: "Tavern with P5", final: true });
const OUT = choice("path a1", ["path:a1"], { label: "To path a1" });

function advice({ id, spelling, label }: typeof MINE, win: number, alike: boolean): Advice {
    return { choice: id, spelling, label, text: "", plan: [], win, points: 40, playouts: 50, alike };
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
        expect(texts("h3")).toEqual(["Both are about equally good: take your pick", "Not as good"]);
        expect(texts("b")).toEqual(["Mine with S", "Tavern with P5", "To path a1"]);
    });

    test("states in a game with rivals how often each choice won, in the order of the hint", async () => {
        await hinted(advice(MINE, 0.614, true), advice(TAVERN, 0.6, true), advice(OUT, 0.5, false));
        expect(texts(".figure")).toEqual(["61 % to win", "60 % to win", "50 % to win"]);
        expect(texts("header p")).toEqual(["Each choice was played out many times: how often you won."]);
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
            "Each choice was played out many times: your points at the end, on average.",
        ]);
    });

    test("names only the best choice where it is better", async () => {
        await hinted(advice(MINE, 0.6, true), advice(OUT, 0.5, false));
        expect(texts("h3")).toEqual(["Best", "Not as good"]);
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

    test("is asked for once per version: who looks again sees the same one", async () => {
        await hinted(advice(MINE, 0.6, true));
        press("h");
        press("h");
        await tick();
        await tick();
        flushSync();
        expect(FakeSocket.last.of("advise")).toHaveLength(1);
        expect(texts("b")).toEqual(["Mine with S"]);
    });

    test("comes although one for the table before was still on its way", async () => {
        press("h");
        document.querySelector<HTMLElement>("[data-thing='space:mine 1']")!.click();
        flushSync();
        doOnTable("mine 1 S", 2, question([TAVERN, OUT]));
        expect(FakeSocket.last.of("advise")).toHaveLength(1);
        press("h");
        const [before, now] = FakeSocket.last.of("advise");
        expect(now?.version).toBe(2);
        tell({ type: "refused", request: before!.request, code: "stale", text: "The game has gone on." });
        tell({ type: "advised", request: now!.request, version: 2, advice: [advice(TAVERN, 0.6, true)] });
        await tick();
        await tick();
        flushSync();
        expect(texts("[role=alert]")).toEqual([]);
        expect(texts("b")).toEqual(["Tavern with P5"]);
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

const TARON = choice("member taron", ["member:Taron"], { label: "Taron goes" });
const TRAP = choice("load trap initial", ["trap:initial"], { label: "Lay the trap" });
const DONE = choice("done", [], { label: "Send them off", final: true });
const WALK: Advice = { ...advice(OUT, 0.6, true), plan: [TARON, TRAP, DONE] };

/** The server takes the last answer, and shows the next question. */
function doOnTable(spelling: string, version: number, asked: Question): void {
    const { request, choice: last } = FakeSocket.last.of("answer").at(-1)!;
    expect(last).toBe(spelling);
    tell({ type: "taken", request, version }, update(version, { table: table(asked) }));
    flushSync();
}

describe("the plan of a hint", () => {
    const steps = (): string[] => texts("ol li");
    const button = (name: string): HTMLElement =>
        [...document.querySelectorAll<HTMLElement>("[data-area=panel] button")].find(
            (each) => each.textContent.trim() === name,
        )!;

    test("is told with the choice", async () => {
        await hinted(WALK, advice(MINE, 0.5, false));
        expect(texts(".steps")).toEqual(["Then: Taron goes → Lay the trap → Send them off"]);
        expect(button("All 4 steps").getAttribute("aria-label")).toBe("All 4 steps: To path a1");
    });

    test("goes on with its next step after “Do this”", async () => {
        await hinted(WALK);
        doThis("To path a1").click();
        doOnTable("path a1", 2, question([TARON, choice("member nimra", [])]));
        expect(steps()).toEqual(["To path a1", "Taron goes", "Lay the trap", "Send them off"]);
        expect(texts("[aria-current]")).toEqual(["Taron goes"]);
        expect(texts("[role=status]")).toEqual(["Step 2 of 4: Taron goes"]);
        button("Do this").click();
        doOnTable("member taron", 3, question([TRAP, DONE]));
        expect(texts("[aria-current]")).toEqual(["Lay the trap"]);
        expect(taken()).toEqual(["path a1", "member taron"]);
        expect(FakeSocket.last.of("advise")).toHaveLength(1);
    });

    test("is played to its end at once, up to a final choice that is confirmed", async () => {
        set("confirmFinal", true);
        await hinted(WALK);
        button("All 4 steps").click();
        doOnTable("path a1", 2, question([TARON]));
        doOnTable("member taron", 3, question([TRAP, DONE]));
        doOnTable("load trap initial", 4, question([DONE]));
        expect(taken()).toEqual(["path a1", "member taron", "load trap initial"]);
        expect(document.querySelector("dialog[open] h2")?.textContent).toBe("Sure?");
    });

    test("is given up if its next step is not legal any more", async () => {
        await hinted(WALK);
        doThis("To path a1").click();
        doOnTable("path a1", 2, question([MINE]));
        expect(document.querySelector("[data-area=panel]")).toBeNull();
    });

    test("is given up if another seat has moved in between", async () => {
        await hinted(WALK);
        doThis("To path a1").click();
        doOnTable("path a1", 2, question([TARON]));
        tell(update(3, { table: table(question([TARON])) }));
        flushSync();
        expect(document.querySelector("[data-area=panel]")).toBeNull();
    });

    test("is given up if something else is chosen", async () => {
        await hinted(WALK);
        doThis("To path a1").click();
        doOnTable("path a1", 2, question([TARON, MINE]));
        document.querySelector<HTMLElement>("[data-thing='space:mine 1']")!.click();
        flushSync();
        doOnTable("mine 1 S", 3, question([TARON]));
        expect(taken()).toEqual(["path a1", "mine 1 S"]);
        expect(document.querySelector("[data-area=panel]")).toBeNull();
    });
});

describe("the button in gold", () => {
    const END = choice("end turn", [], { kind: "end-turn", group: "other", label: "End turn" });
    const gold = (): string[] =>
        [...document.querySelectorAll("button.main")]
            .filter((each) => !each.closest("dialog"))
            .map((each) => each.getAttribute("aria-label") ?? each.textContent.trim());

    test("is one alone, however many choices are alike", async () => {
        tell(update(2, { table: table(question([MINE, TAVERN, OUT, END])) }));
        expect(gold()).toEqual(["End turn: End turn"]);
        await hinted(advice(MINE, 0.6, true), advice(TAVERN, 0.6, true), advice(OUT, 0.5, false));
        expect(gold()).toEqual(["Do this: Mine with S"]);
        press("h");
        expect(gold()).toEqual(["End turn: End turn"]);
    });

    test("is beside a plan whose steps are told whole", async () => {
        tell(update(2, { table: table(question([MINE, OUT, END])) }));
        const plan = [{ spelling: "path a1", label: "To path a1: dies (+3 glory), 1 gold" }];
        await hinted({ ...advice(MINE, 0.6, true), plan });
        expect(texts(".steps")).toEqual(["Then: To path a1: dies (+3 glory), 1 gold"]);
    });
});
