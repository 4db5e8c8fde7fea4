import { beforeAll, beforeEach, expect, test, vi } from "vitest";

interface Page {
    url: string;
    focus: () => Promise<void>;
}

const shown: unknown[] = [];
const opened: string[] = [];
let pages: Page[] = [];

/** Tell the worker of an event, and wait until it is done with it. */
async function tell(type: string, more: object): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event(type), {
        ...more,
        waitUntil: (until: Promise<unknown>) => (done = until),
    });
    self.dispatchEvent(event);
    await done;
}

function page(url: string): Page {
    return { url, focus: async () => void opened.push(`front ${url}`) };
}

beforeAll(async () => {
    Object.assign(self, {
        registration: {
            scope: "https://play.example/monsters/",
            showNotification: async (...what: unknown[]) => void shown.push(what),
        },
        clients: {
            matchAll: async () => pages,
            openWindow: async (address: string) => void opened.push(`new ${address}`),
        },
    });
    // The build puts its files here.
    vi.stubGlobal("__SHELL__", { build: "b2", page: "", files: [] });
    await import("../../src/sw.ts");
});
beforeEach(() => {
    shown.length = opened.length = 0;
    pages = [];
});

const clicked = (data: string): object => ({ notification: { data, close: vi.fn() } });

test("a message of the server is shown as it is", async () => {
    const message = { title: "Your turn", text: "Ada waits.", address: "#/game/g", tag: "t" };
    await tell("push", { data: { json: () => message } });
    expect(shown).toEqual([["Your turn", { body: "Ada waits.", tag: "t", data: "#/game/g" }]]);
});

test("a message without content shows nothing", async () => {
    await tell("push", { data: null });
    expect(shown).toEqual([]);
});

test("a click opens the game below the folder of the page", async () => {
    pages = [page("https://play.example/monsters/#/")];
    await tell("notificationclick", clicked("#/game/g"));
    expect(opened).toEqual(["new https://play.example/monsters/#/game/g"]);
});

test("a click brings the window to the front that shows the game", async () => {
    pages = [page("https://play.example/monsters/#/"), page("https://play.example/monsters/#/game/g")];
    await tell("notificationclick", clicked("#/game/g"));
    expect(opened).toEqual(["front https://play.example/monsters/#/game/g"]);
});

test("a click never leads elsewhere", async () => {
    await tell("notificationclick", clicked("https://other.example/#/game/g"));
    expect(opened).toEqual([]);
});

test("a window that asks is told which build is the newest", () => {
    const told: unknown[] = [];
    const source = { postMessage: (message: unknown) => told.push(message) };
    const asked = new MessageEvent("message", { data: "build" });
    self.dispatchEvent(Object.defineProperty(asked, "source", { value: source }));
    expect(told).toEqual([{ build: "b2" }]);
});
