import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// The table loads it on demand; imported here.
import "../../src/ending/EndScreen.svelte";
import { button, clearTable, entered, layTable, tell } from "./laid.ts";
import { ENDING, question, SOLO, table, update } from "./samples.ts";

const OVER = table(question([], { asked: false }), { ending: ENDING });
const headline = (): Element | null => document.querySelector("dialog[open] #headline");

beforeEach(async () => {
    await layTable(entered(), update(5, { table: OVER }));
    await vi.waitFor(() => {
        flushSync();
        expect(headline()?.textContent).toBe("You have won.");
    });
});
afterEach(clearTable);

function layAside(): void {
    document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
    flushSync();
}

test("the result can be closed, and then nothing of it covers the table", () => {
    layAside();
    expect(document.querySelector("#headline")).toBeNull();
    expect(document.querySelector(".ending")).toBeNull();
});

test("a button closes it too", () => {
    button("See the table")!.click();
    flushSync();
    expect(document.querySelector("#headline")).toBeNull();
});

test("the bar shows it again", () => {
    layAside();
    button("Show the result")!.click();
    flushSync();
    expect(headline()).not.toBeNull();
});

test("a game that ends again shows the result again", () => {
    layAside();
    tell(update(6, { dropped: [5] }));
    tell(update(7, { table: OVER }));
    expect(headline()).not.toBeNull();
});

test("with several players there is a rematch, and no next scenario", () => {
    expect(button("Rematch")).toBeDefined();
    expect(document.querySelector("a[href^='#/new/solo']")).toBeNull();
});

describe("alone", () => {
    function reach(rank: string, scenario = SOLO.scenario): HTMLAnchorElement | null {
        const ending = { ...ENDING, rank, rankName: rank };
        tell(update(6, { table: { ...OVER, ending, solo: { ...SOLO, scenario, rank } } }));
        return document.querySelector<HTMLAnchorElement>("a[href^='#/new/solo']");
    }

    test.each(["hero", "trainee"])("it is played again, or the next scenario, as a %s", (rank) => {
        expect(reach(rank)?.hash).toBe("#/new/solo?scenario=4");
        expect(button("Play again")).toBeDefined();
    });

    test("after a success the next scenario is offered first", () => {
        expect(reach("veteran")?.classList.contains("main")).toBe(true);
    });

    test("after a failure another try is offered first", () => {
        expect(reach("trainee")?.classList.contains("main")).toBe(false);
    });

    test("nothing comes after the last scenario", () => {
        expect(reach("hero", 10)).toBeNull();
    });
});
