import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { closeTip, openTip } from "../../../src/parts/tip.svelte.ts";
import { set, settings } from "../../../src/settings.svelte.ts";
import { whereOf } from "../../../src/table/pieces/things.ts";
import { clearTable, entered, FakeSocket, layTable, press } from "../laid.ts";
import { choice, clan, question, table, update } from "../samples.ts";

const MEMBERS = [{ name: "Vishor", equipment: [] } as never];
const buttons = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[data-area=bar] [data-choice]")].map(
        (button) => button.dataset.choice!,
    );

const lay = (...choices: ReturnType<typeof choice>[]): Promise<void> =>
    layTable(
        entered(),
        update(1, { table: table(question(choices), { clans: [clan({ members: MEMBERS })] }) }),
    );

afterEach(async () => {
    vi.useRealTimers();
    closeTip();
    await clearTable();
});

describe("a talent", () => {
    const things = ["member:Vishor"];
    const TRAP = choice("buy initial", ["trap:initial", "dock:lodge 1"], { kind: "trap", group: "other" });

    test("that helps with the question is a button too", async () => {
        const discount = choice("discount vishor", things, { kind: "discount-talent", group: "other" });
        await lay(TRAP, discount);
        expect(buttons()).toEqual(["discount vishor"]);
    });

    test("that is free is among the other free actions", async () => {
        await lay(TRAP, choice("talent vishor", things, { kind: "talent", group: "free" }));
        expect(buttons()).toEqual([]);
    });
});

test("the sign of a final choice says that it cannot be undone", async () => {
    await lay(choice("end turn", [], { kind: "end-turn", group: "other", final: true }));
    vi.useFakeTimers();
    const sign = document.querySelector("[data-choice='end turn'] .final")!;
    sign.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse", clientX: 5, clientY: 5 }));
    vi.advanceTimersByTime(1000);
    expect(openTip()?.tell()).toBe("No undo after this: dice are rolled, cards are shown, or others move.");
});

test("if the game allows undo across it, the sign says what that costs", async () => {
    const end = choice("end turn", [], { kind: "end-turn", group: "other", final: true });
    await layTable(entered(), update(1, { table: table(question([end], { across: true })) }));
    const sign = document.querySelector("[data-choice='end turn'] .final [role=img]");
    expect(sign?.getAttribute("aria-label")).toBe("taking it back marks the game as assisted");
});

test("a thing under the pointer names all places where it can go", async () => {
    const lodge = { kind: "deploy" as const, group: "citadel", label: "Hunter’s Lodge with S" };
    const asked = question([
        choice("lodge S", ["die:S", "building:lodge", "space:lodge 1"], lodge),
        choice("tavern S", ["die:S", "building:tavern", "space:tavern 1"], {
            ...lodge,
            label: "Tavern with S",
        }),
        choice("path a1", ["path:a1"], { kind: "path", group: "outside" }),
    ]);
    expect(whereOf(asked.choices, table(asked))).toEqual(["lodge", "tavern", "a1"]);
});

test("choices that do not fit into a row next to the question are above the bar", async () => {
    const tray = (): number => document.querySelectorAll("[data-area=tray] [data-choice]").length;
    const give = choice("yes", [], { label: "Hand over 1 potion for 3 glory", kind: "yes" });
    const leave = choice("no", [], { label: "Leave it", kind: "no" });
    await lay(give, leave);
    expect([tray(), buttons().length]).toEqual([0, 2]);
    await clearTable();
    const wrapped = vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (
        this: HTMLElement,
    ) {
        return this.matches(".buttons .tools > :last-child") ? 50 : 0;
    });
    await lay(give, leave);
    await vi.waitFor(() => expect([tray(), buttons().length]).toEqual([2, 2]));
    wrapped.mockRestore();
});

test("a contract that can only be left alone says why", async () => {
    const leave = choice("no", [], { label: "Leave it", kind: "no" });
    const offer = (...choices: ReturnType<typeof choice>[]): Promise<void> =>
        layTable(entered(), update(1, { table: table(question(choices, { kind: "contract" })) }));
    const told = (): string | undefined => document.querySelector(".preview")?.textContent;
    await offer(leave);
    expect(told()).toBe("You cannot pay what the contract asks for.");
    await clearTable();
    await offer(choice("yes", [], { label: "Hand over 1 potion", kind: "yes" }), leave);
    expect(told()).toBeUndefined();
});

test("a choice of an affinity shows its arms", async () => {
    await lay(
        choice("affinity fire", ["affinity:fire"], { kind: "affinity" }),
        choice("affinity air", ["affinity:air"], { kind: "affinity" }),
        choice("no", [], { kind: "no" }),
    );
    const arms = (spelling: string): string | undefined =>
        document.querySelector<SVGElement>(`[data-choice="${spelling}"] .emblem`)?.dataset.colours;
    expect([arms("affinity fire"), arms("affinity air"), arms("no")]).toEqual(["fire", "air", undefined]);
});

