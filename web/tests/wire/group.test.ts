import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { GroupSession } from "../../src/friends/group.svelte.ts";
import { set } from "../../src/settings.svelte.ts";
import { Unanswered } from "../../src/wire/requests.ts";
import { group, groupSeat, talk } from "../friends/samples.ts";
import { FakeSocket, useFakeSockets } from "../friends/socket.ts";

let session: GroupSession;
const socket = (): FakeSocket => FakeSocket.to("/api/groups/club/socket");

beforeEach(() => {
    vi.useFakeTimers();
    useFakeSockets();
    open();
});
afterEach(() => {
    session.close();
    set("talk", "all");
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

function open(): void {
    session = new GroupSession("club", "secret", "en");
    socket().open();
}

async function refusal(asked: Promise<void>): Promise<Unanswered> {
    return asked.then(
        () => expect.fail("nothing was refused"),
        (problem: unknown) => problem as Unanswered,
    );
}

describe("the session of a group", () => {
    test("enters with its secret, which is not in the address", () => {
        expect(socket().sent).toEqual([
            { type: "enter", secret: "secret", language: "en", looks: true, since: 0 },
        ]);
        expect(socket().address).not.toContain("secret");
    });

    test("shows the group as it is told", () => {
        socket().tell({ type: "group", group: group({ watchers: 2 }) });
        expect([session.connection, session.group?.watchers, session.mine]).toEqual(["open", 2, [0]]);
    });

    test("keeps the newer group if an older one comes late", () => {
        socket().tell({ type: "group", group: group({ version: 5, watchers: 1 }) });
        socket().tell({ type: "group", group: group({ version: 4, watchers: 2 }) });
        expect(session.group?.watchers).toBe(1);
    });

    test("keeps the parts of the group that have not changed", () => {
        socket().tell({ type: "group", group: group() });
        const [ada, bo] = session.group!.seats;
        const seats = [groupSeat(0), groupSeat(1, { presence: "away" }), groupSeat(2)];
        socket().tell({ type: "group", group: group({ seats }) });
        expect([session.group!.seats[0] === ada, session.group!.seats[1] === bo]).toEqual([true, false]);
    });

    test("tells whether its window is in front", () => {
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        document.dispatchEvent(new Event("visibilitychange"));
        expect(socket().of("look")).toEqual([{ type: "look", looks: false }]);
        vi.restoreAllMocks();
    });

    test("is closed by a reason that does not pass, and says it", () => {
        socket().tell({ type: "gone", code: "removed", text: "The host has removed you." });
        expect([session.connection, session.goneText]).toEqual(["gone", "The host has removed you."]);
    });

    test("comes back after a reason that passes", () => {
        const first = socket();
        first.tell({ type: "gone", code: "stopping", text: "The server stops." });
        first.break();
        expect(session.connection).toBe("reconnecting");
        vi.advanceTimersByTime(20_000);
        expect(socket()).not.toBe(first);
    });
});

describe("talk", () => {
    test("is taken once, though it is told again after a reconnect", () => {
        socket().tell({ type: "talk", lines: [talk(1, "One"), talk(2, "Two")] });
        socket().break();
        vi.advanceTimersByTime(1000);
        socket().open();
        expect(socket().of("enter")[0]?.since).toBe(2);
        socket().tell({ type: "talk", lines: [talk(2, "Two"), talk(3, "Three")] });
        expect(session.talk.map(({ text }) => text)).toEqual(["One", "Two", "Three"]);
    });

    test("is done when the server has taken it", async () => {
        const said = session.say("phrase", "hello");
        const [{ request } = { request: "" }] = socket().of("say");
        expect(socket().of("say")).toEqual([{ type: "say", request, kind: "phrase", body: "hello" }]);
        socket().tell({ type: "said", request });
        await expect(said).resolves.toBeUndefined();
    });

    test("that is refused says why", async () => {
        const said = refusal(session.say("text", "x"));
        socket().tell({
            type: "refused",
            request: socket().of("say")[0]!.request,
            code: "talk-off",
            text: "Talk is off here.",
        });
        expect((await said).message).toBe("Talk is off here.");
    });

    test("is kept when the connection breaks, and sent again with the same id", async () => {
        const said = session.say("text", "x");
        const [first] = socket().of("say");
        socket().break();
        void session.say("text", "y").catch(() => undefined);
        vi.advanceTimersByTime(1000);
        socket().open();
        expect(socket().sent.map((message) => message.type)).toEqual(["enter", "say", "say"]);
        expect(socket().of("say")[0]).toEqual(first);
        expect(socket().of("say")[1]?.body).toBe("y");
        socket().tell({ type: "said", request: first!.request });
        await expect(said).resolves.toBeUndefined();
    });

    test("fails when the group is closed", async () => {
        const lost = refusal(session.say("text", "x"));
        socket().tell({ type: "gone", code: "deleted", text: "The group was deleted." });
        expect(await lost).toBeInstanceOf(Unanswered);
    });

    test("of others is unread until all is read, also after a reload", () => {
        socket().tell({
            type: "talk",
            lines: [
                talk(1, "Hi"),
                talk(2, "Yes", { mine: true }),
                talk(3, "Cy came.", { kind: "told", name: "" }),
            ],
        });
        expect(session.unread).toBe(1);
        session.readAll();
        expect(session.unread).toBe(0);
        session.close();
        open();
        socket().tell({ type: "talk", lines: [talk(1, "Hi"), talk(4, "Hm")] });
        expect(session.unread).toBe(1);
    });

    test("of a muted person is not heard, in this group alone, also after a reload", () => {
        session.mute("Bo");
        session.close();
        open();
        socket().tell({ type: "talk", lines: [talk(1, "Hi"), talk(2, "Ho", { name: "Cy" })] });
        expect(session.heard.map(({ text }) => text)).toEqual(["Ho"]);
        session.unmute("Bo");
        expect(session.heard.map(({ text }) => text)).toEqual(["Hi", "Ho"]);
        session.mute("Bo");
        session.close();
        session = new GroupSession("other", "secret", "en");
        expect([...session.muted]).toEqual([]);
    });

    test.each([
        ["phrases", ["Hello!", "Cy came."]],
        ["off", ["Cy came."]],
    ] as const)("is shown as the settings say: %s", (shown, texts) => {
        set("talk", shown);
        socket().tell({
            type: "talk",
            lines: [
                talk(1, "Hi"),
                talk(2, "Hello!", { kind: "phrase" }),
                talk(3, "Cy came.", { kind: "told" }),
            ],
        });
        expect(session.heard.map(({ text }) => text)).toEqual(texts);
    });

    test.each(["no JSON", "[]", '{"club":5}', '{"club":{"muted":"Bo","read":"x"}}'])(
        "a storage that holds %s counts as empty",
        (text) => {
            session.close();
            localStorage.setItem("monsterlands.talk", text);
            open();
            expect([[...session.muted], session.read]).toEqual([[], 0]);
        },
    );
});

describe("pointing", () => {
    beforeEach(() => socket().tell({ type: "group", group: group() }));

    test("shows the thing to the others and, at once, to oneself", async () => {
        const pointed = session.point("path:a1");
        expect(session.pointed).toMatchObject({ seat: 0, name: "Ada", thing: "path:a1" });
        const [{ request } = { request: "" }] = socket().of("point");
        socket().tell({ type: "said", request });
        await expect(pointed).resolves.toBeUndefined();
    });

    test("fades after four seconds; the last one counts", () => {
        socket().tell({ type: "pointed", seat: 1, name: "Bo", thing: "path:a1" });
        vi.advanceTimersByTime(3000);
        socket().tell({ type: "pointed", seat: 2, name: "Cy", thing: "path:b1" });
        vi.advanceTimersByTime(3900);
        expect(session.pointed?.thing).toBe("path:b1");
        vi.advanceTimersByTime(100);
        expect(session.pointed).toBeUndefined();
    });

    test("is not repeated after a reconnect", async () => {
        const pointed = session.point("path:a1");
        socket().break();
        await expect(pointed).resolves.toBeUndefined();
        vi.advanceTimersByTime(1000);
        socket().open();
        expect(socket().of("point")).toEqual([]);
    });

    test("of a muted person is not shown", () => {
        session.mute("Bo");
        socket().tell({ type: "pointed", seat: 1, name: "Bo", thing: "path:a1" });
        expect(session.pointed).toBeUndefined();
    });
});
