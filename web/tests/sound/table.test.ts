import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// It is fetched on demand; imported here.
import "../../src/sound/band.ts";
import { set, settings } from "../../src/settings.svelte.ts";
import type { Happened } from "../../src/wire/types.ts";
import { button, clearTable, entered, layTable, press, tell } from "../table/laid.ts";
import { choice, line, question, table, update } from "../table/samples.ts";
import { FakeAudio, layAudio } from "./fakeaudio.ts";

const FIRST = { ...settings };
const buzz = vi.fn((_: number[]) => true);
const MINE: Happened[] = [
    { kind: "die-deployed", seat: 0, building: "mine", space: 1, die: "S", dice: 1 },
    { kind: "gained", seat: 0, resource: "gold", amount: 4, surplus: 0 },
];
const OTHERS = table(question([], { asked: false, seat: 1 }));
const pool = question([choice("mine 1 S", ["space:mine 1", "die:S"])]);

/** The system asks for less motion, or not. */
function prefer(calm: boolean): void {
    vi.stubGlobal("matchMedia", (asked: string) =>
        Object.assign(new EventTarget(), { matches: calm && asked.includes("reduce") }),
    );
}

function touch(): void {
    document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
}

beforeEach(async () => {
    await layTable(entered(), update(1, { table: table(pool) }));
    layAudio();
    prefer(false);
    Object.defineProperty(navigator, "vibrate", { configurable: true, value: buzz });
    FakeAudio.asked = [];
    FakeAudio.time += 5;
    buzz.mockClear();
});
afterEach(async () => {
    Object.assign(settings, FIRST);
    await clearTable();
});

test("nothing plays, and no audio is made, before a first touch", async () => {
    tell(update(2, { events: MINE }));
    press("Tab", document.createElement("i"));
    expect(FakeAudio.made).toBe(0);
    touch();
    await vi.waitFor(() => expect(FakeAudio.made).toBe(1));
    expect(FakeAudio.heard()).toEqual([]);
    // The files come one after the other, the one of the turn last.
    let version = 2;
    await vi.waitFor(() => {
        FakeAudio.time += 1;
        tell(update(++version, { table: OTHERS }));
        tell(update(++version, { table: table(pool) }));
        expect(FakeAudio.heard()).toEqual(["turn"]);
    });
});

describe("after a touch", () => {
    test("what happened is heard when the table shows it: each sound once, one after the other", () => {
        tell(update(2, { events: [...MINE, ...MINE] }));
        expect(FakeAudio.asked.map(({ sound, at }) => [sound, at - FakeAudio.time])).toEqual([
            ["place", 0],
            ["coins", expect.closeTo(0.11)],
        ]);
    });

    test("many things at once are no storm", () => {
        const events: Happened[] = [
            ...MINE,
            { kind: "hired", seat: 0, member: "Fandor" },
            { kind: "persuasion-rolled", seat: 0, face: 3 },
            { kind: "surplus", seat: 0, resource: "potions", amount: 1 },
        ];
        tell(update(2, { events }));
        expect(FakeAudio.heard()).toEqual(["place", "coins", "door"]);
    });

    test("the same table for another seat is not heard again", () => {
        tell(update(2, { events: MINE }));
        FakeAudio.heard();
        FakeAudio.time += 1;
        tell(update(2, { events: MINE }));
        expect(FakeAudio.heard()).toEqual([]);
    });

    test("M turns sounds off and on again, and it is remembered", () => {
        press("m");
        expect(settings.sound).toBe("off");
        tell(update(2, { events: MINE }));
        expect(FakeAudio.heard()).toEqual([]);
        expect(JSON.parse(localStorage.getItem("monsterlands.settings")!)).toMatchObject({ sound: "off" });
        press("m");
        tell(update(3, { events: MINE }));
        expect(FakeAudio.heard()).toEqual(["place", "coins"]);
    });

    test("the button of the top line says whether sounds are on", () => {
        const sounds = document.querySelector<HTMLButtonElement>("button[aria-label=Sounds]")!;
        expect(sounds.getAttribute("aria-pressed")).toBe("true");
        sounds.click();
        flushSync();
        expect(sounds.getAttribute("aria-pressed")).toBe("false");
        expect(settings.sound).toBe("off");
    });

    test("where the system asks for less motion, it is quiet until somebody turns sounds on", () => {
        prefer(true);
        tell(update(2, { events: MINE }));
        expect(FakeAudio.heard()).toEqual([]);
        set("sound", "on");
        tell(update(3, { events: MINE }));
        expect(FakeAudio.heard()).toEqual(["place", "coins"]);
    });

    test("each kind has its volume; at none it is not even asked for", () => {
        set("coinsVolume", 0);
        set("diceVolume", 5);
        tell(update(2, { events: MINE }));
        expect(FakeAudio.asked.map(({ sound, volume }) => [sound, volume])).toEqual([["place", 0.5]]);
    });

    test("a volume that is set is heard at once", () => {
        button("")?.blur();
        document.querySelector<HTMLButtonElement>("button[aria-label=Settings]")!.click();
        flushSync();
        const coins = [...document.querySelectorAll("label")].find(({ textContent }) =>
            textContent.includes("Coins"),
        )!;
        const slider = coins.querySelector("input")!;
        slider.value = "3";
        slider.dispatchEvent(new Event("change", { bubbles: true }));
        expect(settings.coinsVolume).toBe(3);
        expect(FakeAudio.asked.map(({ sound, volume }) => [sound, volume])).toEqual([["coins", 0.3]]);
    });

    test("an undo is a tick, not the sound of what is gone", () => {
        tell(update(2, { events: MINE }));
        FakeAudio.heard();
        tell(update(3, { dropped: [2], events: [] }));
        expect(FakeAudio.heard()).toEqual(["tick"]);
    });

    test("it is heard and felt that the turn has come, but not that it goes on", () => {
        tell(update(2, { table: OTHERS }));
        expect(FakeAudio.heard()).toEqual([]);
        tell(update(3, { table: table(pool) }), update(4, { table: table(pool) }));
        expect(FakeAudio.heard()).toEqual(["turn"]);
        expect(buzz.mock.calls).toEqual([[[15, 60, 15]]]);
    });

    test("the turn has come only when the moves before it have been shown", () => {
        tell(
            update(2, { table: OTHERS, lines: [line(2, "The fire clan mines.", 1)] }),
            update(3, { table: table(pool), lines: [line(3, "The fire clan is done.", 1)] }),
        );
        expect(FakeAudio.heard()).toEqual([]);
        press(" ");
        expect(FakeAudio.heard()).toEqual(["turn"]);
    });

    test("a die that is picked is felt, unless the setting is off", () => {
        const die = (): HTMLElement => document.querySelector("[data-thing='die:S']")!;
        const many = question([
            choice("mine 1 S", ["space:mine 1", "die:S"]),
            choice("mine 2 S", ["space:mine 2", "die:S"]),
        ]);
        tell(update(2, { table: table(many) }));
        die().click();
        flushSync();
        expect(buzz.mock.calls).toEqual([[[8]]]);
        die().click();
        set("haptics", false);
        die().click();
        flushSync();
        expect(buzz).toHaveBeenCalledTimes(1);
    });
});
