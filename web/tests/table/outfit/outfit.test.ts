import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { Choice, Happened, Land, Path, Question } from "../../../src/wire/types.ts";
import { clearTable, entered, FakeSocket, layTable, press, tell } from "../laid.ts";
import { choice, ODDS, PATH, question, table, update } from "../samples.ts";

afterEach(clearTable);

const LOADED: Path = {
    ...PATH,
    name: "a2",
    title: "Path 2 of land A",
    mercenary: "Nimra",
    dice: "SM",
    traps: ["initial"],
    revealed: [false],
    targets: [""],
    defense: 1,
    potions: 1,
    roomTaken: 6,
    load: "",
};
const LAND: Land = {
    place: "a",
    land: "Yuha",
    header: "",
    monster: "Gorgosh",
    attackDice: 5,
    attackTold: "Rolls 5 attack dice here.",
    power: "no defense talents in a fight with it",
    paths: [],
};
const DIE = choice("die S", ["die:S"], { kind: "die" });
const POTION = choice("load potion", [], { kind: "load-potion" });
const DEFENSE = choice("load defense", [], { kind: "load-defense" });
const DONE = choice("done", [], { kind: "done" });

const loading = (...choices: Choice[]): Question =>
    question(choices, { kind: "load", about: { path: "a2" } });
const laid = (asked: Question, path: Partial<Path> = {}) =>
    table(asked, { lands: [LAND], paths: { a2: { ...LOADED, ...path } }, odds: ODDS });
const words = (selector: string): string[] =>
    [...document.querySelectorAll(`[data-area=sheet] ${selector}`)].map((each) =>
        each.textContent.replaceAll(/\s+/g, " ").trim(),
    );

describe("while a path is loaded", () => {
    test("each thing says how much space it takes", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DIE, DEFENSE, POTION, DONE)) }));
        expect(words(".add .words")).toEqual(["1 space", "defense 2 spaces", "potion only 1"]);
    });

    test("the size of a token and the number of potions are those of the edition", async () => {
        const asked = {
            ...laid(loading(DEFENSE, POTION, DONE), { tokenSize: 3 }),
            equipPotions: 2,
        };
        await layTable(entered(), update(1, { table: asked }));
        expect(words(".add .words")).toEqual(["defense 3 spaces", "potion 2 at most"]);
    });

    test("things on the path are as wide as the space they take, and the rest is free", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DONE)) }));
        const cells = [...document.querySelectorAll<HTMLElement>("[data-area=sheet] .cell")];
        expect(cells.map(({ style }) => style.getPropertyValue("--wide") || "1")).toEqual([
            ...["1", "1", "2", "2"],
            ...["1", "1", "1", "1"],
        ]);
    });

    test("a thing that cannot be taken any more keeps its place", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DIE, POTION, DONE)) }));
        tell(update(2, { table: laid(loading(POTION, DONE)) }));
        expect(words(".add .words")).toEqual(["1 space", "potion only 1"]);
        expect(document.querySelectorAll("[data-area=sheet] .gone")).toHaveLength(1);
    });

    test("the monster is shown with its power", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DONE)) }));
        expect(words(".foe .power")).toEqual(["no defense talents in a fight with it"]);
        expect(words(".odds p:not(.heard)")).toEqual([
            "an attack die of 3 or more is a hit; the second wound kills; a death here still earns 3 glory",
        ]);
    });

    test("all odds are equals: survival, the likeliest success, what else may happen", async () => {
        const odds = { ...ODDS, conquering: 0.69 };
        await layTable(entered(), update(1, { table: { ...laid(loading(DONE)), odds } }));
        expect(words("dl > div")).toEqual([
            "survives 26 %",
            "conquers 69 %",
            "eliminates 10 %",
            "captures 0 %",
            "takes loot 0 %",
            "wounded 22 %",
            "dies 74 %",
            "expected glory 2.3",
        ]);
    });

    test("odds that take long are asked for", async () => {
        await layTable(entered(), update(1, { table: { ...laid(loading(DONE)), odds: null } }));
        await vi.waitFor(() => expect(FakeSocket.last.of("chances")).toHaveLength(1));
        const { request } = FakeSocket.last.of("chances")[0]!;
        tell({ type: "chances-told", request, odds: { ...ODDS, surviving: 0.91 } });
        await vi.waitFor(() => expect(words(".surviving dd")).toEqual(["91 %"]));
    });

    test.each(["too-complex", "odds-lost", "no-odds"])(
        "why there are no odds is said on the sheet, and they are asked for once: %s",
        async (code) => {
            await layTable(entered(), update(1, { table: { ...laid(loading(DONE)), odds: null } }));
            await vi.waitFor(() => expect(FakeSocket.last.of("chances")).toHaveLength(1));
            const { request } = FakeSocket.last.of("chances")[0]!;
            tell({ type: "refused", request, code, text: "It cannot be." });
            await vi.waitFor(() => expect(words("footer p")).toEqual(["It cannot be."]));
            expect(words(".surviving dd")).toEqual([]);
            expect(FakeSocket.last.of("chances")).toHaveLength(1);
        },
    );

    test("picking a thing that is loaded says how to unload it", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DONE)) }));
        document.querySelector<HTMLElement>(".rail .cell")!.click();
        flushSync();
        expect(document.querySelector("[data-area=bar] .preview")?.textContent).toBe(
            "The path asks for this, or it was packed in another window: Undo takes it out.",
        );
    });

    test("what was packed comes out in any order, and the rest is packed again", async () => {
        const take = (type: "answer" | "undo", version: number, ...choices: Choice[]): void => {
            const { request } = FakeSocket.last.of(type).at(-1)!;
            tell({ type: "taken", request, version }, update(version, { table: laid(loading(...choices)) }));
        };
        await layTable(entered(), update(1, { table: laid(loading(DIE, DEFENSE, DONE)) }));
        const add = (spelling: string): void =>
            document.querySelector<HTMLElement>(`.add[data-choice="${spelling}"]`)!.click();
        add(DIE.spelling);
        take("answer", 2, DEFENSE, DONE);
        flushSync();
        add(DEFENSE.spelling);
        take("answer", 3, DONE);
        flushSync();
        document.querySelector<HTMLElement>(".rail .cell")!.click();
        take("undo", 4, DEFENSE, DONE);
        take("undo", 5, DIE, DEFENSE, DONE);
        expect(FakeSocket.last.of("undo")).toHaveLength(2);
        expect(FakeSocket.last.of("answer").map(({ choice: spelling }) => spelling)).toEqual([
            DIE.spelling,
            DEFENSE.spelling,
            DEFENSE.spelling,
        ]);
    });

    test("what the monster forbids says so", async () => {
        const useless = { ...POTION, useless: true, changes: "no use in a fight with Gator" };
        await layTable(entered(), update(1, { table: laid(loading(useless, DONE)) }));
        expect(words(".add .words")).toEqual(["potion no use in a fight with Gator"]);
    });

    test("all dice of a mission are one answer, with its chance", async () => {
        const asked = question([DIE], {
            kind: "deploy-dice",
            about: { target: "a2" },
            sets: [{ dice: ["S", "M"], walk: ["die S", "die M"], chance: 0.5833 }],
        });
        await layTable(entered(), update(1, { table: laid(asked) }));
        expect(words(".add > .heard")).toEqual(["Go with 1 strength, 1 magic"]);
        expect(words(".add .words")).toEqual(["58 % to fulfil it"]);
        document.querySelector<HTMLElement>(".add")!.click();
        expect(FakeSocket.last.of("answer")).toMatchObject([{ choice: "die S" }]);
    });

    test("after Madhala there is no monster, and the sheet says why", async () => {
        const told = "Madhala drives Gorgosh away first.";
        const asked = table(loading(DONE), {
            lands: [LAND],
            paths: { a2: { ...LOADED, fights: false, ahead: told } },
            odds: ODDS,
        });
        await layTable(entered(), update(1, { table: asked }));
        expect(words(".ahead")).toEqual([told]);
        expect(words(".foe")).toEqual([]);
        expect(words(".odds p:not(.heard)")).toEqual([]);
    });
});

