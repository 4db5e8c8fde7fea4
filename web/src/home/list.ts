import { about, game, games, HttpProblem } from "../wire/http.ts";
import { kept, secretOf } from "../wire/keys.ts";
import type { Http } from "../wire/types.ts";

/**
 * Fetch the games of this machine; on other machines, those that this browser has keys for. The last changed
 * come first.
 */
export async function myGames(): Promise<Http.GameSummary[]> {
    if ((await about()).keeper) return games();
    const found = await Promise.all(kept().map(asked));
    return found.filter((each) => each !== undefined).sort((a, b) => b.changed - a.changed);
}

/** Fetch a game; undefined if it is no longer there. */
async function asked(id: string): Promise<Http.GameSummary | undefined> {
    try {
        return await game(id, secretOf(id));
    } catch (error) {
        if (error instanceof HttpProblem && error.status === 404) return undefined;
        throw error;
    }
}
