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
