/** What people of a group do at the table, over HTTP: one function for each route. */

import { ask, inWords, type Asked } from "../wire/ask.ts";
import { profileSecret } from "../wire/profile.ts";

export const leaveGame = (group: string): Promise<void> => mine(`groups/${group}/leave`, { method: "POST" });

/** Let a bot play on for somebody. */
export const letBotPlay = (group: string, seat: number, bot: string): Promise<void> =>
    mine(`groups/${group}/seats/${seat}/stand-in`, { method: "PUT", body: { bot } });

/** Take one's seat back from the bot. */
export const takeSeatBack = (group: string, seat: number): Promise<void> =>
    mine(`groups/${group}/seats/${seat}/stand-in`, { method: "DELETE" });

/** Vote on whether the game ends as it stands. */
export const voteToEnd = (group: string, agree: boolean): Promise<void> =>
    mine(`groups/${group}/ending`, { method: "POST", body: { agree } });

/** Ask to undo one's last step across the barrier, or answer somebody who asks. */
export const voteToUndo = (group: string, version: number, agree: boolean): Promise<void> =>
    mine(`groups/${group}/undo`, { method: "POST", body: { version, agree } });

/** Go back to the lobby with the same people. */
export const rematch = (group: string): Promise<void> => mine(`groups/${group}/rematch`, { method: "POST" });

/** How a push service reaches a browser. */
export interface PushAddress {
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
}

export const subscribe = (body: PushAddress): Promise<void> => mine("profile/push", { method: "POST", body });
export const unsubscribe = (endpoint: string): Promise<void> =>
    mine("profile/push", { method: "DELETE", body: { endpoint } });

function mine<T>(path: string, asked: Omit<Asked, "secret">): Promise<T> {
    return ask(inWords(path), { ...asked, secret: profileSecret() });
}
