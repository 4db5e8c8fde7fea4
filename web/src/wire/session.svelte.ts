import { settings } from "../settings.svelte.ts";
import { WireLine } from "./line.ts";
import { share } from "./share.ts";
import type {
    Advice,
    Answer,
    ClientMessage,
    Entered,
    Explained,
    Happened,
    Line,
    LookedBack,
    Odds,
    SeatTaken,
    Table,
    ServerMessage,
    Undo,
    Update,
} from "./types.ts";

export type Connection = "connecting" | "open" | "reconnecting" | "gone";

/** What the last update brought. */
export interface Last {
    version: number;
    events: Happened[];
    lines: Line[];
    /** The versions that were undone. */
    dropped: number[];
}

/** An update that is about to be shown. */
export interface Coming {
    version: number;
    events: Happened[];
    table: Table;
}

/** Why a request was not answered, in words. */
export class Unanswered extends Error {}

interface Waiting {
    done: (message: ServerMessage) => void;
    failed: (problem: Unanswered) => void;
}

/** The server has no game that the secret opens. */
const SHUT = "unknown-game";
const ABSENT = [SHUT, "deleted"];

/** How long a move of another player is shown, in milliseconds. */
const SHOWN = { normal: 1100, fast: 400, instant: 0 };
const MOST_SHOWN = 60;
/** Madhala's moves come with the answer of the only player. */
const MADHALA = "madhala-";
/** Refusals that may pass: reconnecting may help. */
const PASSING = ["stopping", "not-stored", "crowded", "too-late", "went-wrong"];

/**
 * A player's session of a game. It follows the table, keeps the connection, and sends answers so that none is
 * lost and none counts twice. It shows the moves of bots one after the other.
 */
export class TableSession {
    connection = $state<Connection>("connecting");
    goneText = $state("");
    /** Whether the server has no such game for this client. */
    absent = $state(false);
    /** The secret that the server has refused: the game may still be there, under another one. */
    refused = $state<string | undefined>();
    title = $state("");
    seats = $state.raw<SeatTaken[]>([]);
    campaign = $state("");
    assisted = $state(false);
    version = $state(0);
    table = $state.raw<Table | null>(null);
    log = $state.raw<Line[]>([]);
    /** On a shared screen: the seat that takes over. */
    handover = $state<number | null>(null);
    last = $state.raw<Last>({ version: 0, events: [], lines: [], dropped: [] });
    /** The bot that thinks. */
    thinking = $state<number | null>(null);
    /** Whether an answer is on its way. */
    pending = $state(false);
    /** Why the server refused an answer to the version that is shown. */
    problem = $state("");
    /** The version that the last answer of this session made. */
    made = $state(0);
    /** How many moves of other players wait to be shown. */
    waiting = $state(0);
    /** The seats of this player. */
    readonly mine = $derived(this.seats.filter(({ mine }) => mine).map(({ seat }) => seat));
    /** Whether a move of another player is being shown. */
    playing = $state(false);

    /** Whether the last update is still being animated. */
    holding = $state(false);
    /** The table before the last update. */
    #before = $state.raw<Table | null>(null);
    /** The table as far as it has been shown: without an update that is still being animated. */
    readonly shown = $derived(this.holding ? (this.#before ?? this.table) : this.table);
    /** The log as far as it has been shown. */
    readonly told = $derived(
        this.holding ? this.log.filter(({ version }) => version < this.last.version) : this.log,
    );
    /** The version at which each seat was asked last. */
    readonly asked = new Map<number, number>();

    readonly game: string;
    readonly #secret: string;
    readonly #language: string;
    readonly #line: WireLine;
    readonly #waiting = new Map<string, Waiting>();
    readonly #whys = new Map<string, Promise<Explained>>();
    readonly #watchers = new Set<(coming: Coming) => void>();
    #queue: (Entered | Update)[] = [];
    #pause: ReturnType<typeof setTimeout> | undefined;
    #holds = 0;
    #requests = 0;
    #entered = false;
    readonly #visit = Math.random().toString(36).slice(2, 10);
    /** The answer or undo that the server has not acknowledged yet. */
    #unsure: Answer | Undo | undefined;

    constructor(game: string, secret: string, language: string) {
        this.game = game;
        this.#secret = secret;
        this.#language = language;
        const address = new URL(`api/games/${game}/table`, document.baseURI);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        address.hash = "";
        this.#line = new WireLine(address.href, {
            opened: () => this.#enter(),
            told: (message) => this.#hear(message),
            broken: () => this.#lose(),
        });
    }

