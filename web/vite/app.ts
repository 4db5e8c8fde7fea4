import { createHash } from "node:crypto";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { HtmlTagDescriptor, Plugin } from "vite";

import { manifestFile, manifestOf, withoutScripts, type Say } from "../src/app/manifest.ts";
import { ALWAYS } from "../src/words/parts.ts";
import { appIcons, WALNUT } from "./emblem.ts";
import { ENGLISH, messagesOf, offered } from "./words.ts";

const WORKER = "sw.js";
const PAGE = "index.html";
/** What the source of the worker has in place of the list of files. */
const SHELL = "__SHELL__";
/** The icons of the app, which the system keeps. */
const ICON = /^assets\/emblem-/;

/**
 * Make an app of the client: its manifest in each language, its icons, and the list of files that its service worker
 * keeps. The page and the worker know which build they are.
 */
export function app(locale: string): Plugin {
    const icons = appIcons();
    const languages = Object.keys(offered(locale)).map((language) => ({
        language,
        say: sayOf(locale, language),
    }));
    return {
        name: "monsterlands-app",
        apply: "build",
        enforce: "post",
        transformIndexHtml: {
            order: "post",
            handler: () => [
                // Behind a proxy that asks for a password, browsers fetch it only so.
                link({ rel: "manifest", href: manifestFile(ENGLISH), crossorigin: "use-credentials" }),
                ...icons
                    .filter(({ purpose }) => purpose === "touch")
                    .map(({ file }) => link({ rel: "apple-touch-icon", href: `./${file}` })),
                // Nothing but scripts knows the language, so it is said in all of them.
                {
                    tag: "noscript",
                    children: languages.map(({ language, say }) => ({
                        tag: "p",
                        attrs: { lang: language },
                        children: withoutScripts(say),
                    })),
                    injectTo: "body",
                },
            ],
        },
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                for (const { file, bytes } of icons)
                    this.emitFile({ type: "asset", fileName: file, source: bytes });
                const manifests = languages.map(({ language, say }) => {
                    const source = JSON.stringify(manifestOf(language, say, icons, WALNUT));
                    this.emitFile({ type: "asset", fileName: manifestFile(language).slice(2), source });
                    return source;
                });
                const page = bundle[PAGE];
                const worker = bundle[WORKER];
                // In a build for tests, they may not be there.
                if (page?.type !== "asset" || worker?.type !== "chunk") return;
                if (worker.imports.length > 0) throw new Error("the service worker must be one file");
                const files = Object.keys(bundle)
                    .filter((file) => file.startsWith("assets/") && !ICON.test(file))
                    .sort();
                const build = createHash("sha256")
                    .update(JSON.stringify([files, manifests, String(page.source), worker.code]))
                    .digest("hex")
                    .slice(0, 12);
                page.source = String(page.source).replace(
                    "</head>",
                    `    <meta name="build" content="${build}" />\n    </head>`,
                );
                const integrity = `sha256-${createHash("sha256").update(page.source).digest("base64")}`;
                const shell = JSON.stringify({ build, page: integrity, files });
                if (!worker.code.includes(SHELL))
                    throw new Error("the service worker has no place for its files");
                worker.code = worker.code.replace(SHELL, () => shell);
            },
        },
    };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
    return { tag: "link", attrs, injectTo: "head" };
}

/** Return what says a message in a language. */
function sayOf(locale: string, language: string): Say {
    const words = new FluentBundle(language, { useIsolating: false });
    words.addResource(new FluentResource(messagesOf(locale, language, ALWAYS)));
    return (id) => {
        const message = words.getMessage(id)?.value;
        if (!message) throw new Error(`there is no message "${id}"`);
        return words.formatPattern(message, {});
    };
}
