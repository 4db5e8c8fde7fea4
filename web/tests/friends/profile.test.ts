import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import ProfileScreen from "../../src/friends/ProfileScreen.svelte";
import { forgetProfile, keepProfile, profileSecret } from "../../src/wire/profile.ts";
import { ANA, control, house, of, serve, write, type Request } from "./house.ts";

const NOTHING = {
    games: 0,
    solo: { games: 0, ranks: {}, bestPoints: null, scenarios: [] },
    withOthers: { players: 0, games: 0, wins: 0, places: [], bestPoints: null, meanPoints: null },
    byPlayers: [],
    favourites: [],
    finished: [],
};
const PLAYED = {
    ...NOTHING,
    games: 4,
    solo: { games: 1, ranks: { fodder: 0, trainee: 0, veteran: 1, hero: 0 }, bestPoints: 31, scenarios: [] },
    withOthers: { players: 0, games: 3, wins: 1, places: [1, 2], bestPoints: 44, meanPoints: 30 },
    favourites: [{ name: "Fandor", games: 3 }],
    finished: [
        { game: "g1", at: 1000, players: 2, points: 44, place: 1 },
        { game: "g2", at: 2000, players: 2, points: 20, place: 2 },
        { game: "g3", at: 3000, players: 2, points: 26, place: 2 },
        { game: "g4", at: 4000, players: 1, points: 31, place: 0 },
    ],
};
let screen: Record<string, unknown>;

async function arrive(answers: Parameters<typeof serve>[0] = {}): Promise<Request[]> {
    const asked = serve({
        "GET about": house("http://192.168.0.5:8001/"),
        "GET profile": ANA,
        "PUT profile": ({ body }) => ({ ...ANA, ...(body as object) }),
        "GET profile/statistics": NOTHING,
        "GET profile/devices": [
            { id: "d1", created: 0, seen: 0, current: false },
            { id: "d2", created: 0, seen: 0, current: true },
        ],
        "POST qr": "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
        ...answers,
    });
    screen = mount(ProfileScreen, { target: document.body });
    flushSync();
    await told("This browser");
    return asked;
}

const told = (text: string): Promise<void> =>
    vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 5000 });

beforeEach(() => keepProfile("own"));
afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    forgetProfile();
});

describe("a profile", () => {
    test("gets another name, and keeps its emblem", async () => {
        const asked = await arrive();
        write(document.querySelector("input[autocomplete=nickname]")!, "Cleo");
        await told("Saved.");
        expect(of(asked, "PUT profile")[0]?.body).toEqual({ name: "Cleo", emblem: "krunn" });
    });

    test("gets another emblem", async () => {
        const asked = await arrive();
        control("button", "Choose another emblem").click();
        flushSync();
        expect(control("dialog[open] button", "Krunn").getAttribute("aria-pressed")).toBe("true");
        control("dialog[open] button", "Gator").click();
        await told("Saved.");
        expect(of(asked, "PUT profile")[0]?.body).toEqual({ name: "Ana", emblem: "gator" });
    });

    test("loses a device, but never the one that asks", async () => {
        const asked = await arrive({ "DELETE profile/devices/d1": undefined });
        control("button", "Remove this device").click();
        await vi.waitFor(() => expect(of(asked, "DELETE profile/devices/d1")).toHaveLength(1));
    });

    test("is deleted after a question, and this browser forgets it", async () => {
        await arrive({ "DELETE profile": undefined });
        control("button", "Delete the profile").click();
        flushSync();
        expect(document.querySelector("dialog[open]")!.textContent).toContain("Nobody can bring");
        control("dialog[open] button", "Delete").click();
        await told("Your profile is deleted.");
        expect(profileSecret()).toBeUndefined();
    });
});

test("a link takes the profile along until it expires, and the time runs down", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    const asked = await arrive({ "POST profile/ticket": { code: "c1", expires: 1600 } });
    control("button", "Make a link").click();
    await told("Valid for another 10:00.");
    const link = "http://192.168.0.5:8001/#/take/c1";
    expect(control<HTMLInputElement>("input", "The link for your other device").value).toBe(link);
    await vi.waitFor(() => expect(of(asked, "POST qr")[0]?.body).toEqual({ text: link }));
    now.mockReturnValue(1_541_000);
    await told("Valid for another 0:59.");
    now.mockReturnValue(1_601_000);
    await told("The link is no longer valid.");
});

test("the link goes when another device has used it", async () => {
    const devices = [{ id: "d0", created: 1, seen: 1, current: true }];
    await arrive({
        "POST profile/ticket": { code: "c1", expires: Date.now() / 1000 + 600 },
        "GET profile/devices": devices,
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    control("button", "Make a link").click();
    await told("Valid for another");
    devices.push({ id: "d1", created: 2, seen: 2, current: false });
    vi.advanceTimersByTime(3000);
    await told("Done: your profile is on the other device too.");
    expect(document.querySelector("[role=timer]")).toBeNull();
    vi.useRealTimers();
});

describe("what was played", () => {
    test("is told when there is something", async () => {
        await arrive();
        await told("Nothing finished yet.");
    });

    test("is counted: places, ranks, points and mercenaries", async () => {
        await arrive({ "GET profile/statistics": PLAYED });
        await told("3 games with others, one won. The best: 44 points.");
        expect(document.body.textContent).toContain("One solo game. The best: 31 points.");
        const bars = [...document.querySelectorAll("figure ol")].map((list) =>
            [...list.querySelectorAll("li")].map((bar) => bar.textContent.replaceAll(/\s+/g, " ").trim()),
        );
        expect(bars).toEqual([
            ["1st 1", "2nd 2"],
            ["Hero 0", "Veteran 1", "Trainee 0", "Monster Fodder 0"],
            ["Fandor 3"],
        ]);
        const points = [...document.querySelectorAll("tbody tr")].map((row) =>
            [...row.querySelectorAll("td")].map(({ textContent }) => textContent),
        );
        expect(points).toEqual([
            ["44", "1"],
            ["20", "2"],
            ["26", "2"],
        ]);
    });
});
