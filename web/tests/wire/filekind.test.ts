import { expect, test } from "vitest";

import { kindOfFile } from "../../src/wire/filekind.ts";
import { say } from "../../src/words/say.svelte.ts";

test.each([
    ['record = 1\nedition = "standard@1"', "record"],
    ['{ "monsterlands": "profile", "server": "s" }', "profile"],
    ["campaign = 1\n", "campaign"],
    ['[[monster]]\nname = "Gator"', "edition"],
    ['[[clan]]\naffinity = "fire"', "position"],
    ["\uFFFDPNG\r\n\0", "picture"],
    [" \n", "empty"],
    ['{"a": 1}', "other"],
])("the text %j is of the kind %s", (text, kind) => {
    expect(kindOfFile(text)).toBe(kind);
});

test("a wrong file is told in our words: what was expected, and what it is instead", () => {
    expect(say("home-file-other", { what: say("file-is", { kind: "picture" }) })).toBe(
        "This is not a game file but a picture or something else without text. " +
            "A game file is the saved record of a game.",
    );
});
