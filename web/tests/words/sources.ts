import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";

/** A node of the tree that the Svelte compiler makes of a file; scripts and templates alike. */
export interface Node {
    type: string;
    [key: string]: unknown;
}

export interface Source {
    path: string;
    tree: Node;
}

const HEARD_OR_SEEN = new Set([
    "alt",
    "aria-description",
    "aria-label",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
    "label",
    "placeholder",
    "title",
]);

/** Every component and module of the client, parsed. */
export function sources(folder: string): Source[] {
    return readdirSync(folder, { recursive: true, encoding: "utf-8" })
        .filter((path) => path.endsWith(".svelte") || path.endsWith(".ts"))
        .sort()
        .map((path) => {
            const text = readFileSync(join(folder, path), "utf-8");
            return { path, tree: read(path.endsWith(".ts") ? `<script lang="ts">${text}</script>` : text) };
        });
}

export function read(text: string): Node {
    return parse(text, { modern: true }) as unknown as Node;
}

/** Words in the template that do not come from the catalogue. */
export function literals(tree: Node): string[] {
    const found: string[] = [];
    for (const node of every(tree.fragment)) {
        if (node.type === "Text" && !insideAttribute.has(node)) note(found, String(node.data));
        if (node.type === "ExpressionTag" && !insideAttribute.has(node))
            found.push(...quoted(node.expression));
        if (node.type === "Attribute" && HEARD_OR_SEEN.has(String(node.name))) {
            for (const value of every(node.value)) {
                if (value.type === "Text") note(found, String(value.data));
                if (value.type === "ExpressionTag") found.push(...quoted(value.expression));
            }
        }
    }
    return found;
}

/**
 * Sentences in the scripts, wherever they may be shown later: two words with a space between them. What begins with a
 * sign asks the page for something: a selector, a query.
 */
export function sentences(tree: Node): string[] {
    const found: string[] = [];
    const look = (value: unknown): void => {
        if (Array.isArray(value)) return value.forEach(look);
        if (!value || typeof value !== "object" || isNotSaid(value as Node)) return;
        const node = value as Node;
        const text =
            node.type === "Literal" ? node.value : node.type === "TemplateLiteral" && texts(node).join("…");
        if (typeof text === "string" && /^(?![.[(]).*(\p{L}{2}[.:!?]? \p{L}|… \p{L}+ …)/su.test(text))
            found.push(text);
        for (const [key, child] of Object.entries(node)) {
            if (key !== "parent" && key !== "metadata") look(child);
        }
    };
    look([tree.instance, tree.module]);
    return found;
}

/** What never reaches the page: names of modules, types, and what an error prints to the console. */
function isNotSaid({ type, callee }: Node): boolean {
    if (typeof type !== "string") return false;
    const made = type === "NewExpression" && (callee as Node).name === "Error";
    return made || type.startsWith("Import") || /^TS(Type|Interface|Literal|Union)/.test(type);
}

/** The ids that `say` is called with; a template such as `die-${colour}` gives `die-*`. */
export function saidIds(tree: Node): string[] {
    const ids: string[] = [];
    for (const node of every(tree)) {
        const callee = node.callee as Node | undefined;
        if (node.type === "CallExpression" && callee?.name === "say") {
            ids.push(...idsOf((node.arguments as Node[])[0]));
        }
    }
    return ids;
}

function idsOf(node: Node | undefined): string[] {
    if (node?.type === "Literal") return [String(node.value)];
    if (node?.type === "TemplateLiteral") return [texts(node).join("*")];
    if (node?.type === "ConditionalExpression") {
        return [...idsOf(node.consequent as Node), ...idsOf(node.alternate as Node)];
    }
    throw new Error(
        `say() is called with a ${node?.type}; write the id, or a template that shows its beginning`,
    );
}

/** Words in an expression that is shown: what it calls, compares and looks up does not count. */
function quoted(expression: unknown): string[] {
    const found: string[] = [];
    const look = (node: Node | undefined | null): void => {
        if (!node) return;
        if (node.type === "Literal" && typeof node.value === "string") note(found, node.value);
        if (node.type === "TemplateLiteral") texts(node).forEach((text) => note(found, text));
        if (node.type === "ConditionalExpression")
            [node.consequent, node.alternate].forEach((x) => look(x as Node));
        if (node.type === "LogicalExpression" || node.type === "BinaryExpression") {
            const compares = /^([=!]==?|[<>]=?|in|instanceof)$/.test(String(node.operator));
            if (!compares) [node.left, node.right].forEach((x) => look(x as Node));
        }
    };
    look(expression as Node);
    return found;
}

const insideAttribute = new WeakSet<Node>();

function* every(value: unknown, within = false): Generator<Node> {
    if (Array.isArray(value)) {
        for (const item of value) yield* every(item, within);
    } else if (value && typeof value === "object") {
        const node = value as Node;
        if (typeof node.type === "string") {
            if (within) insideAttribute.add(node);
            yield node;
        }
        const inner = within || (typeof node.type === "string" && /Attribute|Directive$/.test(node.type));
        for (const [key, child] of Object.entries(node)) {
            if (key !== "parent" && key !== "metadata") yield* every(child, inner);
        }
    }
}

function texts(template: Node): string[] {
    return (template.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
}

/** Signs such as → or · need no translation; letters do. */
function note(found: string[], text: string): void {
    if (/\p{L}/u.test(text)) found.push(text.trim());
}
