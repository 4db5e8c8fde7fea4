import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { isPushed, missing, renewPush, subscribePush, unsubscribePush } from "../../src/push.ts";

let asked: string[];
let subscribed: { endpoint: string } | null;

/** A browser with push, and a server that has a key for it. */
function browser({ push = "key", secure = true, permission = "granted", refused = false } = {}): void {
    asked = [];
    subscribed = null;
    vi.stubGlobal("isSecureContext", secure);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal(
        "Notification",
        Object.assign(class {}, { permission, requestPermission: async () => permission }),
    );
    const made = {
        endpoint: "https://push.example/1",
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: "P", auth: "A" } }),
        unsubscribe: async () => {
            subscribed = null;
            return true;
        },
    };
    const registration = {
        pushManager: {
            subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
                asked.push(`browser ${applicationServerKey}`);
                return (subscribed = made);
            },
            getSubscription: async () => subscribed,
        },
    };
    Object.defineProperty(navigator, "serviceWorker", {
        configurable: true,
        value: {
            register: async (address: string) => asked.push(`worker ${address}`),
            ready: Promise.resolve(registration),
            getRegistration: async () => registration,
        },
    });
    vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
        if (address.startsWith("api/about")) return Response.json({ push });
        asked.push([method, address.split("?")[0], body].join(" "));
        return refused
            ? Response.json({ detail: "this address is not allowed" }, { status: 422 })
            : new Response(null, { status: 204 });
    });
}

beforeEach(() => localStorage.setItem("monsterlands.profile", "secret"));
afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
    localStorage.clear();
});

describe("messages while the page is closed", () => {
    test.each([
        [{}, ""],
        [{ push: "" }, "server"],
        [{ secure: false }, "secure"],
        [{ permission: "denied" }, "denied"],
    ])("with %o, %j is missing", async (given, lacks) => {
        browser(given);
        expect(await missing()).toBe(lacks);
    });

    test("need a browser that has them", async () => {
        browser();
        Reflect.deleteProperty(navigator, "serviceWorker");
        expect(await missing()).toBe("browser");
        expect(await isPushed()).toBe(false);
    });

    test("come after the browser and the server have agreed", async () => {
        browser();
        expect(await subscribePush()).toBe(true);
        expect(asked).toEqual([
            "worker sw.js",
            "browser key",
            'POST api/profile/push {"endpoint":"https://push.example/1","p256dh":"P","auth":"A","language":"en"}',
        ]);
        expect(await isPushed()).toBe(true);
    });

    test("need permission", async () => {
        browser({ permission: "default" });
        expect(await subscribePush()).toBe(false);
        expect(asked).toEqual([]);
    });

    test("are not left half agreed if the server refuses", async () => {
        browser({ refused: true });
        await expect(subscribePush()).rejects.toThrow("this address is not allowed");
        expect(await isPushed()).toBe(false);
    });

    test("are agreed again at each load, as the server forgets them when a device is removed", async () => {
        browser();
        await subscribePush();
        asked = [];
        await renewPush();
        expect(asked).toEqual([
            'POST api/profile/push {"endpoint":"https://push.example/1","p256dh":"P","auth":"A","language":"en"}',
        ]);
    });

    test("are not agreed again where they are off, or nobody has a profile", async () => {
        browser();
        await renewPush();
        await subscribePush();
        asked = [];
        localStorage.clear();
        await renewPush();
        expect(asked).toEqual([]);
    });

    test("end at the server and in the browser", async () => {
        browser();
        await subscribePush();
        asked = [];
        await unsubscribePush();
        expect(asked).toEqual(['DELETE api/profile/push {"endpoint":"https://push.example/1"}']);
        expect(await isPushed()).toBe(false);
    });
});
