import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { WireLine } from "../../src/wire/line.ts";
import type { ClientMessage, ServerMessage } from "../../src/wire/types.ts";

/** A socket that is slow to close. */
class SlowSocket extends EventTarget {
    static all: SlowSocket[] = [];
    readyState = 0;
    readonly sent: string[] = [];

    constructor() {
        super();
        SlowSocket.all.push(this);
    }

    static get last(): SlowSocket {
        return SlowSocket.all.at(-1)!;
    }

    send(text: string): void {
        this.sent.push(text);
    }

    close(): void {
        this.readyState = Math.max(this.readyState, 2);
    }

    open(): void {
        this.readyState = 1;
        this.dispatchEvent(new Event("open"));
    }

    closed(): void {
        this.readyState = 3;
        this.dispatchEvent(new Event("close"));
    }

    tell(message: object): void {
        this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }
}

const PONG = { type: "pong", request: "ping-1" };
const listener = { opened: vi.fn(), told: vi.fn(), broken: vi.fn() };
let line: WireLine<ClientMessage, ServerMessage>;

beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    SlowSocket.all = [];
    vi.stubGlobal("WebSocket", SlowSocket);
    line = new WireLine("ws://there", listener);
    SlowSocket.last.open();
});

afterEach(() => {
    line.hangUp();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

describe("a connection that falls silent", () => {
    /** Send a ping, and let the time for its answer run out. */
    function silence(): void {
        vi.advanceTimersByTime(30_000);
    }

    test("is given up at once, even if its socket does not close", () => {
        silence();
        expect(SlowSocket.all[0]!.readyState).toBe(2);
        expect(listener.broken).toHaveBeenCalledOnce();
        vi.advanceTimersByTime(500);
        expect(SlowSocket.all).toHaveLength(2);
    });

    test("does not break again when its socket finally closes", () => {
        silence();
        vi.advanceTimersByTime(500);
        SlowSocket.last.open();
        SlowSocket.all[0]!.closed();
        SlowSocket.all[0]!.tell(PONG);
        vi.advanceTimersByTime(1_000);
        expect(listener.broken).toHaveBeenCalledOnce();
        expect(listener.told).not.toHaveBeenCalled();
        expect(SlowSocket.all).toHaveLength(2);
    });

    test("sends nothing while there is no connection", () => {
        silence();
        expect(line.send({ type: "sit", seat: 0 })).toBe(false);
    });
});

describe("a connection that does not open", () => {
    beforeEach(() => {
        SlowSocket.last.closed();
        vi.advanceTimersByTime(500);
        expect(SlowSocket.all).toHaveLength(2);
    });

    test("is given up after a while, and opened again", () => {
        vi.advanceTimersByTime(10_000);
        expect(SlowSocket.last.readyState).toBe(2);
        vi.advanceTimersByTime(1_000);
        expect(SlowSocket.all).toHaveLength(3);
    });

    test("has time to open, and stays once it is open", () => {
        vi.advanceTimersByTime(9_000);
        SlowSocket.last.open();
        vi.advanceTimersByTime(19_000);
        expect(SlowSocket.all).toHaveLength(2);
    });
});

describe("when the network comes back", () => {
    test("a connection whose socket is closing is opened again, once", () => {
        SlowSocket.last.close();
        window.dispatchEvent(new Event("online"));
        expect(listener.broken).toHaveBeenCalledOnce();
        expect(SlowSocket.all).toHaveLength(2);
        SlowSocket.last.open();
        SlowSocket.all[0]!.closed();
        vi.advanceTimersByTime(19_000);
        expect(SlowSocket.all).toHaveLength(2);
    });

    test("only the current connection pings", () => {
        SlowSocket.last.close();
        window.dispatchEvent(new Event("online"));
        SlowSocket.last.open();
        vi.advanceTimersByTime(20_000);
        expect(SlowSocket.last.sent).toHaveLength(1);
        expect(vi.getTimerCount()).toBe(2);
    });

    test("the next try comes at once", () => {
        SlowSocket.last.closed();
        window.dispatchEvent(new Event("online"));
        expect(SlowSocket.all).toHaveLength(2);
        SlowSocket.last.open();
        vi.advanceTimersByTime(19_000);
        expect(SlowSocket.all).toHaveLength(2);
    });
});

test("a connection that was closed stays closed", () => {
    line.hangUp();
    SlowSocket.last.closed();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(SlowSocket.all).toHaveLength(1);
    expect(listener.broken).not.toHaveBeenCalled();
});
