import { plain } from "../gallery/search.ts";

export interface Stretch {
    text: string;
    hit: boolean;
}

/** Split a text into matches of the query, signs of rulings, and the rest. */
export function highlighted(text: string, sought: string): Stretch[] {
    const wanted = plain(sought).split(/\s+/).filter(Boolean);
    const here = plain(text);
    // If removing accents changes the length, positions would not match: highlight nothing.
    const places = here.length === text.length ? wanted : [];
    const pieces: Stretch[] = [];
    let at = 0;
    while (at < text.length) {
        const word = places
            .filter((each) => here.startsWith(each, at))
            .sort((a, b) => b.length - a.length)[0];
        const length = word?.length ?? 1;
        const hit = word !== undefined;
        const sign = text.charAt(at) === "†";
        const last = pieces.at(-1);
        if (!hit && !sign && last && !last.hit && last.text !== "†") last.text += text.charAt(at);
        else pieces.push({ text: text.slice(at, at + length), hit });
        at += length;
    }
    return pieces;
}
