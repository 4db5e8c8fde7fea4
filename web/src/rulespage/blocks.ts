/** Rules and rulebook as blocks of text: vite/markdown.ts makes them from Markdown when the client is built. */

import type { Kind } from "../look/emblems.ts";
import type { CardKind, Colour } from "../parts/kinds.ts";

/** A piece of the game, drawn within the text. */
export type Picture =
    | { kind: "die"; colour: Colour; value?: number | undefined }
    | { kind: "token"; name: string }
    | { kind: "card"; of: CardKind; name: string }
    | { kind: "emblem" | "icon"; of: Kind; name: string };

export type Inline =
    | string
    | { kind: "strong" | "em"; inside: Inline[] }
    | { kind: "code"; text: string }
    | { kind: "link"; href: string; inside: Inline[] }
    | { kind: "picture"; picture: Picture }
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
    /** Pictures in a row, without words. */
    | { kind: "figure"; pictures: Picture[] }
    | { kind: "list"; ordered: boolean; items: Item[] }
    | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
    /** An example: a quotation in Markdown. */
    | { kind: "example"; blocks: Block[] }
    | { kind: "code"; text: string };

/** Return the plain text; pictures have none. */
export function words(inside: readonly Inline[]): string {
    return inside
        .map((part) => {
            if (typeof part === "string") return part;
            if ("inside" in part) return words(part.inside);
            if (part.kind === "picture") return "";
            return part.kind === "rule" ? part.id : part.text;
        })
        .join("");
}
