/** The little Markdown that our rules are written in, read into a tree. What is not known stays as it is written. */

export type Inline =
    | { kind: "text"; text: string }
    | { kind: "strong" | "em"; inside: Inline[] }
    | { kind: "code"; text: string }
    | { kind: "link"; href: string; inside: Inline[] }
    /** A rule that is spoken of: R7.5 */
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
    | { kind: "code"; text: string }
    | { kind: "line" };

const BULLET = /^[-*] /;
const NUMBER = /^\d+[.)] /;
/** A number that begins a line inside of an item: "  1 *Business as usual*: …" */
const INNER = /^\s{2,}(?:[-*]|\d+[.)]?) (?=\S)/;

/** Read a text. */
export function parse(text: string): Block[] {
    const lines = text.replaceAll("\r\n", "\n").split("\n");
    const blocks: Block[] = [];
    let at = 0;
    const until = (stop: (line: string) => boolean): string[] => {
        const start = at;
        while (at < lines.length && !stop(lines[at]!)) at++;
        return lines.slice(start, at);
    };
    while (at < lines.length) {
        const line = lines[at]!;
        const heading = /^(#{1,6}) (.*)$/.exec(line);
        if (line.trim() === "") {
            at++;
        } else if (heading) {
            blocks.push({
                kind: "heading",
                level: heading[1]!.length,
                id: idOf(heading[2]!),
                inside: inline(heading[2]!),
            });
            at++;
        } else if (/^(-{3,}|\*{3,})\s*$/.test(line)) {
            blocks.push({ kind: "line" });
            at++;
        } else if (line.startsWith("```")) {
            at++;
            blocks.push({ kind: "code", text: until((each) => each.startsWith("```")).join("\n") });
            at++;
        } else if (line.startsWith("|")) {
            blocks.push(table(until((each) => !each.startsWith("|"))));
        } else if (BULLET.test(line) || NUMBER.test(line)) {
            blocks.push(
                list(
                    until((each) => each.trim() === "" || each.startsWith("#")),
                    NUMBER.test(line),
                ),
            );
        } else {
            blocks.push({ kind: "paragraph", inside: inline(until(ends).join(" ")) });
        }
    }
    return blocks;
}

function ends(line: string): boolean {
    return line.trim() === "" || /^(#{1,6} |[-*] |\||```|-{3,}\s*$)/.test(line);
}

function list(lines: string[], ordered: boolean): Block {
    const items: { text: string; inner: string[] }[] = [];
    for (const line of lines) {
        const item = items.at(-1);
        if (BULLET.test(line) || NUMBER.test(line)) {
            items.push({ text: line.replace(BULLET, "").replace(NUMBER, ""), inner: [] });
        } else if (item && INNER.test(line) && (item.inner.length > 0 || item.text.endsWith(":"))) {
            item.inner.push(line.replace(INNER, ""));
        } else if (item?.inner.length) {
            item.inner.push(`${item.inner.pop()} ${line.trim()}`);
        } else if (item) {
            item.text += ` ${line.trim()}`;
        }
    }
    return {
        kind: "list",
        ordered,
        items: items.map(({ text, inner }) => ({
            id: /^\*\*(R\d+\.\d+)\*\*/.exec(text)?.[1] ?? "",
            inside: inline(text),
            items: inner.map((each) => ({ id: "", inside: inline(each), items: [] })),
        })),
    };
}

function table(lines: string[]): Block {
    const rows = lines
        .filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line))
        .map((line) =>
            line
                .replace(/^\||\|\s*$/g, "")
                .split("|")
                .map((cell) => inline(cell.trim())),
        );
    return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** The id of a heading: of "R7 Adventure" it is R7, else its words. */
function idOf(text: string): string {
    return (
        /^R\d+/.exec(text)?.[0] ??
        text
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
            .replaceAll(/^-|-$/g, "")
    );
}

const MARKS =
    /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)|\b(R\d+(?:\.\d+)?)\b/gu;

/** Read a line. */
export function inline(text: string): Inline[] {
    const found: Inline[] = [];
    let at = 0;
    for (const match of text.matchAll(MARKS)) {
        const [whole, code, strong, em, label, href, rule] = match;
        if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
        at = match.index + whole.length;
        if (code !== undefined)
            found.push(
                /^R\d+(\.\d+)?$/.test(code) ? { kind: "rule", id: code } : { kind: "code", text: code },
            );
        else if (strong !== undefined)
            found.push({
                kind: "strong",
                inside: /^R\d+\.\d+$/.test(strong) ? [{ kind: "text", text: strong }] : inline(strong),
            });
        else if (em !== undefined) found.push({ kind: "em", inside: inline(em) });
        else if (label !== undefined && href !== undefined) found.push(linked(label, href));
        else if (rule !== undefined) found.push({ kind: "rule", id: rule });
    }
    if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
    return found;
}

/** Only addresses of the web lead anywhere; what a file of the project links to is not here. */
function linked(label: string, href: string): Inline {
    const inside: Inline[] = [{ kind: "text", text: label }];
    return /^https?:\/\//.test(href) ? { kind: "link", href, inside } : { kind: "em", inside };
}

/** The words alone. */
export function words(inside: readonly Inline[]): string {
    return inside
        .map((part) => ("inside" in part ? words(part.inside) : part.kind === "rule" ? part.id : part.text))
        .join("");
}
