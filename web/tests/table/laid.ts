import { flushSync, mount, unmount } from "svelte";
import { expect, vi } from "vitest";

import TableScreen from "../../src/table/TableScreen.svelte";
import type { ClientMessage, Entered, ServerMessage } from "../../src/wire/types.ts";

/** The server's end of the connection to a table. */
export class FakeSocket extends EventTarget {
    static last: FakeSocket;
    static laid = 0;
    readyState = 1;
    readonly sent: ClientMessage[] = [];

    constructor() {
        super();
        FakeSocket.last = this;
        FakeSocket.laid += 1;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as ClientMessage);
    }

    close(): void {
        this.readyState = 3;
    }

    of<Kind extends ClientMessage["type"]>(type: Kind): Extract<ClientMessage, { type: Kind }>[] {
        return this.sent.filter((message) => message.type === type) as Extract<
            ClientMessage,
            { type: Kind }
        >[];
    }
}

export const ALONE = [{ seat: 0, player: "", name: "Ada", mine: true }];
export const TWO_PEOPLE = [...ALONE, { seat: 1, player: "", name: "Bo", mine: true }];

export function entered(more: Partial<Entered> = {}): Entered {
    return {
        type: "entered",
        game: "g",
        title: "2 players",
        seats: ALONE,
        assisted: false,
        campaign: "",
        group: "",
        ended: false,
        log: [],
        since: 0,
        trail: [],
        ...more,
    };
}

let screen: Record<string, unknown>;

/** Put the screen of a game into the page, with a fake server. */
export async function layTable(...messages: ServerMessage[]): Promise<void> {
    localStorage.setItem("monsterlands.keys", JSON.stringify({ g: "secret" }));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody there")));
    Element.prototype.animate ??= () => ({}) as Animation;
    FakeSocket.laid = 0;
    screen = mount(TableScreen, { target: document.body, props: { game: "g" } });
    flushSync();
    await vi.waitFor(() => expect(FakeSocket.laid).toBe(1));
    tell(...messages);
}

export async function clearTable(): Promise<void> {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    localStorage.clear();
}

/** The server sends a message. */
export function tell(...messages: ServerMessage[]): void {
    for (const message of messages) {
        FakeSocket.last.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }
    flushSync();
}

export function press(key: string, at: EventTarget = document.body): void {
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
}

export function button(name: string): HTMLButtonElement | undefined {
    return [...document.querySelectorAll("button")].find((each) => each.textContent.trim().includes(name));
}
