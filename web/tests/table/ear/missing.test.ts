import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { missed } from "../../../src/app/reach.svelte.ts";
import { set } from "../../../src/settings.svelte.ts";
import { button, clearTable, entered, FakeSocket, layTable, press, tell } from "../laid.ts";
import { choice, line, question, table, update } from "../samples.ts";

const server = vi.hoisted(() => ({ away: true }));
vi.mock("../../../src/words/say.svelte.ts", async (original) => {
    const said = await original<typeof import("../../../src/words/say.svelte.ts")>();
    const withWords: typeof said.withWords = (part, fetched) =>
        part === "ear" && server.away
            ? Promise.reject(new Error("nobody there"))
            : said.withWords(part, fetched);
    return { ...said, withWords };
});

const alert = (): string | undefined => document.querySelector("[role=alert] p")?.textContent;
const told = (): boolean => document.querySelector("[data-area=ear]") !== null;
const END = choice("end turn", [], { kind: "end-turn", group: "other", final: true });

/** To fetch the page takes longer the first time. */
beforeAll(() => import("../../../src/table/ear/EarTable.svelte"));
beforeEach(async () => {
    server.away = true;
    set("ear", true);
    await layTable(entered(), update(1, { table: table(question([END])) }));
    await vi.waitFor(() => expect(alert()).toMatch(/^Part of the table did not arrive\./));
    expect(document.querySelector("[data-area=citadel]")).not.toBeNull();
});
afterEach(async () => {
    await clearTable();
    set("ear", false);
});

test("a table for the ear that did not arrive is fetched again when that is asked for", async () => {
    server.away = false;
    button("Try again")!.click();
    await vi.waitFor(() => expect(told()).toBe(true));
    expect(alert()).toBeUndefined();
});

test("it is fetched again when it is switched on again", async () => {
    server.away = false;
    set("ear", false);
    flushSync();
    expect(alert()).toBeUndefined();
    set("ear", true);
    await vi.waitFor(() => expect(told()).toBe(true));
});

test("it is fetched again once the server is back", async () => {
    missed();
    server.away = false;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(told()).toBe(true));
});

test("as long as it is not there, the moves of others are shown one after the other", async () => {
    const happened = (): string => document.querySelector("[data-area=log]")!.textContent;
    tell(
        update(2, { lines: [line(2, "The fire clan hires.", 1)] }),
        update(3, { lines: [line(3, "The fire clan ends its turn.", 1)] }),
    );
    expect(happened()).toContain("The fire clan hires.");
    expect(happened()).not.toContain("The fire clan ends its turn.");
    press(" ");
    expect(happened()).toContain("The fire clan ends its turn.");
});

test("as long as it is not there, a finger taps something final twice", () => {
    const end = document.querySelector<HTMLElement>(`[data-choice="${END.spelling}"]`)!;
    const touch = { pointerType: "touch", detail: 1, bubbles: true };
    end.dispatchEvent(new PointerEvent("pointerdown", touch));
    end.dispatchEvent(new PointerEvent("click", touch));
    flushSync();
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(FakeSocket.last.of("answer")).toEqual([]);
    expect(document.querySelector("[data-marked]")).not.toBeNull();
});
