import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import { clearTable, entered, FakeSocket, layTable, tell } from "./laid.ts";
import { choice, clan, LAND, PATH, question, SOLO, space, table, update } from "./samples.ts";
import type { Building, Deal, Table } from "../../src/wire/types.ts";

afterEach(clearTable);

const lay = (more: Partial<Table>, asked = question([])): Promise<void> =>
    layTable(entered(), update(1, { table: table(asked, more) }));
const text = (selector: string): string =>
    document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";

test("the load shows how much space on the path is taken", async () => {
    const asked = question([choice("done", [], { kind: "done" })], { kind: "load", about: { path: "a1" } });
    await lay({ paths: { a1: PATH }, lands: [{ ...LAND, land: "Yuha", paths: ["a1"] }] }, asked);
    expect(text("[data-area=sheet] .room")).toBe("Space on the path 1 of 10");
    expect(document.querySelector(".room")?.getAttribute("aria-label")).toBe(
        "Space on the path: 1 of 10 taken",
    );
});

test("a mission has the same name on the table and in the log", async () => {
    const mission = { place: "m", mission: "Mission 9", text: "go with SS", paths: [] };
    await lay({ missions: [mission] });
    expect(text(".task p")).toBe("Mission 9 by dice: go with SS");
    expect(document.querySelector(".task")?.getAttribute("aria-label")).toBe("Mission 9, Dice mission");
});

test("a mission that takes a die of any colour says so", async () => {
    const open = { ...PATH, required: "", mercenary: null, seat: null, dice: "", load: "" };
    const paths = {
        c1: { ...open, name: "c1", upTo: 1, colours: "SMP" },
        c2: { ...open, name: "c2", upTo: 2, colours: "SM" },
    };
    const mission = { place: "c", mission: "Mission 11", text: "Contract: go.", paths: ["c1", "c2"] };
    await lay({ missions: [mission], paths });
    expect([...document.querySelectorAll(".asks")].map((each) => each.textContent.trim())).toEqual([
        "any die",
        expect.stringMatching(/^2 of/),
    ]);
});

test("before the clans are chosen the places say what will lie there", async () => {
    const buildings = table(question([])).buildings.map((building): Building => ({
        ...building,
        offers: building.offers.map(() => ""),
    }));
    await lay({ phase: "setup", clans: [clan({ affinity: "" })], buildings, lands: [LAND], loot: [""] });
    expect(text("#citadel-title")).toBe("The Citadel filled once the clans are chosen");
    expect(text(".tavern .empty")).toBe("A mercenary for hire");
    expect(text(".lodge .empty")).toBe("A trap for sale");
    expect(text(".land .empty")).toBe("A land to conquer");
    expect(text(".loot .none")).toBe("a token for whoever comes home empty-handed");
});

test("later in the game a dock without a card is empty", async () => {
    const [tavern, ...others] = table(question([])).buildings;
    await lay({ buildings: [{ ...tavern!, offers: [""] }, ...others] });
    expect(text("#citadel-title")).toBe("The Citadel");
    expect(text(".tavern .empty")).toBe("tavern, dock 1: empty");
});

test("a building without docks says what it sells", async () => {
    const [tavern] = table(question([])).buildings;
    await lay({
        buildings: [{ ...tavern!, name: "armory", offers: [], deal: "2 gold for each defense token" }],
    });
    expect(text(".armory .deal")).toBe("2 gold for each defense token");
});

test("a building in panic has a sign in place of its spaces, unless dice lie there", async () => {
    const [tavern] = table(question([])).buildings;
    const panic = { ...tavern!, panic: true };
    await lay({ buildings: [panic, { ...panic, name: "mine", spaces: [space({ die: "S", dice: 1 })] }] });
    expect(text(".tavern .state")).toBe("panic");
    expect(document.querySelectorAll(".tavern .space")).toHaveLength(0);
    expect(text(".mine .state .heard")).toBe("panic");
    expect(document.querySelectorAll(".mine .space")).toHaveLength(1);
});

