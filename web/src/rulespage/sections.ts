import { has } from "../gallery/search.ts";
import { words, type Block, type Inline, type Item } from "./blocks.ts";

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

/**
 * Return the chapters with only those rules that have all words of the query.
 *
 * @param twins the same chapters in another language, whose words are found, too
 */
export function matching(
    all: readonly Section[],
    sought: string,
    twins?: readonly Section[] | undefined,
): Section[] {
    if (sought.trim() === "") return [...all];
    return all
        .map((section, chapter) => {
            const twin = twins?.[chapter];
            const found = section.blocks.map((block, index) => fit(block, sought, twin?.blocks[index]));
            return { ...section, blocks: found.filter((each) => each !== undefined) };
        })
        .filter(({ title, blocks }) => blocks.length > 0 || has(title, sought));
}

/** How many passages there are: what can be found. */
export function passages(all: readonly Section[]): number {
    return all
        .flatMap(({ blocks }) => blocks)
        .reduce((sum, block) => sum + (block.kind === "list" ? block.items.length : 1), 0);
}

/** How many rules there are. */
export function count(all: readonly Section[]): number {
    return all
        .flatMap(({ blocks }) => blocks)
        .reduce((sum, block) => sum + (block.kind === "list" ? block.items.length : 0), 0);
}

function fit(block: Block, sought: string, twin: Block | undefined): Block | undefined {
    const found = (words: string, others = ""): boolean => has(words, sought) || has(others, sought);
    if (block.kind === "list") {
        const others = twin?.kind === "list" ? twin.items : [];
        const items = block.items.filter((item, index) =>
            found(itemWords(item), others[index] && itemWords(others[index])),
        );
        return items.length > 0 ? { ...block, items } : undefined;
    }
    if (block.kind === "table") {
        const others = twin?.kind === "table" ? twin : undefined;
        const rows = block.rows.filter((row, index) =>
            found(rowWords(block.head, row), others && rowWords(others.head, others.rows[index] ?? [])),
        );
        return rows.length > 0 ? { ...block, rows } : undefined;
    }
    // Headings alone say nothing.
    if (block.kind === "heading") return undefined;
    return found(blockWords(block), twin && blockWords(twin)) ? block : undefined;
}

function rowWords(head: Inline[][], row: Inline[][]): string {
    return [head, row].flat().map(words).join(" ");
}

function blockWords(block: Block): string {
    if (block.kind === "example") return block.blocks.map(blockWords).join(" ");
    if (block.kind === "list") return block.items.map(itemWords).join(" ");
    return "inside" in block ? words(block.inside) : "";
}

function itemWords(item: Item): string {
    return [words(item.inside), ...item.items.map(itemWords)].join(" ");
}
