import { expect, test } from "vitest";

import { iconOf } from "../../src/look/emblems.ts";

test("tokens of loot that one might confuse have emblems of different kinds", () => {
    expect([iconOf("loot", "magic-boost"), iconOf("loot", "magic-rerolls")]).toEqual([
        "crystal-wand",
        "star-swirl",
    ]);
});
