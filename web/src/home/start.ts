import { address, go } from "../router.svelte.ts";
import { beginGame, game, takeIn } from "../wire/http.ts";
import { keep } from "../wire/keys.ts";
import type { Http } from "../wire/types.ts";

/** Begin a game and go to its table. */
export async function start(settings: Http.NewGame, guide = false): Promise<void> {
    enter(await beginGame(settings), guide);
}

/** Go to the table of a game that was just begun. */
export function enter(key: Http.Key, guide = false): void {
    keep(key);
    go(address({ screen: "game", game: key.game, guide }));
}

/** Import the record of a game, and show its replay if it is over, else its table. */
export async function bring(file: File): Promise<void> {
    const key = await takeIn(await file.text());
    keep(key);
    const { over } = await game(key.game, key.secret);
    go(
        address(
            over ? { screen: "replay", game: key.game } : { screen: "game", game: key.game, guide: false },
        ),
    );
}
