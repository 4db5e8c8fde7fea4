import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

// The table fetches it on demand.
import "../../../src/battle/BattleStage.svelte";
import type { Line } from "../../../src/wire/types.ts";
import { recorded } from "../../battle/fixtures.ts";
import { entered, press } from "../../table/laid.ts";
import { choice, ENDING, question, table, update } from "../../table/samples.ts";
import { groupSeat, talk } from "../samples.ts";
import { asked, CLANS, click, company, game, layTogether, notice, SEATS, tell, WAITING } from "./laid.ts";

layTogether();

describe("a game that was ended", () => {
    const heading = (): string | undefined => document.querySelector("dialog[open] h2")?.textContent;
    const MINE = table(question([choice("mine S", ["die:S", "space:mine 1"])]), { clans: CLANS });

    beforeEach(() => {
        game().tell(update(13, { table: MINE }));
        expect(document.querySelector("[data-lit]")).not.toBeNull();
        tell({ phase: "ended", asked: null });
    });

    function close(): void {
        document.querySelector<HTMLElement>("dialog[open] .close")!.click();
        flushSync();
    }

    test("shows how it stands, once", async () => {
        expect(heading()).toBe("The game was ended as it stands");
        close();
        tell({ phase: "ended", watchers: 1 });
        expect(document.querySelector("dialog[open]")).toBeNull();
        await click("Show the result");
        expect(heading()).toBe("The game was ended as it stands");
    });

    test("looks ended: nobody is asked, and nothing is lit", () => {
        close();
        expect(document.querySelector("[data-lit]")).toBeNull();
        expect(document.querySelector(".question")?.textContent.trim()).toBe(
            "This game was ended as it stood.",
        );
        expect(document.querySelector(".turn")?.textContent).toBe("The game has ended");
        press("u");
        press("h");
        expect(game().sent).toEqual([]);
    });

    test("leads on to a rematch, and home", async () => {
        close();
        await click("Home");
        expect(location.hash).toBe("#/");
        await click("Rematch");
        expect(asked).toEqual(["POST api/groups/club/rematch"]);
    });
});

describe("whoever has left a group", () => {
    test("finds no talk at its table, only the log", async () => {
        await vi.waitFor(() => expect(document.querySelector(".log h2")).not.toBeNull());
        flushSync();
        expect(document.querySelector("[role=tab]")).toBeNull();
        expect(document.querySelector(".log h2")!.textContent).toBe("Log");
    });

    const cover = (): Element | null => document.querySelector("main.cover");

    beforeEach(() => {
        // The table is opened again; the group lets them in no more.
        game().tell(entered({ seats: SEATS, group: "other", ended: true }));
        company().open();
        company().tell({ type: "gone", code: "unknown-group", text: "There is no such table." });
        const asks = table(question([choice("mine S", ["die:S", "space:mine 1"])]), { clans: CLANS });
        game().tell(update(13, { table: asks, handover: 0 }));
    });

    test("sees that a game was ended, and nothing to do in it", () => {
        expect(document.querySelector(".question")?.textContent.trim()).toBe(
            "This game was ended as it stood.",
        );
        expect([document.querySelector("[data-lit]"), cover()]).toEqual([null, null]);
    });

    test("sees how it stands, with the names of that game", async () => {
        await click("Show the result");
        const names = [...document.querySelectorAll("dialog[open] li b")];
        expect(names.map(({ textContent }) => textContent)).toEqual(["Ada", "Bo", "Cy"]);
    });

    test("sees the result of a game that is over without its talk", async () => {
        const over = table(question([], { asked: false, seat: null }), { clans: CLANS, ending: ENDING });
        game().tell(update(14, { table: over }));
        await vi.waitFor(() => expect(document.querySelector("dialog[open] h1")).not.toBeNull());
        // The screen has asked for it before.
        await import("../../../src/friends/table/together.ts");
        flushSync();
        expect(document.querySelector("dialog[open] .talk")).toBeNull();
    });
});

