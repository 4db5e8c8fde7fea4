import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import JoinScreen from "../../src/friends/JoinScreen.svelte";
import { go } from "../../src/router.svelte.ts";
import { forgetProfile, keepProfile } from "../../src/wire/profile.ts";
import { ANA, control, of, Refusal, serve, write, type Request } from "./house.ts";

let screen: Record<string, unknown>;

/** The words of the link; another one may be opened. */
const props = $state({ words: "" });

function arrive(words: string): void {
    go(words ? `#/join/${words}` : "#/join");
    props.words = words;
    screen = mount(JoinScreen, { target: document.body, props });
    flushSync();
}

const sit = (): void => control("button", "Sit down").click();
const name = (): HTMLInputElement => document.querySelector("input[autocomplete=nickname]")!;
const words = (): HTMLInputElement | null => document.querySelector("input.words");

beforeEach(forgetProfile);
afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    forgetProfile();
});

const INVITATION = {
    group: "",
    host: { name: "Zoe", emblem: "gator" },
    seats: [
        { name: "Zoe", emblem: "gator", bot: "", free: false },
        { name: "", emblem: "", bot: "hero", free: false },
        { name: "", emblem: "", bot: "", free: true },
    ],
    difficulty: "hard",
    tricks: true,
    queensGrant: false,
    moreMonsters: false,
    pace: { kind: "days", minutes: 0, days: 2 },
};
const FULL = { ...INVITATION, seats: INVITATION.seats.slice(0, 2) };

/** A server that lets friends in with the right words, while there is a free seat. */
function inviting(look: () => object = () => INVITATION): Request[] {
    const right = ({ body }: Request, answer: () => object): object =>
        (body as { words: string }).words === "ant-bee-cat-dog"
            ? answer()
            : new Refusal(404, "These words do not work.");
    return serve({
        "GET profile": ANA,
        "PUT profile": ({ body }) => ({ ...ANA, ...(body as object) }),
        "POST invitations/look": (request) => right(request, look),
        "POST invitations": (request) => right(request, () => ({ group: "t1" })),
    });
}

/** A server that lets nobody sit down, and then tells another invitation. */
function refusing(why: string, then: object): void {
    let found: object = INVITATION;
    serve({
        "GET profile": ANA,
        "PUT profile": ANA,
        "POST invitations/look": () => found,
        "POST invitations": () => ((found = then), new Refusal(409, why)),
    });
}

const told = (text: string): Promise<void> =>
    vi.waitFor(() => expect(document.body.textContent).toContain(text));
const alert = (): string => document.querySelector("[role=alert]")!.textContent;

describe("somebody who was invited", () => {
    test("reads by whom and to what before anybody knows of them", async () => {
        const asked = inviting();
        arrive("ant-bee-cat-dog");
        expect(document.body.textContent).not.toContain("You are invited");
        await told("Zoe would like to play with you.");
        expect(document.body.textContent).toContain("Bot: Hero");
        expect(document.body.textContent).toContain("One seat is free");
        expect(document.body.textContent).toContain("Hard");
        expect(document.body.textContent).toContain("2 days for each turn");
        expect(asked.map(({ method, path, secret }) => [method, path, secret])).toEqual([
            ["POST", "invitations/look", ""],
        ]);
    });

    test("sits down with one click, and the words leave the address", async () => {
        const asked = inviting();
        arrive("ant-bee-cat-dog");
        await told("You are invited");
        sit();
        await vi.waitFor(() => expect(location.hash).toBe("#/group/t1"));
        expect(of(asked, "POST invitations")[0]?.body).toEqual({ words: "ant-bee-cat-dog" });
        expect(of(asked, "POST invitations")[0]?.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    });

    test("is called as they write, here and at the next table", async () => {
        const asked = inviting();
        arrive("ant-bee-cat-dog");
        await told("You are invited");
        write(name(), " Ben ");
        sit();
        await vi.waitFor(() => expect(location.hash).toBe("#/group/t1"));
        expect(of(asked, "PUT profile").at(-1)?.body).toMatchObject({ name: "Ben" });
    });

    test("finds the name that they had before", async () => {
        keepProfile("s1");
        inviting();
        arrive("ant-bee-cat-dog");
        await vi.waitFor(() => expect(name().value).toBe("Ana"));
    });

    test("types the words where there is no link, and sees the table before they sit down", async () => {
        inviting();
        arrive("");
        expect(control("button", "Find the table").getAttribute("aria-disabled")).toBe("true");
        write(words()!, "Ant bee cat dog");
        flushSync();
        control("button", "Find the table").click();
        await told("Zoe would like to play with you.");
        await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("You are invited"));
        sit();
        await vi.waitFor(() => expect(location.hash).toBe("#/group/t1"));
    });

    test("goes on to the table if they sit there already", async () => {
        keepProfile("s1");
        const asked = inviting(() => ({ ...FULL, group: "t1" }));
        arrive("ant-bee-cat-dog");
        await vi.waitFor(() => expect(location.hash).toBe("#/group/t1"));
        expect(of(asked, "POST invitations/look")[0]?.secret).toBe("s1");
        expect(of(asked, "POST invitations")).toEqual([]);
    });
});

