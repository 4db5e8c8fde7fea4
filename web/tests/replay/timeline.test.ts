import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import PlaybackControls from "../../src/replay/PlaybackControls.svelte";
import { Lookback } from "../../src/replay/lookback.svelte.ts";
import { nextRound, phasesOf, roundBefore, roundsOf, stageAt } from "../../src/replay/stages.ts";
import type { LookedBack, Stage, Table } from "../../src/wire/types.ts";

const stage = (step: number, round: number, phase: string): Stage => ({
    step,
    round,
    phase,
    phaseName: phase,
});
const STAGES = [
    stage(0, 1, "setup"),
    stage(5, 1, "preparation"),
    stage(6, 1, "deployment"),
    stage(20, 1, "clean-up"),
    stage(24, 2, "deployment"),
    stage(30, 2, "adventure"),
    stage(36, 3, "deployment"),
];
const steps = (stages: Stage[]): number[] => stages.map(({ step }) => step);

describe("the stages of a game", () => {
    test("a round begins with its first phase, the first one after the table is laid", () => {
        expect(steps(roundsOf(STAGES))).toEqual([5, 24, 36]);
    });

    test("the other phases have their own marks", () => {
        expect(steps(phasesOf(STAGES))).toEqual([6, 20, 30]);
    });

    test("each step belongs to the phase that began last", () => {
        expect([0, 5, 23, 24, 40].map((step) => stageAt(STAGES, step)?.step)).toEqual([0, 5, 20, 24, 36]);
    });

    test("going on leads to the next round, and from the last one to the end", () => {
        expect([0, 5, 23, 36].map((step) => nextRound(STAGES, step, 40))).toEqual([5, 24, 24, 40]);
    });

    test("going back leads to where the round began, and from there to the one before", () => {
        expect([40, 36, 30, 24, 5, 0].map((step) => roundBefore(STAGES, step))).toEqual([
            36, 24, 24, 5, 0, 0,
        ]);
    });
});

describe("the slider", () => {
    let lookback: Lookback;
    let controls: Record<string, unknown>;

    beforeEach(() => {
        lookback = new Lookback(async (step): Promise<LookedBack> => ({
            type: "looked-back",
            request: "r",
            step,
            steps: 40,
            lines: [],
            events: [],
            table: {} as Table,
        }));
        lookback.steps = 40;
        lookback.stages = STAGES;
        lookback.step = 10;
        controls = mount(PlaybackControls, { target: document.body, props: { lookback, game: "g" } });
        flushSync();
    });
    afterEach(async () => {
        await unmount(controls);
        document.body.replaceChildren();
    });

    const named = (name: string): HTMLElement =>
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!;
    const slider = (): HTMLInputElement => document.querySelector("input")!;

    test("names the step with its round and phase", () => {
        expect(slider().getAttribute("aria-valuetext")).toBe("Step 10 of 40, round 1, deployment");
    });

    test("has a mark for each round, which leads there", () => {
        const marks = [...document.querySelectorAll(".marks button")];
        expect(marks.map(({ textContent }) => textContent)).toEqual(["1", "2", "3"]);
        expect(marks.map((mark) => mark.getAttribute("aria-current"))).toEqual(["step", null, null]);
        named("To round 3").click();
        expect(lookback.step).toBe(36);
    });

    test("goes from round to round by buttons", () => {
        named("One round on").click();
        expect(lookback.step).toBe(24);
        named("One round back").click();
        expect(lookback.step).toBe(5);
    });

    test("goes from round to round with Page Up and Page Down", () => {
        const press = (key: string): boolean =>
            slider().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        expect([press("PageUp"), lookback.step]).toEqual([false, 24]);
        expect([press("PageDown"), lookback.step]).toEqual([false, 5]);
        expect(press("ArrowRight")).toBe(true);
    });

    test("copies a link to the step, which is then the address of the page", async () => {
        const copied: string[] = [];
        vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => copied.push(text) } });
        named("Copy a link to this step").click();
        await vi.waitFor(() =>
            expect(document.querySelector("[role=status]")?.textContent).toBe(
                "The link to this step is copied.",
            ),
        );
        expect(copied).toEqual([location.href]);
        expect(location.hash).toBe("#/game/g/replay?step=10");
        vi.unstubAllGlobals();
    });

    test("where nothing can be copied, says where the link is", async () => {
        vi.stubGlobal("navigator", {});
        named("Copy a link to this step").click();
        await vi.waitFor(() =>
            expect(document.querySelector("[role=status]")?.textContent).toBe(
                "The link to this step is in the address of the page.",
            ),
        );
        vi.unstubAllGlobals();
    });
});
