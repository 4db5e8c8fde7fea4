import { address, go } from "../router.svelte.ts";
import { FileProblem, kindOfFile } from "../wire/filekind.ts";
import { beginGame, game, takeIn } from "../wire/http.ts";
import { keep } from "../wire/keys.ts";
import type { Http } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";

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
    const text = await file.text();
    const kind = kindOfFile(text);
    if (kind !== "record") throw new FileProblem(say("home-file-other", { what: say("file-is", { kind }) }));
    const key = await takeIn(text);
    keep(key);
    const { over } = await game(key.game, key.secret);
    go(
        address(
            over ? { screen: "replay", game: key.game } : { screen: "game", game: key.game, guide: false },
        ),
    );
}
