import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { set } from "../../src/settings.svelte.ts";
import { textOf } from "../../src/table/log/lines.ts";
import { TableSession, TAKE_BACK } from "../../src/wire/session.svelte.ts";
import type { ClientMessage, Entered, ServerMessage, Update } from "../../src/wire/types.ts";
import { choice, clan, line, question, table, update } from "../table/samples.ts";

/** The server's end of a connection. */
class FakeSocket extends EventTarget {
    static all: FakeSocket[] = [];
    readyState = 0;
    readonly sent: ClientMessage[] = [];
    readonly address: string;

    constructor(address: string) {
        super();
        this.address = address;
        FakeSocket.all.push(this);
    }

    static get last(): FakeSocket {
        return FakeSocket.all.at(-1)!;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as ClientMessage);
    }

    close(): void {
        this.breakDown();
    }

    open(): void {
        this.readyState = 1;
        this.dispatchEvent(new Event("open"));
    }

    tell(...messages: ServerMessage[]): void {
        for (const message of messages) {
            this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
        }
    }

    breakDown(): void {
        if (this.readyState === 3) return;
        this.readyState = 3;
        this.dispatchEvent(new Event("close"));
    }

    of<Kind extends ClientMessage["type"]>(type: Kind): Extract<ClientMessage, { type: Kind }>[] {
        return this.sent.filter((message) => message.type === type) as Extract<
            ClientMessage,
            { type: Kind }
        >[];
    }
}

function entered(more: Partial<Entered> = {}): Entered {
    return {
        type: "entered",
        game: "g",
        title: "2 players",
        seats: [
            { seat: 0, player: "", name: "Ada", mine: true },
            { seat: 1, player: "greedy", name: "", mine: false },
        ],
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

const TWO_PEOPLE = [
    { seat: 0, player: "", name: "Ada", mine: true },
    { seat: 1, player: "", name: "Bo", mine: true },
];

let session: TableSession;

beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    set("speed", "normal");
    set("motion", "system");
    session = new TableSession("g", "secret", "en");
    FakeSocket.last.open();
});

afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** Break the connection, and open it again. */
function reconnect(): void {
    FakeSocket.last.breakDown();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
}

describe("entering", () => {
    test("sends the secret as the first message and not in the address", () => {
        expect(FakeSocket.last.sent[0]).toMatchObject({ type: "enter", secret: "secret", language: "en" });
        expect(FakeSocket.last.address).toMatch(/\/api\/games\/g\/table$/);
        expect(FakeSocket.last.address).toMatch(/^ws:/);
    });

    test("shows the table and the log", () => {
        FakeSocket.last.tell(entered({ log: [line(1, "Round 1 begins.")] }), update(1));
        expect(session.connection).toBe("open");
        expect(session.version).toBe(1);
        expect(session.mine).toEqual([0]);
        expect(session.log.map(textOf)).toEqual(["Round 1 begins."]);
        expect(session.table?.round).toBe(1);
    });

    test("a game that does not exist is gone for good, and says why", () => {
        FakeSocket.last.tell({ type: "gone", code: "unknown-game", text: "There is no such game." });
        FakeSocket.last.breakDown();
        vi.advanceTimersByTime(60_000);
        expect(session.connection).toBe("gone");
        expect(session.goneText).toBe("There is no such game.");
        expect(FakeSocket.all).toHaveLength(1);
    });
});

describe("another language", () => {
    beforeEach(() => FakeSocket.last.tell(entered({ log: [line(4, "before")] }), update(4)));

    test("is told all of the table and the log anew, while both stay on the screen", () => {
        session.speak("fr");
        expect(FakeSocket.all).toHaveLength(2);
        expect(session.connection).toBe("open");
        expect(session.table).not.toBeNull();
        FakeSocket.last.open();
        expect(FakeSocket.last.sent[0]).toMatchObject({ type: "enter", language: "fr", since: null });
        FakeSocket.last.tell(entered({ since: 0, log: [line(4, "avant")] }), update(4));
        expect(session.log.map(textOf)).toEqual(["avant"]);
    });

    test("loses no answer that was on its way", () => {
        session.answer("tavern S");
        session.speak("fr");
        FakeSocket.last.open();
        FakeSocket.last.tell(entered(), update(4));
        expect(FakeSocket.last.sent[1]).toMatchObject({ type: "answer", choice: "tavern S" });
    });

    test("is not entered twice if it is the same", () => {
        session.speak("en");
        expect(FakeSocket.all).toHaveLength(1);
    });
});

