import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import LobbyScreen from "../../src/friends/LobbyScreen.svelte";
import { go } from "../../src/router.svelte.ts";
import { secretFor, visit } from "../../src/wire/keys.ts";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";
import type { Group } from "../../src/wire/types.ts";
import { ANA, control, house, of, Refusal, serve, write, type Request } from "./house.ts";
import { groupSeat, lobby, seat, talk } from "./samples.ts";
import { FakeSocket, useFakeSockets } from "./socket.ts";

const line = (): FakeSocket => FakeSocket.to("groups/t1/socket");
let screen: Record<string, unknown>;

const GUEST = {
    host: false,
    seats: [seat(0, { name: "Ben", host: true }), seat(1, { name: "Ana", mine: true })],
};
const ANSWERS = {
    "GET about": house("http://192.168.0.5:8001/"),
    "GET profile": ANA,
    "PUT profile": ANA,
    "POST qr": "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "PATCH groups/t1/seats/0": undefined,
    "PATCH groups/t1/seats/1": undefined,
    "PUT groups/t1/seats/1": undefined,
    "DELETE groups/t1/seats/0": undefined,
    "DELETE groups/t1/seats/1": undefined,
    "PUT groups/t1/seats/1/player": undefined,
    "PUT groups/t1/options": undefined,
    "POST groups/t1/invitation": undefined,
    "POST groups/t1/begin": { game: "g1" },
};

/** Open the lobby of a group. */
async function arrive(group: Group, answers: Parameters<typeof serve>[0] = {}): Promise<Request[]> {
    const asked = serve({ ...ANSWERS, ...answers });
    go("#/group/t1");
    screen = mount(LobbyScreen, { target: document.body, props: { group: "t1" } });
    flushSync();
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    line().open();
    line().tell({ type: "group", group });
    await vi.waitFor(() => expect(document.body.textContent).toContain("What is played"));
    return asked;
}

beforeEach(() => {
    useFakeSockets();
    sessionStorage.clear();
    localStorage.clear();
    keepProfile("own");
});

afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    forgetProfile();
});

const field = (name: string): HTMLInputElement => control("input", name);
const told = (text: string): Promise<void> =>
    vi.waitFor(() => expect(document.body.textContent).toContain(text));

describe("the invitation", () => {
    test("is a link, a QR code and words, at the address that others reach", async () => {
        const asked = await arrive(lobby());
        const link = "http://192.168.0.5:8001/#/join/ant-bee-cat-dog";
        await vi.waitFor(() => expect(field("The invitation").value).toBe(link));
        await vi.waitFor(() => expect(of(asked, "POST qr")[0]?.body).toEqual({ text: link }));
        expect([...document.querySelectorAll(".code b")].map(({ textContent }) => textContent)).toEqual([
            "ant",
            "bee",
            "cat",
            "dog",
        ]);
        expect(document.body.textContent).toContain("go to 192.168.0.5:8001, choose");
        expect(field("The spectator link").value).toBe("http://192.168.0.5:8001/#/watch/t1/look");
    });

    test("leads nowhere until others are let in, which is said and offered", async () => {
        let open = false;
        const asked = await arrive(lobby(), {
            "GET about": () =>
                house(open ? "http://10.0.0.7:8001/" : "http://localhost:8000/", { canListen: true }),
            "POST house/listening": () => ((open = true), { address: "http://10.0.0.7:8001/" }),
        });
        await told("Only this computer can reach this address");
        expect(of(asked, "POST qr")).toEqual([]);
        control("button", "Let others in my network in").click();
        await vi.waitFor(() =>
            expect(field("The invitation").value).toBe("http://10.0.0.7:8001/#/join/ant-bee-cat-dog"),
        );
        expect(document.body.textContent).not.toContain("Only this computer can reach this address");
        expect(document.body.textContent).toContain("About this connection");
    });

    test("is made anew by the host", async () => {
        const asked = await arrive(lobby());
        control("button", "New invitation").click();
        await told("The old invitation no longer works.");
        expect(of(asked, "POST groups/t1/invitation")[0]?.secret).toBe("own");
    });
});

