/**
 * The picture of a table as it stands. Only what lies open for everybody is on it, whoever draws it: of traps their
 * number, not which they are, also of one's own.
 */

import { iconOf } from "../look/emblems.ts";
import { cardOf, titleOf } from "../parts/cards.svelte.ts";
import type { CardKind } from "../parts/kinds.ts";
import { calledAt } from "../table/people.ts";
import { clanTitle } from "../table/pieces/labels.ts";
import type { Building, Clan, Path, SeatTaken, Table } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";
import { framed, Sheet, type Picture } from "./picture.ts";

const WIDTH = 1200;
const LEFT = 32;
const INNER = WIDTH - 2 * LEFT;
const GAP = 12;
const COLUMNS = 4;
const CELL = (INNER - GAP * (COLUMNS - 1)) / COLUMNS;
/** The numbers of a clan, each with its icon. */
const NUMBERS = [
    ["glory", "glory"],
    ["reputation", "reputation"],
    ["gold", "gold"],
    ["defense", "defense"],
    ["potions", "potions"],
    ["venoms", "venoms"],
    ["traps", "trapCount"],
    ["points", "points"],
] as const;

export interface Shown {
    title: string;
    table: Table;
    seats: readonly SeatTaken[];
}

/** Return the picture of a table. */
export function tablePicture({ title, table, seats }: Shown): Picture {
    const sheet = new Sheet();
    sheet.text(LEFT, 46, title, { font: "display", size: 40, tone: "air-glow", most: 700 });
    const when = [
        say("game-round", { round: table.round, rounds: table.rounds }),
        table.phaseName,
        table.difficultyName,
    ].join(" · ");
    sheet.text(WIDTH - LEFT, 48, when, { size: 22, tone: "cream-soft", align: "right", most: 420 });
    let y = 84;
    y = grid(sheet, y, 104, [...table.buildings, undefined], (building, x, top) => {
        if (building) buildingCell(sheet, table, building, x, top);
        else lootCell(sheet, table, x, top);
    });
    y = grid(
        sheet,
        y,
        96,
        table.lands.filter(({ land, monster }) => land || monster),
        (land, x, top) => {
            named(sheet, x + 10, top + 12, "land", land.land, 72);
            named(sheet, x + CELL / 2, top + 12, "monster", land.monster, 72);
        },
    );
    const taken = Object.values(table.paths).filter((path) => path.mercenary !== null || path.madhala);
    y = grid(sheet, y, 60, taken, (path, x, top) => pathCell(sheet, table, path, x, top));
    for (const clan of table.clans) y = clanRow(sheet, clan, seats, y);
    return framed(sheet, WIDTH, y + 56, title, say("app-name"));
}

/** Put things beside each other, in as many rows as they need; return where they end. */
function grid<Thing>(
    sheet: Sheet,
    top: number,
    high: number,
    things: readonly Thing[],
    put: (thing: Thing, x: number, y: number) => void,
): number {
    things.forEach((thing, index) => {
        const x = LEFT + (index % COLUMNS) * (CELL + GAP);
        const y = top + Math.floor(index / COLUMNS) * (high + GAP);
        sheet.box(x, y, CELL, high, "table-raised", "table-line");
        put(thing, x, y);
    });
    return top + Math.ceil(things.length / COLUMNS) * (high + GAP);
}

function buildingCell(sheet: Sheet, table: Table, building: Building, x: number, y: number): void {
    const { name, title, spaces, offers } = building;
    sheet.icon(x + 10, y + 10, 26, iconOf("building", name), "cream");
    sheet.text(x + 44, y + 24, title, { font: "display", size: 22, most: CELL - 150 });
    spaces
        .filter(({ die }) => die)
        .slice(0, 4)
        .forEach(({ die, seat }, index) => {
            const left = x + CELL - 34 - index * 30;
            sheet.die(left, y + 10, 24, die.charAt(0));
            const clan = table.clans.find((each) => each.seat === seat);
            if (clan?.affinity) sheet.box(left, y + 37, 24, 4, `${clan.affinity}-glow`);
        });
    offers.slice(0, 6).forEach((offer, index) => {
        const kind = kindOf(name);
        sheet.emblem(x + 10 + index * 43, y + 52, 40, kind, offer, cardOf(kind, offer).affinity);
    });
}

