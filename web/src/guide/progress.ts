/** Where the guide's progress is kept: in this browser, per game. */

import { dropText, keepText, keptText } from "../app/shelf.svelte.ts";
import { BEGINNING, type Progress } from "./facts.ts";

const SHELF = "monsterlands.guide.";

/** Return whether a game has the guide: it was asked for, or begun and not finished. */
export function isGuided(game: string, asked = false): boolean {
    const progress = kept(game);
    return progress ? !progress.finished : asked;
}

export function progressOf(game: string): Progress {
    return { ...BEGINNING, ...kept(game) };
}

export function keep(game: string, progress: Progress): void {
    keepText(SHELF + game, JSON.stringify(progress));
}

export function forget(game: string): void {
    dropText(SHELF + game);
}

function kept(game: string): Progress | undefined {
    try {
        const text = keptText(SHELF + game);
        return text ? (JSON.parse(text) as Progress) : undefined;
    } catch {
        return undefined;
    }
}
