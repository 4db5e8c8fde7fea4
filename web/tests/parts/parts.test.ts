import { flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import Button from "../../src/parts/Button.svelte";
import CardFace from "../../src/parts/CardFace.svelte";
import Dialog from "../../src/parts/Dialog.svelte";
import Die from "../../src/parts/Die.svelte";
import Emblem from "../../src/parts/Emblem.svelte";
import Meter from "../../src/parts/Meter.svelte";
import Token from "../../src/parts/Token.svelte";
import { diceWords } from "../../src/parts/dice.ts";
import type { Card } from "../../src/parts/kinds.ts";
import { words } from "./snippets.ts";

const FANDOR: Card = {
    name: "Fandor",
    kind: "mercenary",
    affinity: "jungle",
    text: "Buys a persuasion die for 1 gold.",
    facts: [
        { what: "cost", label: "Cost", value: 10 },
        { what: "reputation", label: "Reputation", value: 5 },
        { what: "dice", label: "Dice", value: "SS" },
    ],
};

let shown: Record<string, unknown> | undefined;

function show<Part extends Component<any>>(part: Part, props: ComponentProps<Part>): HTMLElement {
    shown = mount(part as Component, { target: document.body, props });
    flushSync();
    return document.body;
}

/** What a screen reader reads: the text that is not hidden from it. */
function heard(part: HTMLElement): string {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
});

describe("a large card", () => {
    const order = (card: Card): string[] =>
        [
            ...show(CardFace, { card, size: "large" }).querySelectorAll(".text, .table .row > :first-child"),
        ].map(({ textContent }) => textContent);

    test("says first what it does, then its numbers", () => {
        expect(order(FANDOR)).toEqual([FANDOR.text, "Cost", "Reputation", "Dice"]);
    });

    test("says no number twice: those in its sentence have no rows", () => {
        expect(order({ ...FANDOR, whole: true })).toEqual([FANDOR.text]);
    });
});

describe("a die", () => {
    test("says its colour and value", () => {
        expect(heard(show(Die, { colour: "P", value: 5 }))).toBe("persuasion die, 5");
    });

    test("has a letter even without a value", () => {
        expect(show(Die, { colour: "S" }).querySelector("text")?.textContent).toBe("S");
    });

    test("has as many pips as it shows, and its letter", () => {
        const die = show(Die, { colour: "M", value: 6 });
        expect(die.querySelector(".pips")?.getAttribute("d")?.match(/M/g)).toHaveLength(6);
        expect(die.querySelector("text")?.textContent).toBe("M");
    });

    test("shows more than six as a number", () => {
        const die = show(Die, { colour: "M", value: 8, raw: 6 });
        expect(die.querySelector(".pips")).toBeNull();
        expect(die.querySelector(".letter")?.textContent).toBe("8");
    });

    test("says what was rolled before it changed", () => {
        const die = show(Die, { colour: "S", value: 3, raw: 2 });
        expect(die.querySelector(".change")?.textContent).toBe("2 → 3");
        expect(heard(die)).toBe("strength die, 3 (rolled 2)");
    });

    test("is a button if it can be picked, and says when it is", () => {
        const picked = vi.fn();
        const button = show(Die, { colour: "S", state: "chosen", onpick: picked }).querySelector("button");
        expect(button?.getAttribute("aria-pressed")).toBe("true");
        button?.click();
        expect(picked).toHaveBeenCalledOnce();
    });
});

describe("a token", () => {
    test("says how many there are", () => {
        expect(heard(show(Token, { what: "gold", count: 7 }))).toBe("7 gold");
    });

    test("says how many there may be", () => {
        expect(heard(show(Token, { what: "venoms", count: 3, limit: 3 }))).toBe("3 of 3 venoms");
    });

    test.each([
        [{ what: "potions", count: 1 }, "1 potion"],
        [{ what: "potion", count: 2 }, "2 potions"],
        [{ what: "potions", count: 1, limit: 3 }, "1 of 3 potions"],
        [{ what: "novice", count: 2 }, "2 novices"],
        [{ what: "trap" }, "trap"],
    ])("tells one from several", (given, words) => {
        expect(heard(show(Token, given))).toBe(words);
    });
});

