import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import ReplayScreen from "../../src/replay/ReplayScreen.svelte";

let laid: number;
let answer: ((response: Response) => void) | undefined;

beforeEach(() => {
    laid = 0;
    answer = undefined;
    localStorage.setItem("monsterlands.keys", JSON.stringify({ g: "secret" }));
    vi.stubGlobal(
        "WebSocket",
        class extends EventTarget {
            constructor() {
                super();
                laid += 1;
            }
            close(): void {}
        },
    );
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
});

afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    document.body.replaceChildren();
});

const OVER = { id: "g", over: true, scenario: null, players: 2, persons: 1, standings: [], campaign: "" };

/** Open a game; the server has not yet answered which game it is. */
async function look(): Promise<Record<string, unknown>> {
    const screen = mount(ReplayScreen, { target: document.body, props: { game: "g" } });
    flushSync();
    await vi.waitFor(() => expect(answer).toBeDefined());
    return screen;
}

/** The server answers, and everything that waits for it goes on. */
async function told(): Promise<void> {
    answer!({ ok: true, status: 200, json: async () => OVER } as Response);
    await new Promise((done) => setTimeout(done));
}

test("the replay of a finished game uses a connection", async () => {
    const screen = await look();
    await told();
    expect(laid).toBe(1);
    await unmount(screen);
});

test("leaving before the game was found opens no connection", async () => {
    const screen = await look();
    await unmount(screen);
    await told();
    expect(laid).toBe(0);
});
