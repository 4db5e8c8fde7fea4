/** The HTTP routes of the server: one function for each, with types. */

import { spoken } from "../words/say.svelte.ts";
import type { Http } from "./types.ts";

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

interface Asked {
    method?: "GET" | "POST" | "DELETE";
    body?: unknown;
    secret?: string | undefined;
}

const TIMEOUT = 15_000;

export const about = (): Promise<Http.About> => ask("about");
export const box = (): Promise<Http.Box> => ask(inWords("box"));
export const scenarios = (): Promise<Http.Scenario[]> => ask(inWords("scenarios"));

/** Fetch all games; allowed only from the machine that runs the server. */
export const games = (): Promise<Http.GameSummary[]> => ask(inWords("games"));
export const game = (id: string, secret?: string): Promise<Http.GameSummary> =>
    ask(inWords(`games/${id}`), { secret });
export const beginGame = (body: Http.NewGame): Promise<Http.Key> => ask("games", { method: "POST", body });
/** Begin a game with the settings and players of another. */
export const beginAgain = (id: string, secret?: string): Promise<Http.Key> =>
    ask(`games/${id}/again`, { method: "POST", secret });
export const removeGame = (id: string, secret?: string): Promise<void> =>
    ask(`games/${id}`, { method: "DELETE", secret });
export const newKey = (id: string): Promise<Http.Key> => ask(`games/${id}/key`, { method: "POST" });

export const record = async (id: string, secret?: string): Promise<string> =>
    (await answered(`games/${id}/record`, { secret })).text();
export const takeIn = (text: string): Promise<Http.Key> => ask("records", { method: "POST", body: text });

export const campaigns = (): Promise<Http.Campaign[]> => ask("campaigns");
export const beginCampaign = (body: Http.NewCampaign): Promise<Http.Campaign> =>
    ask("campaigns", { method: "POST", body });
export const beginStage = (id: string, body: Http.NextGame): Promise<Http.Key> =>
    ask(`campaigns/${id}/games`, { method: "POST", body });

function inWords(path: string): string {
    return `${path}?language=${spoken()}`;
}

async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
    const response = await answered(path, asked);
    if (response.status === 204) return undefined as T;
    try {
        return (await response.json()) as T;
    } catch {
        throw new HttpProblem(response.status, "");
    }
}

async function answered(path: string, { method = "GET", body, secret }: Asked): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (secret) headers.Authorization = `Bearer ${secret}`;
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIMEOUT) };
    if (body !== undefined) init.body = JSON.stringify(body);
    let response: Response;
    try {
        response = await fetch(`api/${path}`, init);
    } catch {
        throw new HttpProblem(0, "");
    }
    if (!response.ok) throw new HttpProblem(response.status, await detail(response));
    return response;
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
