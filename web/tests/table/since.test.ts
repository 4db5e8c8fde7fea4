import { afterEach, expect, test } from "vitest";

import { set } from "../../src/settings.svelte.ts";
import type { Table } from "../../src/wire/types.ts";
import { clearTable, entered, layTable, tell, TWO_PEOPLE } from "./laid.ts";
import { clan, line, question, table, update } from "./samples.ts";

const CLANS = [clan(), clan({ seat: 1, affinity: "fire" })];
const began = (seat: number) => [{ kind: "turn-began", seat, values: {} }];
const turnOf = (seat: number): Table => table(question([], { seat }), { seat, clans: CLANS });
const nobody = (seat: number): Table =>
    table(question([], { seat, asked: false }), { seat: null, clans: CLANS });
const OWN = line(3, "You mine.");
const THEIRS = [line(4, "The fire clan hires.", 1), line(5, "The fire clan mines.", 1)];

const told = (): string[] =>
    [...document.querySelectorAll(".since li")].map(({ textContent }) => textContent.trim());

afterEach(clearTable);

test("a turn begins with what others have done since the last one", async () => {
    set("speed", "instant");
    await layTable(entered(), update(3, { table: turnOf(0), lines: [OWN] }));
    const others = table(question([], { asked: false, seat: 1 }), { clans: CLANS });
    tell(update(4, { table: others, lines: [THEIRS[0]!] }));
    tell(update(5, { table: turnOf(0), lines: [THEIRS[1]!], events: began(0) }));
    expect(told()).toEqual(["The fire clan hires.", "The fire clan mines."]);
    set("speed", "normal");
});

test("also after the page was loaded anew", async () => {
    await layTable(entered({ log: [OWN, ...THEIRS] }), update(5, { table: turnOf(0) }));
    expect(told()).toEqual(["The fire clan hires.", "The fire clan mines."]);
});

test("in the middle of a turn there is nothing to tell", async () => {
    await layTable(entered({ log: [...THEIRS, line(6, "You hire.")] }), update(6, { table: turnOf(0) }));
    expect(told()).toEqual([]);
});

test("also around one screen, for each who sits down", async () => {
    const log = [OWN];
    await layTable(entered({ seats: TWO_PEOPLE, log }), update(3, { table: turnOf(0) }));
    tell(update(4, { table: nobody(1), handover: 1, lines: [line(4, "You end your turn.")] }));
    tell(entered({ seats: TWO_PEOPLE, log }), update(4, { table: turnOf(1) }));
    const after = [...log, line(4, "You end your turn."), line(5, "The fire clan mines.", 1)];
    tell(entered({ seats: TWO_PEOPLE, log: after }), update(5, { table: nobody(0), handover: 0 }));
    tell(entered({ seats: TWO_PEOPLE, log: after }), update(5, { table: turnOf(0) }));
    expect(told()).toEqual(["The fire clan mines."]);
});
