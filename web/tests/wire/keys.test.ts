import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { forget, keep, kept, keyFor, secretFor, secretOf, visit, visitOf } from "../../src/wire/keys.ts";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";
import { fillStorage } from "../storage.ts";

const SHELF = "monsterlands.keys";

beforeEach(() => {
    for (const game of kept()) forget(game);
    localStorage.clear();
    sessionStorage.clear();
    forgetProfile();
});
afterEach(() => {
    vi.unstubAllGlobals();
    forgetProfile();
});

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
        localStorage.setItem(SHELF, '{"g1":"s1","g2":"s2"}');
        keep({ game: "g3", secret: "s3" });
        expect(kept()).toEqual(["g1", "g2", "g3"]);
    });

    test("a key that another page has deleted or renewed meanwhile stays so", () => {
        keep({ game: "g1", secret: "s1" });
        keep({ game: "g2", secret: "s2" });
        localStorage.setItem(SHELF, '{"g2":"new"}');
        expect([secretOf("g1"), secretOf("g2")]).toEqual([undefined, "new"]);
        keep({ game: "g3", secret: "s3" });
        expect(localStorage.getItem(SHELF)).toBe('{"g2":"new","g3":"s3"}');
    });

    test.each(["no JSON", "[1]", "null", '{"g1":5}'])("a storage that holds %s counts as empty", (text) => {
        localStorage.setItem(SHELF, text);
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

describe("a key that there is no room for", () => {
    beforeEach(() => {
        keep({ game: "g1", secret: "s1" });
        fillStorage();
        keep({ game: "g2", secret: "s2" });
    });

    test("opens its game in this window", () => {
        expect([secretOf("g2"), kept()]).toEqual(["s2", ["g1", "g2"]]);
        expect(localStorage.getItem(SHELF)).toBe('{"g1":"s1"}');
    });

    test("is stored with the next one for which there is room, beside those of other windows", () => {
        vi.unstubAllGlobals();
        localStorage.setItem(SHELF, '{"g4":"s4"}');
        keep({ game: "g3", secret: "s3" });
        expect(JSON.parse(localStorage.getItem(SHELF)!)).toEqual({ g2: "s2", g3: "s3", g4: "s4" });
    });

    test("is stored by the next page beside those of other windows, which win", async () => {
        keep({ game: "g3", secret: "s3" });
        vi.unstubAllGlobals();
        localStorage.setItem(SHELF, '{"g3":"new","g4":"s4"}');
        vi.resetModules();
        await import("../../src/wire/keys.ts");
        expect(JSON.parse(localStorage.getItem(SHELF)!)).toEqual({ g2: "s2", g3: "new", g4: "s4" });
        expect(sessionStorage.length).toBe(0);
    });

    test("stays with this window when a stored one is forgotten and there is still no room", () => {
        keep({ game: "g3", secret: "s3" });
        forget("g1");
        expect(kept()).toEqual(["g2", "g3"]);
        expect(localStorage.getItem(SHELF)).toBe("{}");
    });
});

describe("a game without a key", () => {
    test("gets one on the server's machine, and stores it", async () => {
        const asked = server(true);
        expect(await keyFor("g1")).toBe("new");
        expect(asked).toEqual(["GET api/about", "POST api/games/g1/key?language=en"]);
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

describe("a game of a profile", () => {
    beforeEach(() => keepProfile("own"));

    /** A server with a game in which the profile has these seats; returns the requests it got. */
    function seated(mySeats: number[], keeper = false): string[] {
        const asked: string[] = [];
        vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
            asked.push(`${init.method} ${address}`);
            if (/^api\/games\/\w+\?/.test(address)) return Response.json({ mySeats });
            return Response.json(address === "api/about" ? { keeper } : { game: "g1", secret: "new" });
        });
        return asked;
    }

    test("is opened by the secret of the profile", async () => {
        seated([1]);
        expect(await keyFor("g1")).toBe("own");
    });

    test("with a key of its own is opened by that", async () => {
        const asked = seated([1]);
        keep({ game: "g1", secret: "s1" });
        expect(await keyFor("g1")).toBe("s1");
        expect(asked).toEqual([]);
    });

    test("of somebody else is opened by the keeper of the server with a new key", async () => {
        seated([], true);
        expect(await keyFor("g1")).toBe("new");
    });

    test("of somebody else is not opened from elsewhere", async () => {
        seated([]);
        expect(await keyFor("g1")).toBeUndefined();
    });

    test("at which somebody looks on is opened by the secret of their link", async () => {
        visit("g2", "look");
        seated([], true);
        expect(await keyFor("g2")).toBe("look");
        expect(await keyFor("g2", "look")).toBe("new");
    });

    test("is opened as one's own even by whoever has a link for looking on", async () => {
        visit("g2", "look");
        seated([0]);
        expect(await keyFor("g2")).toBe("own");
    });

    test("is not tried again with a secret that was refused", async () => {
        seated([1], true);
        expect(await keyFor("g3", "own")).toBe("new");
    });
});

describe("the secret of a link for looking on", () => {
    test("is kept for the visit, not in the browser", () => {
        visit("t1", "look");
        expect([visitOf("t1"), visitOf("t2")]).toEqual(["look", undefined]);
        expect(localStorage.length).toBe(0);
        expect(kept()).toEqual([]);
    });

    test("is what a request about its game is sent with, unless there is a key", () => {
        keepProfile("own");
        visit("g7", "look");
        expect([secretFor("g7"), secretFor("g8")]).toEqual(["look", "own"]);
        keep({ game: "g7", secret: "s7" });
        expect(secretFor("g7")).toBe("s7");
    });
});
