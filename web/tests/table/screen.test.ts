import { afterEach, beforeEach, expect, test } from "vitest";

import { clearTable, entered, FakeSocket, layTable, tell, TWO_PEOPLE } from "./laid.ts";
import { clan, line, question, table, update } from "./samples.ts";

const CLANS = [clan({ traps: ["divert-2"] }), clan({ seat: 1, affinity: "fire", traps: null })];

beforeEach(() =>
    layTable(
        entered({ seats: TWO_PEOPLE, log: [line(1, "You lay a cunning trap.")] }),
        update(1, { table: table(question([]), { clans: CLANS }) }),
    ),
);
afterEach(clearTable);

test("the table of whoever looks shows the own traps", () => {
    expect(document.body.innerHTML).toContain("trap:divert-2");
    expect(document.body.textContent).toContain("You lay a cunning trap.");
});

test("while the screen is handed over, nothing of the table is in the page", () => {
    tell(update(2, { handover: 1, table: table(question([]), { seat: null, clans: CLANS }) }));
    expect(document.body.innerHTML).not.toContain("divert-2");
    expect(document.body.textContent).not.toContain("cunning");
    expect(document.querySelector("h1")?.textContent).toBe("It is the turn of Bo");
});

test("an Enter too many does not show the next one's table", () => {
    tell(update(2, { handover: 1 }));
    expect(document.activeElement?.textContent).toBe("It is the turn of Bo");
});

test("whoever is next says so, and sits down", () => {
    tell(update(2, { handover: 1 }));
    document.querySelector<HTMLElement>("main button")?.click();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "sit", seat: 1 });
});

test("a game that is gone leaves a way home", () => {
    tell({ type: "gone", code: "deleted", text: "The game was thrown away." });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("The game was thrown away.");
    expect(document.querySelector('a[href="#/"]')).not.toBeNull();
});
