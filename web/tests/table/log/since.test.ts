import { afterEach, expect, test } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import type { Happened, QuestionKind, Table } from "../../../src/wire/types.ts";
import { clearTable, entered, layTable, tell, TWO_PEOPLE } from "../laid.ts";
import { clan, line, question, SOLO, table, update } from "../samples.ts";

const CLANS = [clan(), clan({ seat: 1, affinity: "fire" })];
const began = (seat: number): Happened[] => [{ kind: "turn-began", seat }];
const turnOf = (seat: number): Table => table(question([], { seat }), { seat, clans: CLANS });
const nobody = (seat: number): Table =>
    table(question([], { seat, asked: false }), { seat: null, clans: CLANS });
const OWN = line(3, "You mine.");
const THEIRS = [line(4, "The fire clan hires.", 1), line(5, "The fire clan mines.", 1)];

const log = (): string[] =>
    [...document.querySelectorAll("[data-area=log] .lines > *")].map(({ textContent }) => textContent.trim());
/** The lines of the log below the mark. */
const told = (): string[] => {
    const rows = log();
    const mark = rows.indexOf("Since your last turn");
    return mark < 0 ? [] : rows.slice(mark + 1);
};

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

test("a turn begins so after the page was reloaded too", async () => {
    await layTable(entered({ log: [OWN, ...THEIRS] }), update(5, { table: turnOf(0) }));
    expect(told()).toEqual(["The fire clan hires.", "The fire clan mines."]);
});

test("after a broken connection it begins with what was done meanwhile", async () => {
    await layTable(entered(), update(3, { table: turnOf(0), lines: [OWN] }));
    tell(entered({ since: 3, log: THEIRS }), update(5, { table: turnOf(0) }));
    expect(told()).toEqual(["The fire clan hires.", "The fire clan mines."]);
});

test("after a break that missed only the player's own moves there is nothing to show", async () => {
    await layTable(entered(), update(3, { table: turnOf(0), lines: [OWN] }));
    tell(entered({ since: 3, log: [line(4, "You hire.")] }), update(4, { table: turnOf(0) }));
    expect(told()).toEqual([]);
});

test("in the middle of a turn there is nothing to show", async () => {
    await layTable(entered({ log: [...THEIRS, line(6, "You hire.")] }), update(6, { table: turnOf(0) }));
    expect(told()).toEqual([]);
});

test("what was done in the same turn is not shown again", async () => {
    const solo = (kind: QuestionKind): Table =>
        table(question([], { kind }), { clans: [clan()], solo: SOLO });
    await layTable(entered(), update(3, { table: solo("turn"), lines: [OWN], events: began(0) }));
    tell(update(4, { table: solo("tavern"), lines: [line(4, "You place S at the Tavern.")] }));
    tell(update(5, { table: solo("turn"), lines: [line(5, "You hire.")] }));
    expect(told()).toEqual([]);
});

test("it is marked in the log until the next move", async () => {
    await layTable(entered({ log: [OWN, ...THEIRS] }), update(5, { table: turnOf(0) }));
    const lines = ["You mine.", "The fire clan hires.", "The fire clan mines."];
    expect(log()).toEqual([lines[0], "Since your last turn", lines[1], lines[2]]);
    tell(update(6, { table: turnOf(0), lines: [line(6, "You rest.")] }));
    expect(log()).toEqual([...lines, "You rest."]);
});

test("at one screen it is shown to each player after the handover", async () => {
    const before = [OWN];
    await layTable(entered({ seats: TWO_PEOPLE, log: before }), update(3, { table: turnOf(0) }));
    tell(update(4, { table: nobody(1), handover: 1, lines: [line(4, "You end your turn.")] }));
    tell(entered({ seats: TWO_PEOPLE, log: before }), update(4, { table: turnOf(1) }));
    const after = [...before, line(4, "You end your turn."), line(5, "The fire clan mines.", 1)];
    tell(entered({ seats: TWO_PEOPLE, log: after }), update(5, { table: nobody(0), handover: 0 }));
    tell(entered({ seats: TWO_PEOPLE, log: after }), update(5, { table: turnOf(0) }));
    expect(told()).toEqual(["The fire clan mines."]);
});

test("in solo play Madhala's moves are those of another, even after a reload", async () => {
    const solo = table(question([]), { clans: [clan()], solo: SOLO });
    const hers = line(4, "Madhala takes path a2.", null);
    await layTable(entered({ log: [OWN, hers] }), update(4, { table: solo }));
    expect(told()).toEqual(["Madhala takes path a2."]);
    const row = [...document.querySelectorAll("[data-area=log] .line")].at(-1)!;
    expect(row.classList.contains(clan().affinity)).toBe(false);
});