describe("a load that ends by itself", () => {
    const END = choice("end turn", [], { kind: "end-turn", group: "other" });
    const after = { ...laid(question([END])), odds: null };
    const venom: Happened = { kind: "path-venom", seat: 0, path: "a2" };

    test("is shown once more with its odds, until it is closed", async () => {
        await layTable(entered(), update(1, { table: laid(loading(POTION, DONE)) }));
        tell(update(2, { table: after, events: [venom] }));
        expect(words(".ahead")).toEqual([
            "Packed: nothing more fits, or nothing more is left. They are on their way.",
        ]);
        await vi.waitFor(() => expect(FakeSocket.last.of("chances")).toHaveLength(1));
        const { request } = FakeSocket.last.of("chances")[0]!;
        tell({ type: "chances-told", request, odds: { ...ODDS, surviving: 0.91 } });
        await vi.waitFor(() => expect(words(".surviving dd")).toEqual(["91 %"]));
        document.querySelector<HTMLElement>("[data-area=sheet] footer button")!.click();
        flushSync();
        expect(document.querySelector("[data-area=sheet]")).toBeNull();
    });

    test("is closed by whatever happens next", async () => {
        await layTable(entered(), update(1, { table: laid(loading(POTION, DONE)) }));
        tell(update(2, { table: after, events: [venom] }));
        tell(update(3, { table: after }));
        expect(document.querySelector("[data-area=sheet]")).toBeNull();
    });

    test("is not shown again if the player has ended it", async () => {
        await layTable(entered(), update(1, { table: laid(loading(POTION, DONE)) }));
        tell(update(2, { table: after }));
        expect(document.querySelector("[data-area=sheet]")).toBeNull();
    });
});

describe("on the sheet", () => {
    test("Escape takes the last thing back if undo is free", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DIE, DONE)) }));
        press("Escape");
        expect(FakeSocket.last.of("undo").map(({ across }) => across)).toEqual([false]);
    });

    test("Escape takes nothing back across a barrier", async () => {
        const barred = { ...loading(DIE, DONE), undo: "A die was rolled since.", across: true };
        await layTable(entered(), update(1, { table: laid(barred) }));
        press("Escape");
        expect(FakeSocket.last.of("undo")).toEqual([]);
        expect(document.querySelector("dialog[open]")).toBeNull();
    });

    test("a die needs no choice of a place", async () => {
        await layTable(entered(), update(1, { table: laid(loading(DIE, DONE)) }));
        const said = document.querySelector("[data-area=bar] .preview.soft");
        expect(said?.textContent).toBe("What is lit can be chosen.");
    });
});
