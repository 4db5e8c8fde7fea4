/** How the HTTP routes of the server are asked, and what can go wrong. */

import { missed } from "../app/reach.svelte.ts";
import { spoken } from "../words/say.svelte.ts";

/** A request that the server refused, or that did not reach it. */
export class HttpProblem extends Error {
    /** The status of the answer; 0 if there was none. */
    readonly status: number;

    constructor(status: number, text: string) {
        super(text);
        this.name = "HttpProblem";
        this.status = status;
    }

    get unreachable(): boolean {
        return this.status === 0 || this.status === 502 || this.status === 504;
    }
}

export interface Asked {
    method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    body?: unknown;
    secret?: string | undefined;
}

const TIMEOUT = 15_000;

/** Return a path that names the language of the answer, or of a refusal. */
export function inWords(path: string): string {
    return `${path}?language=${spoken()}`;
}

/** Ask the server; return its answer, which is JSON. */
export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
    const response = await answered(path, asked);
    if (response.status === 204) return undefined as T;
    try {
        return (await response.json()) as T;
    } catch {
        throw new HttpProblem(response.status, "");
    }
}

/** Ask the server; return its answer as it is. */
export async function answered(path: string, { method = "GET", body, secret }: Asked): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (secret) headers.Authorization = `Bearer ${secret}`;
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT) };
    if (body !== undefined) init.body = JSON.stringify(body);
    let response: Response;
    try {
        response = await fetch(`api/${path}`, init);
    } catch {
        missed();
        throw new HttpProblem(0, "");
    }
    if (response.ok) return response;
    const problem = new HttpProblem(response.status, await detail(response));
    if (problem.unreachable) missed();
    throw problem;
}

/** Return the error message of the server; empty if it gives none. */
async function detail(response: Response): Promise<string> {
    try {
        const { detail } = (await response.json()) as { detail?: unknown };
        return typeof detail === "string" ? detail : "";
    } catch {
        return "";
    }
}
