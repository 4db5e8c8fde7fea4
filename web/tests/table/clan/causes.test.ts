import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flushSync } from "svelte";

import { set } from "../../../src/settings.svelte.ts";
import { causesOf, memberCauses } from "../../../src/table/clan/causes.ts";
import type { Clan, Happened, Update } from "../../../src/wire/types.ts";
import { clearTable, entered, layTable, tell } from "../laid.ts";
import { clan, question, table, update } from "../samples.ts";

const TABLE = table(question([]));
const gold = (amount: number): Happened => ({
    kind: "gained",
    seat: 0,
    resource: "gold",
    amount,
    surplus: 0,
});
const paid = (amount: number): Happened => ({ kind: "gold-paid", seat: 0, gold: amount });
const mined: Happened = { kind: "die-deployed", seat: 0, building: "mine", space: 1, die: "S", dice: 1 };

describe("a change is caused by", () => {
    test.each<[string, Happened[], { amount: number; why: string }[]]>([
        ["the building of the die", [mined, gold(4)], [{ amount: 4, why: "mine" }]],
        [
            "whoever was hired before",
            [{ kind: "hired", seat: 0, member: "Fandor" }, paid(5)],
            [{ amount: -5, why: "Fandor" }],
        ],
        [
            "what was bought afterwards",
            [paid(3), { kind: "trap-bought", seat: 0, trap: "magic-1" }],
            [{ amount: -3, why: "magic-1" }],
        ],
        [
            "several things, each with its part",
            [
                { kind: "came-home", seat: 0, member: "Nimra", path: "a1" },
                gold(4),
                { kind: "wages", seat: 0, gold: 3, due: 3 },
            ],
            [
                { amount: 4, why: "Nimra" },
                { amount: -3, why: "wages" },
            ],
        ],
        ["nothing that is known", [paid(2)], [{ amount: -2, why: "" }]],
        ["nothing of others", [{ ...gold(4), seat: 1 }], []],
    ])("%s", (_, events, expected) => {
        expect(causesOf("gold", 0, events, TABLE)).toEqual(expected);
    });

    test("what is over the limit does not count", () => {
        const potions: Happened = { kind: "gained", seat: 0, resource: "potions", amount: 3, surplus: 1 };
        expect(causesOf("potions", 0, [potions], TABLE)).toEqual([{ amount: 2, why: "" }]);
    });

    test("reputation: who came or went, if it is one", () => {
        const hired: Happened = { kind: "hired", seat: 0, member: "Fandor" };
        expect(memberCauses(0, 4, [hired])).toEqual([{ amount: 4, why: "Fandor" }]);
        expect(memberCauses(0, 4, [hired, hired])).toEqual([]);
    });
});

describe("beside a number", () => {
    const marks = (): string[] =>
        [...document.querySelectorAll("[data-area=clan] .marks > span")].map(
            ({ textContent }) => textContent,
        );
    const purse = (): HTMLElement => document.querySelector("[data-area=clan] .token.gold")!;
    function become(version: number, changed: Partial<Clan>, more: Partial<Update> = {}): void {
        tell(update(version, { table: table(question([]), { clans: [clan(changed)] }), ...more }));
    }

    beforeEach(async () => {
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        await layTable(entered(), update(1));
    });
    afterEach(async () => {
        set("motion", "system");
        vi.useRealTimers();
        await clearTable();
    });

    test("stands for a while by how much it changed, and why", () => {
        become(2, { gold: 11 }, { events: [mined, gold(4)] });
        expect(marks()).toEqual(["+4mine"]);
        vi.advanceTimersByTime(4000);
        flushSync();
        expect(marks()).toEqual([]);
    });

    test("stands only the sum, if the events tell another one", () => {
        become(2, { gold: 9 }, { events: [mined, gold(4)] });
        expect(marks()).toEqual(["+2"]);
    });

    test("stands nothing if a step is taken back", () => {
        become(2, { gold: 3 }, { dropped: [1] });
        expect(marks()).toEqual([]);
    });

    test("stands nothing for the next player at the same screen", () => {
        tell(update(2, { table: table(question([]), { seat: 1, clans: [clan({ seat: 1, gold: 3 })] }) }));
        expect(marks()).toEqual([]);
    });

    test("the numbers between pass by; screen readers hear the new one at once, and once", () => {
        become(2, { gold: 10 });
        expect([...purse().querySelectorAll(".column > span")].map(({ textContent }) => textContent)).toEqual(
            ["7", "8", "9", "10"],
        );
        expect(purse().querySelector(".heard")!.textContent).toBe("10 gold");
        expect(purse().querySelector("b")!.getAttribute("aria-hidden")).toBe("true");
    });

    test("nothing passes by without motion, but the reason stands there", () => {
        set("motion", "still");
        become(2, { gold: 11 }, { events: [mined, gold(4)] });
        expect(purse().querySelector(".column")).toBeNull();
        expect(marks()).toEqual(["+4mine"]);
    });
});
