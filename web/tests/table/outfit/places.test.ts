import { expect, test } from "vitest";

import { StablePlaces } from "../../../src/table/outfit/places.ts";
import { choice } from "../samples.ts";

const [POTION, VENOM, TRAP] = ["potion", "venom", "trap"].map((spelling) => choice(spelling, []));
const names = (kept: StablePlaces, about: string, ...choices: (typeof POTION)[]): string[] =>
    kept
        .lay(
            about,
            choices.map((each) => each!),
        )
        .map(({ choice: { spelling }, open }) => (open ? spelling : `(${spelling})`));

test("a thing that cannot be chosen any more leaves its place empty, and a new one comes last", () => {
    const kept = new StablePlaces();
    expect(names(kept, "a1", POTION, VENOM)).toEqual(["potion", "venom"]);
    expect(names(kept, "a1", TRAP, VENOM)).toEqual(["(potion)", "venom", "trap"]);
    expect(names(kept, "a1", POTION)).toEqual(["potion", "(venom)", "(trap)"]);
});

test("another path starts again", () => {
    const kept = new StablePlaces();
    names(kept, "a1", POTION, VENOM);
    expect(names(kept, "a2", VENOM)).toEqual(["venom"]);
});
