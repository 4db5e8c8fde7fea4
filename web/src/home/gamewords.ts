import type { Http } from "../wire/types.ts";
import { say, spoken } from "../words/say.svelte.ts";

export const DIFFICULTIES = ["tutorial", "normal", "hard", "cutthroat"] as const;
export const AFFINITIES = ["fire", "water", "air", "jungle"] as const;
export const OPPONENTS = ["novice", "trainee", "veteran", "hero"] as const;
export const RANKS = ["fodder", "trainee", "veteran", "hero"] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Return the title of a game in a list. */
export function gameTitle(game: Http.GameSummary): string {
    if (game.players === 0) return say("game-unknown");
    if (game.scenario !== null) {
        const name = game.scenarioName || say("solo-number", { number: game.scenario });
        return game.campaign ? say("game-campaign", { name }) : name;
    }
    if (game.group) return withFriends(game);
    const people = game.standings.filter((clan) => !clan.player);
    const bots = game.standings.filter((clan) => clan.player);
    if (game.persons <= 1) {
        return bots.length
            ? say("game-bots", { rivals: listed(rivals(bots)) })
            : say("game-bots-unknown", { count: game.players - 1 });
    }
    const named = people.filter((clan) => clan.name).map((clan) => clan.name);
    return named.length ? listed(named) : say("game-hotseat", { count: game.persons });
}

/** Return with whom somebody plays at a table with friends; whoever has no seat there reads who does. */
function withFriends(game: Http.GameSummary): string {
    const bots = game.standings.filter((clan) => clan.player);
    const names = [...game.others, ...rivals(bots)];
    if (names.length === 0) return say("way-friends");
    return game.mySeats.length > 0 ? say("game-friends", { names: listed(names) }) : listed(names);
}

/** Return the titles that several games have: they need something else to be told apart. */
export function sharedTitles(games: readonly Http.GameSummary[]): Set<string> {
    const titles = games.map(gameTitle);
    return new Set(titles.filter((title, index) => titles.indexOf(title) !== index));
}

/** Return what a game with friends waits for, in words; empty if there is nothing to tell. */
export function waitsFor(game: Http.GameSummary): string {
    if (game.state === "left") return say("game-left");
    if (game.state === "your-turn") return game.group ? say("top-yours") : "";
    const [next] = game.state === "others-turn" ? game.waitsFor : [];
    if (!next) return "";
    if (next.bot) return say("game-bot-plays", { bot: botName(next.bot) });
    return say("game-waits", { name: next.name || say("player-seat", { number: next.seat + 1 }) });
}

/** Return what a table of friends waits for that has not begun, in words. */
export function lobbyWaitsFor({ seats }: Http.GroupSummary): string {
    const free = seats.filter((seat) => seat.free).length;
    const people = seats.filter((seat) => !seat.bot && !seat.free);
    const ready = people.filter((seat) => seat.ready && !seat.mine).map(({ name }) => name);
    const missing = people.filter((seat) => !seat.ready && !seat.mine).map(({ name }) => name);
    if (people.some((seat) => seat.mine && !seat.ready) && ready.length > 0)
        return say("lobby-waits-for-me", { names: listed(ready), count: ready.length });
    if (missing.length > 0) return say("game-waits", { name: listed(missing) });
    return free === 0 && people.length > 1 ? say("lobby-all-ready") : say("lobby-row", { count: free });
}

/** Return with whom somebody sits at a table of friends. */
export function tableTitle({ seats }: Http.GroupSummary): string {
    const others = seats.filter((seat) => !seat.mine && !seat.free);
    const names = others.map(({ name, bot }) => (bot ? botName(bot) : name));
    return names.length > 0 ? say("game-friends", { names: listed(names) }) : say("way-friends");
}

/** Whether nobody plays it any more. */
export function isPast(game: Http.GameSummary): boolean {
    return game.over || game.ended;
}

/** Return the place of this browser's person in a game of several clans, once it is over; 0 if there is none. */
export function placeIn(game: Http.GameSummary): number {
    const mine = game.standings.filter(({ seat }) => game.mySeats.includes(seat));
    if (!game.over || game.players < 2 || mine.length === 0) return 0;
    const best = Math.max(...mine.map(({ points }) => points));
    const [told] = mine.map(({ place }) => place).sort((a, b) => a - b);
    // In games of before places were kept, points alone decide.
    return told || 1 + game.standings.filter(({ points }) => points > best).length;
}

/** Return the names of bots; equal ones are counted. */
function rivals(bots: Http.Standing[]): string[] {
    const names = bots.map((clan) => botName(clan.player));
    return [...new Set(names)].map((name) => {
        const count = names.filter((each) => each === name).length;
        return count > 1 ? say("game-bots-alike", { name, count }) : name;
    });
}

/** Return who plays a clan, in a word. */
export function playerName(clan: Http.Standing, alone: boolean): string {
    if (clan.player) return botName(clan.player);
    return clan.name || (alone ? say("player-you") : say("player-seat", { number: clan.seat + 1 }));
}

/** Return the name of a bot; one with a budget is written `hero@think=1`. */
export function botName(player: string): string {
    const [name = ""] = player.split("@");
    if ((OPPONENTS as readonly string[]).includes(name)) return say(`bot-${name}`);
    return name;
}

/** "11, 21 and 31". */
export function listed(words: readonly string[]): string {
    return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 365 * 86_400],
    ["month", 30 * 86_400],
    ["week", 7 * 86_400],
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
];

/** Return a time as people say it, such as "yesterday"; times are in seconds. */
export function ago(time: number, now = Date.now() / 1000): string {
    const passed = Math.max(0, now - time);
    const step = STEPS.find(([, length]) => passed >= length);
    if (!step) return say("time-now");
    const [unit, length] = step;
    return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(
        -Math.floor(passed / length),
        unit,
    );
}

/** The same to the minute, for a tooltip. */
export function exactly(time: number): string {
    return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(time * 1000);
}

/** We use British English: "novice, trainee and hero". */
function locale(): string {
    return spoken() === "en" ? "en-GB" : spoken();
}