test("guests read that the host, who begins the game, is not here", async () => {
    const seats = [
        groupSeat(0, { name: "Ana", mine: false, host: true, presence: "gone" }),
        groupSeat(1, { name: "Ben", mine: true, host: false }),
    ];
    await arrive(lobby({ host: false, whyNot: "", seats }));
    await told("Everything is ready, but Ana, who begins the game, is not here.");
});

describe("the host", () => {
    test("cannot begin while something is missing, and reads why", async () => {
        const asked = await arrive(lobby());
        expect(control("button", "Begin").getAttribute("aria-disabled")).toBe("true");
        expect(document.body.textContent).toContain("One seat is still free.");
        control("button", "Begin").click();
        expect(of(asked, "POST groups/t1/begin")).toEqual([]);
    });

    test("begins, and is at the table", async () => {
        await arrive(lobby({ whyNot: "", fill: true }));
        control("button", "Begin").click();
        await vi.waitFor(() => expect(location.hash).toBe("#/game/g1"));
    });

    test("gives a free seat to a bot", async () => {
        const asked = await arrive(lobby());
        const select = control<HTMLSelectElement>("select", "Who is player 2");
        select.value = "hero";
        select.dispatchEvent(new Event("change", { bubbles: true }));
        await vi.waitFor(() =>
            expect(of(asked, "PUT groups/t1/seats/1/player")[0]?.body).toEqual({ player: "hero@think=1" }),
        );
    });

    test("removes somebody after a question", async () => {
        const asked = await arrive(
            lobby({ seats: [...lobby().seats.slice(0, 1), seat(1, { name: "Ben" })] }),
        );
        control("button", "Remove Ben").click();
        flushSync();
        expect(document.querySelector("dialog[open]")!.textContent).toContain("Ben loses the seat");
        control("dialog[open] button", "Remove").click();
        await vi.waitFor(() => expect(of(asked, "DELETE groups/t1/seats/1")).toHaveLength(1));
    });

    test("changes what is played", async () => {
        const asked = await arrive(lobby());
        control("button", "Change the table").click();
        flushSync();
        control<HTMLInputElement>("dialog[open] label", "4").querySelector("input")!.click();
        flushSync();
        control("dialog[open] button", "Save").click();
        await vi.waitFor(() =>
            expect(of(asked, "PUT groups/t1/options")[0]?.body).toEqual({
                difficulty: "normal",
                tricks: false,
                queensGrant: false,
                moreMonsters: false,
                pace: { kind: "open", minutes: 0, days: 0 },
                talk: "all",
                fill: false,
                players: 4,
            }),
        );
    });
});

describe("a guest", () => {
    test("says that they are ready", async () => {
        const asked = await arrive(lobby(GUEST));
        expect(document.body.textContent).not.toContain("Change the table");
        control("button", "I am ready").click();
        await vi.waitFor(() =>
            expect(of(asked, "PATCH groups/t1/seats/1")[0]?.body).toEqual({ ready: true }),
        );
    });

    test("chooses a name, which the next table knows too, and an affinity that nobody has", async () => {
        const [host, me] = GUEST.seats;
        const asked = await arrive(lobby({ ...GUEST, seats: [{ ...host!, affinity: "fire" }, me!] }));
        const affinities = [...document.querySelectorAll<HTMLInputElement>("fieldset input")];
        expect(affinities.map(({ value, disabled }) => [value, disabled])).toEqual([
            ["", false],
            ["fire", true],
            ["water", false],
            ["air", false],
            ["jungle", false],
        ]);
        expect(affinities[1]!.closest("label")!.textContent).toContain("Ben has it");
        write(document.querySelector("input[autocomplete=nickname]")!, "Cleo");
        await vi.waitFor(() => expect(of(asked, "PUT profile")[0]?.body).toMatchObject({ name: "Cleo" }));
        expect(of(asked, "PATCH groups/t1/seats/1")[0]?.body).toEqual({ name: "Cleo" });
        document.querySelector<HTMLInputElement>("input[value=water]")!.click();
        await vi.waitFor(() =>
            expect(of(asked, "PATCH groups/t1/seats/1")[1]?.body).toEqual({ affinity: "water" }),
        );
    });

    test("lets somebody at the same screen sit down", async () => {
        const asked = await arrive(lobby());
        control("button", "Add somebody at this screen").click();
        flushSync();
        write(field("Name of player 2"), "Dan");
        document.querySelector<HTMLFormElement>("li form")!.requestSubmit();
        await vi.waitFor(() => expect(of(asked, "PUT groups/t1/seats/1")[0]?.body).toEqual({ name: "Dan" }));
    });

    test("reads why something was refused", async () => {
        await arrive(lobby(GUEST), {
            "PATCH groups/t1/seats/1": new Refusal(409, "Ben was faster and has this affinity."),
        });
        document.querySelector<HTMLInputElement>("input[value=water]")!.click();
        await told("Ben was faster and has this affinity.");
    });

    test("leaves after a question, and is home", async () => {
        const asked = await arrive(lobby(GUEST));
        control("button", "Leave the table").click();
        flushSync();
        control("dialog[open] button", "Leave").click();
        await vi.waitFor(() => expect(location.hash).toBe("#/"));
        expect(of(asked, "DELETE groups/t1/seats/1")).toHaveLength(1);
    });

    test("who was removed reads so", async () => {
        await arrive(lobby(GUEST));
        line().tell({ type: "gone", code: "removed", text: "You are not in this group any more." });
        await told("You are not in this group any more.");
        expect(document.body.textContent).not.toContain("What is played");
    });
});

