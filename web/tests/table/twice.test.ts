import { afterEach, expect, test } from "vitest";

import { clearTable, entered, FakeSocket, layTable, tell } from "./laid.ts";
import { choice, question, table, update } from "./samples.ts";

afterEach(clearTable);

const END = choice("end turn", [], { kind: "end-turn", final: true });
const LEAVE = choice("no", [], { kind: "no", final: true });
const KEEP = choice("keep", [], { kind: "keep" });

const answers = (): string[] => FakeSocket.last.of("answer").map(({ choice: spelling }) => spelling);

/** Click a choice; `times` is how often one after the other. */
function click(spelling: string, times: number): void {
    document
        .querySelector(`[data-choice="${spelling}"]`)!
        .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: times }));
}

/** Click a choice, after which others are asked about. */
async function clicked(...next: (typeof END)[]): Promise<void> {
    await layTable(entered(), update(1, { table: table(question([END])) }));
    click("end turn", 1);
    tell({ type: "taken", request: FakeSocket.last.of("answer")[0]!.request, version: 2 });
    tell(update(2, { table: table(question(next)) }));
}

test("the second half of a double click takes nothing final that has come under it", async () => {
    await clicked(LEAVE, KEEP);
    click("no", 2);
    expect(answers()).toEqual(["end turn"]);
});

test("a click of its own takes it", async () => {
    await clicked(LEAVE, KEEP);
    click("no", 1);
    expect(answers()).toEqual(["end turn", "no"]);
});

test("what can be taken back is taken by any click", async () => {
    await clicked(LEAVE, KEEP);
    click("keep", 2);
    expect(answers()).toEqual(["end turn", "keep"]);
});

test("the same choice can be pressed again and again", async () => {
    await clicked(END, KEEP);
    click("end turn", 2);
    expect(answers()).toEqual(["end turn", "end turn"]);
});

test("a key takes it at any time", async () => {
    await clicked(LEAVE, KEEP);
    click("no", 0);
    expect(answers()).toEqual(["end turn", "no"]);
});
