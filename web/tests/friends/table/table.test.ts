import { beforeEach, describe, expect, test, vi } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import { forget } from "../../../src/wire/keys.ts";
import { entered, press } from "../../table/laid.ts";
import { ENDING, line, question, table, update } from "../../table/samples.ts";
import { groupSeat, talk } from "../samples.ts";
import {
    asked,
    button,
    CLANS,
    click,
    company,
    game,
    layTogether,
    notice,
    SEATS,
    tell,
    WAITING,
} from "./laid.ts";

layTogether();

describe("a game with friends", () => {
    test("opens its group with the secret that opened the table", () => {
        expect(company().address).toContain("/api/groups/club/");
        expect(company().sent[0]).toMatchObject({ type: "enter", secret: "secret" });
    });

    test("shows who is there at the boards of the rivals", () => {
        tell({ seats: [groupSeat(0), groupSeat(1, { presence: "away" }), groupSeat(2, { left: true })] });
        const icons = [...document.querySelectorAll(".rival .presence svg")];
        expect(icons.map((icon) => icon.getAttribute("aria-label"))).toEqual(["away", "has left"]);
    });

    test("marks the tab when it is the player's turn, and only then", () => {
        expect(document.title).not.toContain("Your turn");
        tell({ asked: 0 });
        expect(document.title).toBe("Your turn · Monster Lands");
        tell({ asked: 2 });
        expect(document.title).not.toContain("Your turn");
    });

    test("does not mark the tab for a turn in another game of the group", () => {
        tell({ asked: 0, game: "g2" });
        expect(document.title).not.toContain("Your turn");
    });

    test("marks the icon of the tab, too", () => {
        const icon = document.head.appendChild(document.createElement("link"));
        icon.rel = "icon";
        icon.setAttribute("href", "usual.svg");
        tell({ asked: 0 });
        expect(icon.getAttribute("href")).toContain("favicon-turn");
        tell({ asked: 1 });
        expect(icon.getAttribute("href")).toBe("usual.svg");
        icon.remove();
    });

    test("notifies of a turn if that is wanted and the window is not in front", async () => {
        const shown: string[] = [];
        vi.stubGlobal(
            "Notification",
            class {
                static permission = "granted";
                constructor(title: string) {
                    shown.push(title);
                }
            },
        );
        const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
        const turn = async (): Promise<void> => {
            tell({ asked: 0 });
            await new Promise((done) => setTimeout(done));
            tell({ asked: 1 });
        };
        await turn();
        expect(shown).toEqual([]);
        set("notifyTurn", true);
        await turn();
        expect(shown).toEqual(["Your turn"]);
        focus.mockReturnValue(true);
        await turn();
        expect(shown).toEqual(["Your turn"]);
        set("notifyTurn", false);
        focus.mockRestore();
    });

    test("leaves the game only after a question", async () => {
        await click("The people at this table");
        await click("Leave the game");
        expect(asked).toEqual([]);
        await click("Leave");
        expect(asked).toEqual(["POST api/groups/club/leave"]);
    });

    test("is left for good after its end, too, but only once", async () => {
        tell({ phase: "ended", asked: null });
        await click("The people at this table");
        await click("Leave the game");
        expect(document.querySelector("dialog[open] [role=alert]")!.textContent).toContain(
            "you may delete the game from your list",
        );
        await click("Leave");
        expect(asked).toEqual(["POST api/groups/club/leave"]);
        tell({
            phase: "ended",
            asked: null,
            seats: [groupSeat(0, { mine: true, left: true }), groupSeat(1)],
        });
        await vi.waitFor(() => expect(button("Leave the game")).toBeUndefined());
    });
});

