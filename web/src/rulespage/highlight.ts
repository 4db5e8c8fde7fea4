import { plain } from "../gallery/search.ts";

export interface Stretch {
    text: string;
    hit: boolean;
}

/** A text in pieces: those that are sought, each sign of a ruling, and what is between. */
export function highlighted(text: string, sought: string): Stretch[] {
    const wanted = plain(sought).split(/\s+/).filter(Boolean);
    const here = plain(text);
    // Where plain writing changes the length, places would not fit: nothing is marked then.
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
