import { afterEach, expect, test, vi } from "vitest";

import { openTip } from "../../src/parts/tip.svelte.ts";
import type { Path } from "../../src/wire/types.ts";
import { clearTable, entered, FakeSocket, layTable, tell } from "./laid.ts";
import { clan, LAND, PATH, question, table, update } from "./samples.ts";

const MANNED: Path = {
    ...PATH,
    name: "a3",
    title: "Path 3 of land A",
    mercenary: "Frunks",
    dice: "M",
    traps: ["divert-2"],
    revealed: [false],
    venoms: 1,
    room: 3,
    roomTaken: 2,
};

/** The labels of what the keyboard reaches in an area. */
function reached(area: string): string[] {
    return [...document.querySelectorAll(`[data-area=${area}] [tabindex]`)].map(
        (each) => each.getAttribute("aria-label") ?? each.textContent.replaceAll(/\s+/g, " ").trim(),
    );
}

afterEach(clearTable);

test("everything a clan has is explained on keyboard focus", async () => {
    await layTable(entered(), update(1, { table: table(question([]), { clans: [clan()] }) }));
    for (const words of [
        "first player",
        "7 gold",
        "1 gold for wages",
        "7 points, if the game ended now",
        "0 of 5 defense",
        "0 of 3 potions",
        "0 of 3 venoms",
    ]) {
        expect(reached("clan").filter((text) => text.endsWith(words))).toHaveLength(1);
    }
    const stops = [...document.querySelectorAll<HTMLElement>("[data-area=clan] [tabindex]")];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test("traps that were loaded have a name", async () => {
    const asked = question([], { kind: "load", about: { path: "a3" } });
    await layTable(entered(), update(1, { table: table(asked, { paths: { a3: MANNED } }) }));
    expect(document.querySelector("[data-area=sheet] .rail [data-spot]:has(.emblem)")?.textContent).toContain(
        "divert-2",
    );
});

test("a bot has its name", async () => {
    const clans = [clan(), clan({ seat: 1, affinity: "fire", player: "hero@think=1" })];
    await layTable(entered(), update(1, { table: table(question([]), { clans }) }));
    expect(document.querySelector("[data-area=rivals] .who")?.textContent).toBe("Hero");
});

test("the player's own loaded path shows its odds", async () => {
    const land = { ...LAND, monster: "Krunn", attackDice: 3, paths: ["a3"] };
    const told = table(question([]), { paths: { a3: MANNED }, lands: [land] });
    await layTable(entered(), update(1, { table: told }));
    document
        .querySelector("[data-thing='path:a3']")!
        .dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.waitFor(() => expect(FakeSocket.last.of("chances")).toHaveLength(1));
    const { request, path } = FakeSocket.last.of("chances")[0]!;
    expect(path).toBe("a3");
    const never = {
        wounded: 0,
        dying: 0,
        capturing: 0,
        eliminating: 0,
        conquering: 0,
        looting: 0,
        fulfilling: 0,
        deathGlory: 0,
    };
    tell({ type: "chances-told", request, odds: { ...never, path, surviving: 0.5, glory: 1.24 } });
    await vi.waitFor(() => expect(openTip()?.tell()).toContain("Chances: survives 50 %, expected glory 1.2"));
});

test("a path says what happens before it", async () => {
    const ahead = "Madhala on path a1 drives Krunn away first: no fight here.";
    const empty = { ...PATH, mercenary: null, seat: null, dice: "", ahead };
    const land = { ...LAND, monster: "Krunn", attackDice: 3, paths: ["a1"] };
    await layTable(
        entered(),
        update(1, { table: table(question([]), { paths: { a1: empty }, lands: [land] }) }),
    );
    document
        .querySelector("[data-thing='path:a1']")!
        .dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.waitFor(() => expect(openTip()?.tell()).toContain(ahead));
});

test("a spectator sees the first clan in front, and the others as its rivals", async () => {
    const clans = [clan(), clan({ seat: 1, affinity: "air" }), clan({ seat: 2, affinity: "fire" })];
    await layTable(entered(), update(1, { table: table(question([]), { seat: null, clans }) }));
    expect(document.querySelectorAll("[data-area=rivals] .who")).toHaveLength(2);
});
