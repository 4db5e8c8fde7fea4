// The languages: one is fetched, everything is said in it, and what it lacks is said in English.

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, describe, expect, test, vi } from "vitest";

import { set } from "../../src/settings.svelte.ts";
import { ALWAYS } from "../../src/words/parts.ts";
import { LANGUAGES, learn, preferred, say, speak, spoken, unspoken } from "../../src/words/say.svelte.ts";
import { messagesOf } from "../../vite/words.ts";

afterEach(async () => {
    vi.restoreAllMocks();
    set("language", "");
    await speak("en");
});

function catalogue(files: Record<string, string>): string {
    const folder = mkdtempSync(join(tmpdir(), "locale-"));
    for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(folder, path, ".."), { recursive: true });
        writeFileSync(join(folder, path), text);
    }
    return folder;
}

describe("speaking", () => {
    test("offers four languages, each in its own name", () => {
        expect(LANGUAGES).toEqual({ en: "English", fr: "Français", es: "Español", it: "Italiano" });
    });

    test("says everything in the language that was chosen last", async () => {
        await speak("fr");
        expect(spoken()).toBe("fr");
        expect(say("settings-language")).toBe("Langue");
        expect(document.documentElement.lang).toBe("fr");
        await Promise.all([speak("es"), speak("it")]);
        expect([spoken(), say("settings-language")]).toEqual(["it", "Lingua"]);
    });

    test("says the words of a screen in the new language, too", async () => {
        await learn("gallery");
        const english = say("gallery-lead");
        await speak("es");
        expect(say("gallery-lead")).not.toBe(english);
    });

    test.each([
        ["en", "−1 potion", "−2 potions", "2 potions"],
        ["fr", "−1 potion", "−2 potions", "2 potions"],
        ["es", "−1 poción", "−2 pociones", "2 pociones"],
        ["it", "−1 pozione", "−2 pozioni", "2 pozioni"],
    ])("writes a loss with a minus, not with a hyphen: %s", async (language, one, two, gained) => {
        await speak(language);
        const gains = [-1, -2, 2].map((amount) => say("battle-gain", { resource: "potions", amount }));
        expect(gains).toEqual([one, two, gained]);
        const glory = [-0.36, 2].map((glory) => say("odds-glory-figure", { glory }));
        const point = language === "en" ? "." : ",";
        expect(glory).toEqual([`−0${point}4`, `2${point}0`]);
    });

    test.each([
        [["fr-CA", "en"], "fr"],
        [["de-DE", "it-IT", "en"], "it"],
        [["de"], "en"],
    ])("takes the first language of the browser that is there: %j", (asked, found) => {
        vi.spyOn(navigator, "languages", "get").mockReturnValue(asked);
        expect(preferred()).toBe(found);
    });

    test.each([
        [["sv-SE", "de"], "sv"],
        [["sv", "it"], ""],
        [["en-GB"], ""],
        [[], ""],
    ])("knows which language the browser asks for in vain: %j", (asked, found) => {
        vi.spyOn(navigator, "languages", "get").mockReturnValue(asked);
        expect(unspoken()).toBe(found);
        set("language", "en");
        expect(unspoken()).toBe("");
    });

    test("keeps to the language that somebody has chosen", () => {
        vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]);
        set("language", "es");
        expect(preferred()).toBe("es");
    });
});

describe("the messages of a language", () => {
    test("are complete: what is missing is English, and comments are left out", () => {
        const folder = catalogue({
            "en/shared/names.ftl": "# A comment\nyes = Yes\nno =\n    No,\n    never\n",
            "de/shared/names.ftl": "yes = Ja\n",
        });
        expect(messagesOf(folder, "de", ALWAYS)).toBe("yes = Ja\nno =\n    No,\n    never");
    });

    test("are refused with file and line if one is broken", () => {
        const folder = catalogue({
            "en/shared/names.ftl": "yes = Yes\n",
            "de/shared/names.ftl": "\nyes = { $count ->\n",
        });
        expect(() => messagesOf(folder, "de", ALWAYS)).toThrow(/names\.ftl:2: the message yes is broken/);
    });
});