describe("a walk", () => {
    const asks = (version: number, ...spellings: string[]): Update =>
        update(version, { table: table(question(spellings.map((each) => choice(each, [])))) });
    const sent = (): string[] => FakeSocket.last.of("answer").map(({ choice: spelling }) => spelling);
    const take = (version: number): void => {
        const { request } = FakeSocket.last.of("answer").at(-1)!;
        FakeSocket.last.tell({ type: "taken", request, version });
    };

    beforeEach(() => FakeSocket.last.tell(entered(), update(4)));

    test("answers each question as soon as it is asked", () => {
        session.walk(["tavern S", "hire fandor"]);
        expect(sent()).toEqual(["tavern S"]);
        take(5);
        FakeSocket.last.tell(asks(5, "hire fandor", "beer"));
        expect(sent()).toEqual(["tavern S", "hire fandor"]);
        expect(FakeSocket.last.of("answer").at(-1)?.version).toBe(5);
        take(6);
        FakeSocket.last.tell(asks(6, "end turn"));
        expect([sent().length, session.pending]).toEqual([2, false]);
    });

    test("ends where a step is not asked", () => {
        session.walk(["tavern S", "hire fandor", "end turn"]);
        take(5);
        FakeSocket.last.tell(asks(5, "end turn"));
        expect([sent(), session.pending]).toEqual([["tavern S"], false]);
        FakeSocket.last.tell(asks(6, "hire fandor"));
        expect(sent()).toEqual(["tavern S"]);
    });

    test("ends if a step is refused", () => {
        session.walk(["tavern S", "hire fandor"]);
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "refused", request, code: "illegal", text: "No space is free." });
        FakeSocket.last.tell(asks(5, "hire fandor"));
        expect(sent()).toEqual(["tavern S"]);
    });

    test("may take steps back first", () => {
        session.walk([TAKE_BACK, "load venom"]);
        expect(sent()).toEqual([]);
        const { request, version } = FakeSocket.last.of("undo")[0]!;
        expect(version).toBe(4);
        FakeSocket.last.tell({ type: "taken", request, version: 5 });
        FakeSocket.last.tell(asks(5, "load venom"));
        expect(sent()).toEqual(["load venom"]);
    });
});

describe("answering", () => {
    beforeEach(() => FakeSocket.last.tell(entered(), update(4)));

    test("names the version that was shown", () => {
        session.answer("tavern S");
        expect(FakeSocket.last.of("answer")).toMatchObject([{ version: 4, choice: "tavern S" }]);
        expect(session.pending).toBe(true);
    });

    test("is finished when the update has come", () => {
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "taken", request, version: 5 });
        expect(session.pending).toBe(true);
        FakeSocket.last.tell(update(5, { lines: [line(5, "You deploy S.")] }));
        expect(session.pending).toBe(false);
        expect(session.last.lines).toEqual([line(5, "You deploy S.")]);
    });

    test("a second answer waits for the first", () => {
        session.answer("tavern S");
        session.answer("mine S");
        expect(FakeSocket.last.of("answer")).toHaveLength(1);
    });

    test("a refusal is shown and leaves the table as it was", () => {
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "refused", request, code: "illegal", text: "No space is free." });
        expect(session.problem).toBe("No space is free.");
        expect(session.pending).toBe(false);
        expect(session.version).toBe(4);
    });

    test("a refusal is cleared when the table changes", () => {
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "refused", request, code: "stale", text: "The table has moved on." });
        FakeSocket.last.tell(update(4));
        expect(session.problem).toBe("The table has moved on.");
        FakeSocket.last.tell(update(5));
        expect(session.problem).toBe("");
    });

    test("an undo removes lines from the log", () => {
        FakeSocket.last.tell(update(5, { lines: [line(5, "You deploy S.")] }));
        session.undo();
        FakeSocket.last.tell(update(6, { dropped: [5] }));
        expect(session.last.dropped).toEqual([5]);
        expect(session.log).toEqual([]);
        expect(session.version).toBe(6);
        expect(session.last.dropped).toEqual([5]);
    });
});

