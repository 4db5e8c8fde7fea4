import { flushSync } from "svelte";
import { vi } from "vitest";

import type { GroupClientMessage, GroupServerMessage } from "../../src/wire/types.ts";

/** The server's ends of all connections, by what is behind their addresses. */
export class FakeSocket extends EventTarget {
    static all: FakeSocket[] = [];
    readyState = 1;
    readonly sent: GroupClientMessage[] = [];
    readonly address: string;

    constructor(address: string) {
        super();
        this.address = address;
        FakeSocket.all.push(this);
    }

    /** The newest connection to an address that ends like this. */
    static to(end: string): FakeSocket {
        return FakeSocket.all.findLast(({ address }) => address.endsWith(end))!;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as GroupClientMessage);
    }

    close(): void {
        this.readyState = 3;
    }

    open(): void {
        this.dispatchEvent(new Event("open"));
    }

    break(): void {
        this.readyState = 3;
        this.dispatchEvent(new Event("close"));
        flushSync();
    }

    tell(...messages: (GroupServerMessage | object)[]): void {
        for (const message of messages) {
            this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
        }
        flushSync();
    }

    of<Kind extends GroupClientMessage["type"]>(type: Kind): Extract<GroupClientMessage, { type: Kind }>[] {
        return this.sent.filter((message) => message.type === type) as Extract<
            GroupClientMessage,
            { type: Kind }
        >[];
    }
}

export function useFakeSockets(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
}
