import { afterEach, expect, test, vi } from "vitest";

import { diceAsked } from "../../../src/table/pieces/faces.ts";
import {
    changeWords,
    paydayWords,
    pointsWords,
    sourcesOf,
    wagesWords,
} from "../../../src/table/clan/breakdown.ts";
import type { Clan, Member, Path, Payday, Table } from "../../../src/wire/types.ts";
import { clearTable, entered, layTable, tell } from "../laid.ts";
import { choice, clan, question, SOLO, space, table, update } from "../samples.ts";

let laid = false;
afterEach(async () => {
    if (laid) await clearTable();
    laid = false;
});

async function lay(own: Partial<Clan>, more: Partial<Table> = {}, asked = question([])): Promise<void> {
    laid = true;
    await layTable(entered(), update(1, { table: table(asked, { ...more, clans: [clan(own)] }) }));
}
const text = (element: Element | null | undefined): string =>
    element?.textContent.replace(/\s+/g, " ").trim() ?? "";
const all = (selector: string): Element[] => [...document.querySelectorAll(`[data-area=clan] ${selector}`)];

const MEMBER: Member = {
    name: "Taron",
    leader: false,
    wounded: false,
    path: "",
    land: "",
    talentUsed: false,
    equipment: [],
};
const WATER = { affinity: "water", count: 4, points: 5 };
const FIRE = { affinity: "fire", count: 1, points: 1 };

// --- the sources of the numbers -------------------------------------------------------------------

test("points are listed by source", () => {
    const rich = clan({ glory: 13, reputation: 7, trophyPoints: 3, icons: [WATER, FIRE] });
    expect(pointsWords(rich).split("\n")).toEqual([
        "glory: 13",
        "reputation of the members: 7",
        "trophies: 3",
        "water, 4 icons: 5",
        "fire, 1 icon: 1",
    ]);
});

test("trophies are not listed if there are none", () => {
    expect(pointsWords(clan({ trophyPoints: 0 }))).not.toContain("trophies");
});

test("a rise of the points is listed by source", () => {
    const before = sourcesOf(clan({ reputation: 1, icons: [{ ...WATER, points: 1 }] }));
    const after = sourcesOf(clan({ reputation: 5, icons: [{ ...WATER, points: 3 }, FIRE] }));
    expect(changeWords(before, after)).toBe("Last change +7: reputation +4, water +2, fire +1");
    expect(changeWords(after, before)).toBe("Last change −7: reputation −4, water −2, fire −1");
});

test("wages say what each member costs", () => {
    expect(wagesWords(clan({ wages: 6, wage: 2, gold: 9 }))).toBe("3 members at 2 gold each.");
    expect(wagesWords(clan({ wages: 1, wage: 1, gold: 9 }))).toBe("One member at 1 gold.");
});

test("the player is told what follows if gold is missing", () => {
    expect(wagesWords(clan({ wages: 6, wage: 2, gold: 4 }))).toContain(
        "You are 2 gold short. If that does not change, you pay what you have, and one member deserts: the one with the highest reputation who is neither leader nor settled.",
    );
});

const PAYDAY: Payday = {
    due: 7,
    gold: 4,
    sure: [{ gold: 3, text: "Frunks carries 3 gold" }],
    doubtful: [{ gold: 5, text: "5 gold for capturing Gator" }],
    short: 0,
};

test("income before the wages is told, sure and doubtful apart, by its sources", () => {
    expect(wagesWords(clan({ wages: 7, wage: 1, gold: 4 }), PAYDAY)).toBe(
        [
            "Wages 7: 4 in hand, 3 certain, 5 possible.",
            "Certain: Frunks carries 3 gold.",
            "Possible, if all goes well: 5 gold for capturing Gator.",
            "7 members at 1 gold each.",
        ].join("\n"),
    );
    expect(paydayWords({ ...PAYDAY, sure: [], doubtful: [] })).toBe("Wages 7: 4 in hand");
});

