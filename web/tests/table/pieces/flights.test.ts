import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import type { Table } from "../../../src/wire/types.ts";
import { clearTable, entered, layTable, tell } from "../laid.ts";
import { question, table, update } from "../samples.ts";

/** The table with dice of a seat on the first space of the Mine. */
function mined(seat: number | null): Table {
    const laid = table(question([]));
    const space = laid.buildings.find(({ name }) => name === "mine")!.spaces[0]!;
    Object.assign(space, { die: "S", dice: 1, seat, open: false });
    return laid;
}

const flying = (): number => document.querySelectorAll("body > .flying").length;

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] }));
afterEach(async () => {
    vi.useRealTimers();
    set("motion", "system");
    await clearTable();
});

test("a die that is placed flies from its clan, and then stays", async () => {
    await layTable(entered(), update(1));
    vi.advanceTimersByTime(500);
    tell(update(2, { table: mined(0) }));
    expect(flying()).toBe(1);
    expect(document.querySelectorAll("[data-thing='space:mine 1'] .die")).toHaveLength(1);
    expect(document.querySelector(".flying")!.ariaHidden).toBe("true");
});

test("dice that were there from the start do not fly", async () => {
    await layTable(entered(), update(1, { table: mined(0) }));
    vi.advanceTimersByTime(500);
    tell(update(2, { table: mined(0) }));
    expect(flying()).toBe(0);
});

test("without motion nothing flies", async () => {
    set("motion", "still");
    await layTable(entered(), update(1));
    vi.advanceTimersByTime(500);
    tell(update(2, { table: mined(0) }));
    expect(flying()).toBe(0);
});
