import { expect, test } from "vitest";

import { thingTitle } from "../../../src/table/pieces/labels.ts";
import { clan, PATH, question, table } from "../samples.ts";

const { buildings, ...laid } = table(question([]), { clans: [clan({ seat: 1 })], paths: { a1: PATH } });
const [tavern, ...others] = buildings;
const titled = {
    ...tavern!,
    title: "Tavern",
    spaces: tavern!.spaces.map((space, index) => ({ ...space, label: `Tavern, space ${index + 1}` })),
};
const LAID = { ...laid, buildings: [titled, ...others] };

test.each([
    ["building:tavern", "Tavern"],
    ["space:tavern 2", "Tavern, space 2"],
    ["dock:tavern 1", "Fandor"],
    ["path:a1", "Path 1 of land A"],
    ["clan:1", "jungle clan"],
    ["die:P5", "persuasion die, 5"],
    ["die:S", "strength die"],
    ["beer:round", "A round of beer, 2 gold"],
    ["offered:novice", "novice"],
])("%s is called %s", (thing, title) => {
    expect(thingTitle(thing, LAID)).toBe(title);
});

test.each([
    "member:Fandor",
    "building:castle",
    "space:tavern 9",
    "dock:tavern 9",
    "path:z9",
    "clan:7",
    "die:",
])("the table alone has no name for %s", (thing) => {
    expect(thingTitle(thing, LAID)).toBeUndefined();
});
