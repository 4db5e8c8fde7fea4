import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import { set } from "../../src/settings.svelte.ts";
import { clearTable, entered, FakeSocket, layTable, tell, TWO_PEOPLE } from "./laid.ts";
import { question, table, update } from "./samples.ts";

const BETWEEN = update(1, { handover: 1, table: table(question([], { asked: false }), { seat: null }) });
const cover = (): HTMLElement | null => document.querySelector(".cover");
const button = (text: string): HTMLElement =>
    [...document.querySelectorAll<HTMLElement>("button")].find(({ textContent }) =>
        textContent.includes(text),
    )!;

afterEach(async () => {
    await clearTable();
    set("openTable", false);
});

test("without an open table, the cover comes first, and offers one", async () => {
    await layTable(entered({ seats: TWO_PEOPLE }), BETWEEN);
    flushSync();
    expect(cover()).not.toBeNull();
    expect(FakeSocket.last.of("sit")).toEqual([]);
    button("Open table: do not ask again").click();
    flushSync();
    expect(cover()).toBeNull();
    expect(FakeSocket.last.of("sit")).toEqual([{ type: "sit", seat: 1 }]);
});

test("an open table turns to whoever is next without a cover", async () => {
    set("openTable", true);
    await layTable(entered({ seats: TWO_PEOPLE }), BETWEEN);
    flushSync();
    expect(cover()).toBeNull();
    expect(FakeSocket.last.of("sit")).toEqual([{ type: "sit", seat: 1 }]);
    tell(update(1, { table: table(question([]), { seat: 1 }) }));
    tell(update(2, { handover: 0, table: table(question([], { asked: false }), { seat: null }) }));
    flushSync();
    expect(FakeSocket.last.of("sit").map(({ seat }) => seat)).toEqual([1, 0]);
});
