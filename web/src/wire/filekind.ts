/** What a file is that somebody opens, as far as its text shows. */
export type FileKind =
    "record" | "profile" | "campaign" | "edition" | "position" | "picture" | "empty" | "other";

/** The first line that fits tells the kind. */
const SIGNS: [FileKind, RegExp][] = [
    ["empty", /^\s*$/],
    ["picture", /[\0\uFFFD]/],
    ["profile", /^\s*\{[^]*"monsterlands"\s*:\s*"profile"/],
    ["record", /^\s*record\s*=/m],
    ["campaign", /^\s*campaign\s*=/m],
    ["edition", /^\s*\[\[(?:monster|mercenary|mercenaries|land|equipment|trap|loot)\]\]/m],
    ["position", /^\s*\[\[clan\]\]/m],
];

export function kindOfFile(text: string): FileKind {
    return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? "other";
}

/** Why a file is of no use here, in words. */
export class FileProblem extends Error {}
