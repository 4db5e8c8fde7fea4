/** Which screen is shown: it is in the address after the #, so that it can be bookmarked and shared. */

import { closeTip } from "./parts/tip.svelte.ts";

export type Way = "solo" | "bots" | "hotseat";

export type Route =
    | { screen: "home" }
    /** Leads to the game that was played last. */
    | { screen: "continue" }
    | { screen: "new"; way: Way; scenario: number | undefined }
    | { screen: "campaign" }
    | { screen: "game"; game: string; guide: boolean }
    /** With a step, the replay begins there. */
    | { screen: "replay"; game: string; step?: number | undefined }
    | { screen: "gallery" }
    | { screen: "rules"; rule: string }
    | { screen: "about" }
    | { screen: "friends" }
    | { screen: "group"; group: string }
    | { screen: "join"; words: string }
    | { screen: "watch"; group: string; secret: string }
    | { screen: "take"; code: string }
    | { screen: "profile" }
    | { screen: "nowhere" };

const WAYS: readonly string[] = ["solo", "bots", "hotseat"];
/** Screens for looking something up during a game, and the screens of a game. */
const LOOKED_UP: readonly Route["screen"][] = ["rules", "gallery"];
const PLAYED: readonly Route["screen"][] = ["game", "replay"];
const GAME = /^[A-Za-z0-9_-]+$/;
/** Screens whose address is their name. */
const PLAIN = ["continue", "campaign", "gallery", "about", "friends", "profile"] as const;

/** Read an address. */
export function parse(hash: string): Route {
    const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?", 2);
    const [first = "", second = "", third = "", ...more] = path.split("/").map(decoded);
    const asked = new URLSearchParams(query);
    const depth = path === "" ? 0 : path.split("/").length;
    if (depth === 0) return { screen: "home" };
    if (more.length > 0) return { screen: "nowhere" };
    if (first === "new" && depth === 2 && WAYS.includes(second)) {
        return { screen: "new", way: second as Way, scenario: Number(asked.get("scenario")) || undefined };
    }
    if (first === "game" && GAME.test(second)) {
        if (depth === 2) return { screen: "game", game: second, guide: asked.has("guide") };
        if (third === "replay") return { screen: "replay", game: second, step: stepOf(asked.get("step")) };
    }
    if (first === "rules" && depth <= 2) return { screen: "rules", rule: second };
    if (first === "group" && depth === 2 && GAME.test(second)) return { screen: "group", group: second };
    if (first === "join" && depth <= 2) return { screen: "join", words: second };
    if (first === "watch" && depth === 3 && GAME.test(second)) {
        return { screen: "watch", group: second, secret: third };
    }
    if (first === "take" && depth <= 2) return { screen: "take", code: second };
    if (depth === 1 && isPlain(first)) return { screen: first };
    return { screen: "nowhere" };
}

/** The address of a screen. */
export function address(route: Route): string {
    switch (route.screen) {
        case "new":
            return `#/new/${route.way}${route.scenario ? `?scenario=${route.scenario}` : ""}`;
        case "game":
            return `#/game/${route.game}${route.guide ? "?guide" : ""}`;
        case "replay":
            return `#/game/${route.game}/replay${route.step === undefined ? "" : `?step=${route.step}`}`;
        case "rules":
            return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : "#/rules";
        case "group":
            return `#/group/${route.group}`;
        case "join":
            return route.words ? `#/join/${encodeURIComponent(route.words)}` : "#/join";
        case "watch":
            return `#/watch/${route.group}/${encodeURIComponent(route.secret)}`;
        case "take":
            return route.code ? `#/take/${encodeURIComponent(route.code)}` : "#/take";
        case "home":
        case "nowhere":
            return "#/";
        default:
            return `#/${route.screen}`;
    }
}

let current = $state.raw<Route>(parse(location.hash));
let last = location.hash;
/** The address of the game from which the rules or the gallery were opened; empty if there is none. */
let behind = $state("");
window.addEventListener("hashchange", follow);

/** The screen that is shown now. */
export function route(): Route {
    return current;
}

/** The address of the game that was left to look something up; empty if there is none. */
export function gameBehind(): string {
    return behind;
}

/** Show another screen; with `instead`, it replaces this one in the history. */
export function go(hash: string, instead = false): void {
    if (instead) history.replaceState(null, "", hash);
    else if (hash !== location.hash) history.pushState(null, "", hash);
    follow();
}

function follow(): void {
    if (location.hash === last) return;
    const left = last;
    last = location.hash;
    // The element of the tip is about to be removed.
    closeTip();
    const next = parse(last);
    if (!LOOKED_UP.includes(next.screen)) behind = "";
    else if (PLAYED.includes(current.screen)) behind = left;
    current = next;
}

function isPlain(name: string): name is (typeof PLAIN)[number] {
    return (PLAIN as readonly string[]).includes(name);
}

function stepOf(text: string | null): number | undefined {
    return text !== null && /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
