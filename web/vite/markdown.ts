import { lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

import type { Block, Inline, Item } from "../src/rulespage/blocks.ts";
import { picture, PICTURE } from "./pictures.ts";

const RULE = /\b(R\d+(?:\.\d+)?)\b/;

/**
 * Turn an imported Markdown file into blocks at build time, so that the page has no parser and no foreign
 * markup.
 */
export function markdown(): Plugin {
    return {
        name: "monsterlands-markdown",
        transform(text, id) {
            if (!id.endsWith(".md")) return undefined;
            return { code: `export default ${JSON.stringify(blocks(text))};`, map: null };
        },
    };
}

/** Return the blocks of a Markdown text. */
export function blocks(text: string): Block[] {
    return below(lexer(text));
}

function below(tokens: Token[]): Block[] {
    return tokens.flatMap((token) => block(token) ?? []);
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
        case "blockquote":
            return { kind: "example", blocks: below((token as Tokens.Blockquote).tokens) };
        case "code":
            return { kind: "code", text: token.text as string };
        case "space":
        case "hr":
            return undefined;
        default:
            return paragraph(inline(token));
    }
}

/** Return a paragraph, or a figure if it has nothing but pictures. */
function paragraph(inside: Inline[]): Block {
    const pictures = inside.flatMap((part) =>
        typeof part !== "string" && part.kind === "picture" ? part.picture : [],
    );
    const bare = inside.every((part) => (typeof part === "string" ? !part.trim() : part.kind === "picture"));
    return bare && pictures.length > 0 ? { kind: "figure", pictures } : { kind: "paragraph", inside };
}

/** Return the items of a list; one that begins with a rule id in bold gets that id. */
function items(list: Tokens.List): Item[] {
    return list.items.map((item) => {
        const inside = item.tokens.filter(({ type }) => type !== "list").flatMap(inline);
        const inner = item.tokens.find(({ type }) => type === "list");
        const id = /^\*\*(R\d+\.\d+)\*\*/.exec(item.text)?.[1] ?? "";
        return { id, inside, items: inner ? items(inner as Tokens.List) : [] };
    });
}

/** Return the id of a heading: R7 for "R7 Adventure", else its words. */
function idOf(text: string): string {
    return /^R\d+/.exec(text)?.[0] ?? text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}

/** Return the spans of a token; unknown markup stays as it is written. */
function inline({ raw, text, tokens }: { raw?: string; text?: string; tokens?: Token[] }): Inline[] {
    return tokens ? tokens.flatMap(mark) : spoken(text ?? raw ?? "");
}

function mark(token: Token): Inline[] {
    const { text, raw } = token as { text: string; raw: string };
    switch (token.type) {
        case "strong":
        case "em":
            // The id of the item itself is no link.
            return [{ kind: token.type, inside: isRule(text) ? [text] : inline(token) }];
        case "codespan":
            return isRule(text) ? [{ kind: "rule", id: text }] : [{ kind: "code", text }];
        case "link": {
            // Keep only links to web addresses: the other files of the project are not here.
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

/** Split a text at its pictures, and at the rules it mentions. */
function spoken(text: string): Inline[] {
    return text
        .split(PICTURE)
        .flatMap((part, index) =>
            index % 2 ? { kind: "picture" as const, picture: picture(part) } : mentioning(part),
        );
}

function mentioning(text: string): Inline[] {
    return text
        .split(RULE)
        .map((part, index) => (index % 2 ? { kind: "rule" as const, id: part } : part))
        .filter(Boolean);
}
