import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import { button, clearTable, entered, FakeSocket, layTable, tell } from "../laid.ts";
import { choice, LAND, line, ODDS, PATH, question, table, update } from "../samples.ts";

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

describe("what the table for the ear tells on demand", () => {
    const paths = {
        a1: PATH,
        a2: { ...PATH, name: "a2", title: "Path 2 of land A", seat: null, mercenary: null },
    };
    const out = table(question([choice("mine S", [])]), {
        lands: [{ ...LAND, paths: ["a1", "a2"] }],
        paths,
    });
    const WHY = "Why not Path 2 of land A?";
    const CHANCES = "Chances of Taron, Path 1 of land A";
    const answerTo = (name: string): string | undefined => button(name)!.nextElementSibling?.textContent;
    const asked = (): string => FakeSocket.last.of("chances").at(-1)!.request;
    const refuse = (code: string, text: string): void =>
        tell({ type: "refused", request: asked(), code, text });

    beforeEach(() => layByEar(entered(), update(1, { table: out })));

    /** Press a button that asks the server; wait until it is asked for the given time. */
    async function ask(name: string, type: "why" | "chances", times = 1): Promise<void> {
        expect(button(name)!.nextElementSibling?.getAttribute("role")).toBe("status");
        button(name)!.focus();
        button(name)!.click();
        await vi.waitFor(() => expect(FakeSocket.last.of(type)).toHaveLength(times));
    }

    test("is said after its button, which keeps the focus", async () => {
        await ask(WHY, "why");
        expect(answerTo(WHY)).toBe("");
        const { request } = FakeSocket.last.of("why").at(-1)!;
        tell({ type: "explained", request, title: "", text: "It needs a mercenary.", reason: null });
        await vi.waitFor(() => expect(answerTo(WHY)).toBe("It needs a mercenary."));
        expect(document.activeElement).toBe(button(WHY));
    });

    test("are chances, too", async () => {
        await ask(CHANCES, "chances");
        tell({ type: "chances-told", request: asked(), odds: ODDS });
        await vi.waitFor(() => expect(answerTo(CHANCES)).toContain("survives 26 %"));
        expect(document.activeElement).toBe(button(CHANCES));
    });

    test("says why there are no chances", async () => {
        await ask(CHANCES, "chances");
        refuse("no-odds", "Its fight has begun.");
        await vi.waitFor(() => expect(answerTo(CHANCES)).toBe("Its fight has begun."));
    });

    test("is asked again if the server could not reckon it, unless it never can", async () => {
        await ask(CHANCES, "chances");
        refuse("odds-lost", "Try again.");
        await vi.waitFor(() => expect(answerTo(CHANCES)).toBe("Try again."));
        await ask(CHANCES, "chances", 2);
        expect(answerTo(CHANCES)).toBe("");
        refuse("too-complex", "Too many possibilities.");
        await vi.waitFor(() => expect(answerTo(CHANCES)).toBe("Too many possibilities."));
        button(CHANCES)!.click();
        expect(FakeSocket.last.of("chances")).toHaveLength(2);
    });
});
