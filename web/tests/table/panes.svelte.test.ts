import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Panes } from "../../src/table/panes.svelte.ts";
import type { TableSession } from "../../src/wire/session.svelte.ts";
import type { Fight, Table } from "../../src/wire/types.ts";
import { question, table } from "./samples.ts";

const FIGHT = {} as Fight;
const PANES = ["clan", "outside", "log", "rivals", "citadel"] as const;

class Session {
    shown = $state.raw<Table>(table(question([])));
    told = [];
    holding = $state(false);
}

let session: Session;
let panes: Panes;
let end: () => void;

beforeEach(() => {
    vi.useFakeTimers();
    session = new Session();
    end = $effect.root(() => {
        panes = new Panes(session as unknown as TableSession);
    });
    flushSync();
});
afterEach(() => {
    end();
    vi.useRealTimers();
});

/** Show a new table. */
function lay(more: Partial<Table> = {}): void {
    session.shown = { ...table(question([])), ...more };
    flushSync();
}

function frame(): void {
    vi.advanceTimersByTime(20);
    flushSync();
}

/** The panes that show the current table. */
const current = (): string[] => PANES.filter((pane) => panes[pane].seen.table === session.shown);

test("all panes show a new table at once while nobody fights", () => {
    lay();
    expect(current()).toEqual([...PANES]);
});

test("in a fight they follow frame by frame", () => {
    lay({ fight: FIGHT });
    expect(current()).toEqual([]);
    frame();
    expect(current()).toEqual(["clan"]);
    frame();
    expect(current()).toEqual(["clan", "outside"]);
    for (const _ of PANES) frame();
    expect(current()).toEqual([...PANES]);
});

test("the table after a fight follows frame by frame too", () => {
    lay({ fight: FIGHT });
    for (const _ of PANES) frame();
    lay();
    frame();
    expect(current()).toEqual(["clan"]);
    for (const _ of PANES) frame();
    lay();
    expect(current()).toEqual([...PANES]);
});

test("a table that comes before all panes are updated is the one they finally show", () => {
    lay({ fight: FIGHT });
    frame();
    lay({ fight: FIGHT });
    for (const _ of PANES) frame();
    expect(current()).toEqual([...PANES]);
});

test("another seat sees nothing of what the seat before has seen, even in a fight", () => {
    lay({ fight: FIGHT });
    lay({ fight: FIGHT, seat: 1 });
    expect(current()).toEqual([...PANES]);
});

test("the start and the end of a fight reach them frame by frame too", () => {
    const fighting = (): string[] => PANES.filter((pane) => panes[pane].seen.fights);
    session.holding = true;
    flushSync();
    expect(fighting()).toEqual([]);
    for (const _ of PANES) frame();
    expect(fighting()).toEqual([...PANES]);
    session.holding = false;
    flushSync();
    frame();
    expect(fighting()).toEqual(["outside", "log", "rivals", "citadel"]);
});
