import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { openTip } from "../../../src/parts/tip.svelte.ts";
import type { Clan, Deal, Payday, Table } from "../../../src/wire/types.ts";
import { clearTable, entered, layTable, tell } from "../laid.ts";
import { choice, clan, question, table, update } from "../samples.ts";

afterEach(async () => {
    await clearTable();
    window.dispatchEvent(new Event("resize"));
});

/** Lay a table in the hand. */
async function lay(own: Partial<Clan>, more: Partial<Table> = {}, asked = question([])): Promise<void> {
    vi.stubGlobal("innerWidth", 390);
    vi.stubGlobal("innerHeight", 844);
    window.dispatchEvent(new Event("resize"));
    await layTable(entered(), update(1, { table: table(asked, { ...more, clans: [clan(own)] }) }));
}

const status = (selector: string): HTMLElement =>
    document.querySelector<HTMLElement>(`[data-area=status] ${selector}`)!;

/** Point at a token until its tip says something. */
async function tells(token: HTMLElement, words: string): Promise<void> {
    token.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.waitFor(() => expect(openTip()?.tell()).toContain(words));
}

const PAYDAY: Payday = {
    due: 7,
    gold: 4,
    sure: [{ gold: 3, text: "3 from Taron" }],
    doubtful: [],
    short: 0,
};

test("the line above every view has no alarm while what is sure to come is enough for the wages", async () => {
    await lay({ wages: 7, gold: 4 }, { payday: PAYDAY });
    expect(status(".purse").classList).not.toContain("short");
    expect(document.querySelectorAll(".wages.alarm")).toHaveLength(0);
});

test("the line above every view gives the alarm where the clan does", async () => {
    await lay({ wages: 7, gold: 4 }, { payday: { ...PAYDAY, sure: [], short: 3 } });
    expect(status(".purse").classList).toContain("short");
});

test("its wages say what they are paid with, and its points why icons give some", async () => {
    await lay({ wages: 7, gold: 4 }, { payday: PAYDAY });
    await tells(status(".wages"), "3 from Taron");
    await tells(status(".points .points"), "Icons score together.");
});

test("a tile shows what its cards would cost now, and the full price crossed out", async () => {
    const deal: Deal = {
        kind: "hire",
        die: "P5",
        things: ["member:Fandor"],
        walk: ["tavern P5", "hire fandor"],
        gold: 2,
        wages: 0,
        points: 0,
        icons: "",
        final: false,
    } as unknown as Deal;
    await lay({}, {}, question([choice("tavern P5", ["die:P5"])], { deals: [deal] }));
    const [fandor, nimra] = document.querySelectorAll(".tile.tavern .offer .price b");
    expect([fandor?.textContent, nimra?.textContent]).toEqual(["2", "0"]);
});

test("the second tap is asked for with the changes in parentheses", async () => {
    const end = choice("end turn", [], {
        kind: "end-turn",
        group: "other",
        label: "6 gold",
        final: true,
        changes: "gold 6→14",
    });
    await lay({}, {}, question([end]));
    const button = document.querySelector<HTMLElement>("[data-choice='end turn']")!;
    const touch = { bubbles: true, pointerType: "touch" };
    button.dispatchEvent(new PointerEvent("pointerdown", touch));
    button.dispatchEvent(new PointerEvent("click", touch));
    flushSync();
    expect(document.querySelector(".again")?.textContent.replace(/\s+/g, " ").trim()).toContain(
        "(gold 6→14)",
    );
    tell(update(2));
});
