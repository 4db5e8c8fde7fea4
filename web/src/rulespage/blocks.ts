/** The rules as blocks of text: vite/markdown.ts makes them from Markdown when the client is built. */

export type Inline =
    | string
    | { kind: "strong" | "em"; inside: Inline[] }
    | { kind: "code"; text: string }
    | { kind: "link"; href: string; inside: Inline[] }
    /** A mention of a rule: R7.5 */
    | { kind: "rule"; id: string };

export interface Item {
    /** The id that a rule begins with, or empty. */
    id: string;
    inside: Inline[];
    items: Item[];
}

export type Block =
    | { kind: "heading"; level: number; id: string; inside: Inline[] }
    | { kind: "paragraph"; inside: Inline[] }
    | { kind: "list"; ordered: boolean; items: Item[] }
    | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
    | { kind: "code"; text: string };

/** Return the plain text. */
export function words(inside: readonly Inline[]): string {
    return inside
        .map((part) =>
            typeof part === "string"
                ? part
                : "inside" in part
                  ? words(part.inside)
                  : part.kind === "rule"
                    ? part.id
                    : part.text,
        )
        .join("");
}
