import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// The table loads it on demand; imported here.
import "../../src/rounds/RoundSheet.svelte";
import { settings } from "../../src/settings.svelte.ts";
import type { Happened } from "../../src/wire/types.ts";
import { learn } from "../../src/words/say.svelte.ts";
import { clearTable, entered, layTable, press, tell } from "../table/laid.ts";
import { choice, clan, line, question, table, update } from "../table/samples.ts";

const ENDS: Happened[] = [
    { kind: "clean-up-began", seat: null },
    { kind: "came-home", seat: 0, member: "Fandor", path: "a1" },
    { kind: "gained", seat: 0, resource: "gold", amount: 4, surplus: 0 },
    { kind: "wages", seat: 0, gold: 2, due: 2 },
    { kind: "docked", seat: null, offer: "monster", place: 1, card: "Gator" },
    { kind: "round-began", seat: null, round: 2 },
];
const MADHALA: Happened[] = [
    { kind: "madhala-rolled", seat: null, red: 6, yellow: 1 },
    { kind: "madhala-sent", seat: null, path: "a1" },
];
const NEXT = table(question([]), { round: 2, clans: [clan({ gold: 9, wage: 1 })] });

const LAST = table(question([choice("end turn", [], { kind: "end-turn", final: true })]));

/** Wait for the first paint, and for what is fetched after it. */
async function painted(): Promise<void> {
    await new Promise((done) => setTimeout(done, 150));
    flushSync();
    await vi.dynamicImportSettled();
    flushSync();
}

const sheet = (): HTMLElement | null => document.querySelector("[data-area=round]");
const rows = (): string[] =>
    [...(sheet()?.querySelectorAll(".told, .title") ?? [])].map(({ textContent }) => textContent.trim());
const gold = (): string => document.querySelector("[data-area=clan] .gold .heard")!.textContent;
const spoken = (): string =>
    [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent.trim()).join("");

/** Let some milliseconds pass. */
async function pass(time: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
}

beforeEach(async () => {
    await learn("rounds");
    // As after a reload: the first answer may end the turn, so the sheet is there before it.
    await layTable(entered(), update(1, { table: LAST }));
    await painted();
    vi.useFakeTimers();
});
afterEach(async () => {
    vi.useRealTimers();
    settings.speed = "normal";
    await clearTable();
});

describe("the end of a round", () => {
    test("is shown step by step, each with its reason, before the table of the next", async () => {
        tell(update(3, { events: ENDS, table: NEXT, lines: [line(3, "Round 2 begins.")] }));
        await pass(100);
        expect(rows()).toEqual(["Fandor comes home."]);
        expect(sheet()!.textContent).toContain("What was carried now belongs to the clan.");
        expect(sheet()!.textContent).toContain("+4");
        expect(gold()).toBe("7 gold");
        expect(spoken()).not.toContain("Round 2 begins.");
        await pass(1400);
        expect(rows()).toEqual(["Fandor comes home.", "2 gold in wages."]);
        expect(sheet()!.textContent).toContain("2 members, 1 gold each. Leaders and settlers cost nothing.");
        await pass(1300);
        expect(rows()).toEqual(["Round 2 of 6"]);
        expect(sheet()!.textContent).toContain("Gator");
        await pass(2200);
        await pass(700);
        expect(sheet()).toBeNull();
        expect(gold()).toBe("9 gold");
        expect(spoken()).toContain("Round 2 begins.");
    });

    test.each([" ", "Enter", "Escape"])("can be skipped with the key %j", async (key) => {
        tell(update(3, { events: ENDS, table: NEXT }));
        await pass(100);
        press(key);
        await pass(700);
        expect(sheet()).toBeNull();
        expect(gold()).toBe("9 gold");
    });

    test("can be skipped with a click anywhere on it", async () => {
        tell(update(3, { events: ENDS, table: NEXT }));
        await pass(100);
        sheet()!.click();
        await pass(700);
        expect(sheet()).toBeNull();
    });

    test("offers the way to skip it to the keyboard, and hands it back to the bar", async () => {
        document.querySelector<HTMLElement>("[data-area=bar] button")!.focus();
        tell(update(3, { events: ENDS, table: NEXT }));
        await pass(100);
        expect(document.activeElement!.textContent.trim()).toBe("Skip");
        (document.activeElement as HTMLElement).click();
        await pass(700);
        expect(document.activeElement!.closest("[data-area]")!.getAttribute("data-area")).toBe("bar");
    });

    test("is over at once where moves are shown at once", async () => {
        settings.speed = "instant";
        tell(update(3, { events: ENDS, table: NEXT }));
        expect(sheet()).toBeNull();
        await pass(700);
        expect(gold()).toBe("9 gold");
    });

    test("is not shown again to the next seat at the same screen", async () => {
        tell(update(3, { events: ENDS, table: NEXT }));
        await pass(100);
        press(" ");
        await pass(700);
        tell(update(3, { events: ENDS, table: NEXT }));
        await pass(100);
        expect(sheet()).toBeNull();
    });

    test("comes after Madhala's turn", async () => {
        tell(update(3, { events: [...MADHALA, ...ENDS], table: NEXT }));
        await pass(100);
        expect(rows()).toEqual(["She rolls red 6 and yellow 1."]);
        await pass(900);
        expect(rows()).toEqual(["She rolls red 6 and yellow 1.", "She sets out: a1."]);
        await pass(1100);
        expect(rows()).toEqual(["Fandor comes home."]);
    });
});

describe("a table that was just laid", () => {
    const STEPS = { events: [...MADHALA, ...ENDS], table: NEXT };

    async function layAgain(first: ReturnType<typeof table>): Promise<void> {
        vi.useRealTimers();
        await clearTable();
        vi.useFakeTimers();
        await layTable(entered(), update(1, { table: first }));
    }

    test("shows a turn that the first answer ends", async () => {
        await layAgain(LAST);
        await pass(150);
        tell(update(2, STEPS));
        await pass(100);
        expect(rows()).toEqual(["She rolls red 6 and yellow 1."]);
    });

    test("shows a round that the last decision of a clean-up ends", async () => {
        const home = choice("settle", ["member:Fandor"], { kind: "settle" });
        await layAgain(table(question([home]), { phase: "clean-up" }));
        await pass(150);
        tell(update(2, STEPS));
        await pass(100);
        expect(sheet()).not.toBeNull();
    });

    test("shows what others end once it is at rest, and not with its first bytes", async () => {
        await layAgain(table(question([], { asked: false })));
        await pass(1000);
        tell(update(1, STEPS));
        await pass(100);
        expect(sheet()).toBeNull();
        await pass(1500);
        tell(update(2, { events: ENDS, table: NEXT }));
        await pass(100);
        expect(sheet()).not.toBeNull();
    });
});
