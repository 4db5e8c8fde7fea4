import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "../../src/App.svelte";
import { go } from "../../src/router.svelte.ts";
import { openBox } from "../../src/parts/cards.svelte.ts";
import { clearTable, entered, FakeSocket, layTable, tell, TWO_PEOPLE } from "./laid.ts";
import { clan, line, question, table, update } from "./samples.ts";

const CLANS = [clan({ traps: ["divert-2"] }), clan({ seat: 1, affinity: "fire", traps: null })];

beforeEach(() =>
    layTable(
        entered({ seats: TWO_PEOPLE, log: [line(1, "You lay a cunning trap.")] }),
        update(1, { table: table(question([]), { clans: CLANS }) }),
    ),
);
afterEach(clearTable);

test("the table shows the player's own traps", () => {
    expect(document.body.innerHTML).toContain("trap:divert-2");
    expect(document.body.textContent).toContain("You lay a cunning trap.");
});

test("during a handover the page contains nothing of the table", () => {
    tell(update(2, { handover: 1, table: table(question([]), { seat: null, clans: CLANS }) }));
    expect(document.body.innerHTML).not.toContain("divert-2");
    expect(document.body.textContent).not.toContain("cunning");
    expect(document.querySelector("h1")?.textContent).toBe("Bo’s turn");
});

test("a player without a name is called by number and clan", () => {
    const seats = TWO_PEOPLE.map((taken) => ({ ...taken, name: "" }));
    tell(
        entered({ seats }),
        update(2, { handover: 1, table: table(question([]), { seat: null, clans: CLANS }) }),
    );
    expect(document.querySelector("h1")?.textContent).toBe("Player 2’s turn");
    expect(document.querySelector("main")?.textContent).toContain("Fire clan");
});

test("a repeated Enter does not show the next player's table", () => {
    tell(update(2, { handover: 1 }));
    expect(document.activeElement?.textContent).toBe("Bo’s turn");
});

test("the next player confirms the handover", () => {
    tell(update(2, { handover: 1 }));
    document.querySelector<HTMLElement>("main button")?.click();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "sit", seat: 1 });
});

test("a game that is gone has a link home", () => {
    tell({ type: "gone", code: "deleted", text: "The game was deleted." });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("The game was deleted.");
    expect(document.querySelector('a[href="#/"]')).not.toBeNull();
});

test.each([
    ["unknown-game", "There is no such table"],
    ["deleted", "There is no such table"],
    ["flooding", "This table cannot be opened"],
    ["unreadable", "This table cannot be opened"],
])("the heading says whether the game does not exist or is only closed (%s)", (code, heading) => {
    tell({ type: "gone", code, text: "No." });
    expect(document.querySelector("h1")?.textContent).toBe(heading);
});

test("a table that cannot be shown says what to do, and the console what went wrong", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    tell(update(2, { table: { ...table(question([])), clans: null as never } }));
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
    expect(document.querySelector("[role=alert]")?.textContent).toBe(
        "Every step of your game is saved. Try again; if that does not help, reload the page.",
    );
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
    error.mockRestore();
});

test("a key that no longer fits is renewed by trying again", async () => {
    vi.stubGlobal("fetch", async (address: string) => ({
        ok: true,
        status: 200,
        json: async () => (address === "api/about" ? { keeper: true } : { game: "g", secret: "new" }),
    }));
    tell({ type: "gone", code: "unknown-game", text: "There is no such game." });
    document.querySelector<HTMLElement>("main button")?.click();
    flushSync();
    await vi.waitFor(() => expect(FakeSocket.laid).toBe(2));
    FakeSocket.last.dispatchEvent(new Event("open"));
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "enter", secret: "new" });
});

test("a table stays as it is while only the rest of the address changes", async () => {
    go("#/game/g");
    const app = mount(App, { target: document.body });
    await vi.waitFor(() => expect(FakeSocket.laid).toBe(2));
    go("#/game/g?guide");
    flushSync();
    await Promise.resolve();
    expect([FakeSocket.laid, FakeSocket.last.readyState]).toEqual([2, 1]);
    await unmount(app);
    go("#/");
});

test("a box that failed to load is requested again at each move, until it is there", async () => {
    await openBox();
    const asked = vi.fn(async () => ({
        ok: true,
        status: 200,
        json: async () => ({ cards: [], terms: [] }),
    }));
    vi.stubGlobal("fetch", asked);
    tell(update(2));
    tell(update(3));
    expect(asked.mock.calls).toEqual([["api/box?language=en", expect.anything()]]);
});
