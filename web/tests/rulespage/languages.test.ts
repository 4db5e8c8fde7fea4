// The rules in other languages: the same passages in the same places, found by the words of both.

import { afterEach, describe, expect, test } from "vitest";

import type { Block } from "../../src/rulespage/blocks.ts";
import { chapters, count, matching } from "../../src/rulespage/sections.ts";
import { fetchTexts } from "../../src/rulespage/texts.ts";
import { LANGUAGES, speak } from "../../src/words/say.svelte.ts";

afterEach(() => speak("en"));

/** What a text consists of, without its words. */
function outline(blocks: readonly Block[]): unknown[] {
    return blocks.map((block) => {
        if (block.kind === "heading") return [block.level, /^R\d+$/.test(block.id) ? block.id : ""];
        if (block.kind === "list") return block.items.map(({ id, items }) => [id, items.length]);
        if (block.kind === "table") return [block.head.length, block.rows.length];
        if (block.kind === "figure") return block.pictures;
        if (block.kind === "example") return outline(block.blocks);
        return block.kind;
    });
}

describe.each(Object.keys(LANGUAGES).filter((code) => code !== "en"))("in %s", (language) => {
    test("the rules and the rulebook have the same passages as in English", async () => {
        await speak(language);
        const { rules, rulebook, english } = await fetchTexts();
        expect(english).toBeDefined();
        expect(outline(rules)).toEqual(outline(english!.rules));
        expect(outline(rulebook)).toEqual(outline(english!.rulebook));
    });
});

test.each(["piege", "PIÈGE", "trap"])(
    "a search for “%s” finds the rules of traps in French",
    async (sought) => {
        await speak("fr");
        const { rules, english } = await fetchTexts();
        const found = matching(chapters(rules), sought, chapters(english!.rules));
        expect(found.map(({ id }) => id)).toContain("R8");
        expect(count(found)).toBeGreaterThan(5);
    },
);
