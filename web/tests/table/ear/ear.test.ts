import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import { button, clearTable, entered, FakeSocket, layTable, tell } from "../laid.ts";
import { choice, line, question, table, update } from "../samples.ts";

/** Lay a table, and wait until it is told. */
async function layByEar(...messages: Parameters<typeof layTable>): Promise<void> {
    await layTable(...messages);
    await vi.waitFor(() => expect(heading("What now")).toBeDefined());
}

const heading = (text: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>("h2")].find((each) => each.textContent.trim() === text);
const said = (): string[] =>
    [...document.querySelectorAll("[aria-live=polite].heard p")].map(({ textContent }) => textContent.trim());

/** Answer with a choice, and let the server ask something else. */
function answer(name: string, version: number, next: Parameters<typeof update>[1]): void {
    button(name)!.focus();
    button(name)!.click();
    const { request } = FakeSocket.last.of("answer").at(-1)!;
    tell({ type: "taken", request, version }, update(version, next));
}

/** To fetch the page takes longer the first time. */
beforeAll(() => import("../../../src/table/ear/EarTable.svelte"));
beforeEach(() => set("ear", true));
afterEach(async () => {
    await clearTable();
    set("ear", false);
});

describe("the table for the ear", () => {
    const asked = table(question([choice("mine S", []), choice("tavern P5", [])]));

    test("has every answer as a button, and nothing of the board", async () => {
        await layByEar(entered(), update(1, { table: asked }));
        expect(button("mine S")).toBeDefined();
        expect(document.querySelector("[data-thing]")).toBeNull();
    });

    test("puts the focus on the heading of the question after an answer", async () => {
        await layByEar(entered(), update(1, { table: asked }));
        answer("mine S", 2, { table: table(question([choice("end turn", [])])) });
        await vi.waitFor(() => expect(document.activeElement).toBe(heading("What now")));
    });

    test("leaves the focus alone when others move", async () => {
        await layByEar(entered(), update(1, { table: asked }));
        button("Settings")!.focus();
        tell(update(2, { lines: [line(2, "The fire clan hires.", 1)], table: asked }));
        await Promise.resolve();
        expect(document.activeElement).toBe(button("Settings"));
    });

    test("does not take the focus from the page of a reader who has none", async () => {
        await layByEar(entered(), update(1, { table: asked }));
        (document.activeElement as HTMLElement).blur();
        tell(update(2, { table: table(question([], { asked: false, seat: 1 })) }));
        await Promise.resolve();
        expect(document.activeElement).toBe(document.body);
    });

    test("says each thing once, also what came before the turn", async () => {
        await layByEar(entered(), update(1, { table: table(question([], { asked: false, seat: 1 })) }));
        await vi.waitFor(() => expect(document.querySelector("[aria-live=polite].heard p")).not.toBeNull());
        tell(update(2, { lines: [line(2, "The fire clan hires.", 1)] }));
        tell(
            update(3, {
                lines: [line(3, "The fire clan ends its turn.", 1)],
                events: [{ kind: "turn-began", seat: 0 }],
                table: asked,
            }),
        );
        await vi.waitFor(() => expect(said().at(-1)).toBe("Your turn."));
        expect(said().filter(Boolean)).toEqual([
            "The fire clan hires.",
            "The fire clan ends its turn.",
            "Your turn.",
        ]);
    });
});
