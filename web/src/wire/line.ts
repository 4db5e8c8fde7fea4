import type { Ping } from "./types.ts";

/** What a connection reports to its owner. */
export interface Listener<Heard> {
    opened(): void;
    told(message: Heard): void;
    /** The connection broke; it reconnects by itself. */
    broken(): void;
}

/** Why the server closes a connection: with these codes reconnecting may help. */
const PASSING = ["stopping", "not-stored", "crowded", "too-late", "went-wrong"];

/** Return whether a refusal to keep the connection may pass. */
export function passes(code: string): boolean {
    return PASSING.includes(code);
}

/** Return the address of a WebSocket of the server. */
export function socketAddress(path: string): string {
    const address = new URL(`api/${path}`, document.baseURI);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    return address.href;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const OPEN = 1;

/** A WebSocket that reconnects after each failure, with growing delays, until it is closed. */
export class WireLine<Sent, Heard extends { type: string }> {
    #socket: WebSocket | undefined;
    #tries = 0;
    #again: ReturnType<typeof setTimeout> | undefined;
    #pinging: ReturnType<typeof setInterval> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;
    #pings = 0;
    readonly #address: string;
    readonly #listener: Listener<Heard>;
    readonly #now = (): void => this.#hurry();

    constructor(address: string, listener: Listener<Heard>) {
        this.#address = address;
        this.#listener = listener;
        window.addEventListener("online", this.#now);
        document.addEventListener("visibilitychange", this.#now);
        this.#lay();
    }

    /** Send a message; return false if the connection is not open. */
    send(message: Sent | Ping): boolean {
        if (this.#socket?.readyState !== OPEN) return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    /** Connect anew, at once. */
    renew(): void {
        this.#takeDown();
        clearTimeout(this.#again);
        this.#lay();
    }

    hangUp(): void {
        this.#takeDown();
        clearTimeout(this.#again);
        window.removeEventListener("online", this.#now);
        document.removeEventListener("visibilitychange", this.#now);
    }

    #lay(): void {
        const socket = new WebSocket(this.#address);
        this.#socket = socket;
        this.#expect();
        // Ignore messages of a socket that was dropped.
        socket.addEventListener("open", () => {
            if (this.#socket !== socket) return;
            clearTimeout(this.#silence);
            this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
            this.#listener.opened();
        });
        socket.addEventListener("message", (event: MessageEvent) => {
            if (this.#socket !== socket) return;
            clearTimeout(this.#silence);
            const message = JSON.parse(String(event.data)) as Heard;
            // If the server has no room yet, do not retry at once.
            if (message.type !== "gone") this.#tries = 0;
            this.#listener.told(message);
        });
        socket.addEventListener("close", () => {
            if (this.#socket === socket) this.#break();
        });
    }

    /** Drop the socket and reconnect soon. A dead socket takes a minute to close, so do not wait for it. */
    #break(): void {
        this.#takeDown();
        this.#again = setTimeout(() => this.#lay(), this.#wait());
        this.#listener.broken();
    }

    #takeDown(): void {
        clearInterval(this.#pinging);
        clearTimeout(this.#silence);
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
    }

    /** Random jitter, so that not all clients reconnect at once when a server comes back. */
    #wait(): number {
        const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
        return longest * (0.5 + Math.random() / 2);
    }

    /** The network or the tab is back: reconnect at once. */
    #hurry(): void {
        if (document.hidden) return;
        if (this.#socket && this.#socket.readyState <= OPEN) {
            this.#ping();
            return;
        }
        if (this.#socket) this.#break();
        clearTimeout(this.#again);
        this.#lay();
    }

    #ping(): void {
        if (this.send({ type: "ping", request: `ping-${++this.#pings}` })) this.#expect();
    }

    /** Drop a connection that has been silent for too long. */
    #expect(): void {
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => this.#break(), PATIENCE);
    }
}
