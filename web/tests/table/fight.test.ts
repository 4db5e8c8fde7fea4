import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// The table loads them on demand; imported here.
import "../../src/battle/BattleStage.svelte";
import "../../src/ending/EndScreen.svelte";
import type { Table, Update } from "../../src/wire/types.ts";
import { recorded } from "../battle/fixtures.ts";
import { clearTable, entered, layTable, press, tell, TWO_PEOPLE } from "./laid.ts";
import { choice, clan, ENDING, line, question, table, update } from "./samples.ts";

/** A fight in which a mercenary dies: the question before the dice, and what they bring. */
const [BEFORE, AFTER] = recorded("death").map(({ events, table: told }) => ({
    events: [...events],
    table: {
        ...table(told.question),
        fight: told.fight,
        hitFrom: told.hitFrom,
        clans: [clan({ affinity: "fire", traps: ["divert-2"] })],
    } satisfies Table,
}));
const DEATH = [line(6, "Frunks is dead.")];

/** The dice are rolled. */
function fall(more: Partial<Table> = {}, told: Partial<Update> = {}): void {
    const poorer = { ...AFTER!.table, clans: [clan({ affinity: "fire", gold: 3 })] };
    tell(update(6, { events: AFTER!.events, table: { ...poorer, ...more }, lines: DEATH, ...told }));
}

const stage = (): Element | null => document.querySelector(".stage");
/** Whether each part of the bar can be used. */
const usable = (): boolean[] =>
    [...document.querySelectorAll("[data-area=bar] :is(button, .question)")].map(
        (part) => part.closest("[inert]") === null,
    );
const clanPane = (): string => document.querySelector("[data-area=clan]")!.textContent;
/** Run all frames that are waiting. */
async function calm(): Promise<void> {
    const told = (): string => document.body.innerHTML;
    let before = "";
    do {
        before = told();
        await new Promise((done) => setTimeout(done, 120));
        flushSync();
    } while (told() !== before);
}
async function toTheEnd(): Promise<void> {
    await calm();
    while (document.querySelector(".skip:not(.away), .go-on:not(.none), [data-area=round]")) {
        press("Escape");
        await calm();
    }
}

beforeEach(async () => {
    await layTable(entered({ seats: TWO_PEOPLE }), update(5, BEFORE));
    await vi.waitFor(() => {
        flushSync();
        expect(stage()).not.toBeNull();
    });
    await toTheEnd();
});
afterEach(clearTable);

describe("while the dice of a fight fall", () => {
    test("neither the log nor the purse shows how it ends", async () => {
        fall();
        expect(stage()).not.toBeNull();
        expect(document.querySelector("[data-area=log]")!.textContent).not.toContain("Frunks is dead.");
        expect(clanPane()).toContain("7 gold");
        await toTheEnd();
        expect(document.querySelector("[data-area=log]")!.textContent).toContain("Frunks is dead.");
        expect(clanPane()).toContain("3 gold");
    });

    test("nothing is announced too early", async () => {
        const announced = (): string =>
            [...document.querySelectorAll("[aria-live]")].at(-1)!.textContent.trim();
        fall();
        expect(announced()).toBe("");
        await toTheEnd();
        expect(announced()).toContain("Frunks is dead.");
    });

    test("nothing is lit and the bar cannot be used", async () => {
        const deploy = choice("tavern S", ["die:S", "space:tavern 1"]);
        fall({ question: question([deploy]) });
        expect(document.querySelector("[data-lit]")).toBeNull();
        expect(new Set(usable())).toEqual(new Set([false]));
        await toTheEnd();
        expect(document.querySelector("[data-lit]")).not.toBeNull();
        expect(new Set(usable())).toEqual(new Set([true]));
    });

    test("the top line says that it is the adventure", async () => {
        const now = (): string | undefined => document.querySelector("[data-area=top] .now")?.textContent;
        fall();
        expect(now()).toBe("adventure");
        await toTheEnd();
        expect(now()).toBe("deployment");
    });

    test("the end of the game waits for the end of the fight", async () => {
        fall({ ending: ENDING });
        expect(document.querySelector("#headline")).toBeNull();
        await toTheEnd();
        expect(document.querySelector("#headline")?.textContent.trim()).toBe(
            "Ada has won with 0 victory points.",
        );
    });

    test("the screen is handed over only after it", async () => {
        fall({ seat: null }, { handover: 1 });
        expect(stage()).not.toBeNull();
        expect(document.body.textContent).not.toContain("Pass the screen on");
        await toTheEnd();
        expect(stage()).toBeNull();
        expect(document.querySelector("h1")?.textContent).toBe("Bo’s turn");
        expect(document.body.innerHTML).not.toContain("divert-2");
    });
});