    close(): void {
        clearTimeout(this.#pause);
        this.#line.hangUp();
        this.#forgetRequests();
    }

    // --- acting ---

    /** Answer the question that is shown. */
    answer(choice: string): void {
        this.#act({ type: "answer", request: this.#newRequest(), version: this.version, choice });
    }

    undo(across = false): void {
        this.#act({ type: "undo", request: this.#newRequest(), version: this.version, across });
    }

    /** Look at the table as one of this player's seats. */
    sit(seat: number): void {
        this.#line.send({ type: "sit", seat });
    }

    /** Show at once what others have done. */
    skip(): void {
        this.#endPause();
        while (this.#queue.length > 0) this.#show(this.#queue.shift()!);
        this.waiting = 0;
    }

    /**
     * Call a function with every update right before it is shown; it may `hold` it. Return a function that
     * ends that.
     */
    watch(watcher: (coming: Coming) => void): () => void {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
    }

    /**
     * Show no further update until the returned function is called, because the last one is still being
     * animated.
     */
    hold(): () => void {
        this.#holds += 1;
        this.holding = true;
        let held = true;
        return () => {
            if (!held) return;
            held = false;
            this.#holds -= 1;
            this.holding = this.#holds > 0;
            this.#next();
        };
    }

    #act(message: Answer | Undo): void {
        if (this.pending || this.connection === "gone") return;
        this.#unsure = message;
        this.pending = true;
        this.problem = "";
        this.#line.send(message);
        // A player who acts need not see the other moves any longer.
        this.#endPause();
        this.#next();
    }

    // --- asking ---

    /** Ask why a thing is not lit, once per version. */
    why(thing: string): Promise<Explained> {
        const known = this.#whys.get(thing);
        if (known) return known;
        const asked = this.#ask<Explained>((request) => ({ type: "why", request, thing }));
        this.#whys.set(thing, asked);
        asked.catch(() => this.#whys.delete(thing));
        return asked;
    }

    async chances(path: string): Promise<Odds> {
        const told = await this.#ask<{ odds: Odds }>((request) => ({ type: "chances", request, path }));
        return told.odds;
    }

    async advise(): Promise<Advice[]> {
        const { version } = this;
        const told = await this.#ask<{ advice: Advice[] }>((request) => ({
            type: "advise",
            request,
            version,
        }));
        return told.advice;
    }

    lookBack(step: number): Promise<LookedBack> {
        return this.#ask((request) => ({ type: "look-back", request, step }));
    }

    #ask<Answered>(message: (request: string) => ClientMessage): Promise<Answered> {
        const request = this.#newRequest();
        return new Promise<Answered>((done, failed) => {
            if (!this.#line.send(message(request))) {
                failed(new Unanswered());
                return;
            }
            this.#waiting.set(request, { done: (answered) => done(answered as Answered), failed });
        });
    }

    #newRequest(): string {
        return `${this.#visit}-${++this.#requests}`;
    }

    // --- hearing ---

    #enter(): void {
        this.#entered = false;
        const since = this.mine.length === 1 && this.version > 0 ? this.#lastHeard() : null;
        this.#line.send({ type: "enter", secret: this.#secret, language: this.#language, since });
    }

    /** The last version that has arrived, shown or not. */
    #lastHeard(): number {
        const update = this.#queue.findLast((message) => message.type === "update");
        return update?.version ?? this.version;
    }

    #hear(message: ServerMessage): void {
        switch (message.type) {
            case "entered":
            case "update":
                this.connection = "open";
                this.#take(message);
                break;
            case "thinking":
                this.thinking = message.on ? message.seat : null;
                break;
            case "gone":
                if (PASSING.includes(message.code)) break;
                this.connection = "gone";
                this.goneText = message.text;
                this.absent = ABSENT.includes(message.code);
                if (message.code === SHUT) this.refused = this.#secret;
                this.#line.hangUp();
                this.#forgetRequests();
                break;
            case "taken":
                this.#acknowledge(message.request, "", message.version);
                break;
            case "refused":
                this.#acknowledge(message.request, message.text, 0);
                this.#waiting.get(message.request)?.failed(new Unanswered(message.text));
                this.#waiting.delete(message.request);
                break;
            default:
                this.#waiting.get(message.request)?.done(message);
                this.#waiting.delete(message.request);
        }
    }

    #acknowledge(request: string, problem: string, version: number): void {
        if (request !== this.#unsure?.request) return;
        this.#unsure = undefined;
        this.problem = problem;
        this.made = version;
        // Wait for the version that the answer made, so that nothing is answered twice. After a reconnect it
        // may be shown already.
        if (problem || version <= this.version) this.pending = false;
    }

    #lose(): void {
        this.connection = "reconnecting";
        this.thinking = null;
        this.#forgetRequests();
    }

    #forgetRequests(): void {
        for (const { failed } of this.#waiting.values()) failed(new Unanswered());
        this.#waiting.clear();
    }

    // --- showing, one after the other ---

    #take(message: Entered | Update): void {
        this.#queue.push(message);
        if (!this.#entered && message.type === "update") {
            this.#entered = true;
            this.#sendAgain(message);
        }
        if (this.#queue.length > MOST_SHOWN) this.skip();
        else this.#next();
    }

    /** After a reconnect: send an answer that may have been lost again, with the same id. */
    #sendAgain(update: Update): void {
        if (!this.#unsure) return;
        if (update.handover !== null) this.#entered = false;
        else this.#line.send(this.#unsure);
    }

    #next(): void {
        while (this.#queue.length > 0 && this.#pause === undefined && this.#holds === 0) {
            const message = this.#queue.shift()!;
            this.#show(message);
            const pause = this.#pauseAfter(message);
            if (pause > 0) {
                this.playing = true;
                this.#pause = setTimeout(() => {
                    this.#endPause();
                    this.#next();
                }, pause);
            }
        }
        this.waiting = this.#queue.length;
    }

    #endPause(): void {
        clearTimeout(this.#pause);
        this.#pause = undefined;
        this.playing = false;
    }

    /** Return how long a message is shown: only moves of others that have log lines take time. */
    #pauseAfter(message: Entered | Update): number {
        if (message.type === "entered" || message.lines.length === 0) return 0;
        if (message.events.some(({ kind }) => kind.startsWith(MADHALA))) return 2 * SHOWN[settings.speed];
        const actor = message.lines[0]!.seat;
        return actor === null || this.mine.includes(actor) ? 0 : SHOWN[settings.speed];
    }

    #show(message: Entered | Update): void {
        if (message.type === "entered") {
            this.title = message.title;
            this.seats = message.seats;
            this.campaign = message.campaign;
            this.assisted = message.assisted;
            this.log =
                message.since === 0
                    ? message.log
                    : [...this.log.filter(({ version }) => version <= message.since), ...message.log];
            return;
        }
        const { version, lines, dropped, events } = message;
        if (version !== this.version) this.problem = "";
        if (version !== this.version || message.table.seat !== this.table?.seat) this.#whys.clear();
        if (!this.#unsure) this.pending = false;
        if (dropped.length > 0) this.log = this.log.filter((line) => !dropped.includes(line.version));
        if (lines.length > 0) this.log = [...this.log, ...lines];
        const table = share(this.table, message.table);
        this.#before = this.table;
        // Before anything is shown, so that an update on hold is not shown for a moment.
        for (const watcher of this.#watchers) watcher({ version, events, table });
        this.version = version;
        this.table = table;
        this.handover = message.handover;
        this.assisted = message.assisted;
        this.last = { version, events, lines, dropped };
    }
}
