/** Where the guide's progress is kept: in this browser, per game. */

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
    try {
        localStorage.setItem(SHELF + game, JSON.stringify(progress));
    } catch {
        // Storage is full or forbidden: the guide lasts as long as the page.
    }
}

export function forget(game: string): void {
    try {
        localStorage.removeItem(SHELF + game);
    } catch {
        // Storage is forbidden: there is nothing to delete.
    }
}

function kept(game: string): Progress | undefined {
    try {
        const text = localStorage.getItem(SHELF + game);
        return text ? (JSON.parse(text) as Progress) : undefined;
    } catch {
        return undefined;
    }
}