describe("a connection that breaks", () => {
    beforeEach(() => FakeSocket.last.tell(entered({ log: [line(4, "before")] }), update(4)));

    test("is noticed, and opened again", () => {
        FakeSocket.last.breakDown();
        expect(session.connection).toBe("reconnecting");
        expect(session.table).not.toBeNull();
        vi.advanceTimersByTime(1_000);
        expect(FakeSocket.all).toHaveLength(2);
    });

    test("is opened again after longer and longer waits", () => {
        for (let times = 0; times < 4; times++) {
            FakeSocket.last.breakDown();
            vi.advanceTimersByTime(499 * 2 ** times);
            vi.advanceTimersByTime(2 ** times);
        }
        expect(FakeSocket.all).toHaveLength(5);
        FakeSocket.last.breakDown();
        vi.advanceTimersByTime(3_000);
        expect(FakeSocket.all).toHaveLength(5);
    });

    test("goes on after the last version that was received", () => {
        reconnect();
        expect(FakeSocket.last.sent[0]).toMatchObject({ type: "enter", since: 4 });
        FakeSocket.last.tell(entered({ since: 4, log: [line(5, "meanwhile")] }), update(5));
        expect(session.connection).toBe("open");
        expect(session.log.map(textOf)).toEqual(["before", "meanwhile"]);
    });

    test("replaces its log if the server sends all of it", () => {
        reconnect();
        FakeSocket.last.tell(entered({ since: 0, log: [line(2, "anew")] }), update(5));
        expect(session.log.map(textOf)).toEqual(["anew"]);
    });

    test("sends an unacknowledged answer again, with the same id", () => {
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        reconnect();
        expect(FakeSocket.last.of("answer")).toEqual([]);
        FakeSocket.last.tell(entered({ since: 4 }), update(4));
        expect(FakeSocket.last.of("answer")).toMatchObject([{ request, version: 4, choice: "tavern S" }]);
        expect(session.pending).toBe(true);
    });

    test("knows the last answers from the server, so that they can be taken back one by one", () => {
        reconnect();
        FakeSocket.last.tell(entered({ since: 4, trail: ["die S", "load trap"] }), update(5));
        expect(session.trail).toEqual(["die S", "load trap"]);
        session.answer("die M");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "taken", request, version: 6 }, update(6));
        expect(session.trail).toEqual(["die S", "load trap", "die M"]);
        FakeSocket.last.tell(update(7));
        expect(session.trail).toEqual([]);
    });

    test("does not count an answer twice that the server took before the line broke", () => {
        session.answer("die S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        reconnect();
        FakeSocket.last.tell(entered({ since: 4, trail: ["die S"] }), update(5));
        FakeSocket.last.tell({ type: "taken", request, version: 5 });
        expect(session.trail).toEqual(["die S"]);
    });

    test("does not repeat an answer of which only the acknowledgement was lost", () => {
        session.answer("tavern S");
        reconnect();
        FakeSocket.last.tell(entered({ since: 4, log: [line(5, "You deploy S.")] }), update(5));
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "taken", request, version: 5 });
        expect(session.pending).toBe(false);
        session.answer("mine S");
        expect(FakeSocket.last.of("answer")[1]).toMatchObject({ version: 5, choice: "mine S" });
    });

    test("keeps the old table until the one after the answer is shown", () => {
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "taken", request, version: 5 });
        const release = session.hold("fights", () => undefined);
        reconnect();
        FakeSocket.last.tell(entered({ since: 4 }), update(5));
        expect([session.version, session.pending]).toEqual([4, true]);
        release();
        expect([session.version, session.pending]).toEqual([5, false]);
    });

    test("keeps an answer that was given while it was broken", () => {
        FakeSocket.last.breakDown();
        session.answer("mine S");
        expect(session.pending).toBe(true);
        vi.advanceTimersByTime(1_000);
        FakeSocket.last.open();
        FakeSocket.last.tell(entered({ since: 4 }), update(4));
        expect(FakeSocket.last.of("answer")).toMatchObject([{ version: 4, choice: "mine S" }]);
    });

    test("does not send again what was acknowledged", () => {
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "taken", request, version: 5 });
        reconnect();
        FakeSocket.last.tell(entered({ since: 4 }), update(5));
        expect(FakeSocket.last.of("answer")).toEqual([]);
        expect(session.pending).toBe(false);
    });

    test("fails the requests that were waiting", async () => {
        const asked = session.why("space:tavern 1");
        FakeSocket.last.breakDown();
        await expect(asked).rejects.toThrow();
    });

    test("is noticed when the server falls silent", () => {
        vi.advanceTimersByTime(20_000);
        expect(FakeSocket.last.of("ping")).toHaveLength(1);
        vi.advanceTimersByTime(10_000);
        expect(session.connection).toBe("reconnecting");
    });

    test("stays while the server answers", () => {
        vi.advanceTimersByTime(20_000);
        FakeSocket.last.tell({ type: "pong", request: FakeSocket.last.of("ping")[0]!.request });
        vi.advanceTimersByTime(15_000);
        expect(session.connection).toBe("open");
    });

    test.each(["stopping", "not-stored", "crowded", "too-late", "went-wrong"])(
        "is laid anew after a fault that passes (%s), and no answer is lost",
        (code) => {
            session.answer("tavern S");
            const { request } = FakeSocket.last.of("answer")[0]!;
            FakeSocket.last.tell({ type: "gone", code, text: "Not now." });
            reconnect();
            expect(session.connection).toBe("reconnecting");
            FakeSocket.last.tell(entered({ since: 4 }), update(4));
            expect(session.connection).toBe("open");
            expect(FakeSocket.last.of("answer")).toMatchObject([{ request, choice: "tavern S" }]);
        },
    );

    test("waits longer each time that the server is full", () => {
        for (let times = 0; times < 6; times++) {
            FakeSocket.last.open();
            FakeSocket.last.tell({ type: "gone", code: "crowded", text: "There is no place." });
            FakeSocket.last.breakDown();
            vi.advanceTimersByTime(500 * 2 ** times);
        }
        expect(FakeSocket.all).toHaveLength(7);
        FakeSocket.last.open();
        FakeSocket.last.tell({ type: "gone", code: "crowded", text: "There is no place." });
        FakeSocket.last.breakDown();
        vi.advanceTimersByTime(7_000);
        expect(FakeSocket.all).toHaveLength(7);
    });
});

