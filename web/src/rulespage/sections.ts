import { has } from "../gallery/search.ts";
import { words, type Block, type Item } from "./blocks.ts";

/** A chapter of the rules: its heading and what is below it. */
export interface Section {
    id: string;
    title: string;
    blocks: Block[];
}

/** Return the chapters; what comes before the first one has no title. */
export function sections(blocks: readonly Block[]): Section[] {
    const found: Section[] = [{ id: "", title: "", blocks: [] }];
    for (const block of blocks) {
        if (block.kind === "heading" && block.level === 2) {
            found.push({ id: block.id, title: words(block.inside), blocks: [] });
        } else if (block.kind !== "heading" || block.level > 1) {
            found.at(-1)?.blocks.push(block);
        }
    }
    return found.filter(({ title, blocks: below }) => title !== "" || below.length > 0);
}

/** Return the chapters for players; the introduction is for developers. */
export function chapters(blocks: readonly Block[]): Section[] {
    return sections(blocks).filter(({ title }) => title !== "");
}

/** Return the chapters with only those rules that have all words of the query. */
export function matching(all: readonly Section[], sought: string): Section[] {
    if (sought.trim() === "") return [...all];
    return all
        .map((section) => ({
            ...section,
            blocks: section.blocks.map((block) => fit(block, sought)).filter((each) => each !== undefined),
        }))
        .filter(({ title, blocks }) => blocks.length > 0 || has(title, sought));
}

/** How many rules there are. */
export function count(all: readonly Section[]): number {
    return all
        .flatMap(({ blocks }) => blocks)
        .reduce((sum, block) => sum + (block.kind === "list" ? block.items.length : 0), 0);
}

function fit(block: Block, sought: string): Block | undefined {
    if (block.kind === "list") {
        const items = block.items.filter((item) => has(itemWords(item), sought));
        return items.length > 0 ? { ...block, items } : undefined;
    }
    if (block.kind === "table") {
        return has([block.head, ...block.rows].flat().map(words).join(" "), sought) ? block : undefined;
    }
    return "inside" in block && has(words(block.inside), sought) ? block : undefined;
}

function itemWords(item: Item): string {
    return [words(item.inside), ...item.items.map(itemWords)].join(" ");
}
