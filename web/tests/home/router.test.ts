import { beforeEach, describe, expect, test } from "vitest";

import { address, gameBehind, go, parse, route, type Route } from "../../src/router.svelte.ts";

const ROUTES: [string, Route][] = [
    ["#/", { screen: "home" }],
    ["#/new/solo", { screen: "new", way: "solo", scenario: undefined }],
    ["#/new/solo?scenario=3", { screen: "new", way: "solo", scenario: 3 }],
    ["#/new/bots", { screen: "new", way: "bots", scenario: undefined }],
    ["#/new/hotseat", { screen: "new", way: "hotseat", scenario: undefined }],
    ["#/campaign", { screen: "campaign" }],
    ["#/game/0a1b", { screen: "game", game: "0a1b", guide: false }],
    ["#/game/0a1b?guide", { screen: "game", game: "0a1b", guide: true }],
    ["#/game/0a1b/replay", { screen: "replay", game: "0a1b" }],
    ["#/game/0a1b/replay?step=120", { screen: "replay", game: "0a1b", step: 120 }],
    ["#/gallery", { screen: "gallery" }],
    ["#/rules", { screen: "rules", rule: "" }],
    ["#/rules/R7.5", { screen: "rules", rule: "R7.5" }],
    ["#/about", { screen: "about" }],
    ["#/friends", { screen: "friends" }],
    ["#/group/0a1b", { screen: "group", group: "0a1b" }],
    ["#/join", { screen: "join", words: "" }],
    ["#/join/ant-bee-cat-dog", { screen: "join", words: "ant-bee-cat-dog" }],
    ["#/watch/0a1b/s3cret", { screen: "watch", group: "0a1b", secret: "s3cret" }],
    ["#/take", { screen: "take", code: "" }],
    ["#/take/c0de", { screen: "take", code: "c0de" }],
    ["#/profile", { screen: "profile" }],
];

describe("addresses", () => {
    test.each(ROUTES)("%s leads to its screen, and the screen is written so", (hash, expected) => {
        expect(parse(hash)).toEqual(expected);
        expect(address(expected)).toBe(hash);
    });

    test.each(["x", "-1", "1e3", "12345678", ""])("a replay ignores the step %j", (step) => {
        expect(parse(`#/game/0a1b/replay?step=${step}`)).toEqual({ screen: "replay", game: "0a1b" });
    });

    test.each(["", "#"])("an address with nothing behind it (%j) is home", (hash) => {
        expect(parse(hash)).toEqual({ screen: "home" });
    });

    test.each([
        "#/new",
        "#/new/chess",
        "#/game",
        "#/game/0a1b/edit",
        "#/game/0a1b/replay/5",
        "#/nobody",
        "#/campaign/7",
        "#/group",
        "#/group/0a1b/2",
        "#/watch/0a1b",
        "#/friends/2",
    ])("%s leads nowhere", (hash) => {
        expect(parse(hash)).toEqual({ screen: "nowhere" });
    });

    test("the id of a game contains nothing that could belong to the address", () => {
        expect(parse("#/game/..%2F..%2Frecords")).toEqual({ screen: "nowhere" });
    });

    test("an address that is cut off in the middle of a letter is read as far as possible", () => {
        expect(parse("#/rules/%E2%80")).toEqual({ screen: "rules", rule: "%E2%80" });
    });
});

describe("going", () => {
    beforeEach(() => go("#/"));

    test("changes the screen and the address", () => {
        go("#/gallery");
        expect([route(), location.hash]).toEqual([{ screen: "gallery" }, "#/gallery"]);
    });

    test("adds a step to go back", () => {
        const before = history.length;
        go("#/about");
        expect(history.length).toBe(before + 1);
    });

    test("replaces the step if asked to", () => {
        const before = history.length;
        go("#/about", true);
        expect([route(), history.length]).toEqual([{ screen: "about" }, before]);
    });
});

describe("looking up cards or rules", () => {
    beforeEach(() => go("#/"));

    test("remembers the game that was left, from page to page", () => {
        go("#/game/0a1b");
        go("#/rules");
        expect(gameBehind()).toBe("#/game/0a1b");
        go("#/rules/R7.5");
        go("#/gallery");
        expect(gameBehind()).toBe("#/game/0a1b");
    });

    test("has no game to go back to when it began at home", () => {
        go("#/game/0a1b");
        go("#/rules");
        go("#/");
        go("#/gallery");
        expect(gameBehind()).toBe("");
    });
});
