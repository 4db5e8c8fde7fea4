import { describe, expect, test } from "vitest";

import { calmest, inOrder } from "../../src/battle/calm.ts";
import type { ChoiceKind } from "../../src/wire/types.ts";
import { choice } from "../table/samples.ts";

const each = (kind: ChoiceKind, final = true) => choice(kind, [], { kind, final });
const HITS = each("take-hits", false);
const STOP = each("stop");
const ROLL = each("roll");
const ALL = each("roll-all");
const VENOM = each("use-venom", false);

describe("the choice that the keyboard begins with", () => {
    test.each([
        ["takes no hits", [HITS, each("defend-potion")], false, "defend-potion"],
        ["does not give up", [STOP, ROLL], false, "roll"],
        ["rather can be taken back", [ROLL, STOP, VENOM], false, "use-venom"],
        ["keeps what is won", [ROLL, VENOM, STOP], true, "stop"],
        ["is none if all of them lose", [HITS], false, undefined],
    ])("%s", (_, choices, won, kind) => {
        expect(calmest(choices, won)?.kind).toBe(kind);
    });
});

test("the choice that ends a fight comes last", () => {
    expect(inOrder([STOP, ROLL, VENOM, ALL]).map(({ kind }) => kind)).toEqual([
        "roll-all",
        "roll",
        "use-venom",
        "stop",
    ]);
});
