import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { forget, keep, kept, keyFor, secretOf } from "../../src/wire/keys.ts";

beforeEach(() => {
    for (const game of kept()) forget(game);
    localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A server that gives keys to clients on its machine; returns the requests it got. */
function server(keeper: boolean): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
        asked.push(`${init.method} ${address}`);
        return Response.json(address === "api/about" ? { keeper } : { game: "g1", secret: "new" });
    });
    return asked;
}

describe("keys of games", () => {
    test("a key that is kept opens its game", () => {
        keep({ game: "g1", secret: "s1" });
        expect([secretOf("g1"), secretOf("g2")]).toEqual(["s1", undefined]);
    });

    test("all games with a key are known", () => {
        keep({ game: "g1", secret: "s1" });
        keep({ game: "g2", secret: "s2" });
        expect(kept()).toEqual(["g1", "g2"]);
    });

    test("a key that is forgotten opens nothing", () => {
        keep({ game: "g1", secret: "s1" });
        forget("g1");
        expect([secretOf("g1"), kept()]).toEqual([undefined, []]);
    });

    test("a key that another page has stored meanwhile is not lost", () => {
        keep({ game: "g1", secret: "s1" });
        localStorage.setItem("monsterlands.keys", '{"g1":"s1","g2":"s2"}');
        keep({ game: "g3", secret: "s3" });
        expect(kept()).toEqual(["g1", "g2", "g3"]);
    });

    test.each(["no JSON", "[1]", "null", '{"g1":5}'])("a storage that holds %s counts as empty", (text) => {
        localStorage.setItem("monsterlands.keys", text);
        expect(secretOf("g1")).toBeUndefined();
    });

    test("without a storage a key lasts as long as the page", () => {
        vi.stubGlobal("localStorage", {
            getItem: () => {
                throw new Error("forbidden");
            },
            setItem: () => {
                throw new Error("forbidden");
            },
        });
        keep({ game: "g1", secret: "s1" });
        expect(secretOf("g1")).toBe("s1");
    });
});

describe("a game without a key", () => {
    test("gets one on the server's machine, and stores it", async () => {
        const asked = server(true);
        expect(await keyFor("g1")).toBe("new");
        expect(asked).toEqual(["GET api/about", "POST api/games/g1/key"]);
        expect(secretOf("g1")).toBe("new");
    });

    test("gets none on other machines", async () => {
        const asked = server(false);
        expect(await keyFor("g1")).toBeUndefined();
        expect(asked).toEqual(["GET api/about"]);
    });

    test("is not requested where there is one", async () => {
        const asked = server(true);
        keep({ game: "g1", secret: "s1" });
        expect(await keyFor("g1")).toBe("s1");
        expect(asked).toEqual([]);
    });
});

describe("a game with a key that does not fit", () => {
    beforeEach(() => keep({ game: "g1", secret: "old" }));

    test("gets a new one on the server's machine, which replaces it", async () => {
        server(true);
        expect(await keyFor("g1", "old")).toBe("new");
        expect(secretOf("g1")).toBe("new");
    });

    test("keeps it on other machines, for it may belong to another server", async () => {
        server(false);
        expect(await keyFor("g1", "old")).toBe("old");
        expect(secretOf("g1")).toBe("old");
    });

    test("uses the key that another page has got meanwhile", async () => {
        const asked = server(true);
        expect(await keyFor("g1", "older")).toBe("old");
        expect(asked).toEqual([]);
    });
});
