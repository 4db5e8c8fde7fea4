import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { set } from "../../src/settings.svelte.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell } from "./laid.ts";
import { line, question, table, update } from "./samples.ts";

beforeEach(() => layTable(entered(), update(1)));
afterEach(async () => {
    set("singleKeys", true);
    await clearTable();
});

const undone = (): number => FakeSocket.last.of("undo").length;

test("U undoes the last step", () => {
    press("u");
    expect(undone()).toBe(1);
});

test("a key that is held down acts once", () => {
    const held = { key: "h", bubbles: true, cancelable: true };
    for (const repeat of [false, true, true]) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { ...held, repeat }));
        flushSync();
    }
    expect(FakeSocket.last.of("advise")).toHaveLength(1);
});

test("single keys can be switched off, Ctrl+Z stays", () => {
    set("singleKeys", false);
    press("u");
    press("?");
    expect(undone()).toBe(0);
    expect(document.querySelector("dialog[open]")).toBeNull();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
    expect(undone()).toBe(1);
});

test("the space bar skips the moves of others, but on a button it presses the button", () => {
    const others = table(question([], { asked: false, seat: 1 }));
    const moves = [2, 3].map((version) =>
        update(version, { table: others, lines: [line(version, "The fire clan mines.", 1)] }),
    );
    tell(...moves);
    const shown = (): string => document.querySelector("[data-area=log]")!.textContent;
    const rows = (): number => shown().split("mines").length - 1;
    expect(rows()).toBe(1);
    press(" ", document.querySelector("[data-area=bar] button")!);
    expect(rows()).toBe(1);
    press(" ");
    flushSync();
    expect(rows()).toBe(2);
});

test("an open list is closed at the next table", async () => {
    press("l");
    flushSync();
    expect(document.body.textContent).toContain("All choices");
    await clearTable();
    await layTable(entered(), update(1));
    expect(document.body.textContent).not.toContain("All choices");
});
