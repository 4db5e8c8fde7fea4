/** How the messages of the client are split into files that are fetched together. */

/** The parts that come with single screens: each is the file of its name in the folder `client`. */
export const PARTS = [
    "campaign",
    "ear",
    "friends",
    "gallery",
    "guide",
    "replay",
    "rounds",
    "rules",
    "sharing",
] as const;
export type Part = (typeof PARTS)[number];
/** The messages that are always there: `shared`, and the other files of `client`. */
export const ALWAYS = "always";
