import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openBox } from "../../src/table/cards.svelte.ts";
import TableScreen from "../../src/table/TableScreen.svelte";
import type { Told } from "../../src/wire/types.ts";
import { clan, line, question, table, update } from "./samples.ts";

class FakeSocket extends EventTarget {
    static last: FakeSocket;
    static laid = 0;
    readyState = 1;
    readonly sent: string[] = [];

    constructor() {
        super();
        FakeSocket.last = this;
        FakeSocket.laid += 1;
    }

    send(text: string): void {
        this.sent.push(text);
    }

    close(): void {
        this.readyState = 3;
    }

    tell(...messages: Told[]): void {
        for (const message of messages) {
            this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
        }
        flushSync();
    }
}

const SEATS = [
    { seat: 0, player: "", name: "Ada", mine: true },
    { seat: 1, player: "", name: "Bo", mine: true },
];
const ENTERED: Told = {
    type: "entered",
    game: "g",
    title: "2 players",
    seats: SEATS,
    assisted: false,
    campaign: "",
    log: [line(1, "You lay a cunning trap.")],
    since: 0,
};
const CLANS = [clan({ traps: ["divert-2"] }), clan({ seat: 1, affinity: "fire", traps: null })];

let screen: Record<string, unknown>;

beforeEach(async () => {
    localStorage.setItem("monsterlands.keys", JSON.stringify({ g: "secret" }));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
    FakeSocket.laid = 0;
    screen = mount(TableScreen, { target: document.body, props: { game: "g" } });
    flushSync();
    await vi.waitFor(() => expect(FakeSocket.laid).toBe(1));
    FakeSocket.last.tell(ENTERED, update(1, { table: table(question([]), { clans: CLANS }) }));
});

afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    localStorage.clear();
});

test("the table of whoever looks shows the own traps", () => {
    expect(document.body.innerHTML).toContain("trap:divert-2");
    expect(document.body.textContent).toContain("You lay a cunning trap.");
});

test("while the screen is handed over, nothing of the table is in the page", () => {
    FakeSocket.last.tell(
        update(2, { handover: 1, table: table(question([]), { seat: null, clans: CLANS }) }),
    );
    expect(document.body.innerHTML).not.toContain("divert-2");
    expect(document.body.textContent).not.toContain("cunning");
    expect(document.querySelector("h1")?.textContent).toBe("It is the turn of Bo");
});

test("whoever is next says so, and sits down", () => {
    FakeSocket.last.tell(update(2, { handover: 1 }));
    document.querySelector<HTMLElement>("main button")?.click();
    expect(FakeSocket.last.sent.at(-1)).toBe('{"type":"sit","seat":1}');
});

test("a game that is gone leaves a way home", () => {
    FakeSocket.last.tell({ type: "gone", code: "deleted", text: "The game was thrown away." });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("The game was thrown away.");
    expect(document.querySelector('a[href="#/"]')).not.toBeNull();
});

test("a key that no longer fits is renewed by trying again", async () => {
    vi.stubGlobal("fetch", async (address: string) => ({
        ok: true,
        status: 200,
        json: async () => (address === "api/about" ? { keeper: true } : { game: "g", secret: "new" }),
    }));
    FakeSocket.last.tell({ type: "gone", code: "unknown-game", text: "There is no such game." });
    document.querySelector<HTMLElement>("main button")?.click();
    flushSync();
    await vi.waitFor(() => expect(FakeSocket.laid).toBe(2));
    FakeSocket.last.dispatchEvent(new Event("open"));
    expect(FakeSocket.last.sent[0]).toContain('"secret":"new"');
});

test("the box that did not come is asked for again with the next move, until it is there", async () => {
    await openBox();
    const asked = vi.fn(async () => ({ ok: true, status: 200, json: async () => ({ cards: [] }) }));
    vi.stubGlobal("fetch", asked);
    FakeSocket.last.tell(update(2));
    FakeSocket.last.tell(update(3));
    expect(asked.mock.calls).toEqual([["api/box?language=en", expect.anything()]]);
});
