/** When the tests of a file are over, their page is gone: nothing that was put off happens any more. */

import { afterAll } from "vitest";

const putOff = globalThis.setTimeout;
const timers = new Set<ReturnType<typeof setTimeout>>();
let over = false;

globalThis.setTimeout = ((then: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => {
    const timer = putOff(() => {
        if (!over) then(...given);
    }, after);
    timers.add(timer);
    return timer;
}) as typeof setTimeout;

afterAll(() => {
    over = true;
    for (const timer of timers) clearTimeout(timer);
});