// --- the panel -----------------------------------------------------------------------------------

test("the numbers of a clan have words", async () => {
    await lay({});
    expect(all("header .caption").map(text)).toEqual(["gold", "wages", "points"]);
    expect(all(".tokens .caption").map(text)).toEqual(["defense", "potions", "venoms", "traps"]);
    expect(all(".meter .end .word").map(text)).toEqual(["glory", "reputation"]);
});

test("too little gold for the wages is shown next to the wages", async () => {
    await lay({ wages: 12, gold: 7 });
    expect(text(all(".wages .caption")[0])).toBe("5 short");
    expect(all(".wages.alarm")).toHaveLength(1);
});

test("there is no alarm while what is sure is enough for the wages", async () => {
    await lay({ wages: 7, gold: 4 }, { payday: PAYDAY });
    expect(text(all(".wages .caption")[0])).toBe("wages");
    expect(text(all(".purse .payday")[0])).toBe("3 certain, 5 possible");
    expect(all(".wages.alarm")).toHaveLength(0);
});

test("what is doubtful does not count against the alarm", async () => {
    await lay({ wages: 7, gold: 2 }, { payday: { ...PAYDAY, gold: 2, short: 2 } });
    expect(text(all(".wages .caption")[0])).toBe("2 short");
    expect(all(".wages.alarm")).toHaveLength(1);
});

test("the dice that glory brings are below its bar", async () => {
    await lay({ gloryDice: "SM" });
    expect(all(".meter .brings text").map(text)).toEqual(["S", "M"]);
});

test("more than the limit stands out and is explained", async () => {
    await lay({ venoms: 4, potions: 3 });
    expect(text(all(".tokens .venoms .heard")[0])).toBe(
        "4 venoms, 1 over the limit of 3: the surplus is discarded",
    );
    expect(all(".tokens .alarm")).toHaveLength(1);
});

test("the counter counts the traps at hand", async () => {
    await lay({ trapCount: 1, ownedTraps: ["initial", "magic-1"] });
    expect(text(all(".tokens .traps b")[0])).toBe("1/5");
});

test("traps show their names when one must be chosen", async () => {
    const traps = ["initial", "magic-1"];
    await lay({ traps });
    expect(all(".bag .caption")).toHaveLength(0);
    const asked = question([choice("give magic-1", ["trap:magic-1"])]);
    tell(update(2, { table: table(asked, { clans: [clan({ traps })] }) }));
    expect(all(".bag .caption").map(text)).toEqual(["initial", "magic-1"]);
});

test("cards are in one row if they have room, else in two; very many scroll, and an empty pool takes one line", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(30 * 16);
    const names = ["Taron", "Vishor", "Nimra", "Geas", "Tortock", "Frostor", "Fandor", "Zok", "Ilma", "Orm"];
    const members = names.map((name) => ({ ...MEMBER, name }));
    const laid = (): (number | string)[] => [
        all(".member .piece.aside").length,
        all(".member .piece.row").length,
        all(".member .piece.many").length,
        (all(".cards")[0] as HTMLElement).style.getPropertyValue("--columns"),
    ];
    await lay({ members: members.slice(0, 3), pool: [] });
    expect([...laid(), all(".pool.spent").length]).toEqual([3, 0, 0, "3", 1]);
    tell(update(2, { table: table(question([]), { clans: [clan({ members: members.slice(0, 4) })] }) }));
    expect([...laid(), all(".pool.spent").length]).toEqual([0, 4, 0, "2", 0]);
    tell(update(3, { table: table(question([]), { clans: [clan({ members })] }) }));
    expect(laid()).toEqual([0, 0, 10, "3"]);
    expect(all(".cards.many[tabindex='0']")).toHaveLength(1);
});