function lootCell(sheet: Sheet, table: Table, x: number, y: number): void {
    sheet.icon(x + 10, y + 10, 26, iconOf("token", "loot"), "cream");
    sheet.text(x + 44, y + 24, say("loot-title"), { font: "display", size: 22, most: CELL - 60 });
    table.loot
        .slice(0, 6)
        .forEach((loot, index) => sheet.emblem(x + 10 + index * 43, y + 52, 40, "loot", loot));
}

/** What a building offers. */
function kindOf(building: string): CardKind {
    return building === "tavern" ? "mercenary" : building === "lodge" ? "trap" : "equipment";
}

function named(sheet: Sheet, x: number, y: number, kind: CardKind, name: string, size: number): void {
    if (!name) return;
    sheet.emblem(x, y, size * 0.75, kind, name, cardOf(kind, name).affinity);
    sheet.text(x + size * 0.375, y + size, titleOf(name), { size: 16, align: "center", most: CELL / 2 - 12 });
}

function pathCell(sheet: Sheet, table: Table, path: Path, x: number, y: number): void {
    const clan = table.clans.find(({ seat }) => seat === path.seat);
    sheet.text(x + 24, y + 30, path.name, { font: "display", size: 22, align: "center", most: 40 });
    if (path.madhala || !path.mercenary) {
        sheet.text(x + 52, y + 30, say("picture-madhala"), { most: CELL - 64 });
        return;
    }
    sheet.emblem(
        x + 46,
        y + 8,
        44,
        "mercenary",
        path.mercenary,
        cardOf("mercenary", path.mercenary).affinity,
    );
    sheet.text(x + 98, y + 22, titleOf(path.mercenary), { size: 18, most: 90 });
    if (clan) sheet.text(x + 98, y + 42, clanTitle(clan), { size: 15, tone: "cream-soft", most: 90 });
    [...path.dice].slice(0, 5).forEach((die, index) => sheet.die(x + CELL - 30 - index * 21, y + 9, 19, die));
    const tokens = path.traps.length;
    if (tokens > 0) {
        sheet.icon(x + CELL - 54, y + 34, 18, iconOf("token", "traps"), "cream-soft");
        sheet.text(x + CELL - 12, y + 44, String(tokens), { size: 18, align: "right", most: 30 });
    }
}

function clanRow(sheet: Sheet, clan: Clan, seats: readonly SeatTaken[], y: number): number {
    const all = belongings(clan);
    const high = all.length ? 138 : 54;
    sheet.box(LEFT, y, INNER, high, "table-raised", clan.affinity ? `${clan.affinity}-glow` : "table-line");
    const name = calledAt(seats, clan.seat) || clanTitle(clan);
    if (clan.affinity)
        sheet.icon(LEFT + 14, y + 12, 28, iconOf("affinity", clan.affinity), `${clan.affinity}-glow`);
    sheet.text(LEFT + 52, y + 26, name, { font: "display", size: 26, most: 190 });
    NUMBERS.forEach(([what, field], index) => {
        const x = LEFT + 260 + index * 76;
        sheet.icon(x, y + 13, 26, iconOf("token", what), "cream-soft");
        sheet.text(x + 32, y + 27, String(clan[field]), { font: "display", size: 24, most: 44 });
    });
    clan.pool
        .slice(0, 8)
        .forEach((die, index) => sheet.die(WIDTH - LEFT - 38 - index * 30, y + 14, 24, die.charAt(0)));
    const each = Math.min(96, (INNER - 28) / Math.max(all.length, 1));
    all.forEach(([kind, thing], index) => {
        const x = LEFT + 14 + index * each;
        const size = Math.min(56, each - 6);
        sheet.emblem(x + (each - size) / 2, y + 52, size, kind, thing, cardOf(kind, thing).affinity);
        sheet.text(x + each / 2, y + 122, titleOf(thing), { size: 15, align: "center", most: each - 4 });
    });
    return y + high + GAP;
}

/** The people of a clan, its lands and its trophies. */
function belongings({ members, novices, lands, trophies }: Clan): [kind: CardKind, name: string][] {
    return [
        ...members.map(({ name }): [CardKind, string] => ["mercenary", name]),
        ...Array.from({ length: novices }, (): [CardKind, string] => ["mercenary", "novice"]),
        ...lands.map((name): [CardKind, string] => ["land", name]),
        ...trophies.map((name): [CardKind, string] => ["monster", name]),
    ];
}