test("in solo play the ranks are listed with what each one needs and which is next", async () => {
    await lay({ solo: SOLO, clans: [clan()] });
    expect(text("#rivals-title")).toBe("Madhala");
    expect([...document.querySelectorAll(".ladder li")].map((each) => each.textContent.trim())).toEqual([
        "Hero 40 victory points",
        "Veteran 30 victory points",
        "Trainee 22 victory points",
    ]);
    expect(text(".ladder .next b")).toBe("Veteran");
    expect(text(".ladder .reached b")).toBe("Trainee");
    expect(text(".ladder .standing")).toBe("Trainee so far; next Veteran: points 24 of 30");
});

test("the top line shows the phases of a round and marks the current one", async () => {
    const phases = (): string[] =>
        [...document.querySelectorAll(".phases li")].map((each) => each.textContent.trim());
    await lay({ phase: "adventure", phaseName: "adventure" });
    expect(phases()).toEqual(["deployment", "adventure", "clean-up"]);
    expect(text(".phases [aria-current=step]")).toBe("adventure");
    tell(update(2, { table: table(question([]), { phase: "setup", phaseName: "setup" }) }));
    expect(phases()).toEqual(["setup"]);
});

test("an open connection is announced, and only a broken one is shown", async () => {
    await lay({});
    const heard = (): boolean => document.querySelector(".connection")!.classList.contains("heard");
    expect([text(".connection"), heard()]).toEqual(["connected", true]);
    FakeSocket.last.dispatchEvent(new CloseEvent("close"));
    flushSync();
    expect([text(".connection"), heard()]).toEqual(["reconnecting", false]);
});

test("a card shows what would be paid now, and with a picked die what it costs with that one", async () => {
    const tavern = ["space:tavern 1", "building:tavern"];
    const deal = (die: string, gold: number): Deal => ({
        kind: "hire",
        things: ["member:Fandor"],
        walk: [`tavern ${die}`, "hire fandor"],
        die,
        gold,
        wages: 1,
        points: 4,
        icons: 1,
        final: false,
    });
    const asked = question(
        [
            choice("tavern S", ["die:S", ...tavern]),
            choice("mine S", ["die:S", "space:mine 1", "building:mine"]),
            choice("tavern P5", ["die:P5", ...tavern]),
        ],
        { deals: [deal("S", 10), deal("P5", 5)] },
    );
    await lay({}, asked);
    const price = (): string => text("[data-thing='offered:Fandor'] .price b");
    expect(price()).toBe("5–10");
    expect(text("[data-thing='offered:Fandor'] .brings")).toBe("+4");
    document.querySelector<HTMLElement>("[data-thing='die:S']")!.click();
    flushSync();
    expect(price()).toBe("10");
});

test("a building says what its last persuasion die takes off for the next", async () => {
    const [tavern] = table(question([])).buildings;
    await lay({ buildings: [{ ...tavern!, persuaded: 5 }] });
    expect(text(".plot.tavern .deal")).toBe("Persuasion die below 5: another 5 off");
});

test("traps in the basket are marked at their docks, and others are not", async () => {
    const [, lodge] = table(question([])).buildings;
    const asked = question(
        [choice("buy initial 2", ["trap:initial", "dock:lodge 2"], { kind: "trap", group: "other" })],
        { kind: "lodge", about: { basket: "initial" } },
    );
    await lay({ buildings: [{ ...lodge!, offers: ["initial", "initial", "magic-1"] }] }, asked);
    const marked = [...document.querySelectorAll(".plot.lodge [data-thing]:has(.mark)")];
    expect(marked.map((each) => (each as HTMLElement).dataset.thing)).toEqual(["dock:lodge 1"]);
    expect(marked[0]!.querySelector(".heard")!.textContent).toMatch(/, picked$/);
});

test("loot has its name beside its emblem", async () => {
    await lay({ loot: ["supplies", "brews"] });
    expect([...document.querySelectorAll(".loot .chest")].map(({ textContent }) => textContent)).toEqual([
        "supplies",
        "brews",
    ]);
});
