/** Which screen is shown: it is in the address after the #, so that it can be bookmarked and shared. */

import { closeTip } from "./parts/tip.svelte.ts";

export type Way = "solo" | "bots" | "hotseat";

export type Route =
    | { screen: "home" }
    | { screen: "new"; way: Way; scenario: number | undefined }
    | { screen: "campaign" }
    | { screen: "game"; game: string; guide: boolean }
    | { screen: "replay"; game: string }
    | { screen: "gallery" }
    | { screen: "rules"; rule: string }
    | { screen: "about" }
    | { screen: "nowhere" };

const WAYS: readonly string[] = ["solo", "bots", "hotseat"];
/** Screens for looking something up during a game, and the screens of a game. */
const LOOKED_UP: readonly Route["screen"][] = ["rules", "gallery"];
const PLAYED: readonly Route["screen"][] = ["game", "replay"];
const GAME = /^[A-Za-z0-9_-]+$/;

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
        if (third === "replay") return { screen: "replay", game: second };
    }
    if (first === "rules" && depth <= 2) return { screen: "rules", rule: second };
    if (depth === 1 && (first === "campaign" || first === "gallery" || first === "about")) {
        return { screen: first };
    }
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
            return `#/game/${route.game}/replay`;
        case "rules":
            return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : "#/rules";
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

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
