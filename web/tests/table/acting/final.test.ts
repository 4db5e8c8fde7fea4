import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell } from "../laid.ts";
import { choice, line, question, table, update } from "../samples.ts";

afterEach(async () => {
    set("autoEndTurn", false);
    set("confirmFinal", false);
    await clearTable();
});

const open = (): string[] =>
    [...document.querySelectorAll("dialog[open] h2")].map(({ textContent }) => textContent);

describe("undo across a barrier", () => {
    const barred = table(question([], { undo: "A die was rolled.", across: true }));

    test("asks for confirmation, until the table changes", async () => {
        await layTable(entered(), update(1, { table: barred }));
        press("u");
        expect(open()).toEqual(["Take it back anyway?"]);
        tell(update(2, { table: barred }));
        expect(open()).toEqual([]);
    });
});

describe("a turn that ends by itself", () => {
    const END = choice("end turn", [], { kind: "end-turn", group: "other" });
    const done = { lines: [line(2, "You deploy S.")], table: table(question([END])) };
    const ends = (): string[] =>
        FakeSocket.last
            .of("answer")
            .map(({ choice: spelling }) => spelling)
            .slice(1);

    /** Do the last possible thing; the server accepts it. */
    async function deploy(): Promise<void> {
        await layTable(
            entered(),
            update(1, { table: table(question([choice("rest", []), choice("hold", [])])) }),
        );
        document.querySelector<HTMLElement>("[data-choice=rest]")!.click();
        const { request } = FakeSocket.last.of("answer")[0]!;
        tell({ type: "taken", request, version: 2 });
    }

    test("ends when nothing else is left to do", async () => {
        set("autoEndTurn", true);
        await deploy();
        tell(update(2, done));
        expect(ends()).toEqual(["end turn"]);
    });

    test("is ended only by the window in which the last thing was done", async () => {
        set("autoEndTurn", true);
        await layTable(entered(), update(1), update(2, done));
        expect(FakeSocket.last.of("answer")).toEqual([]);
    });

    test("is not ended again after a refusal", async () => {
        set("autoEndTurn", true);
        await deploy();
        tell(update(2, done));
        const { request } = FakeSocket.last.of("answer")[1]!;
        tell({ type: "refused", request, code: "crowded", text: "Not now." });
        expect(ends()).toEqual(["end turn"]);
    });

    test("stays open after an undo", async () => {
        set("autoEndTurn", true);
        await deploy();
        tell(update(2), update(3, { dropped: [2], table: table(question([END])) }));
        expect(ends()).toEqual([]);
    });

    test("asks for confirmation first if the setting says so", async () => {
        set("autoEndTurn", true);
        set("confirmFinal", true);
        await deploy();
        tell(update(2, { ...done, table: table(question([{ ...END, final: true }])) }));
        expect(ends()).toEqual([]);
        expect(open()).toEqual(["Sure?"]);
    });
});

test.each([
    [true, "Taking this back marks the game as assisted.", "marks the game as assisted"],
    [false, "This cannot be taken back.", "up to dice, draws and the moves of others."],
])("the words for what cannot be undone fit this table: across %s", async (across, sure, help) => {
    set("confirmFinal", true);
    const done = choice("done", [], { kind: "done", final: true });
    await layTable(entered(), update(1, { table: table(question([done], { across })) }));
    document.querySelector<HTMLElement>("[data-choice=done]")!.click();
    flushSync();
    const text = (): string => document.querySelector("dialog[open]")!.textContent;
    expect(text()).toContain(sure);
    [...document.querySelectorAll<HTMLElement>("dialog[open] button")].at(-2)!.click();
    flushSync();
    press("?");
    flushSync();
    expect(text()).toContain(help);
});