describe("talk in the lobby", () => {
    const emblem = (): string => document.querySelector("[role=log] .line .sign")?.getAttribute("d") ?? "";

    test("shows people by their emblems, which stay theirs when they change seats", async () => {
        const [ben, ana] = [
            { name: "Ben", emblem: "gator", host: true },
            { name: "Ana", emblem: "krunn", mine: true },
        ];
        await arrive(lobby({ host: false, seats: [seat(0, ben), seat(1, ana)] }));
        line().tell({ type: "talk", lines: [talk(1, "Hi", { seat: 0, name: "Ben" })] });
        await vi.waitFor(() => expect(emblem()).not.toBe(""));
        const before = emblem();
        line().tell({
            type: "group",
            group: lobby({ version: 2, host: false, seats: [seat(0, ana), seat(1, ben)] }),
        });
        expect(emblem()).toBe(before);
    });

    test("that is out of view is counted, and a click leads there", async () => {
        await arrive(lobby(GUEST));
        vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 5000, 9, 9));
        line().tell({ type: "talk", lines: [talk(1, "Hi"), talk(2, "Hello?")] });
        const mark = control("button", "Talk22 unread");
        vi.restoreAllMocks();
        mark.click();
        expect(document.activeElement?.getAttribute("placeholder")).toBe("Say something");
        window.dispatchEvent(new Event("resize"));
        flushSync();
        expect(document.querySelector("button.unread")).toBeNull();
    });
});

test("a lobby that cannot be reached yet says so", async () => {
    serve(ANSWERS);
    go("#/group/t1");
    screen = mount(LobbyScreen, { target: document.body, props: { group: "t1" } });
    await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    line().break();
    await told("Reconnecting …");
});

describe("when the game begins", () => {
    test("everybody goes to the table by themselves", async () => {
        await arrive(lobby(GUEST));
        line().tell({ type: "group", group: lobby({ ...GUEST, version: 2, phase: "playing", game: "g1" }) });
        expect(location.hash).toBe("#/game/g1");
    });

    test("whoever looks on goes there too, with the secret of their link", async () => {
        visit("t1", "look");
        const watching = {
            lookingOn: true,
            host: false,
            invitation: "",
            watching: "",
            seats: [seat(0, { name: "Ben" })],
        };
        await arrive(lobby(watching), { "GET groups": [] });
        expect(line().sent[0]).toMatchObject({ type: "enter", secret: "look" });
        expect(document.body.textContent).not.toContain("Invite your friends");
        line().tell({
            type: "group",
            group: lobby({ ...watching, version: 2, phase: "playing", game: "g1" }),
        });
        expect(location.hash).toBe("#/game/g1");
        expect(secretFor("g1")).toBe("look");
    });
});

test("whoever has a seat comes as themselves, even with the link for looking on", async () => {
    visit("t1", "look");
    await arrive(lobby(GUEST), { "GET groups": [{ id: "t1" }] });
    expect(line().sent[0]).toMatchObject({ type: "enter", secret: "own" });
});
