import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";

import { iconsOf } from "../../src/look/emblems.ts";
import { say } from "../../src/words/say.svelte.ts";
import { literals, read, saidIds, sentences, sources } from "./sources.ts";

const SRC = join(import.meta.dirname, "../../src");
const ENGLISH = join(SRC, "../../src/monsterlands/locale/en");
const CATALOGUES = ["client", "shared"].flatMap((part) =>
    readdirSync(join(ENGLISH, part)).map(
        (file) => new FluentResource(readFileSync(join(ENGLISH, part, file), "utf-8")),
    ),
);
const MESSAGES = CATALOGUES.flatMap(({ body }) =>
    body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]),
);
const FILES = sources(SRC);
/** The words that are fetched with a screen, and where they may be said; the table with friends is not there. */
const SCREENS = {
    campaign: /^campaign\//,
    ear: /^table\/ear\//,
    friends: /^friends\/(?!table\/)/,
    gallery: /^gallery\//,
    guide: /^guide\//,
    replay: /^replay\//,
    rounds: /^rounds\//,
    rules: /^rulespage\//,
    sharing: /^sharing\//,
};

// The page that shows all parts is for developers, and not in the built client.
const OURS = ["gallery/Gallery.svelte", "gallery/cards.ts"];
const SHOWN = FILES.filter(({ path }) => path.endsWith(".svelte") && !OURS.includes(path));
const SAID = FILES.flatMap(({ tree }) => saidIds(tree));

