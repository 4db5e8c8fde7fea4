import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import PastBoard from "../../src/replay/PastBoard.svelte";
import type { LookedBack } from "../../src/wire/types.ts";
import { clan, question, table } from "../table/samples.ts";

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
        [...document.querySelectorAll(".medal .change")].map(({ textContent }) => textContent);
    flushSync();
    props.shown = back(8, 15);
    flushSync();
    expect(bubbles()).toEqual([]);
    props.playing = true;
    flushSync();
    expect(bubbles()).toEqual([]);
    props.shown = back(9, 17);
    flushSync();
    expect(bubbles()).toEqual(["+2"]);
    props.playing = false;
    props.shown = back(1, 7);
    flushSync();
    expect(bubbles()).toEqual([]);
    await unmount(board);
});
