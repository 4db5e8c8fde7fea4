import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import TakeScreen from "../../src/friends/TakeScreen.svelte";
import { byFile, toFile } from "../../src/friends/taking.ts";
import { FileProblem } from "../../src/wire/filekind.ts";
import { go } from "../../src/router.svelte.ts";
import { forgetProfile, keepProfile, me, profileSecret } from "../../src/wire/profile.ts";
import { ANA, control, of, Refusal, serve, type Request } from "./house.ts";

const BEN = { id: "p2", name: "Ben", emblem: "gator", created: 0 };
let screen: Record<string, unknown> | undefined;

beforeEach(forgetProfile);
afterEach(async () => {
    if (screen) await unmount(screen);
    screen = undefined;
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    forgetProfile();
});

/** A server with Ana's profile, and with Ben's, which the secret "own" opens; the code "c1" opens Ana's. */
function two(games: object[], own = BEN, tables: object[] = []): Request[] {
    let spent = false;
    return serve({
        "GET profile": ({ secret }) => (secret === "own" ? own : ANA),
        "GET profile/games": games,
        "GET groups": tables,
        "GET about": { server: "house-1" },
        "POST profile/ticket": { code: "c1", expires: 0 },
        "POST profile/devices": ({ body }) => {
            if (spent || (body as { code: string }).code !== "c1")
                return new Refusal(404, "This code is spent.");
            spent = true;
            return ANA;
        },
        "GET profile/devices": [
            { id: "d1", created: 0, seen: 0, current: false },
            { id: "d2", created: 0, seen: 0, current: true },
        ],
        "DELETE profile/devices/d2": undefined,
    });
}

function arrive(code: string): void {
    go(`#/take/${code}`);
    screen = mount(TakeScreen, { target: document.body, props: { code } });
    flushSync();
}

const told = (text: string): Promise<void> =>
    vi.waitFor(() => expect(document.body.textContent).toContain(text));
const bring = (): void => control("button", "Bring it here").click();

describe("a profile that is taken along", () => {
    test("is used at once by a browser that has none, and the code leaves the address", async () => {
        const asked = two([]);
        arrive("c1");
        expect(asked).toEqual([]);
        bring();
        await told("This browser is now Ana.");
        expect(profileSecret()).toBe(of(asked, "POST profile/devices")[0]?.secret);
        expect(location.hash).toBe("#/take");
    });

    test("replaces a profile at once that this page has just made by itself", async () => {
        serve({ "PUT profile": ({ body }) => ({ id: "p3", created: 0, ...(body as object) }) });
        const made = await me();
        const old = profileSecret();
        serve({
            "GET profile": made,
            "GET profile/games": [],
            "GET groups": [],
            "POST profile/devices": ANA,
        });
        arrive("c1");
        bring();
        await told("This browser is now Ana.");
        expect(profileSecret()).not.toBe(old);
    });

    test.each([
        ["a name", BEN, [], [], "its name and emblem."],
        ["an emblem", { ...BEN, name: "" }, [], [], "its name and emblem."],
        ["games", { ...BEN, name: "" }, [{ id: "g1" }], [], "its games with friends"],
        ["a seat at a table", BEN, [], [{ id: "t1" }], "its games with friends"],
    ])("is shown before it replaces a profile with %s", async (_, own, games, tables, lost) => {
        keepProfile("own");
        const asked = two(games, own, tables);
        arrive("c1");
        bring();
        await told("The new profile: Ana");
        expect(document.body.textContent).toContain(
            `The profile in this browser now: ${own.name || "somebody without a name"}`,
        );
        expect(document.body.textContent).toContain(lost);
        expect(profileSecret()).toBe("own");
        control("button", "Take the new one").click();
        expect(profileSecret()).toBe(of(asked, "POST profile/devices")[0]?.secret);
    });

    test("can be put back: this browser is then no device of it", async () => {
        keepProfile("own");
        const asked = two([{ id: "g1" }]);
        arrive("c1");
        bring();
        await told("The new profile: Ana");
        control("button", "Keep mine").click();
        await vi.waitFor(() => expect(of(asked, "DELETE profile/devices/d2")).toHaveLength(1));
        expect(of(asked, "DELETE profile/devices/d2")[0]?.secret).toBe(
            of(asked, "POST profile/devices")[0]?.secret,
        );
        expect(profileSecret()).toBe("own");
    });

    test("changes nothing where it is already", async () => {
        keepProfile("own");
        two([{ id: "g1" }], ANA);
        arrive("c1");
        bring();
        await told("This browser has this profile already.");
    });

    test("stays where it is if the code is spent, and the reason is told", async () => {
        keepProfile("own");
        two([]);
        arrive("c0");
        bring();
        await told("This code is spent.");
        expect(profileSecret()).toBe("own");
    });
});

describe("a file of a profile", () => {
    test("opens the profile on the server that it is of, and stays a device of its own", async () => {
        keepProfile("own");
        const asked = two([]);
        const file = await toFile("house-1");
        const { secret } = JSON.parse(file) as { secret: string };
        expect(secret).toBe(of(asked, "POST profile/devices")[0]?.secret);
        expect(secret).not.toBe("own");
        const again = two([]);
        const found = await byFile(file, "house-1");
        expect(found.profile).toEqual(ANA);
        expect(of(again, "POST profile/ticket")[0]?.secret).toBe(secret);
        expect(found.secret).not.toBe(secret);
    });

    test("of another server is refused, with whose it is", async () => {
        const asked = two([]);
        const file = JSON.stringify({
            monsterlands: "profile",
            server: "house-2",
            secret: "s",
            name: "Cleo",
        });
        await expect(byFile(file, "house-1")).rejects.toThrow(
            "The profile of Cleo belongs to another server.",
        );
        expect(asked).toEqual([]);
    });

    test("that was removed from its devices is refused", async () => {
        serve({ "GET profile": new Refusal(404, "unknown") });
        const file = JSON.stringify({
            monsterlands: "profile",
            server: "house-1",
            secret: "s",
            name: "Cleo",
        });
        await expect(byFile(file, "house-1")).rejects.toThrow("The profile of Cleo is gone");
    });

    test.each(["", "[1]", "null", '{"monsterlands":"record"}', '{"monsterlands":"profile","server":1}'])(
        "is not any other file: %s",
        async (text) => {
            await expect(byFile(text, "house-1")).rejects.toBeInstanceOf(FileProblem);
        },
    );
});
