import { afterEach, describe, expect, test, vi } from "vitest";

import { share, sharesFile, sharesLinks } from "../../src/sharing/share.ts";

const FILE = new File(["x"], "picture.png", { type: "image/png" });

function system(given: Partial<Navigator>): void {
    vi.stubGlobal("navigator", given);
}

afterEach(() => void vi.unstubAllGlobals());

describe("the share sheet of the system", () => {
    test("is not offered where there is none", () => {
        system({});
        expect([sharesLinks(), sharesFile(FILE)]).toEqual([false, false]);
    });

    test("may take links and no files", () => {
        system({ share: async () => undefined, canShare: () => false });
        expect([sharesLinks(), sharesFile(FILE)]).toEqual([true, false]);
    });

    test("gets what is shared", async () => {
        const shared: ShareData[] = [];
        system({ share: async (what?: ShareData) => void shared.push(what!), canShare: () => true });
        expect(sharesFile(FILE)).toBe(true);
        expect(await share({ title: "A seat", url: "https://monsters.example/" })).toBe(true);
        expect(shared).toEqual([{ title: "A seat", url: "https://monsters.example/" }]);
    });

    test.each([
        ["AbortError", true],
        ["NotAllowedError", false],
    ])("that ends with %s was used: %s", async (name, used) => {
        system({
            share: () => {
                throw new DOMException("", name);
            },
        });
        expect(await share({ url: "#" })).toBe(used);
    });
});
