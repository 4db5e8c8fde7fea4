import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import BattleStage from "../../src/battle/BattleStage.svelte";
import { closeTip, openTip } from "../../src/parts/tip.svelte.ts";
import { settings } from "../../src/settings.svelte.ts";
import type { Choice } from "../../src/wire/types.ts";
import { FakeSession } from "./fake.svelte.ts";
import { recorded } from "./fixtures.ts";

let shown: Record<string, unknown> | undefined;

beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.animate ??= () => ({}) as Animation;
});
afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    settings.speed = "normal";
    vi.useRealTimers();
});

/** Put a recorded fight on the stage, with some updates already played. */
function stage(name: string, behind = 0, mine = [0]): FakeSession {
    const session = new FakeSession(recorded(name));
    session.mine = mine;
    session.next();
    shown = mount(BattleStage, { target: document.body, props: { session } });
    frame();
    while (session.version <= behind) {
        played();
        session.next();
        frame();
    }
    return session;
}

function played(): void {
    for (const _ of [1, 2]) {
        vi.runAllTimers();
        flushSync();
    }
}

/** Run the next frames: a banner comes one frame after the rest of its beat. */
function frame(): void {
    for (const _ of [1, 2]) {
        vi.advanceTimersByTime(20);
        flushSync();
    }
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".stage button")];
const button = (text: string): HTMLButtonElement =>
    buttons().find(({ textContent }) => textContent.includes(text))!;
const sentences = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[aria-live] p")];
const heard = (): string =>
    sentences()
        .map(({ textContent }) => textContent)
        .join(" ");

