import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import ReplayScreen from "../../src/replay/ReplayScreen.svelte";
import { FakeSocket, useFakeSockets } from "../friends/socket.ts";
import { entered } from "../table/laid.ts";
import { question, table, update } from "../table/samples.ts";

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
async function told(summary: object = OVER): Promise<void> {
    answer!({ ok: true, status: 200, json: async () => summary } as Response);
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

test("a game that was ended as it stood is replayed from its first round on", async () => {
    useFakeSockets();
    const screen = await look();
    await told({ ...OVER, over: false, ended: true });
    const socket = FakeSocket.to("/table");
    const shown = table(question([]));
    socket.tell(entered({ group: "club" }), update(9, { table: shown }));
    const asked = (): { type: string; step: number; request: string }[] => socket.sent as never;
    const answer = async (step: number, stages: object[]): Promise<void> => {
        const { request } = asked().at(-1)!;
        const told = { request, step, steps: 7, lines: [], events: [], table: shown, stages };
        socket.tell({ type: "looked-back", ...told });
        await new Promise((done) => setTimeout(done));
    };
    const begins = (step: number, phase: string): object => ({ step, round: 1, phase, phaseName: phase });
    await answer(0, [begins(0, "setup"), begins(3, "deployment")]);
    await answer(3, []);
    expect(asked().map(({ type, step }) => [type, step])).toEqual([
        ["look-back", 0],
        ["look-back", 3],
    ]);
    const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
    expect([slider.max, slider.value]).toEqual(["7", "3"]);
    expect(document.querySelector(".marks button")?.textContent).toBe("1");
    await unmount(screen);
});
