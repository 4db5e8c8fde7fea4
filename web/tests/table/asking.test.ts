import { afterEach, describe, expect, test } from "vitest";

import { clearTable, entered, layTable, press, tell } from "./laid.ts";
import { question, table, update } from "./samples.ts";

afterEach(clearTable);

const open = (): string[] =>
    [...document.querySelectorAll("dialog[open] h2")].map(({ textContent }) => textContent);

describe("taking back across a barrier", () => {
    const barred = table(question([], { undo: "A die was rolled.", across: true }));

    test("is asked about, and no more when the table has changed", async () => {
        await layTable(entered(), update(1, { table: barred }));
        press("u");
        expect(open()).toEqual(["Take it back anyway?"]);
        tell(update(2, { table: barred }));
        expect(open()).toEqual([]);
    });
});