function press(key: string): void {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** The choices of a question that have no button. */
function missing(choices: Choice[]): string[] {
    const told = buttons().map(({ textContent }) => textContent);
    return choices
        .filter(({ label }) => !told.some((text) => text.includes(label)))
        .map(({ label }) => label);
}

describe("the battle stage", () => {
    test.each([
        ["withstood", 0],
        ["withstood", 1],
        ["withstood", 3],
        ["capture", 0],
        ["capture", 9],
        ["mission", 0],
    ])("offers every choice there is in %s at %i", (name, behind) => {
        const session = stage(name, behind);
        played();
        const { choices } = session.table!.question;
        expect(choices.length).toBeGreaterThan(0);
        expect(missing(choices)).toEqual([]);
    });

    test("takes no second choice while the first is being sent", () => {
        const session = stage("withstood");
        played();
        session.pending = true;
        flushSync();
        expect(document.querySelector("[data-choice]")).toBeNull();
        expect(document.querySelector(".choices")?.getAttribute("aria-busy")).toBe("true");
    });

    test("says what each mark brings and how likely it is, before a roll", () => {
        stage("withstood", 3);
        played();
        const flags = [...document.querySelectorAll(".flag")].map(({ textContent }) =>
            textContent.replace(/\s+/g, " ").trim(),
        );
        expect(flags).toEqual([
            "15 capture 0 % no trap here",
            "20 eliminate up to 25 % 4 glory and the trophy",
        ]);
        const heard = document.querySelector("[role=meter]")!.getAttribute("aria-valuetext");
        expect(heard).toBe("Total 0. Capture at 15, 0 %. Elimination at 20, up to 25 %");
    });

    test("shows no odds while something plays", () => {
        stage("withstood", 3);
        expect(document.querySelector(".flag em")).toBeNull();
    });

    test("shows what the mercenary carries for defense and attack", () => {
        const [first] = structuredClone(recorded("withstood"));
        Object.assign(first!.table.paths[first!.table.fight!.path]!, { defense: 1, potions: 2, venoms: 0 });
        const session = new FakeSession([first!]);
        session.next();
        shown = mount(BattleStage, { target: document.body, props: { session } });
        played();
        const tokens = [...document.querySelectorAll(".fighter .token")];
        expect(tokens.map(({ textContent }) => textContent.slice(-9).trim())).toEqual([
            "1 defense",
            "2 potions",
        ]);
    });

    test("lets a die be rolled again by picking it", () => {
        const session = stage("mission", 1);
        played();
        document.querySelectorAll<HTMLButtonElement>(".fighters button")[1]!.click();
        expect(session.answers).toEqual(["reroll S6"]);
    });

    test("offers nothing while something plays, and holds the next update back", () => {
        const session = stage("withstood");
        expect(session.holds).toBe(1);
        expect(document.querySelector("[data-choice]")).toBeNull();
        played();
        expect(session.holds).toBe(0);
        expect(document.querySelector('[data-choice="done"]')).not.toBeNull();
    });

    test("holds back another update that comes while something plays", () => {
        const session = stage("withstood");
        session.next();
        frame();
        frame();
        expect(session.holds).toBe(1);
        played();
        expect(session.holds).toBe(0);
    });

    test("is skipped by its button, by a click, and by Escape", () => {
        for (const skip of [
            () => button("Skip").click(),
            () => document.querySelector<HTMLElement>(".stage")!.click(),
            () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
        ]) {
            const session = stage("withstood");
            expect(session.holds).toBe(1);
            skip();
            frame();
            frame();
            expect(session.holds).toBe(0);
            void unmount(shown!);
            shown = undefined;
        }
    });

    test("describes each roll and each result in words", () => {
        const session = stage("withstood", 1);
        played();
        expect(heard()).toBe("Krunn rolls 3 3 1 2 1: 2 hits. Frunks is hit 2 times.");
        session.next();
        frame();
        expect(heard()).toBe("The potion cancels a hit; 1 left.");
    });

    test("describes each of them once, and does not change it later", () => {
        stage("withstood", 1);
        for (let waited = 0; sentences().length === 0 && waited < 100; waited++) frame();
        const [first] = sentences();
        expect(first!.textContent).toBe("Krunn rolls 3 3 1 2 1: 2 hits.");
        played();
        expect(sentences().map(({ textContent }) => textContent)).toEqual([
            "Krunn rolls 3 3 1 2 1: 2 hits.",
            "Frunks is hit 2 times.",
        ]);
        expect(sentences()[0]).toBe(first);
    });

    test("describes everything even when it plays nothing", () => {
        settings.speed = "instant";
        stage("withstood", 1);
        expect(document.querySelector("[data-choice]")).not.toBeNull();
        expect(heard()).toBe("Krunn rolls 3 3 1 2 1: 2 hits. Frunks is hit 2 times.");
    });

    test("shows a moment even then, if the player is in the fight", () => {
        settings.speed = "instant";
        stage("death", 1);
        expect(document.querySelector(".moment.died")).not.toBeNull();
        played();
        expect(document.querySelector(".stage")).toBeNull();
    });

    test("shows who fought and the total with a moment, and describes it once", () => {
        stage("capture", 11);
        button("Skip").click();
        frame();
        played();
        expect(document.querySelectorAll(".moment .picture")).toHaveLength(2);
        const score = document.querySelector(".moment .score")!.textContent.replaceAll(/\s+/g, " ").trim();
        expect(score).toBe("8 Total 8 12 Conquest at 12");
        expect(document.querySelector(".caption")!.textContent).toBe("");
    });

    test.each([
        ["the button", () => button("Continue").click()],
        ["a click", () => document.querySelector<HTMLElement>(".stage")!.click()],
        ["Space", () => press(" ")],
        ["Enter", () => press("Enter")],
        ["Escape", () => press("Escape")],
    ])("waits at the end of a fight, and goes on by %s", (_, goOn) => {
        stage("capture", 11);
        button("Skip").click();
        frame();
        played();
        expect(document.querySelector(".moment.unconquered")).not.toBeNull();
        goOn();
        frame();
        expect(document.querySelector(".stage")).toBeNull();
    });

    test.each(["normal", "fast"] as const)(
        "keeps the end of the player's own fight on the screen at %s speed",
        (speed) => {
            settings.speed = speed;
            const session = stage("capture", 11);
            played();
            frame();
            expect(button("Continue").textContent).toContain("Continue");
            expect(session.holds).toBe(1);
            expect(document.querySelector(".moment.unconquered")).not.toBeNull();
        },
    );

    test("goes on by itself after a mission of another player, even with a mercenary of one's own there", () => {
        const [before, after] = structuredClone(recorded("missions"));
        before!.table.paths.m2!.seat = 1;
        const events = after!.events.filter((event) => !("path" in event && event.path === "m2"));
        const session = new FakeSession([before!, { ...after!, events: events.slice(0, -1) }]);
        session.mine = [1];
        session.next();
        shown = mount(BattleStage, { target: document.body, props: { session } });
        session.next();
        frame();
        button("Skip").click();
        frame();
        expect(document.querySelector(".moment.fulfilled")).not.toBeNull();
        played();
        expect(document.querySelector(".stage")).toBeNull();
    });

    test("a monster that lashes out after its end has no marks to reach, and says what it does", () => {
        stage("lash", 1, []);
        played();
        frame();
        expect(document.querySelector(".climb")?.textContent).toContain("Beaten: this is its last lash");
        expect(document.querySelectorAll(".climb .mark")).toHaveLength(0);
    });

    test("tells the others what the player whose fight it is has to choose", () => {
        const [first] = structuredClone(recorded("withstood"));
        Object.assign(first!.table.question, { asked: false, seat: 1, kind: "defend", choices: [] });
        const session = new FakeSession([first!]);
        session.seats = ["Ada", "Bo"].map((name, seat) => ({ seat, player: "", name, mine: seat === 0 }));
        session.next();
        shown = mount(BattleStage, { target: document.body, props: { session } });
        played();
        expect(document.querySelector(".caption")?.textContent).toBe("Bo is choosing how to defend.");
        expect(document.querySelector(".stage [data-choice]")).toBeNull();
    });

    test("goes on by itself after a fight of another player", () => {
        stage("capture", 11, []);
        button("Skip").click();
        frame();
        expect(document.querySelector(".moment.unconquered")).not.toBeNull();
        played();
        expect(document.querySelector(".stage")).toBeNull();
    });

    test.each([
        ["withstood", 1, "defend token"],
        ["withstood", 3, "roll M"],
    ])("gives the keyboard focus, in %s at %i, to %s", async (name, behind, spelling) => {
        stage(name, behind);
        button("Skip").focus();
        played();
        await vi.waitFor(() =>
            expect(document.activeElement?.closest("[data-choice]")?.getAttribute("data-choice")).toBe(
                spelling,
            ),
        );
    });

    test("takes a choice by a click without a pointer, as voice control sends it", () => {
        const session = stage("withstood", 3);
        played();
        const found = document.querySelector<HTMLElement>('[data-choice="roll M"]')!;
        expect(found.tagName).toBe("BUTTON");
        found.click();
        expect(session.answers).toEqual(["roll M"]);
    });

    test("says how many hits each defense can still cancel", () => {
        stage("withstood", 1);
        played();
        const shown = (spelling: string): string =>
            document
                .querySelector(`[data-choice="${spelling}"] .wordy`)!
                .textContent.replaceAll(/\s+/g, " ")
                .trim();
        expect(shown("defend token")).toBe("Defense ×1");
        expect(shown("defend potion")).toBe("Potion ×1");
    });

    test("puts choices that give up something last", () => {
        stage("capture", 9);
        played();
        const kinds = [...document.querySelectorAll("[data-choice]")].map((each) =>
            each.getAttribute("data-choice"),
        );
        expect(kinds[0]).toBe("roll all");
        expect(kinds.at(-1)).toBe("stop");
    });

    test("ignores a quick click on giving up that was meant for the choice before", () => {
        stage("capture", 9);
        const isOpen = (): boolean =>
            !document.querySelector("[data-choice=stop]")!.closest(".choice")!.classList.contains("fresh");
        while (!document.querySelector("[data-choice=stop]")) {
            vi.advanceTimersByTime(20);
            flushSync();
        }
        expect(isOpen()).toBe(false);
        vi.advanceTimersByTime(600);
        flushSync();
        expect(isOpen()).toBe(true);
    });

    test("explains at a mark why it differs from the card", () => {
        const [first] = structuredClone(recorded("withstood"));
        first!.table.fight!.marks[0]!.lowered = "15 on the card, 1 less thanks to Tortock.";
        const session = new FakeSession([first!]);
        session.next();
        shown = mount(BattleStage, { target: document.body, props: { session } });
        played();
        document
            .querySelector(".flag .cloth")!
            .dispatchEvent(
                new PointerEvent("pointerenter", { pointerType: "mouse", clientX: 5, clientY: 5 }),
            );
        vi.advanceTimersByTime(1000);
        expect(openTip()?.tell()).toContain("15 on the card, 1 less thanks to Tortock.");
        closeTip();
    });

    test("ends each sentence of a moment", () => {
        stage("death", 1);
        button("Skip").click();
        frame();
        expect(heard()).toContain("Fallen. ");
    });

    test("waits at the death of a member, and leaves what the monster does then to the sheet of the round", () => {
        stage("death", 1);
        button("Skip").click();
        frame();
        expect(document.querySelector(".moment.died")).not.toBeNull();
        button("Continue").click();
        frame();
        expect(document.querySelector(".stage")).toBeNull();
    });

    test("goes on from the end of one fight to the beginning of the next", () => {
        const [conquest, attack] = structuredClone(recorded("withstood"));
        const session = new FakeSession([
            { events: [...conquest!.events, ...attack!.events], table: attack!.table },
        ]);
        session.mine = [0, 1];
        session.next();
        shown = mount(BattleStage, { target: document.body, props: { session } });
        frame();
        expect(document.querySelector(".moment.conquered")).not.toBeNull();
        button("Continue").click();
        frame();
        expect(session.holds).toBe(1);
        expect(document.querySelector(".caption")?.textContent).toBe(
            "Krunn attacks Frunks with 5 attack dice.",
        );
    });

    test("does not move the focus any more once it is removed", async () => {
        const session = stage("withstood");
        played();
        settings.speed = "instant";
        document.querySelector<HTMLElement>("[data-choice]")!.focus();
        session.next();
        flushSync();
        await unmount(shown!);
        shown = undefined;
        const frames = vi.spyOn(globalThis, "requestAnimationFrame");
        await vi.advanceTimersByTimeAsync(1_000);
        expect(frames).not.toHaveBeenCalled();
        frames.mockRestore();
    });

    test("takes over the focus from the bar", async () => {
        const bar = document.createElement("div");
        bar.dataset.area = "bar";
        bar.append(document.createElement("button"));
        document.body.append(bar);
        const session = stage("withstood");
        played();
        bar.querySelector("button")!.focus();
        session.next();
        flushSync();
        // As the browser does with inert elements.
        bar.querySelector("button")!.blur();
        frame();
        await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("Skip"));
        bar.remove();
    });

    test("is not shown without a fight", () => {
        stage("missions");
        expect(document.querySelector(".stage")).toBeNull();
    });
});
