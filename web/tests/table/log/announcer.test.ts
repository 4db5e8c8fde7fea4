import { afterEach, describe, expect, test, vi } from "vitest";

import { clearTable, entered, layTable, tell } from "../laid.ts";
import { line, update } from "../samples.ts";

/** Return the next words that are announced. */
async function announced(words: string): Promise<void> {
    await vi.waitFor(() => expect(document.querySelector("[aria-live] p")!.textContent.trim()).toBe(words));
}

describe("a screen reader", () => {
    afterEach(clearTable);

    test("hears what has happened", async () => {
        await layTable(entered(), update(1));
        tell(update(2, { lines: [line(2, "You mine.")] }));
        await announced("You mine.");
    });

    test("hears the first words too: they come after the live region", async () => {
        await layTable(entered(), update(1, { lines: [line(1, "Round 1 begins.")] }));
        const places = [...document.querySelectorAll("[aria-live] p")];
        expect(places.map(({ textContent }) => textContent)).toEqual(["", ""]);
        await announced("Round 1 begins.");
        expect(places[1]!.textContent).toBe("Your turn.");
    });

    test("hears that a step was undone", async () => {
        await layTable(entered(), update(1), update(2, { lines: [line(2, "You mine.")] }));
        tell(update(3, { dropped: [2] }));
        await announced("Taken back.");
    });

    test("hears what has happened since the last turn", async () => {
        const log = [line(1, "You mine."), line(2, "The fire clan hires.", 1)];
        await layTable(entered({ log }), update(2));
        await announced("Since your last turn: The fire clan hires.");
    });
});
