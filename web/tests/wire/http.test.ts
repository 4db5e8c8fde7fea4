import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { inWords } from "../../src/home/loaded.svelte.ts";
import { beginGame, box, game, HttpProblem, record, removeGame, takeIn } from "../../src/wire/http.ts";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";

const PROFILE = { id: "p1", name: "Ana", emblem: "krunn", created: 0 };

beforeEach(forgetProfile);
afterEach(() => {
    vi.unstubAllGlobals();
    forgetProfile();
});

/** Answer every request in the same way, and note the requests. */
function answering(...responses: (Response | Error)[]): [string, RequestInit][] {
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
        asked.push([address, init]);
        const next = responses.shift()!;
        if (next instanceof Error) throw next;
        return next;
    });
    return asked;
}

async function refusal(response: Response | Error): Promise<HttpProblem> {
    answering(response);
    return game("g1").then(
        () => expect.fail("nothing was refused"),
        (problem: unknown) => problem as HttpProblem,
    );
}

describe("requests to the server", () => {
    test("a game is begun with its settings as JSON, as the profile of the browser", async () => {
        keepProfile("own");
        const asked = answering(
            Response.json(PROFILE),
            Response.json({ game: "g1", secret: "s1" }, { status: 201 }),
        );
        expect(await beginGame({ scenario: 3 })).toEqual({ game: "g1", secret: "s1" });
        expect(asked[1]?.[0]).toBe("api/games?language=en");
        expect(asked[1]?.[1]).toMatchObject({
            method: "POST",
            body: '{"scenario":3}',
            headers: { "Content-Type": "application/json", Authorization: "Bearer own" },
        });
    });

    test("a game is begun also if the server makes no profile", async () => {
        const asked = answering(
            Response.json({ detail: "Too many profiles." }, { status: 429 }),
            Response.json({ game: "g1", secret: "s1" }, { status: 201 }),
        );
        expect(await beginGame({ scenario: 3 })).toEqual({ game: "g1", secret: "s1" });
        expect(asked[1]?.[1].headers).toEqual({ "Content-Type": "application/json" });
    });

    test("a secret is sent in a header and not in the address", async () => {
        const asked = answering(new Response("[record]"));
        expect(await record("g1", "s1")).toBe("[record]");
        expect(asked[0]?.[0]).toBe("api/games/g1/record?language=en");
        expect(asked[0]?.[1].headers).toEqual({ Authorization: "Bearer s1" });
    });

    test("cards are requested in the current language", async () => {
        const asked = answering(Response.json({}));
        await box();
        expect(asked[0]?.[0]).toBe("api/box?language=en");
    });

    test("a record is sent as one string", async () => {
        const asked = answering(Response.json(PROFILE), Response.json({ game: "g2", secret: "s2" }));
        await takeIn('steps = ["a"]\n');
        expect(asked[1]?.[1].body).toBe('"steps = [\\"a\\"]\\n"');
    });

    test("an empty response returns nothing", async () => {
        answering(new Response(null, { status: 204 }));
        expect(await removeGame("g1")).toBeUndefined();
    });
});

describe("what goes wrong", () => {
    test("a refusal carries the sentence of the server", async () => {
        const problem = await refusal(Response.json({ detail: "there is no such game" }, { status: 404 }));
        expect([problem.status, problem.message, problem.unreachable]).toEqual([
            404,
            "there is no such game",
            false,
        ]);
        expect(inWords(problem)).toBe("There is no such game.");
    });

    test("a server that does not respond is unreachable", async () => {
        const problem = await refusal(new TypeError("Failed to fetch"));
        expect([problem.status, problem.unreachable]).toEqual([0, true]);
        expect(inWords(problem)).toContain("does not answer");
    });

    test("a gateway without a server behind it is unreachable too", async () => {
        expect((await refusal(new Response("<h1>Bad gateway</h1>", { status: 502 }))).unreachable).toBe(true);
    });

    test("a list of validation errors is not shown as it is", async () => {
        const problem = await refusal(Response.json({ detail: [{ loc: ["body"] }] }, { status: 422 }));
        expect(inWords(problem)).toContain("code 422");
    });

    test("an answer that cannot be read is a problem", async () => {
        const problem = await refusal(new Response("<html>", { status: 200 }));
        expect(inWords(problem)).toContain("code 200");
    });

    test("a bug of the client is shown in words, and in full in the console", () => {
        const error = vi.spyOn(console, "error").mockReturnValue();
        const mistake = new TypeError("x is undefined");
        expect(inWords(mistake)).toBe(
            "Something went wrong on this page. Reload it; every step of a game is saved.",
        );
        expect(error).toHaveBeenCalledExactlyOnceWith(mistake);
        error.mockRestore();
    });
});
