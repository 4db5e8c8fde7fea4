import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import NewSolo from "../../src/home/NewSolo.svelte";

const SCENARIO = {
    rules: "The plain game.",
    goals: [],
    difficulties: ["tutorial", "normal", "hard", "cutthroat"],
    affinity: "",
    bestRank: "",
    bestPoints: null,
    bestDifficulty: "",
    played: 0,
};
const BEST = { bestRank: "hero", bestPoints: 114, bestDifficulty: "tutorial", played: 1 };
let screen: Record<string, unknown>;

beforeEach(async () => {
    const scenarios = [
        { ...SCENARIO, ...BEST, number: 1, name: "Business as usual" },
        { ...SCENARIO, number: 2, name: "Money is king" },
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(scenarios)));
    screen = mount(NewSolo, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector(".scenario")).not.toBeNull());
    flushSync();
});
afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
});

const labels = (): HTMLLabelElement[] => [...document.querySelectorAll("label")];
const labelled = (name: string): HTMLLabelElement =>
    labels().find((each) => each.textContent.includes(name))!;
const isChosen = (name: string): boolean => labelled(name).querySelector("input")!.checked;

test("the best result states its difficulty", () => {
    expect(labelled("Business as usual").textContent).toContain("Hero · 114 points · Tutorial");
});

test("a scenario is offered on the difficulty of the best result, another one on Normal", () => {
    expect(isChosen("Tutorial")).toBe(true);
    labelled("Money is king").querySelector("input")!.click();
    flushSync();
    expect(isChosen("Normal")).toBe(true);
});

test("what is picked stays picked", () => {
    labelled("Hard").querySelector("input")!.click();
    labelled("Money is king").querySelector("input")!.click();
    flushSync();
    expect(isChosen("Hard")).toBe(true);
});
