import { settings } from "../settings.svelte.ts";
import { changed } from "./changes.ts";
import { Holds, type ShownAs } from "./holds.svelte.ts";
import { passes, socketAddress, WireLine } from "./line.ts";
import { Queue } from "./queue.svelte.ts";
import { Requests } from "./requests.ts";
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
    /** The seat that has undone them. */
    undoneBy: number | null;
}

/** An update that is about to be shown. */
export interface Coming {
    version: number;
    events: Happened[];
    table: Table;
}

/** An update with its whole table. */
type Complete = Update & { table: Table };

/** A step of a walk that undoes the one before it. */
export const TAKE_BACK = Symbol("back");
/** A step of a walk: the spelling of a choice, or what takes a step back. */
export type Step = string | typeof TAKE_BACK;

/** The server has no game that the secret opens. */
const SHUT = "unknown-game";
const ABSENT = [SHUT, "deleted"];

/** How long a move of another player is shown, in milliseconds. */
const SHOWN = { normal: 1100, fast: 400, instant: 0 };

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
    /** The group whose game it is; empty if there is none. */
    group = $state("");
    /** Whether the group had ended it as it stood when the table was opened. */
    ended = $state(false);
    assisted = $state(false);
    version = $state(0);
    table = $state.raw<Table | null>(null);
    log = $state.raw<Line[]>([]);
    /** On a shared screen: the seat that takes over. */
    handover = $state<number | null>(null);
    last = $state.raw<Last>({ version: 0, events: [], lines: [], dropped: [], undoneBy: null });
    /** The bot that thinks. */
    thinking = $state<number | null>(null);
    /** Whether the table is told for the ear: until it is shown, as the settings say. */
    byEar = $state(settings.ear);
    /** Whether an answer is on its way. */
    pending = $state(false);
    /** Why the server refused an answer to the version that is shown. */
    problem = $state("");
    /** The version that the last answer of this session made. */
    made = $state(0);
    /** The last answer of this session. */
    answered = "";
    readonly #queue = new Queue<Entered | Complete>(
        (message) => this.#show(message),
        (message) => this.#timeOf(message),
        () => !this.#holds.none,
    );
    /** How many moves of other players wait to be shown. */
    readonly waiting = $derived(this.#queue.waiting);
    /** The seats of this player. */
    readonly mine = $derived(this.seats.filter(({ mine }) => mine).map(({ seat }) => seat));
    /** Whether a move of another player is being shown. */
    readonly playing = $derived(this.#queue.playing);

    readonly #holds = new Holds();
    /** Whether the last update is still being animated. */
    readonly holding = $derived(this.#holds.any);
    /** What of it is being shown. */
    readonly showing = $derived(this.#holds.showing);
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
    #language: string;
    /** Whether what is shown is in another language: it is of no use after the next entry. */
    #foreign = false;
    readonly #line: WireLine<ClientMessage, ServerMessage>;
    readonly #requests = new Requests<ClientMessage>();
    readonly #whys = new Map<string, Promise<Explained>>();
    #hint: { version: number; seat: number | null | undefined; found: Promise<Advice[]> } | undefined;
    readonly #watchers = new Set<(coming: Coming) => void>();
    /** The table of the last update that has arrived, shown or not. */
    #arrived: Table | null = null;
    #entered = false;
    /** The answer or undo that the server has not acknowledged yet. */
    #unsure: Answer | Undo | undefined;
    /** The rest of a walk. */
    #ahead: readonly Step[] = [];
    /** The last answers of this seat, back to where anybody else acted; undo takes them back one by one. */
    #trail: readonly string[] = [];
    /** Up to which version the server has told the trail. */
    #trailed = 0;

    constructor(game: string, secret: string, language: string) {
        this.game = game;
        this.#secret = secret;
        this.#language = language;
        this.#line = new WireLine(socketAddress(`games/${game}/table`), {
            opened: () => this.#enter(),
            told: (message) => this.#hear(message),
            broken: () => this.#lose(),
        });
    }

    /** Enter again in another language; the table and what is picked stay as they are. */
    speak(language: string): void {
        if (language === this.#language) return;
        this.#language = language;
        this.#foreign = true;
        this.#whys.clear();
        this.#hint = undefined;
        if (this.connection !== "gone") this.#line.renew();
    }

    close(): void {
        this.#queue.stop();
        this.#line.hangUp();
        this.#requests.forget();
    }

    // --- acting ---

    /** Answer the question that is shown. */
    answer(choice: string): void {
        this.walk([choice]);
    }

    /**
     * Answer several questions, one after the other: each as soon as it is asked. If one of them is not asked
     * or not taken, the rest is dropped, and the table stands at that question.
     */
    walk(steps: readonly Step[]): void {
        if (this.pending) return;
        this.#ahead = steps;
        this.#step();
    }

    get trail(): readonly string[] {
        return this.#trail;
    }

    undo(across = false): void {
        this.#ahead = [];
        this.#takeBack(across);
    }

    #takeBack(across: boolean): void {
        this.#act({ type: "undo", request: this.#requests.newId(), version: this.version, across });
    }

    #step(): void {
        const [step, ...rest] = this.#ahead;
        if (step === undefined) return;
        this.#ahead = rest;
        if (step === TAKE_BACK) {
            this.#takeBack(false);
            return;
        }
        this.answered = step;
        this.#act({ type: "answer", request: this.#requests.newId(), version: this.version, choice: step });
    }

    /** Go on with a walk at the version that its last step made. */
    #goOn(): void {
        if (this.#ahead.length === 0 || this.pending) return;
        const [step] = this.#ahead;
        const { question } = this.table!;
        const possible =
            step === TAKE_BACK
                ? !question.undo
                : question.asked && question.choices.some(({ spelling }) => spelling === step);
        if (possible && this.version === this.made && !this.holding) this.#step();
        else this.#ahead = [];
    }

    /** Look at the table as one of this player's seats. */
    sit(seat: number): void {
        this.#line.send({ type: "sit", seat });
    }

    /** Show at once what others have done. */
    skip(): void {
        this.#queue.skip();
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
     * animated. `begin` is called when it is the turn of this part of it.
     */
    hold(as: ShownAs, begin: () => void): () => void {
        const end = this.#holds.add(as, begin);
        return () => {
            if (end()) this.#queue.next();
        };
    }

    #act(message: Answer | Undo): void {
        if (this.pending || this.connection === "gone") return;
        this.#unsure = message;
        this.pending = true;
        this.problem = "";
        this.#line.send(message);
        // A player who acts need not see the other moves any longer.
        this.#queue.hurry();
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

    /** Ask for a hint, once per version and seat: whoever looks again sees the same one. */
    advise(): Promise<Advice[]> {
        const { version } = this;
        const seat = this.table?.seat;
        if (this.#hint?.version === version && this.#hint.seat === seat) return this.#hint.found;
        const asked = this.#ask<{ advice: Advice[] }>((request) => ({ type: "advise", request, version }));
        const found = asked.then(({ advice }) => advice);
        const hint = { version, seat, found };
        this.#hint = hint;
        found.catch(() => {
            if (this.#hint === hint) this.#hint = undefined;
        });
        return found;
    }

    lookBack(step: number): Promise<LookedBack> {
        return this.#ask((request) => ({ type: "look-back", request, step }));
    }

    #ask<Answered>(message: (request: string) => ClientMessage): Promise<Answered> {
        return this.#requests.ask(message, (asked) => {
            if (!this.#line.send(asked)) this.#requests.forget();
        });
    }

    // --- hearing ---

    #enter(): void {
        this.#entered = false;
        const known = this.mine.length === 1 && this.version > 0 && !this.#foreign;
        const since = known ? this.#lastHeard() : null;
        this.#foreign = false;
        this.#line.send({ type: "enter", secret: this.#secret, language: this.#language, since });
    }

    /** The last version that has arrived, shown or not. */
    #lastHeard(): number {
        const update = this.#queue.things.findLast((message) => message.type === "update");
        return update?.version ?? this.version;
    }

    #hear(message: ServerMessage): void {
        switch (message.type) {
            case "entered":
            case "update":
                this.connection = "open";
                this.#take(message.type === "update" ? this.#complete(message) : message);
                break;
            case "thinking":
                this.thinking = message.on ? message.seat : null;
                break;
            case "gone":
                if (passes(message.code)) break;
                this.connection = "gone";
                this.goneText = message.text;
                this.absent = ABSENT.includes(message.code);
                if (message.code === SHUT) this.refused = this.#secret;
                this.#line.hangUp();
                this.#requests.forget();
                break;
            case "taken":
                this.#acknowledge(message.request, "", message.version);
                break;
            case "refused":
                this.#acknowledge(message.request, message.text, 0);
                this.#requests.refused(message);
                break;
            default:
                this.#requests.answered(message.request, message);
        }
    }

    #acknowledge(request: string, problem: string, version: number): void {
        if (request !== this.#unsure?.request) return;
        if (problem) this.#trail = [];
        else if (version <= this.#trailed) {
            // An answer of before the reconnect: the server has told it already.
        } else if (this.#unsure.type === "answer") this.#trail = [...this.#trail, this.#unsure.choice];
        else this.#trail = this.#trail.slice(0, -1);
        this.#unsure = undefined;
        this.problem = problem;
        this.made = version;
        if (problem) this.#ahead = [];
        // Wait for the version that the answer made, so that nothing is answered twice. After a reconnect it
        // may be shown already.
        if (problem || version <= this.version) this.pending = false;
        this.#goOn();
    }

    #lose(): void {
        this.connection = "reconnecting";
        this.thinking = null;
        this.#requests.forget();
    }

    // --- showing, one after the other ---

    /** The first update after `entered` has the whole table, the others what changed since the one before. */
    #complete(update: Update): Complete {
        this.#arrived = update.table ?? changed(this.#arrived!, update.changes);
        return { ...update, table: this.#arrived };
    }

    #take(message: Entered | Complete): void {
        if (!this.#entered && message.type === "update") {
            this.#entered = true;
            this.#trailed = message.version;
            this.#sendAgain(message);
        }
        this.#queue.add(message);
    }

    /** After a reconnect: send an answer that may have been lost again, with the same id. */
    #sendAgain(update: Complete): void {
        if (!this.#unsure) return;
        if (update.handover !== null) this.#entered = false;
        else this.#line.send(this.#unsure);
    }

    /**
     * Return how long a message is shown: only moves of others that have log lines take time. For the ear none
     * does: the announcements are read one after the other anyway.
     */
    #timeOf(message: Entered | Complete): number {
        if (this.byEar || message.type === "entered" || message.lines.length === 0) return 0;
        const actor = message.lines[0]!.seat;
        return actor === null || this.mine.includes(actor) ? 0 : SHOWN[settings.speed];
    }

    #show(message: Entered | Complete): void {
        if (message.type === "entered") {
            this.title = message.title;
            this.seats = message.seats;
            this.campaign = message.campaign;
            this.group = message.group;
            this.ended = message.ended;
            this.assisted = message.assisted;
            this.#trail = message.trail;
            this.log =
                message.since === 0
                    ? message.log
                    : [...this.log.filter(({ version }) => version <= message.since), ...message.log];
            return;
        }
        const { version, lines, dropped, events, undoneBy = null } = message;
        if (version !== this.version) this.problem = "";
        const isOwn = version === this.version || version === this.made || this.pending;
        if (!isOwn && version > this.#trailed) this.#trail = [];
        if (version !== this.version || message.table.seat !== this.table?.seat) this.#whys.clear();
        if (!this.#unsure) this.pending = false;
        if (dropped.length > 0) this.log = this.log.filter((line) => !dropped.includes(line.version));
        if (lines.length > 0) this.log = [...this.log, ...lines];
        const table = share(this.table, message.table);
        this.#before = this.table;
        // Before anything is shown, so that an update on hold is not shown for a moment.
        this.#holds.gather(() => {
            for (const watcher of this.#watchers) watcher({ version, events, table });
        });
        this.version = version;
        this.table = table;
        this.handover = message.handover;
        this.assisted = message.assisted;
        this.last = { version, events, lines, dropped, undoneBy };
        this.#goOn();
    }
}