describe("the bar", () => {
    const said = (): string =>
        [...document.querySelectorAll(".said > p")].map(({ textContent }) => textContent.trim()).join(" ");

    test("calls whoever is choosing by name", () => {
        expect(said()).toBe("Bo is choosing.");
        const rolls = question([], { asked: false, seat: 1, kind: "fight" });
        game().tell(update(13, { table: table(rolls, { clans: CLANS }) }));
        expect(said()).toBe("Bo is choosing what to roll.");
        expect(document.querySelector(".turn")?.textContent.trim()).toBe("Bo");
    });

    test("tells that whoever is asked is not there, and leads to what can be done", async () => {
        tell({ seats: [groupSeat(0), groupSeat(1, { presence: "gone" }), groupSeat(2)] });
        expect(notice()).toContain("Bo has closed the page. Asked just now.");
        await click("What can be done?");
        expect(document.querySelector("dialog[open] h2")?.textContent).toBe("The people at this table");
    });

    test("tells for a while what others did about the game", async () => {
        company().tell({
            type: "talk",
            lines: [talk(1, "The game begins.", { kind: "told", code: "began" })],
        });
        expect(notice()).toBe("");
        const refused = talk(2, "Bo does not agree.", { kind: "told", code: "undo-refused" });
        company().tell({ type: "talk", lines: [refused, talk(3, "Hm")] });
        expect(notice()).toBe("Bo does not agree.");
        await click("OK");
        expect(notice()).toBe("");
    });

    test("can be used for what friends ask while a fight is shown, and for nothing else", async () => {
        tell({ seats: [groupSeat(0, { standIn: "trainee" }), groupSeat(1), groupSeat(2)] });
        const [{ events, table: told }] = recorded("death") as [ReturnType<typeof recorded>[number]];
        const fight = { ...table(told.question, { clans: CLANS }), fight: told.fight, hitFrom: told.hitFrom };
        game().tell(update(13, { events: [...events], table: fight }));
        const inert = (): boolean[] =>
            ["[data-area=notice]", ".question", ".buttons"].map(
                (part) => document.querySelector(part)!.closest("[inert]") !== null,
            );
        await vi.waitFor(() => expect(inert()).toEqual([false, true, true]));
    });

    test("tells that somebody has taken a step back", () => {
        game().tell(update(13, { table: WAITING, dropped: [12], undoneBy: 2 }));
        expect(notice()).toBe("Cy has taken a step back.");
        game().tell(update(14, { table: WAITING, dropped: [13], undoneBy: 0 }));
        expect(notice()).toBe("Cy has taken a step back.");
    });
});

test("a step that all agreed to take back is told once, as the server tells it", () => {
    tell({ undo: { seat: 2, version: 12, agreed: [0, 2], missing: [1] } });
    company().tell({ type: "talk", lines: [talk(1, "The game begins.", { kind: "told", code: "began" })] });
    const undone = talk(2, "Everybody agrees.", { kind: "told", code: "undone", seat: 2 });
    company().tell({ type: "talk", lines: [undone] });
    tell({});
    game().tell(update(13, { table: WAITING, dropped: [12], undoneBy: 2 }));
    expect(notice()).toBe("Everybody agrees.");
});

test.each(["undo-refused", "undo-withdrawn"])(
    "a step that is taken back after a question that came to nothing is told: %s",
    (code) => {
        tell({ undo: { seat: 0, version: 12, agreed: [0], missing: [1, 2] } });
        company().tell({ type: "talk", lines: [talk(1, "Hi")] });
        tell({});
        company().tell({ type: "talk", lines: [talk(2, "It is void.", { kind: "told", code, seat: 0 })] });
        game().tell(update(13, { table: WAITING, dropped: [12], undoneBy: 2 }));
        expect(notice()).toBe("Cy has taken a step back.");
    },
);

test("the log calls people by name, and the reader “you”", () => {
    const parts = (text: string, seat: number): Line["parts"] => [
        { text, thing: `clan:${seat}` },
        { text: " hires." },
    ];
    game().tell(
        update(13, {
            table: WAITING,
            lines: [
                { version: 13, seat: 2, parts: parts("The air clan", 2) },
                { version: 13, seat: 0, parts: parts("You", 0) },
            ],
        }),
    );
    const lines = [...document.querySelectorAll("[data-area=log] .line")];
    expect(lines.map(({ textContent }) => textContent.trim())).toEqual(["Cy hires.", "You hires."]);
});

test("the boards of the rivals have the names of people, with their clans", () => {
    const titles = [...document.querySelectorAll(".rival .line:first-child")];
    expect(titles.map((title) => title.querySelector("b")?.textContent)).toEqual(["Bo", "Cy"]);
    expect(titles.map((title) => title.querySelector(".who")?.textContent)).toEqual(["Fire", "Air"]);
});
