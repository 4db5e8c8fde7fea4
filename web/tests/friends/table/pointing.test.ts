import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { set } from "../../../src/settings.svelte.ts";
import { PATH, update } from "../../table/samples.ts";
import { company, game, layTogether, WAITING } from "./laid.ts";

layTogether();

/** To fetch the page takes longer the first time. */
beforeAll(() => import("../../../src/table/ear/EarTable.svelte"));
afterEach(() => set("ear", false));

describe.each([false, true])("pointing at a thing, by ear: %s", (ear) => {
    const heard = (): string[] =>
        [...document.querySelectorAll("p[aria-live=polite]")].map(({ textContent }) => textContent);

    test.each([
        ["path:a1", "Bo points at Path 1 of land A."],
        ["clan:2", "Bo points at air clan."],
    ])("is announced by its name: %s", async (thing, told) => {
        set("ear", ear);
        game().tell(update(13, { table: { ...WAITING, paths: { a1: PATH } } }));
        await vi.waitFor(() => expect(document.querySelector("[data-area=ear]") !== null).toBe(ear));
        company().tell({ type: "pointed", seat: 1, name: "Bo", thing });
        expect(heard()).toContain(told);
    });
});
