import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
    changeMe,
    drawSecret,
    EMBLEMS,
    forgetProfile,
    keepProfile,
    me,
    ownSecret,
    profileSecret,
} from "../../src/wire/profile.ts";

const ANA = { id: "p1", name: "Ana", emblem: "krunn", created: 0 };

beforeEach(forgetProfile);
afterEach(() => {
    vi.unstubAllGlobals();
    forgetProfile();
});

/** A server that knows these secrets, each with its profile; returns the requests it got. */
function server(known: Record<string, object>): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
        const secret = (init.headers as Record<string, string>).Authorization!.replace("Bearer ", "");
        asked.push(`${init.method} ${address}`);
        if (init.method === "PUT") known[secret] = { ...ANA, ...JSON.parse(String(init.body)) };
        const found = known[secret];
        return found ? Response.json(found) : Response.json({ detail: "unknown" }, { status: 404 });
    });
    return asked;
}

describe("a secret", () => {
    test("has 256 bits, and can be part of a header", () => {
        expect(drawSecret()).toMatch(/^[A-Za-z0-9_-]{43}$/);
        expect(drawSecret()).not.toBe(drawSecret());
    });
});

describe("the profile of a browser", () => {
    test("is made when it is first needed, without a name and with an emblem of the list", async () => {
        const known: Record<string, { name: string; emblem: string }> = {};
        const asked = server(known);
        expect(profileSecret()).toBeUndefined();
        const secret = await ownSecret();
        expect(asked).toEqual(["PUT api/profile?language=en"]);
        expect(known[secret]?.name).toBe("");
        expect(EMBLEMS.map(({ id }) => id)).toContain(known[secret]?.emblem);
        expect(localStorage.getItem("monsterlands.profile")).toBe(secret);
    });

    test("is asked for only once in a visit", async () => {
        keepProfile("s1");
        const asked = server({ s1: ANA });
        expect(await me()).toEqual(ANA);
        expect(await me()).toEqual(ANA);
        expect(asked).toEqual(["GET api/profile?language=en"]);
    });

    test("is made again where the server does not know it, with the same secret", async () => {
        keepProfile("s1");
        const asked = server({});
        expect(await ownSecret()).toBe("s1");
        expect(asked).toEqual(["GET api/profile?language=en", "PUT api/profile?language=en"]);
    });

    test("keeps its emblem when it gets another name", async () => {
        keepProfile("s1");
        server({ s1: ANA });
        expect(await changeMe({ name: "Ben" })).toMatchObject({ name: "Ben", emblem: "krunn" });
        expect((await me()).name).toBe("Ben");
    });

    test("is not made while the server does not answer, and asked for again later", async () => {
        vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
        await expect(me()).rejects.toMatchObject({ status: 0 });
        const secret = profileSecret();
        server({});
        expect(await ownSecret()).toBe(secret);
    });

    test("lasts as long as the page where nothing is stored", async () => {
        const forbidden = (): never => {
            throw new Error("forbidden");
        };
        vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
        server({});
        const secret = await ownSecret();
        expect(profileSecret()).toBe(secret);
        forgetProfile();
        expect(profileSecret()).toBeUndefined();
    });
});
