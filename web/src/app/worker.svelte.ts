/** The service worker of this page, where the browser has one: over TLS, and on the machine of the server. */

import { box } from "../wire/http.ts";
import { BUILD } from "./build.ts";

const WORKER = "sw.js";
/** How long nothing may have been fetched before the worker fetches the rest, in milliseconds. */
const QUIET = 2000;
/** How often a new version is looked for, in milliseconds. */
const EVERY = 30 * 60_000;
const SOON = 60_000;

let newest = $state(BUILD);
let kept = $state(false);
let looked = 0;

/** Whether the server has a newer client, which is here already. */
export function isOutdated(): boolean {
    return BUILD !== "" && newest !== BUILD;
}

/** Whether this page works without a line. */
export function isKept(): boolean {
    return kept;
}

/** Register the worker, after everything that this page needs at first has arrived. */
export function startWorker(): void {
    if (!BUILD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    kept = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
        kept = serviceWorker.controller !== null;
        serviceWorker.controller?.postMessage("build");
        // It keeps the cards and terms as they pass through it.
        box().catch((problem: unknown) => console.info(problem));
    });
    serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ build?: unknown } | null>) => {
        if (typeof data?.build === "string") newest = data.build;
    });
    whenQuiet(() => {
        // Without it everything works but what needs no line.
        serviceWorker.register(WORKER).catch((problem: unknown) => console.info(problem));
        setInterval(() => void look(), EVERY);
        document.addEventListener("visibilitychange", () => void look());
        window.addEventListener("online", () => void look());
    });
}

/** Look for a new version; it is fetched in the background. */
export async function look(): Promise<void> {
    if (!BUILD || document.hidden || !("serviceWorker" in navigator)) return;
    if (performance.now() - looked < SOON) return;
    looked = performance.now();
    try {
        await (await navigator.serviceWorker.getRegistration())?.update();
    } catch {
        // The server does not answer now.
    }
}

/** Call a function once nothing has been fetched for a while. */
function whenQuiet(then: () => void): void {
    let timer = setTimeout(done, QUIET);
    const watched = new PerformanceObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, QUIET);
    });
    watched.observe({ type: "resource" });
    function done(): void {
        watched.disconnect();
        then();
    }
}
