import { mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";

import OddsBars from "../../../src/table/outfit/OddsBars.svelte";
import { oddsWords } from "../../../src/table/outfit/odds.ts";
import type { Odds } from "../../../src/wire/types.ts";

describe("chances", () => {
    const odds: Odds = {
        path: "a1",
        surviving: 0.834,
        wounded: 0.25,
        dying: 0.166,
        capturing: 0.4,
        eliminating: 0.1,
        conquering: 0,
        looting: 0,
        fulfilling: 0,
        glory: 2,
        deathGlory: 3,
    };

    test("are described in words", () => {
        expect(oddsWords(odds)).toBe(
            "survives 83 %, survives wounded 25 %, dies 17 %, captures 40 %, eliminates 10 %, expected glory 2.0",
        );
    });

    test("that matter most are announced when they change", async () => {
        const bars = mount(OddsBars, { target: document.body, props: { odds } });
        expect(document.querySelector("[role=status]")?.textContent).toBe(
            "survives 83 %, captures 40 %, eliminates 10 %",
        );
        await unmount(bars);
    });

    test.each([
        [{ ...odds, conquering: 0.69 }, "conquers 69 %"],
        [{ ...odds, path: "m1", capturing: 0, eliminating: 0, fulfilling: 0.55 }, "fulfils 55 %"],
    ])("of every success are announced: %#", async (changed, told) => {
        const bars = mount(OddsBars, { target: document.body, props: { odds: changed } });
        expect(document.querySelector("[role=status]")?.textContent).toContain(told);
        await unmount(bars);
    });
});
