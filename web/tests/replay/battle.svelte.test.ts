import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import BattleStage from "../../src/battle/BattleStage.svelte";
import { PastBattle } from "../../src/replay/battle.svelte.ts";
import { Lookback } from "../../src/replay/lookback.svelte.ts";
import type { LookedBack } from "../../src/wire/types.ts";
import { recorded } from "../battle/fixtures.ts";

/** A fight of twelve updates: kept token, trap, attack, three defenses, three dice, capture, an attempt at the land. */
const CAPTURE = recorded("capture");
let lookback: Lookback;
let battle: PastBattle;
let stage: Record<string, unknown>;

beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.animate ??= () => ({}) as Animation;
    lookback = new Lookback(async (step) => back(step));
    battle = new PastBattle(lookback);
    stage = mount(BattleStage, { target: document.body, props: { session: battle } });
});

afterEach(async () => {
    await unmount(stage);
    document.body.replaceChildren();
    vi.useRealTimers();
});

function back(step: number): LookedBack {
    const { events, table } = CAPTURE[step]!;
    const steps = CAPTURE.length - 1;
    return { type: "looked-back", request: "r", step, steps, lines: [], events: [...events], table };
}

function show(step: number): void {
    battle.show(back(step));
    flushSync();
}

/** Let everything play that does not wait for a click. */
function play(): void {
    for (const _ of [1, 2]) {
        vi.runAllTimers();
        flushSync();
    }
}

const heard = (): string[] =>
    [...document.querySelectorAll(".heard[aria-live] p")].map(({ textContent }) => textContent);
const dice = (): number => document.querySelectorAll(".stage .fighters svg").length;

describe("a battle of a replay", () => {
    test("is on the stage as it stands, whatever step one begins with", () => {
        show(6);
        play();
        expect(document.querySelector(".stage")).not.toBeNull();
        expect(dice()).toBeGreaterThan(0);
        expect(heard()).toEqual([]);
    });

    test("plays the next step beat by beat, and the table follows", () => {
        show(1);
        show(2);
        expect(battle.playing).toBe(true);
        expect(battle.shown?.step).toBe(1);
        play();
        expect(heard()[0]).toMatch(/ rolls .*hits?\.$/);
        expect([battle.playing, battle.shown?.step]).toEqual([false, 2]);
    });

    test("plays nothing where one jumps or goes back", () => {
        show(1);
        show(5);
        expect([battle.playing, battle.shown?.step, heard()]).toEqual([false, 5, []]);
        show(4);
        expect([battle.playing, battle.shown?.step, heard()]).toEqual([false, 4, []]);
    });

    test("offers nothing to choose", () => {
        CAPTURE.forEach((_, step) => {
            show(step);
            play();
            expect(document.querySelector("[data-choice]")).toBeNull();
        });
    });

    test("waits at its end for somebody who goes step by step", () => {
        show(8);
        show(9);
        play();
        const on = document.querySelector<HTMLElement>(".go-on:not(.none) button")!;
        expect([battle.playing, battle.shown?.step]).toEqual([true, 8]);
        on.click();
        play();
        expect([battle.playing, battle.shown?.step]).toEqual([false, 9]);
    });

    test("that still plays is ended by the next step", () => {
        show(1);
        show(2);
        show(3);
        expect(battle.shown?.step).toBe(2);
        play();
        expect(battle.shown?.step).toBe(3);
    });

    test("goes on by itself while the replay plays", () => {
        show(8);
        lookback.playing = true;
        show(9);
        play();
        expect([battle.playing, battle.shown?.step]).toEqual([false, 9]);
    });

    test("is shown only as it stands at high speed", () => {
        show(1);
        [lookback.playing, lookback.speed] = [true, 8];
        show(2);
        expect([battle.playing, battle.shown?.step]).toEqual([false, 2]);
    });

    test("leaves the stage when the fight is over", () => {
        show(10);
        play();
        expect(battle.staged).toBe(true);
        lookback.playing = true;
        show(11);
        play();
        expect([battle.staged, document.querySelector(".stage")]).toEqual([false, null]);
    });
});

describe("the replay", () => {
    test("takes the next step only after the fight has been shown", async () => {
        lookback.steps = 11;
        await lookback.go(1);
        const done = lookback.wait();
        lookback.play();
        await vi.advanceTimersByTimeAsync(5000);
        // To pause and play on meanwhile changes nothing.
        lookback.pause();
        lookback.play();
        await vi.advanceTimersByTimeAsync(5000);
        expect(lookback.shown?.step).toBe(1);
        done();
        await vi.advanceTimersByTimeAsync(1);
        expect(lookback.shown?.step).toBe(2);
        lookback.pause();
    });
});
