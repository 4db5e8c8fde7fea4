import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type RoundSession, Showing } from "../../src/rounds/showing.svelte.ts";
import type { Coming } from "../../src/wire/session.svelte.ts";
import type { Happened } from "../../src/wire/types.ts";
import { clan, question, table } from "../table/samples.ts";

const wages = (seat: number): Happened => ({ kind: "wages", seat, gold: 1, due: 1 });
const coming = (version: number, ...events: Happened[]): Coming => ({
    version,
    events,
    table: table(question([]), { clans: [clan(), clan({ seat: 1 })] }),
});
let holds = 0;
let released = 0;
const SESSION: RoundSession = {
    mine: [0],
    watch: () => () => undefined,
    hold: (_, begin) => {
        holds += 1;
        begin();
        return () => {
            released += 1;
        };
    },
};

beforeEach(() => {
    holds = released = 0;
    vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("each step is seen for its time, those of others for less", () => {
    const seen: [number | null, number][] = [];
    const showing = new Showing("round", SESSION, ({ seat }) => seen.push([seat, performance.now() - start]));
    const start = performance.now();
    showing.take(coming(1, wages(0), wages(1), wages(0)));
    vi.advanceTimersByTime(5000);
    const [, one, two] = seen.map(([, at]) => at - seen[0]![1]);
    expect(seen.map(([seat]) => seat)).toEqual([0, 1, 0]);
    expect([one, two]).toEqual([1300, 1820]);
    expect([holds, released]).toEqual([1, 1]);
});

test("what is skipped is not seen, but told", () => {
    const seen: unknown[] = [];
    const showing = new Showing("round", SESSION, (step) => seen.push(step));
    showing.take(coming(1, wages(0), wages(1), wages(0)));
    vi.advanceTimersByTime(200);
    showing.skip();
    expect(seen).toHaveLength(1);
    expect(showing.told).toHaveLength(3);
    expect(showing.beat).toBeNull();
    expect(released).toBe(1);
});

test("a later update takes the place of what is shown, and the table is held once", async () => {
    const showing = new Showing("round", SESSION, () => undefined);
    showing.take(coming(1, wages(0), wages(1)));
    vi.advanceTimersByTime(200);
    showing.take(coming(2, wages(1)));
    vi.advanceTimersByTime(200);
    expect(showing.told).toHaveLength(1);
    expect([holds, released]).toEqual([1, 0]);
    showing.take(coming(3));
    // Not while the watchers of the third update are still called.
    expect(released).toBe(0);
    await Promise.resolve();
    expect(released).toBe(1);
});
