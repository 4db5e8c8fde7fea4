/** The picture of how a game ended: everybody's points are public by then. */

import { endedClans, type EndedClan } from "../ending/clans.ts";
import { pointsFrom, SOURCES, type Source } from "../ending/chart.ts";
import type { Ended } from "../ending/ended.ts";
import { iconOf } from "../look/emblems.ts";
import { headlineOf } from "../table/people.ts";
import { say } from "../words/say.svelte.ts";
import { framed, Sheet, type Picture } from "./picture.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 40;
const TOP = 190;
const BOTTOM = HEIGHT - 72;
const PACK: readonly (readonly [name: string, affinity: string, size: number])[] = [
    ["Dogor", "fire", 0.55],
    ["Snailer", "jungle", 0.7],
    ["Krunn", "air", 0.85],
    ["Caribdis", "water", 1],
    ["Surbol", "fire", 0.85],
    ["Gator", "jungle", 0.7],
    ["Sckon", "air", 0.55],
];
/** Where the bars of the points begin and end. */
const BARS = { from: 560, to: WIDTH - 130 };
const GROUNDS: Record<Source, string> = {
    glory: "loot-field",
    reputation: "cream-soft",
    trophies: "equipment-shade",
    fire: "fire-field",
    water: "water-field",
    air: "air-field",
    jungle: "jungle-field",
};

/** Return the picture of a game that is over. */
export function resultPicture(ended: Ended): Picture {
    const { table } = ended;
    const sheet = new Sheet();
    const title = (table && headlineOf(table, ended.seats)) || table?.ending?.headline || "";
    sheet.text(LEFT, 62, title, { font: "display", size: 48, tone: "air-glow", most: WIDTH - 2 * LEFT });
    sheet.text(LEFT, 118, course(ended), { size: 24, tone: "cream-soft", most: WIDTH - 2 * LEFT });
    sheet.box(LEFT, 152, WIDTH - 2 * LEFT, 2, "table-line");
    const clans = endedClans(ended);
    const high = Math.min(130, (BOTTOM - TOP) / Math.max(clans.length, 1));
    const most = Math.max(1, ...clans.map(({ score }) => score.total));
    const rank = table?.ending?.rank ?? "";
    clans.forEach((clan, index) => row(sheet, clan, rank, TOP + index * high, high - 14, most));
    pack(sheet, TOP + clans.length * high);
    legend(sheet, clans);
    return framed(sheet, WIDTH, HEIGHT, title, say("app-name"));
}

function course({ table, assisted }: Ended): string {
    return [
        table?.solo?.name,
        table && say("picture-rounds", { count: table.round }),
        table && say(`difficulty-${table.difficulty}.title`),
        assisted ? say("game-assisted") : "",
    ]
        .filter(Boolean)
        .join(" · ");
}

/** Fill what is left with monsters, as on the first page. */
function pack(sheet: Sheet, top: number): void {
    const room = BOTTOM - top - 24;
    if (room < 90) return;
    const sizes = PACK.map(([, , part]) => part * Math.min(room, 150));
    let x = (WIDTH - sizes.reduce((sum, size) => sum + size + 8, -8)) / 2;
    PACK.forEach(([name, affinity], index) => {
        const size = sizes[index]!;
        sheet.emblem(x, top + (BOTTOM - top - size) / 2 - 6, size, "monster", name, affinity);
        x += size + 8;
    });
}

function row(sheet: Sheet, clan: EndedClan, rank: string, top: number, high: number, most: number): void {
    const middle = top + high / 2;
    const { score, affinity, leader } = clan;
    // Alone there is a rank, and no place.
    const won = clan.won && !rank;
    sheet.box(LEFT, top, WIDTH - 2 * LEFT, high, "table-raised", won ? "lit-line" : "table-line");
    if (rank) sheet.icon(LEFT + 12, middle - 22, 44, iconOf("rank", rank), "air-glow");
    else sheet.text(LEFT + 34, middle, String(score.place), { font: "display", size: 40, align: "center" });
    sheet.emblem(LEFT + 64, middle - high * 0.4, high * 0.8, "mercenary", leader, affinity);
    if (won) sheet.icon(LEFT + 64 + high * 0.8 + 6, middle - 14, 28, iconOf("token", "leader"), "lit-line");
    const name = LEFT + 64 + high * 0.8 + (won ? 44 : 14);
    const room = BARS.from - name - 16;
    sheet.text(name, clan.clan ? middle - 14 : middle, clan.name, { font: "display", size: 30, most: room });
    if (clan.clan) sheet.text(name, middle + 18, clan.clan, { size: 20, tone: "cream-soft", most: room });
    let x = BARS.from;
    for (const source of SOURCES) {
        const width = (Math.max(0, pointsFrom(score, source)) / most) * (BARS.to - BARS.from);
        if (width > 0) sheet.box(x, middle - 16, width, 32, GROUNDS[source]);
        if (width > 24) {
            const tone = ["water", "fire", "jungle"].includes(source) ? "cream" : "ink";
            sheet.text(x + width / 2, middle, String(pointsFrom(score, source)), {
                align: "center",
                tone,
                most: width,
            });
        }
        x += width;
    }
    sheet.text(WIDTH - LEFT - 20, middle, String(score.total), { font: "display", size: 40, align: "right" });
}

function legend(sheet: Sheet, clans: EndedClan[]): void {
    const used = SOURCES.filter((source) => clans.some(({ score }) => pointsFrom(score, source) > 0));
    const each = Math.min(160, (WIDTH - 2 * LEFT) / Math.max(used.length, 1));
    used.forEach((source, index) => {
        const x = LEFT + index * each;
        sheet.box(x, BOTTOM, 18, 18, GROUNDS[source]);
        sheet.text(x + 26, BOTTOM + 9, say(`end-from-${source}`), {
            size: 18,
            tone: "cream-soft",
            most: each - 34,
        });
    });
}