describe("somebody who is away", () => {
    beforeEach(() => tell({ mayReplace: [1], mayEnd: true, askedFor: 360 }));

    test("is told in a line, which changes nothing by itself", () => {
        expect(notice()).toBe("Bo is not here, and was asked 6 minutes ago.");
        expect(document.querySelector("dialog[open]")).toBeNull();
        expect(asked).toEqual([]);
    });

    test("is replaced by a trainee, unless another bot is chosen", async () => {
        await click("Let a bot play on");
        document.querySelector<HTMLElement>("dialog[open] footer")!.querySelectorAll("button")[1]!.click();
        expect(asked).toEqual(['PUT api/groups/club/seats/1/stand-in {"bot":"trainee"}']);
    });

    test("is waited for, until they were there and are away again", async () => {
        await click("Wait");
        expect(notice()).toBe("");
        tell({ mayReplace: [] });
        tell({ mayReplace: [1] });
        expect(notice()).toContain("Bo is not here,");
    });

    test.each(["Let a bot play on", "End the game"])(
        "is back while a question is open, and away again: it is not asked by itself: %s",
        async (name) => {
            await click(name);
            expect(document.querySelector("dialog[open]")).not.toBeNull();
            tell({ mayReplace: [], mayEnd: false });
            expect(document.querySelector("dialog[open]")).toBeNull();
            tell({ mayReplace: [1], mayEnd: true });
            expect(document.querySelector("dialog[open]")).toBeNull();
        },
    );

    test("is no reason to end the game before all agree", async () => {
        await click("End the game");
        expect(asked).toEqual([]);
        await click("End it");
        expect(asked).toEqual(['POST api/groups/club/ending {"agree":true}']);
        tell({ ending: [2], mayEnd: true });
        expect(notice()).toBe("Cy wants to end the game as it stands.");
        expect([button("End it"), button("Play on")]).not.toContain(undefined);
    });
});

test("a person takes their seat back from the bot", async () => {
    tell({ seats: [groupSeat(0, { standIn: "trainee" }), groupSeat(1), groupSeat(2)] });
    expect(notice()).toBe("A bot is playing for you (Trainee).");
    await click("Take my seat back");
    expect(asked).toEqual(["DELETE api/groups/club/seats/0/stand-in"]);
});

describe("a screen with two seats", () => {
    const cover = (): string | undefined => document.querySelector("main.cover h1")?.textContent;
    const BOTH = SEATS.map((seat) => ({ ...seat, mine: seat.seat !== 2 }));

    beforeEach(() => {
        game().tell(entered({ seats: BOTH, group: "club" }), update(13, { table: WAITING, handover: 1 }));
        expect(cover()).toBe("Bo’s turn");
    });

    test("is not handed over to a seat that a bot plays", () => {
        tell({ seats: [groupSeat(0), groupSeat(1, { mine: true, standIn: "hero" }), groupSeat(2)] });
        expect(cover()).toBeUndefined();
    });

    test("is not handed over in a game that was ended", () => {
        tell({ phase: "ended" });
        expect(cover()).toBeUndefined();
    });
});

describe("after the game", () => {
    const over = table(question([], { asked: false, seat: null }), { clans: CLANS, ending: ENDING });

    beforeEach(async () => {
        game().tell(update(13, { table: over }));
        tell({ phase: "over", asked: null });
        await vi.waitFor(() => expect(document.querySelector("dialog[open] [role=log]")).not.toBeNull());
    });

    test("a rematch brings the group back to its lobby", async () => {
        // There is no second one, which would begin a game around this screen.
        const all = [...document.querySelectorAll("dialog button")].map(({ textContent }) =>
            textContent.trim(),
        );
        expect(all.filter((name) => name === "Rematch").length).toBe(1);
        await click("Rematch");
        expect(asked).toEqual(["POST api/groups/club/rematch"]);
        await vi.waitFor(() => expect(location.hash).toBe("#/group/club"));
    });

    test("a rematch that somebody else wants is joined", async () => {
        tell({ phase: "lobby", asked: null });
        const again = talk(1, "Bo wants a rematch.", { kind: "told", code: "again", seat: 1 });
        company().tell({ type: "talk", lines: [again] });
        expect(document.querySelector("dialog[open] [role=status]")?.textContent.trim()).toBe(
            "Bo wants a rematch.",
        );
        document.querySelector<HTMLElement>("dialog[open] [role=status] + button")!.click();
        await vi.waitFor(() => expect(location.hash).toBe("#/group/club"));
        expect(asked).toEqual(["POST api/groups/club/rematch"]);
    });

    test("the result has the talk", () => {
        company().tell({ type: "talk", lines: [talk(1, "Well played!")] });
        expect(document.querySelector("dialog[open] [role=log]")?.textContent).toContain("Well played!");
    });

    test("the winner is called by name, and “you” only by the winner", () => {
        const headline = (): string | undefined =>
            document.querySelector("dialog[open] h1")?.textContent.trim();
        expect(headline()).toBe("You have won.");
        const scores = [
            { seat: 1, place: 1, glory: 9, reputation: 9, trophies: 0, affinities: {}, total: 40 },
        ];
        const won = { ...over, ending: { ...ENDING, winners: [1], scores } };
        game().tell(update(14, { table: won }));
        expect(headline()).toBe("Bo has won with 40 victory points.");
    });
});

