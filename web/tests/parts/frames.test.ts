import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterFrame } from "../../src/parts/frames.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

test("work runs once, in a task after the next frame", () => {
    const work = vi.fn();
    const order: string[] = [];
    afterFrame(() => order.push("work"));
    afterFrame(work);
    requestAnimationFrame(() => order.push("frame"));
    vi.advanceTimersByTime(1000);
    expect(order).toEqual(["frame", "work"]);
    expect(work).toHaveBeenCalledOnce();
});

test("work that was cancelled does not run", () => {
    const work = vi.fn();
    afterFrame(work)();
    vi.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
});

test("without frames, as on a hidden page, it runs anyway", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const work = vi.fn();
    afterFrame(work);
    vi.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
});