test("a clan is chosen by its banner, unless the list is open", async () => {
    const lead = (affinity: string): ReturnType<typeof choice> =>
        choice(`affinity ${affinity}`, [`affinity:${affinity}`], { label: `Lead the ${affinity} clan` });
    const asked = question([lead("fire"), lead("air")], { kind: "choose-affinity" });
    await layTable(entered(), update(1, { table: table(asked) }));
    const banners = (): string[] =>
        [...document.querySelectorAll(".founding [data-choice] > .heard")].map((each) => each.textContent);
    expect(banners()).toEqual(["Lead the fire clan", "Lead the air clan"]);
    expect(document.querySelector(".founding .banner b")?.textContent).toBe("Fire clan");
    press("l");
    expect(banners()).toEqual([]);
    press("l");
    document.querySelector<HTMLElement>(".founding [data-choice]")!.click();
    expect(FakeSocket.last.of("answer")).toMatchObject([{ choice: "affinity fire" }]);
});

describe("free actions", () => {
    const FREE = { kind: "talent" as const, group: "free" };
    const opener = (): HTMLElement =>
        [...document.querySelectorAll<HTMLElement>("[data-area=bar] .button")].find(({ textContent }) =>
            textContent.includes("Free actions"),
        )!;
    const open = (): string[] =>
        [...document.querySelectorAll<HTMLElement>("[data-area=free] [data-choice]")].map(
            (button) => button.dataset.choice!,
        );

    test("open at their button, which Escape goes back to", async () => {
        await lay(choice("talent vishor", ["member:Vishor"], FREE), choice("sell", [], FREE));
        expect([open(), opener().getAttribute("aria-expanded")]).toEqual([[], "false"]);
        opener().click();
        flushSync();
        expect([open(), opener().getAttribute("aria-expanded")]).toEqual([["talent vishor", "sell"], "true"]);
        expect(opener().closest(".buttons")).toBe(
            document.querySelector("[data-area=free]")!.closest(".buttons"),
        );
        const first = document.querySelector<HTMLElement>("[data-area=free] [data-choice]")!;
        first.focus();
        first.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
        flushSync();
        expect([open(), document.activeElement]).toEqual([[], opener()]);
    });

    test("close when something else is pressed", async () => {
        await lay(choice("talent vishor", ["member:Vishor"], FREE));
        opener().click();
        flushSync();
        expect(open()).toEqual(["talent vishor"]);
        document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        flushSync();
        expect(open()).toEqual([]);
    });
});

test("whoever brings points by icons has the reason beside them", async () => {
    const hire = choice("hire fandor", ["member:Fandor"], { kind: "hire", changes: "points 9→12" });
    const deal = { kind: "hire", things: ["member:Fandor"], walk: ["hire fandor"], die: "", gold: 4 };
    const deals = [{ ...deal, wages: 1, points: 3, icons: 2, final: false }];
    await layTable(entered(), update(1, { table: table(question([hire], { kind: "tavern", deals })) }));
    document
        .querySelector("[data-area=bar] [data-choice='hire fandor']")!
        .dispatchEvent(new PointerEvent("pointerenter"));
    flushSync();
    expect(document.querySelector("[data-area=bar] .preview")?.textContent).toContain(
        "Icons score together.",
    );
});

describe("the end of a turn by itself", () => {
    const END = choice("end turn", [], { kind: "end-turn", group: "other" });
    const offer = (round: number): Promise<void> =>
        layTable(entered(), update(1, { table: table(question([END]), { round }) }));
    const asked = (): string =>
        document.querySelector("[data-area=bar] .preview")?.textContent.replace(/\s+/g, " ").trim() ?? "";
    afterEach(() => {
        set("autoEndTurn", false);
        set("autoEndOffered", false);
    });

    test("is offered after the first round, once", async () => {
        await offer(1);
        expect(asked()).toBe("");
        await clearTable();
        await offer(2);
        expect(asked()).toBe(
            "Nothing is left to do. Let turns end by themselves from now on? Yes, end them No, ask me",
        );
        document.querySelectorAll<HTMLElement>("[data-area=bar] .preview button")[1]!.click();
        flushSync();
        expect([asked(), settings.autoEndTurn, settings.autoEndOffered]).toEqual(["", false, true]);
    });

    test("stays on offer while the way on has the focus or the pointer", async () => {
        await offer(2);
        const end = document.querySelector<HTMLElement>("[data-area=bar] .choice.main")!;
        end.focus();
        end.dispatchEvent(new PointerEvent("pointerenter"));
        flushSync();
        expect(asked()).toContain("Nothing is left to do.");
    });

    test("is on after a yes", async () => {
        await offer(2);
        document.querySelector<HTMLElement>("[data-area=bar] .preview button")!.click();
        flushSync();
        expect([asked(), settings.autoEndTurn]).toEqual(["", true]);
    });
});