describe("the first table", () => {
    const heading = (): string | undefined => document.querySelector("dialog[open] h2")?.textContent;

    test("has no welcome for somebody who has played before", () => {
        expect(heading()).toBeUndefined();
    });

    test("is explained to somebody who has never played in this browser, once", async () => {
        tell({ phase: "lobby" });
        localStorage.removeItem("monsterlands.keys");
        localStorage.removeItem("monsterlands.welcomed");
        forget("g");
        tell({});
        expect(heading()).toBe("Welcome to the table");
        await click("Let’s play");
        expect(heading()).toBeUndefined();
        tell({ phase: "lobby" });
        tell({});
        expect(heading()).toBeUndefined();
    });
});

describe("undo across the barrier", () => {
    const asking = (): string[] =>
        [...document.querySelectorAll("dialog[open] p")].map((each) => each.textContent.trim());

    beforeEach(() => game().tell(update(12, { table: WAITING, lines: [line(12, "You hire Fandor.")] })));

    test("asks the others, after a question", async () => {
        press("u");
        expect(document.querySelector("dialog[open] h2")?.textContent).toBe("Ask the others?");
        expect(asking()).toEqual([
            "Others have moved. So Bo and Cy must agree.",
            "If all agree, the game goes back to before that step, and is marked as assisted from then on.",
        ]);
        await click("Ask them");
        expect(asked).toEqual(['POST api/groups/club/undo {"version":12,"agree":true}']);
    });

    test("names the one person who has to agree, and the reason", async () => {
        tell({ seats: [groupSeat(0), groupSeat(1), groupSeat(2, { bot: "hero" })] });
        press("u");
        expect(document.querySelector("dialog[open] h2")?.textContent).toBe("Ask Bo?");
        expect(asking()).toEqual([
            "Others have moved. So Bo must agree.",
            "If Bo agrees, the game goes back to before that step, and is marked as assisted from then on.",
        ]);
        await click("Ask Bo");
        expect(asked).toEqual(['POST api/groups/club/undo {"version":12,"agree":true}']);
    });

    test("is offered to nobody who only looks on, and neither is a hint", () => {
        expect(button("Undo")).toBeDefined();
        tell({ lookingOn: true });
        expect(button("Undo")).toBeUndefined();
        expect(button("Hint")).toBeUndefined();
        expect(button("List")).toBeDefined();
    });

    test("is answered by the others", async () => {
        tell({ undo: { seat: 1, version: 12, agreed: [1], missing: [0, 2] } });
        expect(notice()).toBe("Bo asks to take back their last step, and everything since.");
        await click("Agree");
        expect(asked).toEqual(['POST api/groups/club/undo {"version":12,"agree":true}']);
    });

    test("can be refused", async () => {
        tell({ undo: { seat: 1, version: 12, agreed: [1], missing: [0, 2] } });
        await click("No");
        expect(asked).toEqual(['POST api/groups/club/undo {"version":12,"agree":false}']);
    });

    test("is not offered if nobody else is there to agree", () => {
        tell({ seats: [groupSeat(0), groupSeat(1, { left: true }), groupSeat(2, { bot: "hero" })] });
        press("u");
        expect(document.querySelector("dialog[open]")).toBeNull();
    });
});

test("somebody who has not moved yet has nothing to undo", () => {
    const undo = [...document.querySelectorAll<HTMLElement>(".button")].find(
        ({ textContent }) => textContent.trim() === "Undo",
    )!;
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    press("u");
    expect(document.querySelector("dialog[open]")).toBeNull();
    expect(document.querySelector(".preview")?.textContent).toBe("You have not taken a step yet.");
});