describe("somebody who cannot sit down", () => {
    test("reads that a link leads nowhere any more, and may type words instead", async () => {
        inviting();
        arrive("ant-ant-ant-ant");
        await told("This link no longer leads to a table.");
        expect(alert()).not.toContain("words do not work");
        write(words()!, "ant-ant");
        flushSync();
        control("button", "Find the table").click();
        await told("These words do not work.");
        write(words()!, "ant-bee-cat-dog");
        flushSync();
        control("button", "Find the table").click();
        await told("You are invited");
    });

    test("reads that all seats are taken, and whom to ask; a seat may become free", async () => {
        let found = FULL;
        inviting(() => found);
        arrive("ant-bee-cat-dog");
        await told("All seats are taken. Ask Zoe to add one");
        expect(name()).toBeNull();
        found = INVITATION;
        control("button", "Look again").click();
        await vi.waitFor(() => expect(name()).not.toBeNull());
    });

    test("reads the same if somebody else was faster", async () => {
        refusing("All seats are taken.", FULL);
        arrive("ant-bee-cat-dog");
        await told("You are invited");
        sit();
        await told("All seats are taken. Ask Zoe to add one");
    });

    test("reads why, if a seat is still free", async () => {
        refusing("Too much is going on here.", INVITATION);
        arrive("ant-bee-cat-dog");
        await told("You are invited");
        sit();
        await told("Too much is going on here.");
        expect(name()).not.toBeNull();
    });

    test("goes on to the table if they came to it in another window meanwhile", async () => {
        refusing("You sit here already.", { ...FULL, group: "t1" });
        arrive("ant-bee-cat-dog");
        await told("You are invited");
        sit();
        await vi.waitFor(() => expect(location.hash).toBe("#/group/t1"));
    });

    test("reads that the server does not answer, and tries the same link again", async () => {
        vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
        arrive("ant-bee-cat-dog");
        await told("The server does not answer.");
        expect(words()).toBeNull();
        inviting();
        control("button", "Try again").click();
        await told("You are invited");
    });
});

test("a second link that is opened while the first is looked at counts, whatever comes late", async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    const accepted: string[] = [];
    serve({ "GET profile": ANA, "PUT profile": ANA });
    const others = fetch;
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
        if (!address.includes("invitations")) return others(address, init);
        const { words } = JSON.parse(String(init.body)) as { words: string };
        if (!address.includes("look")) {
            accepted.push(words);
            return Promise.resolve(Response.json({ group: "t2" }));
        }
        return new Promise((done) => waiting.set(words, done));
    });
    const answer = (words: string, host: string): void =>
        waiting.get(words)!(Response.json({ ...INVITATION, host: { name: host, emblem: "gator" } }));
    arrive("ant-ant-ant-ant");
    props.words = "bee-bee-bee-bee";
    flushSync();
    answer("bee-bee-bee-bee", "Bea");
    await told("Bea would like to play with you.");
    answer("ant-ant-ant-ant", "Ann");
    await new Promise((done) => setTimeout(done));
    flushSync();
    expect(document.body.textContent).toContain("Bea would like to play with you.");
    sit();
    await vi.waitFor(() => expect(location.hash).toBe("#/group/t2"));
    expect(accepted).toEqual(["bee-bee-bee-bee"]);
});