describe("the client", () => {
    test.each(SHOWN)("shows only words of the catalogue in $path", ({ tree }) => {
        expect(literals(tree)).toEqual([]);
    });

    test("has no sentence in its scripts", () => {
        const found = FILES.filter(({ path }) => !OURS.includes(path)).flatMap(({ path, tree }) =>
            sentences(tree).map((text) => `${path}: ${text}`),
        );
        expect(found).toEqual([]);
    });

    test("uses no message that is missing", () => {
        expect(SAID.filter((id) => !MESSAGES.some((message) => fits(id, message)))).toEqual([]);
    });

    test("has no message that it never uses", () => {
        // Using a title counts as using the message: its plain form is for the server.
        const said = SAID.map((id) => id.split(".")[0] ?? "");
        const messages = MESSAGES.filter((id) => !id.includes("."));
        expect(messages.filter((message) => !said.some((id) => fits(id, message)))).toEqual([]);
    });

    test.each(["affinity", "die", "token"] as const)("has words for every %s that has an icon", (kind) => {
        const names = Object.keys(iconsOf(kind));
        expect(names.filter((name) => !MESSAGES.includes(`${kind}-${name}`))).toEqual([]);
    });

    test.each(Object.entries(SCREENS))(
        "says the words of %s, which come with its screens, only there",
        (part, folder) => {
            const file = readFileSync(join(ENGLISH, "client", `${part}.ftl`), "utf-8");
            const ids = new FluentResource(file).body.map(({ id }) => id);
            const elsewhere = FILES.filter(({ path }) => !folder.test(path)).flatMap(({ path, tree }) =>
                saidIds(tree)
                    .map((id) => id.split(".")[0] ?? "")
                    .filter((said) => ids.includes(said))
                    .map((id) => `${path}: ${id}`),
            );
            expect(elsewhere).toEqual([]);
        },
    );

    test("refers in words that are always there to none of a single screen", () => {
        const [always, ofScreens] = [false, true].map((wanted) =>
            ["client", "shared"]
                .flatMap((folder) =>
                    readdirSync(join(ENGLISH, folder)).map((file) => join(ENGLISH, folder, file)),
                )
                .filter(
                    (file) =>
                        Object.keys(SCREENS).some((part) => file.endsWith(`client/${part}.ftl`)) === wanted,
                )
                .map((file) => readFileSync(file, "utf-8"))
                .join("\n"),
        ) as [string, string];
        const ids = new FluentResource(ofScreens).body.map(({ id }) => id);
        const named = [...always.matchAll(/\{ ([a-z][\w-]*)/g)].map(([, id]) => id ?? "");
        expect(named.filter((id) => ids.includes(id))).toEqual([]);
    });

    test("has each message once", () => {
        expect(new Set(MESSAGES).size).toBe(MESSAGES.length);
    });
});

// The content policy of the server forbids styles in the page; set from code, as style:… does, they are allowed.
test.each(SHOWN)("$path has no style in its markup", ({ path }) => {
    const markup = readFileSync(join(SRC, path), "utf-8").replace(/<style>.*<\/style>/s, "");
    expect(markup.match(/\sstyle=|\{@html/g)).toBeNull();
});

describe("the reader of components", () => {
    test("finds words wherever they are seen or heard", () => {
        const text = `<p title="Hello">Two <b aria-label={x ? "words" : y}>{"here"} → 2</b></p>`;
        expect(literals(read(text))).toEqual(["Hello", "Two", "words", "here"]);
    });

    test("finds sentences in scripts, wherever they may be shown later", () => {
        const text = `
            <script lang="ts">
                import x from "some where else";
                type Words = "in a type";
                const label = { text: "Nothing to see.", which: a ? "two words" : "one" };
                const sum = \`\${a} and \${b}\` + say("an-id", { name: "Old bridge" });
                const box = document.querySelector(".lines [data-thing='end turn']");
                if (!box) throw new Error("there is no box");
            </script>`;
        expect(sentences(read(text))).toEqual(["Nothing to see.", "two words", "… and …", "Old bridge"]);
    });

    test("ignores what is not shown", () => {
        const text = `<p class="lit {x ? 'on' : ''}" data-x="yes">{say("yes")} {x === "no" ? 1 : 2} ·</p>`;
        expect(literals(read(text))).toEqual([]);
    });

    test("knows which messages are used", () => {
        const text = "<p>{say('yes')}{say(`die-${x}`)}{say(a ? 'b' : 'c', { d: 1 })}</p>";
        expect(saidIds(read(text))).toEqual(["yes", "die-*", "b", "c"]);
    });

    test("refuses a message whose id cannot be known", () => {
        expect(() => saidIds(read("<p>{say(x)}</p>"))).toThrow("Identifier");
    });
});

describe("say", () => {
    test("puts values into a sentence", () => {
        expect(say("meter-excess", { excess: 1 })).toBe("1 to spare");
    });

    test.each([
        [say("battle-gain", { amount: 1, resource: "potions" }), "1 potion"],
        [say("battle-gain", { amount: -1, resource: "venoms" }), "−1 venom"],
        [say("battle-gain", { amount: 2, resource: "venoms" }), "2 venoms"],
        [say("moves-more", { count: 1 }), "… and 1 more line"],
        [say("moves-more", { count: 2 }), "… and 2 more lines"],
        [say("hint-points", { points: 1 }), "1 point"],
        [
            say("label-monster", { name: "Krunn", attack: 1, capture: 3, elimination: 4 }),
            "Krunn, monster, rolls one attack die, captured with 3, eliminated with 4",
        ],
    ])("tells one from several: %s", (said, words) => {
        expect(said).toBe(words);
    });

    test("shows no id of a message that is missing, and tells the console once", () => {
        const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
        expect(say("no-such-message")).toBe("…");
        expect(say("no-such-message")).toBe("…");
        expect(told).toHaveBeenCalledTimes(1);
    });
});

function fits(id: string, message: string): boolean {
    const parts = id.split("*");
    if (parts.length === 1) return id === message;
    // An id of which only the end is known could be any message: its beginning must be known.
    return (
        parts[0] !== "" &&
        new RegExp(`^${parts.map((part) => part.replaceAll(/\W/g, "\\$&")).join(".+")}$`).test(message)
    );
}
