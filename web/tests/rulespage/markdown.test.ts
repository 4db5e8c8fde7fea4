import { describe, expect, test } from "vitest";

import rules from "../../../docs/rules.md";
import { type Inline, words } from "../../src/rulespage/blocks.ts";
import { highlighted } from "../../src/rulespage/highlight.ts";
import { chapters, count, matching, sections } from "../../src/rulespage/sections.ts";
import { blocks } from "../../vite/markdown.ts";

function inline(text: string): Inline[] {
    const [paragraph] = blocks(text);
    return paragraph?.kind === "paragraph" ? paragraph.inside : [];
}

describe("blocks", () => {
    test("the heading of a chapter has its number as id", () => {
        expect(blocks("## R7 Adventure")).toEqual([
            {
                kind: "heading",
                level: 2,
                id: "R7",
                inside: [{ kind: "rule", id: "R7" }, " Adventure"],
            },
        ]);
    });

    test("lines of one paragraph belong together", () => {
        expect(blocks("one\ntwo\n\nthree")).toEqual([
            { kind: "paragraph", inside: ["one two"] },
            { kind: "paragraph", inside: ["three"] },
        ]);
    });

    test("a rule has its id, and goes on in the next line", () => {
        const [list] = blocks("- **R1.1** Dice,\n  gold.\n- more");
        expect(list?.kind === "list" && list.items.map(({ id, inside }) => [id, words(inside)])).toEqual([
            ["R1.1", "R1.1 Dice, gold."],
            ["", "more"],
        ]);
    });

    test("numbered lines in an item are items of their own, and go on too", () => {
        const [list] = blocks("- **R13.7** Scenarios:\n  1. *Blitz*: fast.\n  2. *Doom*: no\n    mercy.");
        expect(list?.kind === "list" && list.items[0]?.items.map(({ inside }) => words(inside))).toEqual([
            "Blitz: fast.",
            "Doom: no mercy.",
        ]);
    });

    test("a line that happens to begin with a number is no item", () => {
        const [list] = blocks("- Tavern (1 top,\n  2 middle, 3 bottom).");
        expect(list?.kind === "list" && list.items.map(({ inside }) => words(inside))).toEqual([
            "Tavern (1 top, 2 middle, 3 bottom).",
        ]);
    });

    test("a table has a head and rows", () => {
        expect(blocks("| a | b |\n|---|:-:|\n| 1 | **2** |")).toEqual([
            {
                kind: "table",
                head: [["a"], ["b"]],
                rows: [[["1"], [{ kind: "strong", inside: ["2"] }]]],
            },
        ]);
    });

    test("code stays as it is", () => {
        expect(blocks("```\n<b>*x*</b>\n```\n\n---")).toEqual([{ kind: "code", text: "<b>*x*</b>" }]);
    });
});

describe("lines", () => {
    test("rules that are mentioned become links", () => {
        expect(inline("see R7.5 (R8)")).toEqual([
            "see ",
            { kind: "rule", id: "R7.5" },
            " (",
            { kind: "rule", id: "R8" },
            ")",
        ]);
    });

    test("marks nest, and a star alone is a star", () => {
        expect(inline("**a *b*** 2 * 3")).toEqual([
            {
                kind: "strong",
                inside: ["a ", { kind: "em", inside: ["b"] }],
            },
            " 2 * 3",
        ]);
    });

    test("HTML is shown as text", () => {
        expect(inline('<img src=x onerror="alert(1)">')).toEqual(['<img src=x onerror="alert(1)">']);
    });

    test("a link leads to the web and nowhere else", () => {
        expect(
            inline("[a](https://example.org) [b](javascript:alert(1)) [c](docs/x.md)").map((part) =>
                typeof part === "string" ? "text" : part.kind,
            ),
        ).toEqual(["link", "text", "em", "text", "em"]);
    });
});

describe("the rules of the game", () => {
    const all = sections(rules);

    test("have sixteen chapters, and an introduction", () => {
        expect(all.map(({ id }) => id)).toEqual([
            "",
            ...Array.from({ length: 16 }, (_, index) => `R${index + 1}`),
        ]);
    });

    test("show players only the chapters", () => {
        const shown = chapters(rules);
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

describe("marking search hits", () => {
    test("each hit is a piece, and so is each sign of a ruling", () => {
        expect(highlighted("A Potion heals †.", "potion")).toEqual([
            { text: "A ", hit: false },
            { text: "Potion", hit: true },
            { text: " heals ", hit: false },
            { text: "†", hit: false },
            { text: ".", hit: false },
        ]);
    });

    test("without a search a text is one piece", () => {
        expect(highlighted("A potion.", "")).toEqual([{ text: "A potion.", hit: false }]);
    });
});