test("loot has its name below it, unless there is too much of it", async () => {
    await lay({ loot: ["supplies", "rerolls"], traps: [] });
    expect(all(".bag .caption").map(text)).toEqual(["supplies", "rerolls"]);
    tell(update(2, { table: table(question([]), { clans: [clan({ loot: Array(6).fill("supplies") })] }) }));
    expect(all(".bag .caption")).toHaveLength(0);
});

test("among many things a little loot has its name beside it", async () => {
    await lay({ loot: ["supplies", "rerolls"], traps: ["initial", "magic-1", "magic-2"] });
    expect(all(".bag .beside .caption").map(text)).toEqual(["supplies", "rerolls"]);
});

test("the first player is not marked in solo play", async () => {
    await lay({}, { solo: null, first: 0 });
    expect(all(".first-player")).toHaveLength(1);
    tell(update(2, { table: table(question([]), { solo: SOLO, first: 0 }) }));
    expect(all(".first-player")).toHaveLength(0);
});

test("a leader is marked wherever it is", async () => {
    await lay({ members: [{ ...MEMBER, leader: true, path: "a1" }] });
    expect(all(".member .where svg")).toHaveLength(2);
    expect(text(all(".member .where")[0])).toBe("a1");
});

test("a change of the points is shown at the medal", async () => {
    await lay({ points: 7 });
    expect(all(".medal .marks")).toHaveLength(0);
    tell(update(2, { table: table(question([]), { clans: [clan({ points: 11, reputation: 5 })] }) }));
    expect(text(all(".medal .marks > span")[0])).toBe("+4reputation");
});

// --- dice of paths and spaces --------------------------------------------------------------------

const asks = (path: Partial<Path>): ReturnType<typeof diceAsked> =>
    diceAsked({ name: "a1", required: "", upTo: 0, colours: "", ...path } as Path);

test("a path of a land needs some dice and takes more", () => {
    expect(asks({ required: "S", upTo: 3, colours: "SM" })).toEqual({
        dice: "S",
        among: "SM",
        exactly: false,
    });
});

test("a mission needs an exact number of dice of some colours", () => {
    expect(asks({ name: "m1", upTo: 2, colours: "SM" })).toEqual({ dice: "", among: "SM", exactly: true });
});

test("dice of one colour are no choice", () => {
    expect(asks({ name: "c1", upTo: 2, colours: "P" })).toEqual({ dice: "PP", among: "", exactly: true });
});

test("a space shows all dice that lie on it", async () => {
    const [tavern] = table(question([])).buildings;
    const laid = space({ thing: "space:mine 1", die: "S", dice: 2, label: "Mine" });
    await lay({}, { buildings: [{ ...tavern!, name: "mine", offers: [], spaces: [laid] }] });
    expect(document.querySelectorAll(".mine .space .die")).toHaveLength(2);
});

test("dice of others on a space are marked, also for screen readers", async () => {
    const [tavern] = table(question([])).buildings;
    const spaces = [
        space({ thing: "space:tavern 1", die: "P2", dice: 1, seat: 0, label: "Tavern, space 1" }),
        space({ thing: "space:tavern 2", die: "P2", dice: 1, madhala: true, label: "Tavern, space 2" }),
        space({ thing: "space:tavern 3", die: "S", dice: 1, seat: 1, label: "Tavern, space 3" }),
    ];
    laid = true;
    const clans = [clan(), clan({ seat: 1, affinity: "fire", title: "fire" })];
    const buildings = [{ ...tavern!, offers: [], spaces }];
    await layTable(entered(), update(1, { table: table(question([]), { clans, buildings }) }));
    const slots = [...document.querySelectorAll(".tavern .spaces .spot")];
    expect(slots.map((slot) => slot.querySelectorAll(".whose").length)).toEqual([0, 1, 1]);
    expect(slots.map((slot) => text(slot.querySelector(".heard")))).toEqual([
        "Tavern, space 1 (yours)",
        "Tavern, space 2 (Madhala’s)",
        "Tavern, space 3 (the fire clan’s)",
    ]);
});
