import { lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

import type { Block, Inline, Item } from "../src/rulespage/blocks.ts";

const RULE = /\b(R\d+(?:\.\d+)?)\b/;

/** Read a Markdown file that the client imports into blocks: the page carries no parser, and no markup of others. */
export function markdown(): Plugin {
    return {
        name: "monsterlands-markdown",
        transform(text, id) {
            if (!id.endsWith(".md")) return undefined;
            return { code: `export default ${JSON.stringify(blocks(text))};`, map: null };
        },
    };
}

/** Read a text. */
export function blocks(text: string): Block[] {
    return lexer(text).flatMap((token) => block(token) ?? []);
}

function block(token: Token): Block | undefined {
    switch (token.type) {
        case "heading":
            return {
                kind: "heading",
                level: token.depth as number,
                id: idOf(token.text as string),
                inside: inline(token),
            };
        case "list":
            return { kind: "list", ordered: token.ordered as boolean, items: items(token as Tokens.List) };
        case "table":
            return {
                kind: "table",
                head: (token as Tokens.Table).header.map(inline),
                rows: (token as Tokens.Table).rows.map((row) => row.map(inline)),
            };
        case "code":
            return { kind: "code", text: token.text as string };
        case "space":
        case "hr":
            return undefined;
        default:
            return { kind: "paragraph", inside: inline(token) };
    }
}

/** The items of a list; one that begins with a rule in bold goes by it. */
function items(list: Tokens.List): Item[] {
    return list.items.map((item) => {
        const inside = item.tokens.filter(({ type }) => type !== "list").flatMap(inline);
        const inner = item.tokens.find(({ type }) => type === "list");
        const id = /^\*\*(R\d+\.\d+)\*\*/.exec(item.text)?.[1] ?? "";
        return { id, inside, items: inner ? items(inner as Tokens.List) : [] };
    });
}

/** The id of a heading: of "R7 Adventure" it is R7, else its words. */
function idOf(text: string): string {
    return /^R\d+/.exec(text)?.[0] ?? text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}

/** The words of a token; what is no known mark stays as it is written. */
function inline({ raw, text, tokens }: { raw?: string; text?: string; tokens?: Token[] }): Inline[] {
    return tokens ? tokens.flatMap(mark) : spoken(text ?? raw ?? "");
}

function mark(token: Token): Inline[] {
    const { text, raw } = token as { text: string; raw: string };
    switch (token.type) {
        case "strong":
        case "em":
            // The rule that an item goes by leads nowhere.
            return [{ kind: token.type, inside: isRule(text) ? [text] : inline(token) }];
        case "codespan":
            return isRule(text) ? [{ kind: "rule", id: text }] : [{ kind: "code", text }];
        case "link": {
            // Only addresses of the web lead anywhere; what a file of the project links to is not here.
            const href = token.href as string;
            return [
                /^https?:\/\//.test(href)
                    ? { kind: "link", href, inside: [text] }
                    : { kind: "em", inside: [text] },
            ];
        }
        default:
            return spoken(raw.replaceAll(/\n\s*/g, " "));
    }
}

function isRule(text: string): boolean {
    return /^R\d+(\.\d+)?$/.test(text);
}

/** A text with the rules that it speaks of. */
function spoken(text: string): Inline[] {
    return text
        .split(RULE)
        .map((part, index) => (index % 2 ? { kind: "rule" as const, id: part } : part))
        .filter(Boolean);
}
