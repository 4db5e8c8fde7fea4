/** The files that a service worker keeps, so that the client opens on a bad line, and without one. */

import { outdated, shellOf } from "./routes.ts";
import type { Shell } from "./types.ts";

/** How long the server may take before what is kept is shown, in milliseconds. */
const PATIENCE = 1000;
/** The names of the kept files do not depend on how the server packs them. */
const WHATEVER = { ignoreVary: true };

export class KeptFiles {
    readonly #shell: Shell;
    readonly #scope: string;
    readonly #name: string;

    constructor(shell: Shell, scope: string) {
        this.#shell = shell;
        this.#scope = scope;
        this.#name = shellOf(shell.build);
    }

    /**
     * Fetch all files, the page last: with it they are complete. Those that the page has fetched before come from the
     * browser's own cache. If that fails, the client is not kept; the next page tries again.
     */
    async keep(): Promise<void> {
        try {
            const cache = await caches.open(this.#name);
            if (await cache.match(this.#scope)) return;
            await cache.addAll(this.#shell.files.map((file) => this.#at(file)));
            // Another build, if the server is being updated just now.
            const page = await fetch(this.#scope, { cache: "no-cache", integrity: this.#shell.page });
            if (!page.ok) throw new Error(`the page has the status ${page.status}`);
            await cache.put(this.#scope, page);
        } catch {
            // The storage is full or forbidden, or the line is bad.
            await this.#drop();
            return;
        }
    }

    async #drop(): Promise<void> {
        await caches.delete(this.#name).catch(() => false);
    }

    /** Drop what is of other builds, as far as no window needs it. */
    async tidy(windows: number): Promise<void> {
        const names = await caches.keys();
        await Promise.all(outdated(names, this.#shell.build, windows).map((name) => caches.delete(name)));
    }

    async page(request: Request): Promise<Response> {
        return this.#soon(fetch(request), () => this.#kept(this.#scope));
    }

    /** A file is the same for ever; a window of an older build finds its own, too. */
    async file(request: Request): Promise<Response> {
        const kept = (await this.#kept(request)) ?? (await caches.match(request, WHATEVER));
        if (kept) return kept;
        const found = await fetch(request);
        if (found.ok) await this.#put(request, found.clone());
        return found;
    }

    async box(request: Request): Promise<Response> {
        const asked = fetch(request).then(async (found) => {
            if (found.ok) await this.#put(request, found.clone());
            return found;
        });
        return this.#soon(asked, () => this.#kept(request));
    }

    /** Return the answer of the server; if it fails or takes long, what is kept, if anything is. */
    async #soon(asked: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<Response> {
        const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE));
        const found = await Promise.race([asked.catch(() => undefined), late]);
        if (found?.ok) return found;
        return (await kept()) ?? found ?? asked;
    }

    async #kept(what: Request | string): Promise<Response | undefined> {
        try {
            return await caches.match(what, { ...WHATEVER, cacheName: this.#name });
        } catch {
            return undefined;
        }
    }

    /** Keep an answer as well, if the client is kept. */
    async #put(request: Request, found: Response): Promise<void> {
        try {
            if (!(await caches.has(this.#name))) return;
            await (await caches.open(this.#name)).put(request, found);
        } catch {
            // The storage is full: it is fetched again next time.
        }
    }

    #at(path: string): string {
        return new URL(path, this.#scope).href;
    }
}
