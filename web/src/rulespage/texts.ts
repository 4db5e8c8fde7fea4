/** The rulebook and the rules, in the language that is spoken. */

import { spoken } from "../words/say.svelte.ts";
import type { Block } from "./blocks.ts";

const TEXTS = import.meta.glob<Block[]>(
    ["../../../docs/{rules,rulebook}.md", "../../../docs/??/{rules,rulebook}.md"],
    {
        import: "default",
    },
);
const ENGLISH = "en";

export interface Texts {
    rulebook: Block[];
    rules: Block[];
    /** The same in English, passage by passage, so that a search finds its words, too; none if that is spoken. */
    english: { rulebook: Block[]; rules: Block[] } | undefined;
}

/** Fetch the texts; a language that has none gets the English ones. */
export async function fetchTexts(): Promise<Texts> {
    const language = spoken();
    const [rulebook, rules] = await both(ENGLISH);
    if (!fileOf(language, "rules") || language === ENGLISH) return { rulebook, rules, english: undefined };
    const [ownRulebook, ownRules] = await both(language);
    return { rulebook: ownRulebook, rules: ownRules, english: { rulebook, rules } };
}

function both(language: string): Promise<[Block[], Block[]]> {
    return Promise.all([fileOf(language, "rulebook")!(), fileOf(language, "rules")!()]);
}

function fileOf(language: string, name: string): (() => Promise<Block[]>) | undefined {
    return TEXTS[`../../../docs/${language === ENGLISH ? "" : `${language}/`}${name}.md`];
}
