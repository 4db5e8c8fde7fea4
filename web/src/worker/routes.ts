/** Where the service worker sends a request. */

/**
 * - `page`: the page itself, from the server; from the kept files if it does not answer at once
 * - `file`: a file whose name has a hash, from the kept files; from the server if it is not there
 * - `box`: the cards and terms, from the server; the kept ones if it does not answer at once
 * - `server`: everything else; the worker has no part in it
 */
export type Way = "page" | "file" | "box" | "server";

export interface Asked {
    method: string;
    url: string;
    /** `navigate` if a window opens it. */
    mode: string;
}

const PAGES = ["", "index.html"];
const FILES = "assets/";
const BOX = "api/box";

/** Return the way of a request; the scope is the address below which the client is served. */
export function wayOf({ method, url, mode }: Asked, scope: string): Way {
    const { origin, pathname } = new URL(url);
    const home = new URL(scope);
    if (method !== "GET" || origin !== home.origin || !pathname.startsWith(home.pathname)) return "server";
    const path = pathname.slice(home.pathname.length);
    if (mode === "navigate") return PAGES.includes(path) ? "page" : "server";
    if (path.startsWith(FILES)) return "file";
    return path === BOX ? "box" : "server";
}

const OURS = /^monsterlands-[a-z]+-([0-9a-f]+)$/;
/** How many builds are kept at most for windows that were not loaded again since. */
const KEPT = 3;

/** Return the name under which the files of a build are kept. */
export function shellOf(build: string): string {
    return `monsterlands-shell-${build}`;
}

/**
 * Return what need not be kept any more: all of other builds once no window is open. Before, a window may still need
 * files of the build that it came from; the server has them no longer.
 *
 * @param names what is kept, the oldest first
 */
export function outdated(names: readonly string[], build: string, windows: number): string[] {
    const builds = [...new Set(names.flatMap((name) => OURS.exec(name)?.[1] ?? []))];
    const others = builds.filter((each) => each !== build);
    const doomed = windows === 0 ? others : others.slice(0, -KEPT);
    return names.filter((name) => doomed.includes(OURS.exec(name)?.[1] ?? ""));
}
