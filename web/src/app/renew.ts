/**
 * After an update of the server, a page of the build before may miss parts that it has not fetched yet: the server has
 * them no longer. Then it is loaded again, once.
 */

import { BUILD, buildIn } from "./build.ts";
import { whenFree } from "./occupied.svelte.ts";

const SHELF = "monsterlands.renewed";

let renewing: Promise<boolean> | undefined;

/**
 * Load the page again if the server has another build, and if this one has not done so before; return false if not. A
 * server that is away has no other build: then nothing is loaded, and nothing lost.
 */
export function renew(build = BUILD): Promise<boolean> {
    renewing ??= renewed(build).finally(() => (renewing = undefined));
    return renewing;
}

async function renewed(build: string): Promise<boolean> {
    if (!build || !(await isReplaced(build)) || !note(build)) return false;
    await whenFree();
    location.reload();
    return true;
}

async function isReplaced(build: string): Promise<boolean> {
    try {
        const page = await fetch("./", { cache: "no-store" });
        const found = page.ok ? buildIn(await page.text()) : "";
        return found !== "" && found !== build;
    } catch {
        return false;
    }
}

/** Note that a build was given up; return false if it was before, or nothing can be noted. */
function note(build: string): boolean {
    try {
        if (sessionStorage.getItem(SHELF) === build) return false;
        sessionStorage.setItem(SHELF, build);
        return true;
    } catch {
        return false;
    }
}
