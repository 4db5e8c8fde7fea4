/**
 * What this browser keeps of past games that were looked back at, so that they can be looked at again without a line: the
 * steps that it was given, and nothing else. An update of the client drops them, as a later one may read other tables.
 */

import { BUILD } from "../app/build.ts";
import type { Http, LookedBack, SeatTaken, Stage } from "./types.ts";

/** How many games are kept at most; the one that was not looked at for the longest time goes first. */
export const MOST = 8;
const SHELF = `monsterlands-replays-${BUILD}`;
const FOLDER = "kept";

export interface KeptGame {
    summary: Http.GameSummary;
    seats: SeatTaken[];
    steps: number;
    stages: readonly Stage[];
}

/** As it is stored. */
interface Entry extends KeptGame {
    /** When it was looked at last. */
    at: number;
}

/** Keep a game that is looked back at. */
export async function keepGame(kept: KeptGame): Promise<void> {
    await using(async (cache) => {
        await put(cache, [kept.summary.id], { ...kept, at: Date.now() } satisfies Entry);
        for (const { summary } of (await entries(cache)).slice(MOST)) await drop(cache, summary.id);
    });
}

/** Keep a step that was looked at. */
export async function keepStep(game: string, looked: LookedBack): Promise<void> {
    await using((cache) => put(cache, [game, looked.step], looked));
}

/** Return the games that are kept, the last one first. */
export async function keptGames(): Promise<KeptGame[]> {
    return (await using((cache) => entries(cache))) ?? [];
}

export async function keptGame(game: string): Promise<KeptGame | undefined> {
    return using((cache) => read<KeptGame>(cache, [game]));
}

/** Return the steps of a game that are kept, in order. */
export async function keptSteps(game: string): Promise<number[]> {
    const found = await using(async (cache) => (await places(cache, game)).map(([, step]) => Number(step)));
    return (found ?? []).filter((step) => !Number.isNaN(step)).sort((a, b) => a - b);
}

export async function keptStep(game: string, step: number): Promise<LookedBack | undefined> {
    return using((cache) => read<LookedBack>(cache, [game, step]));
}

/** Forget a game, or all of them. */
export async function forgetKept(game?: string): Promise<void> {
    if (game === undefined) await shelves()?.delete(SHELF);
    else await using((cache) => drop(cache, game));
}

// --- the shelf ---

type Place = readonly (string | number)[];

/** Without TLS browsers have none. */
function shelves(): CacheStorage | undefined {
    return BUILD && "caches" in window ? caches : undefined;
}

/** Do something with the shelf; undefined if there is none, or it is full. */
async function using<Found>(work: (cache: Cache) => Promise<Found>): Promise<Found | undefined> {
    try {
        const shelf = await shelves()?.open(SHELF);
        return shelf && (await work(shelf));
    } catch {
        return undefined;
    }
}

function at(place: Place): string {
    return new URL([FOLDER, ...place].join("/"), document.baseURI).href;
}

async function put(cache: Cache, place: Place, what: object): Promise<void> {
    await cache.put(at(place), packed(JSON.stringify(what)));
}

async function read<Found>(cache: Cache, place: Place): Promise<Found | undefined> {
    const found = await cache.match(at(place));
    return found && (JSON.parse(await unpacked(found)) as Found);
}

/** Return the places on the shelf, or those of a game: the game, and maybe a step. */
async function places(cache: Cache, game?: string): Promise<string[][]> {
    const all = (await cache.keys()).map(({ url }) => url.slice(at([""]).length).split("/"));
    return game === undefined ? all : all.filter(([name]) => name === game);
}

/** Return the games, the last one first. */
async function entries(cache: Cache): Promise<Entry[]> {
    const games = (await places(cache)).filter((place) => place.length === 1);
    const found = await Promise.all(games.map((place) => read<Entry>(cache, place)));
    return found.filter((entry) => entry !== undefined).sort((a, b) => b.at - a.at);
}

async function drop(cache: Cache, game: string): Promise<void> {
    for (const place of await places(cache, game)) await cache.delete(at(place));
}

const PACKED = "application/gzip";

/** A table is some 20 kB of text, packed a tenth of that. */
function packed(text: string): Response {
    if (!("CompressionStream" in window)) return new Response(text);
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": PACKED } });
}

async function unpacked(found: Response): Promise<string> {
    if (found.headers.get("Content-Type") !== PACKED || !found.body) return found.text();
    return new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).text();
}
