import { describe, expect, test } from "vitest";

import rules from "../../../docs/rules.md?raw";
import { marked } from "../../src/rulespage/marked.ts";
import { inline, parse, words } from "../../src/rulespage/markdown.ts";
import { chapters, count, matching, sections } from "../../src/rulespage/sections.ts";

describe("blocks", () => {
    test("a heading of a chapter goes by its number", () => {
        expect(parse("## R7 Adventure")).toEqual([
            {
                kind: "heading",
                level: 2,
                id: "R7",
                inside: [
                    { kind: "rule", id: "R7" },
                    { kind: "text", text: " Adventure" },
                ],
            },
        ]);
    });

    test("lines of one paragraph belong together", () => {
        expect(parse("one\ntwo\n\nthree")).toEqual([
            { kind: "paragraph", inside: [{ kind: "text", text: "one two" }] },
            { kind: "paragraph", inside: [{ kind: "text", text: "three" }] },
        ]);
    });

    test("a rule has its id, and goes on in the next line", () => {
        const [list] = parse("- **R1.1** Dice,\n  gold.\n- more");
        expect(list?.kind === "list" && list.items.map(({ id, inside }) => [id, words(inside)])).toEqual([
            ["R1.1", "R1.1 Dice, gold."],
            ["", "more"],
        ]);
    });

    test("numbered lines after a colon are items of their own, and go on too", () => {
        const [list] = parse("- **R13.7** Scenarios:\n  1 *Blitz*: fast.\n  2 *Doom*: no\n    mercy.");
        expect(list?.kind === "list" && list.items[0]?.items.map(({ inside }) => words(inside))).toEqual([
            "Blitz: fast.",
            "Doom: no mercy.",
        ]);
    });

    test("a line that happens to begin with a number is no item", () => {
        const [list] = parse("- Tavern (1 top,\n  2 middle, 3 bottom).");
        expect(list?.kind === "list" && list.items.map(({ inside }) => words(inside))).toEqual([
            "Tavern (1 top, 2 middle, 3 bottom).",
        ]);
    });

    test("a table has a head and rows", () => {
        expect(parse("| a | b |\n|---|:-:|\n| 1 | **2** |")).toEqual([
            {
                kind: "table",
                head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
                rows: [
                    [
                        [{ kind: "text", text: "1" }],
                        [{ kind: "strong", inside: [{ kind: "text", text: "2" }] }],
                    ],
                ],
            },
        ]);
    });

    test("code stays as it is", () => {
        expect(parse("```\n<b>*x*</b>\n```\n---")).toEqual([
            { kind: "code", text: "<b>*x*</b>" },
            { kind: "line" },
        ]);
    });
});

describe("lines", () => {
    test("rules that are spoken of become links", () => {
        expect(inline("see R7.5 (R8)")).toEqual([
            { kind: "text", text: "see " },
            { kind: "rule", id: "R7.5" },
            { kind: "text", text: " (" },
            { kind: "rule", id: "R8" },
            { kind: "text", text: ")" },
        ]);
    });

    test("marks nest, and a star alone is a star", () => {
        expect(inline("**a *b*** 2 * 3")).toEqual([
            {
                kind: "strong",
                inside: [
                    { kind: "text", text: "a " },
                    { kind: "em", inside: [{ kind: "text", text: "b" }] },
                ],
            },
            { kind: "text", text: " 2 * 3" },
        ]);
    });

    test("markup of a page is text", () => {
        expect(inline('<img src=x onerror="alert(1)">')).toEqual([
            { kind: "text", text: '<img src=x onerror="alert(1)">' },
        ]);
    });

    test("a link leads to the web and nowhere else", () => {
        expect(
            inline("[a](https://example.org) [b](javascript:alert(1)) [c](docs/x.md)").map(
                ({ kind }) => kind,
            ),
        ).toEqual(["link", "text", "em", "text", "em"]);
    });
});

describe("the rules of the game", () => {
    const all = sections(parse(rules));

    test("have sixteen chapters, and an introduction", () => {
        expect(all.map(({ id }) => id)).toEqual([
            "",
            ...Array.from({ length: 16 }, (_, index) => `R${index + 1}`),
        ]);
    });

    test("show players the chapters alone", () => {
        const shown = chapters(parse(rules));
        expect(shown).toHaveLength(16);
        expect(shown[0]?.id).toBe("R1");
        expect(matching(shown, "commit messages")).toEqual([]);
    });

    test("have ten scenarios in R13.7", () => {
        const items = all
            .flatMap(({ blocks }) => blocks)
            .flatMap((block) => (block.kind === "list" ? block.items : []));
        expect(items.find(({ id }) => id === "R13.7")?.items).toHaveLength(10);
    });

    test("give every rule an id, each once", () => {
        const ids = all
            .flatMap(({ blocks }) => blocks)
            .flatMap((block) => (block.kind === "list" ? block.items : []))
            .map(({ id }) => id);
        expect(ids).not.toContain("");
        expect(new Set(ids).size).toBe(ids.length);
    });

    test("are found by words in any order, and by id", () => {
        expect(count(matching(all, "unwounded ABYSUR"))).toBe(1);
        expect(matching(all, "R7.5").some(({ id }) => id === "R7")).toBe(true);
        expect(matching(all, "no such word here")).toEqual([]);
        expect(matching(all, " ")).toHaveLength(17);
    });
});

describe("marking what is sought", () => {
    test("each hit is a piece, and so is each sign of a ruling", () => {
        expect(marked("A Potion heals †.", "potion")).toEqual([
            { text: "A ", hit: false },
            { text: "Potion", hit: true },
            { text: " heals ", hit: false },
            { text: "†", hit: false },
            { text: ".", hit: false },
        ]);
    });

    test("without anything sought a text is one piece", () => {
        expect(marked("A potion.", "")).toEqual([{ text: "A potion.", hit: false }]);
    });
});