describe("asking", () => {
    beforeEach(() => FakeSocket.last.tell(entered(), update(4)));

    test("the reason for a choice is requested once per version", async () => {
        const first = session.why("path:a1");
        const { request } = FakeSocket.last.of("why")[0]!;
        FakeSocket.last.tell({ type: "explained", request, title: "", text: "Somebody stands there." });
        expect((await first).text).toBe("Somebody stands there.");
        expect((await session.why("path:a1")).text).toBe("Somebody stands there.");
        expect(FakeSocket.last.of("why")).toHaveLength(1);
        FakeSocket.last.tell(update(5));
        void session.why("path:a1").catch(() => undefined);
        expect(FakeSocket.last.of("why")).toHaveLength(2);
    });

    test("a request that is refused says why", async () => {
        const asked = session.advise();
        const { request } = FakeSocket.last.of("advise")[0]!;
        FakeSocket.last.tell({ type: "refused", request, code: "stale", text: "The game has gone on." });
        await expect(asked).rejects.toThrow("The game has gone on.");
        expect(session.problem).toBe("");
    });
});

describe("moves of bots", () => {
    beforeEach(() => FakeSocket.last.tell(entered(), update(4)));

    function bots(): void {
        FakeSocket.last.tell(
            update(5, { lines: [line(5, "The fire clan hires.", 1)] }),
            update(6, { lines: [line(6, "The fire clan mines.", 1)] }),
            update(7, { table: table(question([])) }),
        );
    }

    test("are shown one after the other", () => {
        bots();
        expect(session.version).toBe(5);
        expect(session.playing).toBe(true);
        expect(session.waiting).toBe(2);
        vi.advanceTimersToNextTimer();
        expect(session.version).toBe(6);
        vi.advanceTimersToNextTimer();
        expect(session.version).toBe(7);
        expect(session.playing).toBe(false);
    });

    test("are shown as long without animations", () => {
        set("motion", "still");
        bots();
        expect([session.version, session.playing]).toEqual([5, true]);
    });

    test("can be skipped, and no line is lost", () => {
        bots();
        session.skip();
        expect(session.version).toBe(7);
        expect(session.playing).toBe(false);
        expect(session.log.map(({ version }) => version)).toEqual([5, 6]);
    });

    test("do not delay what the player does meanwhile", () => {
        FakeSocket.last.tell(update(5, { lines: [line(5, "The fire clan mines.", 1)] }));
        session.answer("tavern S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        FakeSocket.last.tell({ type: "taken", request, version: 6 });
        FakeSocket.last.tell(update(6, { lines: [line(6, "You deploy S.")] }));
        expect([session.version, session.pending, session.playing]).toEqual([6, false, false]);
    });

    test("are shown at once if the speed says so", () => {
        set("speed", "instant");
        bots();
        expect(session.version).toBe(7);
    });

    test("wait while the last one still plays", () => {
        set("speed", "instant");
        const release = session.hold("fights", () => undefined);
        bots();
        expect(session.version).toBe(4);
        release();
        expect(session.version).toBe(7);
    });
});

describe("updates that have only what changed", () => {
    const clans = [clan(), clan({ seat: 1 })];

    /** An update without the table. */
    function only(version: number, changes: Record<string, unknown>, more: Partial<Update> = {}): Update {
        return update(version, { table: null, changes, ...more });
    }

    beforeEach(() => FakeSocket.last.tell(entered(), update(4, { table: table(question([]), { clans }) })));

    test("change the table that is shown, and leave the rest of it the same", () => {
        const before = session.table!;
        FakeSocket.last.tell(only(5, { "clans/1/gold": 77, round: 2 }));
        expect([session.version, session.table?.round, session.table?.clans[1]?.gold]).toEqual([5, 2, 77]);
        expect(session.table?.clans[0]).toBe(before.clans[0]);
        expect(session.table?.question).toBe(before.question);
        expect(before.clans[1]?.gold).not.toBe(77);
    });

    test("build on the update before them, also if that still waits to be shown", () => {
        const lines = [line(5, "The fire clan mines.", 1)];
        FakeSocket.last.tell(only(5, { round: 2 }, { lines }), only(6, { round: 3 }, { lines }));
        FakeSocket.last.tell(only(7, { "clans/0/gold": 9 }));
        const rounds = [session.table?.round];
        vi.advanceTimersToNextTimer();
        rounds.push(session.table?.round);
        session.skip();
        expect(rounds).toEqual([2, 3]);
        expect([session.version, session.table?.round, session.table?.clans[0]?.gold]).toEqual([7, 3, 9]);
    });

    test("build on the whole table after a reconnect", () => {
        const release = session.hold("fights", () => undefined);
        FakeSocket.last.tell(only(5, { round: 2 }));
        reconnect();
        FakeSocket.last.tell(entered({ since: 5 }), update(6, { table: table(question([]), { round: 5 }) }));
        FakeSocket.last.tell(only(7, { phase: "adventure" }));
        release();
        expect([session.version, session.table?.round, session.table?.phase]).toEqual([7, 5, "adventure"]);
    });

    test("build on the table of the seat that looks after a handover", () => {
        FakeSocket.last.tell(
            entered({ seats: TWO_PEOPLE }),
            update(4, { table: table(question([]), { seat: 1, round: 3 }) }),
            only(5, { "question/text": "What now?" }),
        );
        expect([session.table?.seat, session.table?.round]).toEqual([1, 3]);
        expect(session.table?.question.text).toBe("What now?");
    });
});

describe("while something of the last update still plays", () => {
    test("the table and the log are shown as they were before it, and then as they are", () => {
        FakeSocket.last.tell(entered({ log: [line(4, "Krunn attacks.")] }), update(4));
        FakeSocket.last.tell(
            update(5, { lines: [line(5, "Frunks is dead.")], table: table(question([]), { round: 2 }) }),
        );
        const release = session.hold("fights", () => undefined);
        expect(session.shown?.round).toBe(1);
        expect(session.told.map(textOf)).toEqual(["Krunn attacks."]);
        release();
        expect(session.shown?.round).toBe(2);
        expect(session.told.map(textOf)).toEqual(["Krunn attacks.", "Frunks is dead."]);
    });

    test("a listener gets an update before it is shown, and may hold it back at once", () => {
        FakeSocket.last.tell(entered(), update(4));
        const seen: unknown[] = [];
        let release = (): void => {};
        const leave = session.watch(({ version, events, table: { round } }) => {
            seen.push([version, events.length, round, session.version, session.table?.round]);
            release = session.hold("fights", () => undefined);
        });
        FakeSocket.last.tell(
            update(5, {
                table: table(question([]), { round: 2 }),
                events: [{ kind: "turn-began", seat: 0 }],
            }),
        );
        expect(seen).toEqual([[5, 1, 2, 4, 1]]);
        expect(session.shown?.round).toBe(1);
        release();
        expect(session.shown?.round).toBe(2);
        leave();
        FakeSocket.last.tell(update(6));
        expect(seen).toHaveLength(1);
    });

    test("the very first table is shown anyway", () => {
        FakeSocket.last.tell(entered(), update(4));
        session.hold("fights", () => undefined);
        expect(session.shown?.round).toBe(1);
    });
});

describe("at one screen", () => {
    test("the table waits for the next player, without the log of the one before", () => {
        FakeSocket.last.tell(
            entered({ seats: TWO_PEOPLE, log: [line(1, "You lay a trap.")] }),
            update(1, { table: table(question([]), { seat: 0 }) }),
        );
        FakeSocket.last.tell(
            entered({ seats: TWO_PEOPLE, log: [line(1, "A trap is laid.")] }),
            update(2, { handover: 1, table: table(question([], { asked: false }), { seat: null }) }),
        );
        expect(session.handover).toBe(1);
        expect(session.log.map(textOf)).toEqual(["A trap is laid."]);
        session.sit(1);
        expect(FakeSocket.last.of("sit")).toEqual([{ type: "sit", seat: 1 }]);
        FakeSocket.last.tell(
            entered({ seats: TWO_PEOPLE }),
            update(2, { table: table(question([]), { seat: 1 }) }),
        );
        expect(session.handover).toBeNull();
    });

    test("an answer that may be lost is sent again only after the handover", () => {
        FakeSocket.last.tell(entered({ seats: TWO_PEOPLE }), update(3));
        session.answer("mine S");
        const { request } = FakeSocket.last.of("answer")[0]!;
        reconnect();
        expect(FakeSocket.last.sent[0]).toMatchObject({ since: null });
        FakeSocket.last.tell(entered({ seats: TWO_PEOPLE }), update(3, { handover: 0 }));
        expect(FakeSocket.last.of("answer")).toEqual([]);
        session.sit(0);
        FakeSocket.last.tell(entered({ seats: TWO_PEOPLE }), update(3));
        expect(FakeSocket.last.of("answer")).toMatchObject([{ request }]);
    });
});
