import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Held } from "../../../src/look/scale.svelte.ts";
import { Picker } from "../../../src/table/acting/picker.svelte.ts";
import { Hand } from "../../../src/table/hand/hand.svelte.ts";
import { placeOf } from "../../../src/table/hand/places.ts";
import type { Building, Choice, Table } from "../../../src/wire/types.ts";
import { choice, clan, LAND, PATH, question, table } from "../samples.ts";

const plot = (name: string, offers: string[] = []): Building => ({
    name,
    title: name,
    the: `the ${name}`,
    to: `to the ${name}`,
    accepts: "S",
    spaces: [],
    panic: false,
    closed: false,
    offers,
    deal: "",
    persuasion: "",
    persuaded: 0,
    help: "",
});
const LAID: Partial<Table> = {
    buildings: [plot("tavern", ["Fandor"]), plot("bazaar", ["Krakhen"]), plot("mine")],
    loot: ["supplies"],
    lands: [{ ...LAND, place: "a", land: "Thaklan", monster: "Snailer" }],
    paths: { a1: { ...PATH, name: "a1" } },
    clans: [clan({ trophies: ["Gator"], traps: ["initial"] })],
};
const MINE = choice("mine 1 S", ["die:S", "building:mine", "space:mine 1"]);
const PATH_A1 = choice("path a1", ["path:a1"], { kind: "path" });
const HIRE = choice("hire fandor", ["member:Fandor"], { kind: "hire" });
const TALENT = choice("talent nuduru", ["trap:initial"], { kind: "talent", group: "free" });
const TRAP = choice("give initial", ["trap:initial"]);

class FakeSession {
    table: Table | null = $state.raw(null);
    version = $state(0);
    pending = $state(false);
    holding = $state(false);

    answer(): void {}
    walk(): void {}

    ask(...choices: Choice[]): void {
        this.version += 1;
        this.table = table(question(choices), LAID);
        flushSync();
    }
}

let session: FakeSession;
let hand: Hand;
let held = $state<Held>("upright");
let end: () => void;

beforeEach(() => {
    held = "upright";
    session = new FakeSession();
    end = $effect.root(() => {
        hand = new Hand(session, new Picker(session), () => held);
    });
});
afterEach(() => end());

test.each([
    ["die:S", undefined],
    ["space:mine 1", { view: "citadel", spot: "building:mine" }],
    ["dock:tavern 2", { view: "citadel", spot: "building:tavern" }],
    ["offered:Krakhen", { view: "citadel", spot: "building:bazaar" }],
    ["offered:novice", { view: "citadel", spot: "building:tavern" }],
    ["beer:round", { view: "citadel", spot: "building:tavern" }],
    ["offered:supplies", { view: "outside", spot: "offered:supplies" }],
    ["path:a1", { view: "outside", spot: "path:a1" }],
    ["monster:Snailer", { view: "outside", spot: "monster:Snailer" }],
    ["monster:Gator", { view: "clan", spot: "monster:Gator" }],
    ["trap:initial", { view: "clan", spot: "trap:initial" }],
])("where %s is", (thing, place) => {
    expect(placeOf(thing, table(question([]), LAID))).toEqual(place);
});

test("a view counts what is lit in it, a building once", () => {
    session.ask(MINE, PATH_A1, TALENT);
    expect(hand.views.map((view) => hand.count(view))).toEqual([1, 1, 1, 0, 0]);
    expect([hand.within("mine"), hand.within("tavern")]).toEqual([true, false]);
});

test("a question brings its place into view, unless something of it is in view already", () => {
    session.ask(MINE, PATH_A1);
    expect(hand.view).toBe("citadel");
    session.ask(PATH_A1);
    expect(hand.view).toBe("outside");
    session.ask(MINE, PATH_A1);
    expect(hand.view).toBe("outside");
    session.ask(TRAP);
    expect(hand.view).toBe("clan");
});

test("what can be done besides leads nowhere", () => {
    session.ask(MINE);
    session.ask(TALENT);
    expect(hand.view).toBe("citadel");
});

test("whoever has tapped a tab for a question that is still to be shown stays there", () => {
    session.ask(MINE);
    session.holding = true;
    session.ask(PATH_A1);
    hand.go("log");
    session.holding = false;
    flushSync();
    expect(hand.view).toBe("log");
    session.ask(PATH_A1);
    expect(hand.view).toBe("outside");
});

test("a question about one building opens it, and the next question elsewhere closes it", () => {
    session.ask(HIRE);
    expect(hand.opened).toEqual({ kind: "building", building: "tavern" });
    session.ask(MINE, PATH_A1);
    expect(hand.opened).toBeUndefined();
});

test("a tablet has the clan below each view, and a tall one the Outside below the Citadel", () => {
    held = "tablet";
    session.ask(MINE);
    session.ask(TRAP);
    expect([hand.views, hand.view, hand.opened]).toEqual([
        ["citadel", "outside", "rivals", "log"],
        "citadel",
        undefined,
    ]);
    held = "tall";
    session.ask(MINE, PATH_A1, TRAP);
    expect([hand.views, hand.count("citadel")]).toEqual([["citadel", "rivals", "log"], 2]);
    session.ask(PATH_A1);
    expect(hand.shown).toBe("citadel");
});
