import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import { ALWAYS, PARTS } from "../src/words/parts.ts";

export const ENGLISH = "en";
const MODULE = "virtual:words";
const INNER = "\0";
/** Messages and terms begin at the left; what is indented goes on with them. */
const ENTRY = /^-?[a-zA-Z][\w-]* *=/;

/**
 * Offer the messages of the client, a module for each language and part. A language has every message: what it lacks is
 * taken from English.
 */
export function words(locale: string): Plugin {
    return {
        name: "monsterlands-words",
        resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? INNER + id : undefined),
        load(id) {
            if (!id.startsWith(INNER + MODULE)) return undefined;
            const [, language, part] = id.split("/");
            if (language && part) {
                for (const file of filesOf(locale, language, part)) this.addWatchFile(file);
                return `export default ${JSON.stringify(messagesOf(locale, language, part))};`;
            }
            return catalogue(offered(locale));
        },
    };
}

/** Return the languages that are offered, by code, each in its own name. */
export function offered(locale: string): Record<string, string> {
    return JSON.parse(readFileSync(join(locale, "languages.json"), "utf-8")) as Record<string, string>;
}

/** Return the text of a part in a language: all messages, without comments. */
export function messagesOf(locale: string, language: string, part: string): string {
    const own = entries(locale, language, part);
    if (language === ENGLISH) return [...own.values()].join("\n");
    return [...entries(locale, ENGLISH, part)].map(([id, text]) => own.get(id) ?? text).join("\n");
}

function filesOf(locale: string, language: string, part: string): string[] {
    const single: readonly string[] = PARTS;
    return ["shared", "client"].flatMap((folder) => {
        let files: string[];
        try {
            files = readdirSync(join(locale, language, folder)).sort();
        } catch {
            return [];
        }
        return files
            .filter((file) => file.endsWith(".ftl"))
            .filter((file) => {
                const alone = folder === "client" && single.includes(basename(file, ".ftl"));
                return part === ALWAYS ? !alone : folder === "client" && basename(file, ".ftl") === part;
            })
            .map((file) => join(locale, language, folder, file));
    });
}

/** Return the messages of a part by id; whatever is broken in a file is an error. */
function entries(locale: string, language: string, part: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const file of filesOf(locale, language, part)) {
        const read = new Set(new FluentResource(readFileSync(file, "utf-8")).body.map(({ id }) => id));
        let id = "";
        for (const [index, line] of readFileSync(file, "utf-8").split("\n").entries()) {
            if (line.startsWith("#")) id = "";
            else if (ENTRY.test(line)) {
                id = line.slice(0, line.indexOf("=")).trim();
                if (!read.has(id)) throw new Error(`${file}:${index + 1}: the message ${id} is broken`);
                found.set(id, line);
            } else if (id && line.trim()) found.set(id, `${found.get(id)}\n${line}`);
            else if (line.trim()) throw new Error(`${file}:${index + 1}: this is no message: ${line.trim()}`);
        }
    }
    return found;
}

function catalogue(languages: Record<string, string>): string {
    const parts = [ALWAYS, ...PARTS];
    const fetched = Object.keys(languages).flatMap((language) =>
        parts.map((part) => `"${language}/${part}": () => import("${MODULE}/${language}/${part}"),`),
    );
    return [
        `export const LANGUAGES = ${JSON.stringify(languages)};`,
        `const WORDS = {${fetched.join("\n")}};`,
        "export const fetchWords = async (language, part) => (await WORDS[`${language}/${part}`]()).default;",
    ].join("\n");
}
