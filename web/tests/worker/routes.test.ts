import { describe, expect, test } from "vitest";

import { outdated, shellOf, wayOf, type Way } from "../../src/worker/routes.ts";

const HOME = "https://monsters.example/games/";

describe("a request", () => {
    test.each<[string, string, Way]>([
        // The page itself, however it is called; the screen comes after the #.
        ["navigate", HOME, "page"],
        ["navigate", `${HOME}#/game/1234`, "page"],
        ["navigate", `${HOME}index.html`, "page"],
        ["navigate", `${HOME}?utm=1`, "page"],
        // Other pages are the server's.
        ["navigate", `${HOME}licenses.txt`, "server"],
        ["navigate", `${HOME}api/openapi.json`, "server"],
        ["navigate", `${HOME}assets/index-1a2b.js`, "server"],
        ["cors", `${HOME}assets/index-1a2b.js`, "file"],
        ["no-cors", `${HOME}assets/emblem-any-192-1a2b.png`, "file"],
        ["cors", `${HOME}api/box?language=en`, "box"],
        // Nothing else of the server is kept: it has secrets, and changes.
        ["cors", `${HOME}api/about`, "server"],
        ["cors", `${HOME}api/games/1234/record`, "server"],
        ["cors", `${HOME}api/profile`, "server"],
        ["cors", `${HOME}api/boxes`, "server"],
        // Whether the server has another build is asked with no part of the worker.
        ["cors", HOME, "server"],
        ["cors", `${HOME}sw.js`, "server"],
        ["cors", `${HOME}manifest.webmanifest`, "server"],
        // What is beside the client, or elsewhere.
        ["cors", "https://monsters.example/assets/index-1a2b.js", "server"],
        ["navigate", "https://monsters.example/", "server"],
        ["cors", "https://elsewhere.example/games/assets/index-1a2b.js", "server"],
    ])("(%s) for %s goes to the %s", (mode, url, way) => {
        expect(wayOf({ method: "GET", url, mode }, HOME)).toBe(way);
    });

    test.each(["POST", "PUT", "DELETE", "HEAD"])(
        "that changes something (%s) goes to the server",
        (method) => {
            expect(wayOf({ method, url: `${HOME}assets/a-1.js`, mode: "cors" }, HOME)).toBe("server");
        },
    );
});

describe("what is kept", () => {
    const NAMES = ["monsterlands-shell-a1", "monsterlands-replays-a1", "of-another-app", shellOf("b2")];

    test("of other builds goes once no window is open", () => {
        expect(outdated(NAMES, "b2", 0)).toEqual(["monsterlands-shell-a1", "monsterlands-replays-a1"]);
    });

    test("stays for windows that were not loaded again", () => {
        expect(outdated(NAMES, "b2", 1)).toEqual([]);
    });

    test("of many older builds goes all the same, the oldest first", () => {
        const names = ["a1", "a2", "a3", "a4", "a5"].map(shellOf);
        expect(outdated(names, "a5", 2)).toEqual([shellOf("a1")]);
    });
});
