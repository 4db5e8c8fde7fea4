import { describe, expect, test } from "vitest";

import { Lookback } from "../../src/replay/lookback.svelte.ts";
import { still } from "../../src/replay/past.svelte.ts";
import type { Line, LookedBack, Table } from "../../src/wire/types.ts";

const STEPS = 9;

const told = (text: string): Line => ({ version: 0, seat: null, parts: [{ text }] });

function back(step: number): LookedBack {
    const lines = step % 2 ? [told(`${step} first`), told(`${step} then`)] : [];
    return { type: "looked-back", request: "r", step, steps: STEPS, lines, events: [], table: {} as Table };
}

describe("the replay", () => {
    test("shows the requested step, and knows how many there are", async () => {
        const lookback = new Lookback(async (step) => back(step));
        await lookback.go(4);
        expect([lookback.shown?.step, lookback.steps]).toEqual([4, 9]);
    });

    test("asks for a step once", async () => {
        const asked: number[] = [];
        const lookback = new Lookback(async (step) => {
            asked.push(step);
            return back(step);
        });
        await lookback.go(4);
        await lookback.go(5);
        await lookback.go(4);
        expect([asked, lookback.shown?.step]).toEqual([[4, 5], 4]);
    });

    test("while one step is loading, only the last request follows", async () => {
        const asked: number[] = [];
        const answers: (() => void)[] = [];
        const lookback = new Lookback((step) => {
            asked.push(step);
            return new Promise((done) => answers.push(() => done(back(step))));
        });
        const going = lookback.go(1);
        void lookback.go(2);
        void lookback.go(3);
        answers[0]?.();
        await expect.poll(() => answers.length).toBe(2);
        answers[1]?.();
        await going;
        expect([asked, lookback.shown?.step]).toEqual([[1, 3], 3]);
    });

    test("stays between the beginning and the end", async () => {
        const lookback = new Lookback(async (step) => back(step));
        lookback.steps = STEPS;
        await lookback.go(99);
        expect(lookback.shown?.step).toBe(9);
        await lookback.go(-1);
        expect(lookback.shown?.step).toBe(0);
    });

    test("keeps the step that is shown when the next one fails to load", async () => {
        const lookback = new Lookback(async (step) => {
            if (step === 2) throw new Error("the game is not over");
            return back(step);
        });
        await lookback.go(1);
        await lookback.go(2);
        expect([lookback.problem, lookback.shown?.step, lookback.step]).toEqual([
            "the game is not over",
            1,
            1,
        ]);
        await lookback.go(3);
        expect([lookback.problem, lookback.shown?.step]).toEqual(["", 3]);
    });
});

describe("the story", () => {
    test("lists the last steps that were seen, in order", async () => {
        const lookback = new Lookback(async (step) => back(step));
        for (const step of [0, 1, 2, 3]) await lookback.go(step);
        expect(lookback.story).toEqual([
            { step: 1, line: told("1 first") },
            { step: 1, line: told("1 then") },
            { step: 3, line: told("3 first") },
            { step: 3, line: told("3 then") },
        ]);
    });

    test("leaves out steps that were skipped", async () => {
        const lookback = new Lookback(async (step) => back(step));
        for (const step of [1, 5]) await lookback.go(step);
        expect(lookback.story.map(({ step }) => step)).toEqual([5, 5]);
    });
});

describe("a past table", () => {
    test("asks nothing", () => {
        const table = { question: { asked: true, choices: [{ id: 1 }], text: "?" } } as unknown as Table;
        expect(still(table).question).toMatchObject({ asked: false, choices: [], text: "?" });
    });
});
