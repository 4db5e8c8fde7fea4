import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import PastBoard from "../../src/replay/PastBoard.svelte";
import type { LookedBack } from "../../src/wire/types.ts";
import { clan, line, question, table } from "../table/samples.ts";

beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => vi.unstubAllGlobals());

function back(step: number, points: number): LookedBack {
    const shown = table(question([]), { clans: [clan({ points, reputation: points })] });
    return { type: "looked-back", request: "r", step, steps: 9, lines: [], events: [], table: shown };
}

test("a change of the points is shown while a game plays, not to somebody who jumps through it", async () => {
    const props = $state({ shown: back(1, 7), seats: [], story: [], playing: false });
    const board = mount(PastBoard, { target: document.body, props });
    const bubbles = (): string[] =>
        [...document.querySelectorAll(".medal .marks > span")].map(({ textContent }) => textContent);
    flushSync();
    props.shown = back(8, 15);
    flushSync();
    expect(bubbles()).toEqual([]);
    props.playing = true;
    flushSync();
    expect(bubbles()).toEqual([]);
    props.shown = back(9, 17);
    flushSync();
    expect(bubbles()).toEqual(["+2reputation"]);
    props.playing = false;
    props.shown = back(1, 7);
    flushSync();
    expect(bubbles()).toEqual([]);
    await unmount(board);
});

test("what happened calls the others by name, and shows dice in their colours", async () => {
    const seats = ["Ada", "Bo"].map((name, seat) => ({ seat, player: "", name, mine: seat === 0 }));
    const parts = [
        { text: "The fire clan", thing: "clan:1" },
        { text: " places ", thing: "" },
        { text: "M", thing: "die:M" },
        { text: ".", thing: "" },
    ];
    const told = { ...line(3, "", 1), parts };
    const shown = { ...back(3, 7), lines: [told] };
    const props = { shown, seats, story: [{ step: 3, line: told }], playing: false };
    const board = mount(PastBoard, { target: document.body, props });
    flushSync();
    const row = document.querySelector(".lines li")!;
    expect(row.textContent).toBe("Bo places M.");
    expect(row.querySelector("[data-thing='die:M']")!.className).toContain("M");
    await unmount(board);
});
