import { expect, vi } from "vitest";

import type { Http } from "../../src/wire/types.ts";

/** What a server tells about itself whose guests come to this address. */
export function house(address: string, more: Partial<Http.About["friends"]> = {}): Http.About {
    return {
        version: "1",
        compiled: false,
        languages: ["en"],
        bots: [],
        edition: "standard@1",
        keeper: false,
        houseRules: false,
        server: "house-1",
        friends: { address, listening: false, canListen: false, ...more },
        push: "",
    };
}

export const ANA = { id: "p1", name: "Ana", emblem: "krunn", created: 0 };

export interface Request {
    method: string;
    path: string;
    secret: string;
    body: unknown;
}

type Answer = object | string | undefined | ((request: Request) => object | string | undefined);

/** A refusal of the server. */
export class Refusal {
    readonly status: number;
    readonly detail: string;

    constructor(status: number, detail: string) {
        this.status = status;
        this.detail = detail;
    }
}

/** Answer requests such as "PUT profile"; all others have no answer. Return the requests. */
export function serve(answers: Record<string, Answer>): Request[] {
    const asked: Request[] = [];
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
        const path = address.replace(/^api\//, "").replace(/\?.*$/, "");
        const request: Request = {
            method: init.method ?? "GET",
            path,
            secret: (init.headers as Record<string, string>).Authorization?.replace("Bearer ", "") ?? "",
            body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
        };
        asked.push(request);
        const name = `${request.method} ${path}`;
        if (!(name in answers)) return Response.json({ detail: `no answer to ${name}` }, { status: 500 });
        const answer = answers[name];
        const told = typeof answer === "function" ? answer(request) : answer;
        if (told instanceof Refusal) return Response.json({ detail: told.detail }, { status: told.status });
        if (told === undefined) return new Response(null, { status: 204 });
        return typeof told === "string" ? new Response(told) : Response.json(told);
    });
    return asked;
}

/** Return the requests of a kind, such as "POST invitations". */
export function of(asked: readonly Request[], name: string): Request[] {
    return asked.filter(({ method, path }) => `${method} ${path}` === name);
}

/** Return the one element whose text or name is this. */
export function control<Kind extends HTMLElement>(kind: string, name: string): Kind {
    const found = [...document.querySelectorAll<Kind>(kind)].filter(
        (each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === name,
    );
    expect(found.map(({ outerHTML }) => outerHTML)).toHaveLength(1);
    return found[0]!;
}

/** Write into a field, as somebody types. */
export function write(field: HTMLInputElement, text: string): void {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
}
