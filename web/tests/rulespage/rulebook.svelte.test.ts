import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import rulebook from "../../../docs/rulebook.md";
import rules from "../../../docs/rules.md";
import { iconOf, iconsOf, type Kind } from "../../src/look/emblems.ts";
import { type Block, type Inline, type Picture } from "../../src/rulespage/blocks.ts";
import RulesScreen from "../../src/rulespage/RulesScreen.svelte";
import { chapters, matching, passages } from "../../src/rulespage/sections.ts";
import { blocks } from "../../vite/markdown.ts";
import { picture } from "../../vite/pictures.ts";

describe("the notation for pictures", () => {
    test.each<[string, Picture]>([
        ["die:S", { kind: "die", colour: "S", value: undefined }],
        ["die:P4", { kind: "die", colour: "P", value: 4 }],
        ["die:attack6", { kind: "die", colour: "attack", value: 6 }],
        ["token:glory", { kind: "token", name: "glory" }],
        ["card:monster:Gator", { kind: "card", of: "monster", name: "Gator" }],
        ["card:land:Al-Dahn", { kind: "card", of: "land", name: "Al-Dahn" }],
        ["emblem:building:mine", { kind: "emblem", of: "building", name: "mine" }],
        ["icon:fact:cv", { kind: "icon", of: "fact", name: "cv" }],
    ])("%s is read", (text, expected) => {
        expect(picture(text)).toEqual(expected);
    });

    test.each([
        "die:X",
        "die:S7",
        "die:S:5",
        "token:luck",
        "card:monster:Dragon",
        "card:token:glory",
        "emblem:mine",
        "icon:nothing:cv",
        "icon:fact:constructor",
        "photo:of:me",
        "",
    ])("“%s” stops the build", (text) => {
        expect(() => blocks(`![${text}]`)).toThrow(`no such picture: ![${text}]`);
    });

    test("a picture stands within a line, beside a rule", () => {
        expect(blocks("Give a ![die:M] (R7.6).")).toEqual([
            {
                kind: "paragraph",
                inside: [
                    "Give a ",
                    { kind: "picture", picture: { kind: "die", colour: "M", value: undefined } },
                    " (",
                    { kind: "rule", id: "R7.6" },
                    ").",
                ],
            },
        ]);
    });

    test("a paragraph of nothing but pictures is a figure", () => {
        expect(blocks("![token:gold]\n![token:loot]")).toEqual([
            {
                kind: "figure",
                pictures: [
                    { kind: "token", name: "gold" },
                    { kind: "token", name: "loot" },
                ],
            },
        ]);
    });

    test("a quotation is an example with blocks of its own", () => {
        const [example] = blocks("> ### Anna\n>\n> Rolls ![die:S5].");
        expect(example?.kind === "example" && example.blocks.map(({ kind }) => kind)).toEqual([
            "heading",
            "paragraph",
        ]);
    });
});

describe("the rulebook", () => {
    const all = chapters(rulebook);

    test("has its chapters in the order in which one learns the game", () => {
        expect(all.map(({ title }) => title)).toEqual([
            "What it is about",
            "The goal",
            "What you begin with",
            "The round at a glance",
            "Your turn",
            "The battle",
            "Missions",
            "Coming home",
            "Gold",
            "Growing the clan",
            "Lands",
            "Scoring",
            "How hard, and what else",
            "Alone against Madhala",
            "Icons",
            "Words",
        ]);
    });

    test("is found by words and by the rules it mentions", () => {
        expect(matching(all, "haggle").map(({ id }) => id)).toEqual(["your-turn"]);
        expect(passages(matching(all, "haggle"))).toBe(1);
        expect(matching(all, "R9.5").map(({ id }) => id)).toEqual(["lands", "words"]);
        expect(matching(all, "Not a scratch").map(({ id }) => id)).toEqual(["the-battle"]);
        expect(matching(all, "no such word here")).toEqual([]);
    });

    test("shows every icon of dice, affinities, tokens, buildings and ranks", () => {
        const drawn = pictures(rulebook).map((each) =>
            each.kind === "die"
                ? iconOf("die", each.colour)
                : iconOf(each.kind === "token" ? "token" : each.of, each.name),
        );
        const kinds: Kind[] = ["affinity", "die", "token", "building", "rank"];
        const known = kinds.flatMap((kind) => Object.values(iconsOf(kind)));
        expect(known.filter((icon) => !drawn.includes(icon))).toEqual([]);
    });
});

