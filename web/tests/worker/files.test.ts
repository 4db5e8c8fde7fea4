import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { KeptFiles } from "../../src/worker/files.ts";

const SCOPE = "https://monsters.example/";
const SHELL = { build: "b2", page: "sha256-right", files: ["assets/index-1a2b.js", "assets/icons-3c4d.js"] };

let shelves: Map<string, Map<string, Response>>;
let full: boolean;
let server: (url: string) => Response | Promise<Response>;
let asked: string[];

function addressOf(what: Request | string): string {
    return typeof what === "string" ? what : what.url;
}

function cache(shelf: Map<string, Response>): object {
    const put = async (what: Request | string, found: Response): Promise<void> => {
        if (full) throw new DOMException("no room", "QuotaExceededError");
        shelf.set(addressOf(what), found);
    };
    return {
        put,
        match: async (what: Request | string) => shelf.get(addressOf(what))?.clone(),
        addAll: async (all: string[]) => {
            for (const each of all) {
                const found = await fetch(each);
                if (!found.ok) throw new TypeError("not there");
                await put(each, found);
            }
        },
    };
}

beforeEach(() => {
    shelves = new Map();
    full = false;
    asked = [];
    server = (url) => new Response(`${url.slice(SCOPE.length) || "page"} of the server`);
    vi.stubGlobal("caches", {
        open: async (name: string) => {
            if (!shelves.has(name)) shelves.set(name, new Map());
            return cache(shelves.get(name)!);
        },
        has: async (name: string) => shelves.has(name),
        match: async (what: Request | string, { cacheName }: { cacheName?: string } = {}) =>
            [...shelves]
                .filter(([name]) => cacheName === undefined || name === cacheName)
                .map(([, shelf]) => shelf.get(addressOf(what)))
                .find(Boolean)
                ?.clone(),
        delete: async (name: string) => shelves.delete(name),
        keys: async () => [...shelves.keys()],
    });
    vi.stubGlobal("fetch", async (what: Request | string) => {
        asked.push(addressOf(what));
        return server(addressOf(what));
    });
});
afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

function away(): never {
    throw new TypeError("no line");
}

async function textOf(found: Promise<Response>): Promise<string> {
    return (await found).text();
}

const ask = (path: string): Request => new Request(`${SCOPE}${path}`);

describe("the files of the client", () => {
    test("are fetched once, the page last", async () => {
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        expect([...shelves.get("monsterlands-shell-b2")!.keys()]).toEqual([
            `${SCOPE}assets/index-1a2b.js`,
            `${SCOPE}assets/icons-3c4d.js`,
            SCOPE,
        ]);
        asked = [];
        await files.keep();
        expect(asked).toEqual([]);
    });

    test("are not kept in part: one that is missing means none", async () => {
        server = (url) => new Response("", { status: url.includes("icons") ? 404 : 200 });
        await new KeptFiles(SHELL, SCOPE).keep();
        expect([...shelves.keys()]).toEqual([]);
    });

    test("are not kept where there is no room, and the page comes from the server", async () => {
        full = true;
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        expect([...shelves.keys()]).toEqual([]);
        expect(await textOf(files.page(ask("")))).toBe("page of the server");
        expect(await textOf(files.file(ask("assets/index-1a2b.js")))).toBe(
            "assets/index-1a2b.js of the server",
        );
        expect(await textOf(files.box(ask("api/box?language=en")))).toBe("api/box?language=en of the server");
        expect([...shelves.keys()]).toEqual([]);
    });

    test("come from what is kept, also those of an older build", async () => {
        shelves.set(
            "monsterlands-shell-a1",
            new Map([[`${SCOPE}assets/old-9z9z.js`, new Response("of the build before")]]),
        );
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        server = away;
        expect(await textOf(files.file(ask("assets/old-9z9z.js")))).toBe("of the build before");
        expect(await textOf(files.file(ask("assets/icons-3c4d.js")))).toBe(
            "assets/icons-3c4d.js of the server",
        );
        await expect(files.file(ask("assets/none-0000.js"))).rejects.toThrow("no line");
    });
});

describe("the page", () => {
    test("comes from the server if it answers", async () => {
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        server = () => new Response("the page of a newer build");
        expect(await textOf(files.page(ask("")))).toBe("the page of a newer build");
    });

    test.each([
        ["has no line", away],
        ["is behind a proxy that does not reach it", () => new Response("", { status: 502 })],
    ])("comes from what is kept if the server %s", async (_, answer) => {
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        server = answer;
        expect(await textOf(files.page(ask("")))).toBe("page of the server");
    });

    test("comes from what is kept if the server takes more than a second", async () => {
        vi.useFakeTimers();
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        server = () => new Promise(() => undefined);
        const shown = textOf(files.page(ask("")));
        await vi.advanceTimersByTimeAsync(1000);
        expect(await shown).toBe("page of the server");
    });
});

describe("the cards", () => {
    test("come from the server, and without a line as they were", async () => {
        const files = new KeptFiles(SHELL, SCOPE);
        await files.keep();
        server = () => new Response("three cards");
        expect(await textOf(files.box(ask("api/box?language=en")))).toBe("three cards");
        server = away;
        expect(await textOf(files.box(ask("api/box?language=en")))).toBe("three cards");
    });
});
