import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { watchers } from "../../layout.ts";
import { clearTable, entered, layTable, tell } from "../laid.ts";
import { clan, line, question, table, update } from "../samples.ts";

afterEach(clearTable);

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-area=log] .line")];

test("a new line leaves the rows of a long log as they are", async () => {
    const log = Array.from({ length: 200 }, (_, index) => line(index + 1, `Line ${index + 1}.`));
    await layTable(entered({ log }), update(200));
    const before = rows();
    tell(update(201, { lines: [line(201, "Line 201.")] }));
    expect(rows()).toHaveLength(150);
    expect(rows()[0]).toBe(before[1]);
    expect(rows()[0]!.textContent.trim()).toBe("Line 52.");
    expect(rows().at(-1)!.textContent.trim()).toBe("Line 201.");
});

test("the button to the newest line is next to the title and covers no line", async () => {
    await layTable(entered({ log: [line(1, "You mine.")] }), update(1));
    const newest = (): Element | null => document.querySelector("[data-area=log] .newest");
    expect(newest()).toBeNull();
    const lines = document.querySelector<HTMLElement>("[data-area=log] .lines")!;
    Object.defineProperties(lines, { scrollHeight: { value: 900 }, clientHeight: { value: 100 } });
    lines.dispatchEvent(new Event("scroll"));
    flushSync();
    expect(newest()!.parentElement!.textContent.trim()).toBe("Log To the newest");
});

test("at the start of a round the log sums up the round before", async () => {
    const changes: [string, number, number][] = [
        ["glory", 0, 3],
        ["points", 9, 12],
    ];
    const log = [line(1, "You mine."), { ...line(2, "Round 2 begins."), brought: { round: 1, changes } }];
    await layTable(entered({ log }), update(2));
    const text = [...document.querySelectorAll("[data-area=log] .lines > *")].map(({ textContent }) =>
        textContent.replace(/\s+/g, " ").trim(),
    );
    expect(text).toEqual(["You mine.", "Round 1: glory 0→3 points 9→12", "Round 2 begins."]);
});

test("a line has the colour of the clan that it is about, whoever moved", async () => {
    const clans = [clan({ seat: 0, affinity: "jungle" }), clan({ seat: 1, affinity: "water" })];
    const log = [line(1, "The water clan mines.", 1), { ...line(1, "You take SSMP.", 1), clan: 0 }];
    await layTable(entered({ log }), update(1, { table: table(question([]), { clans }) }));
    expect(rows().map(({ dataset }) => dataset.colours)).toEqual(["water", "jungle"]);
});

describe("a pane that changes its size", () => {
    const lay = async (): Promise<HTMLElement> => {
        await layTable(entered({ log: [line(1, "You mine.")] }), update(1));
        const lines = document.querySelector<HTMLElement>("[data-area=log] .lines")!;
        Object.defineProperties(lines, { scrollHeight: { value: 900 }, clientHeight: { value: 100 } });
        return lines;
    };
    const resize = (): void => watchers.forEach((changed) => changed());

    test("stays at the newest line", async () => {
        const lines = await lay();
        lines.scrollTop = 0;
        resize();
        expect(lines.scrollTop).toBe(900);
    });

    test("stays where somebody has scrolled to", async () => {
        const lines = await lay();
        resize();
        lines.scrollTop = 300;
        lines.dispatchEvent(new Event("scroll"));
        resize();
        expect(lines.scrollTop).toBe(300);
    });
});