describe("the meter", () => {
    const fills = (name: string): number => document.querySelectorAll(`.track .${name}`).length;

    test("shows what members take up and what is to spare", () => {
        const meter = show(Meter, { glory: 20, reputation: 16, excess: 4, end: 30 }).querySelector(
            "[role=meter]",
        );
        expect([fills("taken"), fills("free"), fills("over")]).toEqual([16, 4, 0]);
        expect(meter?.getAttribute("aria-valuetext")).toBe("Glory 20, reputation 16, 4 to spare for hiring");
    });

    test("shows reputation beyond glory, and then nothing is to spare", () => {
        const meter = show(Meter, { glory: 5, reputation: 8, excess: 0, end: 30 });
        expect([fills("taken"), fills("free"), fills("over")]).toEqual([5, 0, 3]);
        expect(meter.querySelector(".excess")?.textContent).toBe("0 to spare");
    });

    test("grows with glory beyond its end", () => {
        expect(
            show(Meter, { glory: 34, reputation: 0, excess: 34, end: 30 }).querySelectorAll(".track i"),
        ).toHaveLength(34);
    });

    test("shows what it is given, and contains no rule", () => {
        const meter = show(Meter, { glory: 9, reputation: 4, excess: 3, end: 12, marks: [5, 8] });
        expect(meter.querySelector(".excess")?.textContent).toBe("3 to spare");
        const steps = [...meter.querySelectorAll(".track i")];
        expect(steps).toHaveLength(12);
        expect(
            steps.flatMap(({ classList }, index) => (classList.contains("mark") ? [index + 1] : [])),
        ).toEqual([5, 8]);
    });

    test("has no marks where none are given", () => {
        const meter = show(Meter, { glory: 9, reputation: 4, excess: 5, end: 30 });
        expect(meter.querySelector(".mark")).toBeNull();
    });
});

describe("a card", () => {
    test("says all of itself, compact as well as large", () => {
        const facts = "Cost 10 Reputation 5 Dice 2 strength";
        expect(spaced(heard(show(CardFace, { card: FANDOR })))).toBe(
            `Fandor jungle mercenary ${facts} ${FANDOR.text}`,
        );
        if (shown) void unmount(shown);
        expect(spaced(heard(show(CardFace, { card: FANDOR, size: "large" })))).toBe(
            `Fandor jungle mercenary ${FANDOR.text} ${facts}`,
        );
    });

    test("can be picked", () => {
        const picked = vi.fn();
        show(CardFace, { card: FANDOR, state: "lit", onpick: picked }).querySelector("button")?.click();
        expect(picked).toHaveBeenCalledOnce();
    });

    test("that cannot be picked can still be focused, to be seen large", () => {
        expect(show(CardFace, { card: FANDOR }).querySelector<HTMLElement>(".card")?.tabIndex).toBe(0);
    });

    function spaced(text: string): string {
        return text.replaceAll(/([a-z])(\d)/g, "$1 $2").replaceAll(/(\d)([A-Z])/g, "$1 $2");
    }
});

test("an emblem with a label is a picture with a name, one without is decoration", () => {
    const labelled = show(Emblem, { kind: "land", name: "Kale", label: "Kale" }).querySelector(".emblem");
    expect(labelled?.getAttribute("role")).toBe("img");
    if (shown) void unmount(shown);
    const bare = show(Emblem, { kind: "land", name: "Kale" }).querySelector(".emblem");
    expect(bare?.getAttribute("aria-hidden")).toBe("true");
});

describe("a button", () => {
    test("calls its action", () => {
        const clicked = vi.fn();
        show(Button, { onclick: clicked, children: words("Undo") })
            .querySelector("button")
            ?.click();
        expect(clicked).toHaveBeenCalledOnce();
    });

    test("that is disabled can be focused and does nothing", () => {
        const clicked = vi.fn();
        const button = show(Button, { onclick: clicked, why: "Dice were rolled.", children: words("Undo") });
        const element = button.querySelector("button");
        expect(element?.disabled).toBe(false);
        expect(element?.getAttribute("aria-disabled")).toBe("true");
        element?.click();
        expect(clicked).not.toHaveBeenCalled();
    });
});

describe("a sheet", () => {
    test("opens and is named by its title", () => {
        const dialog = show(Dialog, {
            open: true,
            title: "Rivals",
            children: words("None yet"),
        }).querySelector("dialog");
        expect(dialog?.open).toBe(true);
        expect(document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
            "Rivals",
        );
    });

    test("closes by its button and says so", () => {
        const closed = vi.fn();
        const page = show(Dialog, {
            open: true,
            title: "Rivals",
            onclose: closed,
            children: words("None yet"),
        });
        page.querySelector<HTMLElement>("dialog button")?.click();
        expect(page.querySelector("dialog")?.open).toBe(false);
        expect(closed).toHaveBeenCalledOnce();
    });
});

test("dice are counted in words", () => {
    expect(diceWords("SSM")).toBe("2 strength, 1 magic");
});
