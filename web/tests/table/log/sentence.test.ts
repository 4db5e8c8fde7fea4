import { expect, test } from "vitest";

import { dieOf, textOf, thingsOf } from "../../../src/table/log/lines.ts";
import type { Line } from "../../../src/wire/types.ts";

const SENT: Line = {
    version: 2,
    seat: 1,
    parts: [
        { text: "The fire clan", thing: "clan:1" },
        { text: " sends " },
        { text: "Nuduru", thing: "member:Nuduru" },
        { text: " to path " },
        { text: "a1", thing: "path:a1" },
        { text: ", and to " },
        { text: "a1", thing: "path:a1" },
    ],
};

test("a line is read as one sentence", () => {
    expect(textOf(SENT)).toBe("The fire clan sends Nuduru to path a1, and to a1");
});

test("a line lights each thing that it names once", () => {
    expect(thingsOf(SENT)).toEqual(["clan:1", "member:Nuduru", "path:a1"]);
});

test("a die that a line names has its colour, and lights no die of the pool", () => {
    const line: Line = { ...SENT, parts: [{ text: "P5", thing: "die:P5" }, ...SENT.parts] };
    expect(line.parts.map(({ thing }) => dieOf(thing)).filter(Boolean)).toEqual(["P"]);
    expect(thingsOf(line)).toEqual(thingsOf(SENT));
});
