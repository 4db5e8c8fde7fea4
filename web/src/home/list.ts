import { about, game, games, groups, HttpProblem, LISTED, profileGames } from "../wire/http.ts";
import { kept, secretFor } from "../wire/keys.ts";
import type { Http } from "../wire/types.ts";
import { isUnknown, profileSecret } from "../wire/profile.ts";

export interface MyGames {
    /** Games with friends that wait for this person come first, then the last changed; games that were left last. */
    list: Http.GameSummary[];
    /** Tables with friends at which no game has begun. */
    lobbies: Http.GroupSummary[];
    /** Tables with friends whose game is over: they may play again. */
    risen: Http.GroupSummary[];
    /** Whether friends may soon change something here: they come, move, leave, or want a rematch. */
    together: boolean;
    /** Whether there are older games. */
    more: boolean;
}

/** For how long after a game a rematch is likely, in seconds. */
const JUST_RISEN = 3600;

type Page = (after?: Http.GameSummary) => Promise<Http.GameSummary[]>;

/**
 * Fetch the first pages of the games of this browser's profile, those that it has keys for, and, on the machine of
 * the server, all games there.
 */
export async function myGames(pages: number): Promise<MyGames> {
    const secret = profileSecret();
    const [{ keeper }, own, tables] = await Promise.all([
        about(),
        secret
            ? known(
                  paged(pages, (after) => profileGames(secret, after)),
                  NONE,
              )
            : NONE,
        secret ? known(groups(secret), []) : [],
    ]);
    const others = keeper ? await paged(pages, games) : { list: await withKeys(own.list), more: false };
    return {
        list: [...new Map([...others.list, ...own.list].map((each) => [each.id, each])).values()].sort(
            (a, b) => rank(a) - rank(b) || b.changed - a.changed,
        ),
        lobbies: tables.filter(({ phase }) => phase === "lobby"),
        risen: tables.filter(({ phase }) => phase === "over" || phase === "ended"),
        together: tables.some(isLively),
        more: own.more || others.more,
    };
}

/** Whether friends are at a table, or have just risen. */
function isLively({ phase, changed }: Http.GroupSummary): boolean {
    return phase === "lobby" || phase === "playing" || Date.now() / 1000 - changed < JUST_RISEN;
}

/** Whether friends wait for this person; a game for one always does. */
export function waits(game: Http.GameSummary): boolean {
    return game.group !== "" && game.state === "your-turn";
}

function rank(game: Http.GameSummary): number {
    if (waits(game)) return 0;
    return game.state === "left" ? 2 : 1;
}

const NONE: { list: Http.GameSummary[]; more: boolean } = { list: [], more: false };

async function paged(pages: number, page: Page): Promise<typeof NONE> {
    const list = await page();
    let more = list.length === LISTED;
    for (let count = 1; count < pages && more; count++) {
        const next = await page(list.at(-1));
        list.push(...next);
        more = next.length === LISTED;
    }
    return { list, more };
}

/** Fetch the games that this browser has keys for, without those that are listed already. */
async function withKeys(listed: readonly Http.GameSummary[]): Promise<Http.GameSummary[]> {
    const there = new Set(listed.map(({ id }) => id));
    const found = await Promise.all(
        kept()
            .filter((id) => !there.has(id))
            .map(asked),
    );
    return found.filter((each) => each !== undefined);
}

/** Fetch a game; undefined if it is no longer there. */
async function asked(id: string): Promise<Http.GameSummary | undefined> {
    try {
        return await game(id, secretFor(id));
    } catch (error) {
        if (error instanceof HttpProblem && error.status === 404) return undefined;
        throw error;
    }
}

/** Wait for what a profile has; a profile that the server does not know has nothing. */
async function known<T>(fetched: Promise<T>, nothing: T): Promise<T> {
    try {
        return await fetched;
    } catch (error) {
        if (isUnknown(error)) return nothing;
        throw error;
    }
}
