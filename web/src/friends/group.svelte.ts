import { SvelteMap, SvelteSet } from "svelte/reactivity";

import { settings } from "../settings.svelte.ts";
import { passes, socketAddress, WireLine } from "../wire/line.ts";
import { Requests } from "../wire/requests.ts";
import type { Connection } from "../wire/session.svelte.ts";
import { share } from "../wire/share.ts";
import type {
    Group,
    GroupClientMessage,
    GroupSeat,
    GroupServerMessage,
    Pointed,
    Talk,
} from "../wire/types.ts";
import { keepOf, keptOf } from "./shelf.ts";

/** How long a thing is shown that somebody points at, in milliseconds. */
export const POINTED_FOR = 4000;
/** The most lines of talk that are kept. */
const MOST_LINES = 300;

/**
 * A person's session of a group, from the lobby to the rematch: who is there, what they say, and what they
 * point at. It reconnects by itself.
 */
export class GroupSession {
    connection = $state<Connection>("connecting");
    /** Why the group is closed to this client, in words. */
    goneText = $state("");
    group = $state.raw<Group | undefined>();
    /** When the group was last told, by `performance.now()`: clocks run from there. */
    toldAt = $state(0);
    talk = $state.raw<Talk[]>([]);
    /** What somebody points at; it fades by itself. */
    pointed = $state.raw<Pointed | undefined>();
    readonly muted: SvelteSet<string>;
    /** The emblem of each name that sat here during this session: seats change with a rematch, people do not. */
    readonly emblems = new SvelteMap<string, string>();
    /** The number of the last line that was read. */
    read = $state(0);

    /** The seats of this person. */
    readonly mine = $derived(this.group?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []);
    /** What of the talk is shown: nothing of muted people, and no more than the settings allow. */
    readonly heard = $derived(this.talk.filter((line) => this.#hears(line)));
    /** How many lines of others have not been read. */
    readonly unread = $derived(
        this.heard.filter(({ number, mine, kind }) => number > this.read && !mine && kind !== "told").length,
    );

    readonly id: string;
    readonly #secret: string;
    readonly #language: string;
    readonly #line: WireLine<GroupClientMessage, GroupServerMessage>;
    readonly #requests = new Requests<GroupClientMessage>();
    readonly #looked = (): void => void this.#line.send({ type: "look", looks: !document.hidden });
    #fading: ReturnType<typeof setTimeout> | undefined;

    constructor(group: string, secret: string, language: string) {
        this.id = group;
        this.#secret = secret;
        this.#language = language;
        const { muted, read } = keptOf(group);
        this.muted = new SvelteSet(muted);
        this.read = read;
        document.addEventListener("visibilitychange", this.#looked);
        this.#line = new WireLine(socketAddress(`groups/${group}/socket`), {
            opened: () => this.#enter(),
            told: (message) => this.#hear(message),
            broken: () => this.#lose(),
        });
    }

    close(): void {
        clearTimeout(this.#fading);
        document.removeEventListener("visibilitychange", this.#looked);
        this.#line.hangUp();
        this.#requests.forget();
    }

    seat(number: number | null | undefined): GroupSeat | undefined {
        return this.group?.seats.find(({ seat }) => seat === number);
    }

    /**
     * Say something to the others: free text, or the id of a ready phrase. Without a connection it is kept, and
     * sent as soon as there is one; the server takes it once.
     *
     * @throws Unanswered if it was refused, with the reason, or if the session ends before
     */
    say(kind: "text" | "phrase", body: string): Promise<void> {
        return this.#ask((request) => ({ type: "say", request, kind, body }));
    }

    /** Point at a thing on the table; it is shown to this person too. */
    async point(thing: string): Promise<void> {
        const me = this.seat(this.mine[0]);
        this.#show({ type: "pointed", seat: me?.seat ?? null, name: me?.name ?? "", thing });
        await this.#ask((request) => ({ type: "point", request, thing }));
    }

    mute(name: string): void {
        this.muted.add(name);
        this.#keep();
    }

    unmute(name: string): void {
        this.muted.delete(name);
        this.#keep();
    }

    /** All lines so far have been read. */
    readAll(): void {
        const last = this.talk.at(-1)?.number ?? 0;
        if (last <= this.read) return;
        this.read = last;
        this.#keep();
    }

    #keep(): void {
        keepOf(this.id, { muted: [...this.muted], read: this.read });
    }

    #hears({ kind, name, mine }: Talk): boolean {
        if (kind === "told") return true;
        if (settings.talk === "off" || (settings.talk === "phrases" && kind === "text")) return mine;
        return mine || !this.muted.has(name);
    }

    #ask(message: (request: string) => GroupClientMessage): Promise<void> {
        return this.#requests.ask(message, (asked) => this.#line.send(asked));
    }

    #enter(): void {
        this.#line.send({
            type: "enter",
            secret: this.#secret,
            language: this.#language,
            looks: !document.hidden,
            since: this.talk.at(-1)?.number ?? 0,
        });
        for (const { message } of this.#requests.messages) this.#line.send(message);
    }

    #hear(message: GroupServerMessage): void {
        switch (message.type) {
            case "group":
                this.connection = "open";
                // A group of an older version may come late from another process.
                if (this.group && message.group.version < this.group.version) break;
                this.toldAt = performance.now();
                this.group = share(this.group, message.group);
                for (const { name, emblem } of this.group.seats) if (emblem) this.emblems.set(name, emblem);
                break;
            case "talk":
                this.#take(message.lines);
                break;
            case "pointed":
                if (!this.muted.has(message.name) && settings.talk !== "off") this.#show(message);
                break;
            case "said":
                this.#requests.answered(message.request);
                break;
            case "refused":
                this.#requests.refused(message);
                break;
            case "gone":
                if (passes(message.code)) break;
                this.connection = "gone";
                this.goneText = message.text;
                this.#line.hangUp();
                this.#requests.forget();
                break;
        }
    }

    /** Lines may come twice after a reconnect: take each number once. */
    #take(lines: Talk[]): void {
        const last = this.talk.at(-1)?.number ?? 0;
        const fresh = lines.filter(({ number }) => number > last);
        if (fresh.length > 0) this.talk = [...this.talk, ...fresh].slice(-MOST_LINES);
    }

    #show(pointed: Pointed): void {
        clearTimeout(this.#fading);
        // A copy, so that pointing at the same thing again begins anew.
        this.pointed = { ...pointed };
        this.#fading = setTimeout(() => (this.pointed = undefined), POINTED_FOR);
    }

    /** What was said is sent again; nobody would understand later at what somebody has pointed. */
    #lose(): void {
        this.connection = "reconnecting";
        for (const { request, message } of this.#requests.messages) {
            if (message.type === "point") this.#requests.answered(request);
        }
    }
}