describe("the page", () => {
    // Drawn once: it is long.
    const props = $state({ rule: "", texts: { rulebook, rules, english: undefined } });
    let screen: Record<string, unknown>;

    beforeAll(() => {
        vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ cards: [], terms: [] })));
        vi.stubGlobal("scrollTo", () => undefined);
        Element.prototype.scrollIntoView = () => undefined;
        screen = mount(RulesScreen, { target: document.body, props });
    }, 60_000);

    afterAll(async () => {
        await unmount(screen);
        document.body.replaceChildren();
        vi.unstubAllGlobals();
    });

    function open(rule: string): void {
        props.rule = rule;
        flushSync();
    }

    const current = (): string | undefined =>
        document.querySelector(".tabs a[aria-current=page]")?.textContent.trim();
    const tabs = (): string[] =>
        [...document.querySelectorAll(".tabs a")].map(({ textContent }) => textContent.trim());
    const first = (): string | undefined => document.querySelector("article h2")?.textContent.trim();

    test("begins with the rulebook", () => {
        open("");
        expect([current(), first()]).toEqual(["Rulebook", "What it is about"]);
    });

    test("draws the pieces: dice with their values, tokens, cards and emblems", () => {
        const pieces = [...document.querySelectorAll<HTMLElement>("[data-piece]")];
        const kinds = pieces.map(({ dataset }) => dataset.piece);
        expect([...new Set(kinds)].sort()).toEqual(["card", "die", "emblem", "icon", "token"]);
        const battle = document.querySelector("section[aria-labelledby=the-battle] .example")!;
        expect(battle.textContent).toContain("attack die, 6");
        expect(battle.textContent).toContain("strength die, 5");
    });

    test("links each mention of a rule to the rule", () => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>("article a")];
        expect(links.length).toBeGreaterThan(80);
        expect(links.filter(({ hash }) => !/^#\/rules\/R\d+\.\d+$/.test(hash))).toEqual([]);
    });

    test("goes to a chapter of the rulebook", async () => {
        open("the-battle");
        expect(current()).toBe("Rulebook");
        await vi.waitFor(() => expect(document.activeElement?.id).toBe("the-battle"));
    });

    test("finds in both, and says how much where", () => {
        open("");
        const field = document.querySelector<HTMLInputElement>("input[type=search]")!;
        field.value = "haggle";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        flushSync();
        expect(tabs()).toEqual(["Rulebook (1)", "Every rule (0)"]);
        expect(document.querySelector("[role=status]")?.textContent.trim()).toBe("One passage");
        expect(document.querySelector("mark")?.textContent).toBe("haggle");
    });

    test("keeps what is sought when all rules are opened, and forgets it for a rule that lacks it", async () => {
        open("every");
        expect([current(), document.querySelector("article")?.textContent.trim()]).toEqual([
            "Every rule (0)",
            "Nothing here has these words. Try one of them alone, or look in “Cards and words”.",
        ]);
        open("R7.5");
        await vi.waitFor(() => expect(document.activeElement?.id).toBe("R7.5"));
        expect([current(), first()]).toEqual(["Every rule", "R1 Words"]);
    });
});

function pictures(all: readonly Block[]): Picture[] {
    const within = (inside: readonly Inline[]): Picture[] =>
        inside.flatMap((part) =>
            typeof part === "string"
                ? []
                : part.kind === "picture"
                  ? part.picture
                  : "inside" in part
                    ? within(part.inside)
                    : [],
        );
    return all.flatMap((block) => {
        if (block.kind === "figure") return block.pictures;
        if (block.kind === "example") return pictures(block.blocks);
        if (block.kind === "list") return block.items.flatMap(({ inside }) => within(inside));
        if (block.kind === "table") return [block.head, ...block.rows].flat().flatMap(within);
        return "inside" in block ? within(block.inside) : [];
    });
}
