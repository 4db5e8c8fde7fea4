import { afterEach, expect, test } from "vitest";

import { clearTable, entered, layTable, tell } from "../laid.ts";
import { clan, line, question, table, update } from "../samples.ts";

const CLANS = [clan(), clan({ seat: 1, affinity: "fire" })];
const OTHERS = table(question([], { asked: false, seat: 1 }), { clans: CLANS });

const rows = (): string[] =>
    [...document.querySelectorAll("[data-area=bar] .banner p")].map(({ textContent }) => textContent.trim());

afterEach(clearTable);

test.each([
    [["They mine."], ["They mine."]],
    [
        ["They mine.", "They hire."],
        ["They mine.", "They hire."],
    ],
    [
        ["They mine.", "They hire.", "They rest."],
        ["They mine.", "… and 2 more lines"],
    ],
])("what others do has two rows at most, so that it stays within the bar: %s", async (told, shown) => {
    await layTable(entered(), update(3, { table: OTHERS }));
    tell(update(4, { table: OTHERS, lines: told.map((text) => line(4, text, 1)) }));
    expect(rows()).toEqual(shown);
});
