/** The HTTP routes of the server: one function for each, with types. */

import { answered, ask, inWords, type Asked } from "./ask.ts";
import type { Http } from "./types.ts";
import { ownSecret, profileSecret, secretIfAny } from "./profile.ts";

export { HttpProblem } from "./ask.ts";

export const about = (): Promise<Http.About> => ask("about");
/** Fetch what the host wants guests to know. */
export const houseRules = async (): Promise<string> => (await answered("house-rules", {})).text();
export const box = (): Promise<Http.Box> => ask(inWords("box"));
export const scenarios = (): Promise<Http.Scenario[]> =>
    ask(inWords("scenarios"), { secret: profileSecret() });

/** How many games the server lists at once. */
export const LISTED = 50;
/** Fetch games, the next ones after another; allowed only from the machine that runs the server. */
export const games = (after?: Http.GameSummary): Promise<Http.GameSummary[]> =>
    ask(inWords("games") + (after ? `&before=${after.changed}:${after.id}` : ""), {
        secret: profileSecret(),
    });
export const game = (id: string, secret?: string): Promise<Http.GameSummary> =>
    ask(inWords(`games/${id}`), { secret });
/** Begin a game; the profile of this browser owns the seats of its people. */
export const beginGame = async (body: Http.NewGame): Promise<Http.Key> =>
    ask(inWords("games"), { method: "POST", body, secret: await secretIfAny() });
/** Begin a game with the settings and players of another. */
export const beginAgain = (id: string, secret?: string): Promise<Http.Key> =>
    ask(inWords(`games/${id}/again`), { method: "POST", secret });
export const removeGame = (id: string, secret?: string): Promise<void> =>
    ask(inWords(`games/${id}`), { method: "DELETE", secret });
export const newKey = (id: string): Promise<Http.Key> => ask(inWords(`games/${id}/key`), { method: "POST" });

export const record = async (id: string, secret?: string): Promise<string> =>
    (await answered(inWords(`games/${id}/record`), { secret })).text();
export const takeIn = async (text: string): Promise<Http.Key> =>
    ask(inWords("records"), { method: "POST", body: text, secret: await secretIfAny() });

/** Fetch campaigns: all of them on the machine of the server, else those of the profile. */
export const campaigns = async (): Promise<Http.Campaign[]> =>
    ask(inWords("campaigns"), { secret: (await about()).keeper ? profileSecret() : await ownSecret() });
export const beginCampaign = async (body: Http.NewCampaign): Promise<Http.Campaign> =>
    ask(inWords("campaigns"), { method: "POST", body, secret: await secretIfAny() });
export const beginStage = async (id: string, body: Http.NextGame): Promise<Http.Key> =>
    ask(inWords(`campaigns/${id}/games`), { method: "POST", body, secret: await secretIfAny() });

// --- the house ---

/** Let others in the local network in, or stop that; allowed only from the machine that runs the server. */
export const listen = (): Promise<{ address: string }> => ask(inWords("house/listening"), { method: "POST" });
/** Fetch a QR code of a text, as the text of an SVG file. */
export const qr = async (text: string): Promise<string> =>
    (await answered("qr", { method: "POST", body: { text } })).text();

// --- the profile of this browser ---

export const removeProfile = (): Promise<void> => mine("profile", { method: "DELETE" });
/** Fetch the devices of the profile that a secret opens. */
export const devicesOf = (secret: string): Promise<Http.Device[]> =>
    ask(inWords("profile/devices"), { secret });
export const removeDeviceOf = (secret: string, id: string): Promise<void> =>
    ask(inWords(`profile/devices/${id}`), { method: "DELETE", secret });
/** Get a code that brings a profile to another device: good once, and for ten minutes. */
export const ticketOf = (secret: string): Promise<Http.Ticket> =>
    ask(inWords("profile/ticket"), { method: "POST", secret });
/** Spend a code: the secret opens the profile from now on. */
export const useTicket = (code: string, secret: string): Promise<Http.Profile> =>
    ask(inWords("profile/devices"), { method: "POST", body: { code }, secret });
/** Fetch whose profile a secret opens. */
export const profileOf = (secret: string): Promise<Http.Profile> => ask(inWords("profile"), { secret });
/** Fetch the games of a profile, the last changed first; the next ones after another. */
export const profileGames = (secret: string, after?: Http.GameSummary): Promise<Http.GameSummary[]> =>
    ask(inWords("profile/games") + (after ? `&before=${after.changed}:${after.id}` : ""), { secret });
export const statistics = (): Promise<Http.Statistics> => mine("profile/statistics");

// --- groups ---

export const groups = (secret: string): Promise<Http.GroupSummary[]> => ask(inWords("groups"), { secret });
export const makeGroup = (body: Http.NewGroup): Promise<Http.GroupKey> =>
    mine("groups", { method: "POST", body });
/** Look at what an invitation leads to, without taking a seat; nobody needs a profile for that. */
export const lookAt = (words: string): Promise<Http.Invitation> =>
    ask(inWords("invitations/look"), { method: "POST", body: { words }, secret: profileSecret() });
/** Take a free seat with the words of an invitation. */
export const accept = (words: string): Promise<Http.GroupKey> =>
    mine("invitations", { method: "POST", body: { words } });
/** Change one's own seat. */
export const changeSeat = (group: string, seat: number, body: Http.SeatChange): Promise<void> =>
    mine(`groups/${group}/seats/${seat}`, { method: "PATCH", body });
/** Let somebody at this screen take a free seat. */
export const seatSomebody = (group: string, seat: number, name: string): Promise<void> =>
    mine(`groups/${group}/seats/${seat}`, { method: "PUT", body: { name } });
/** Leave one's own seat; the host may remove somebody. */
export const freeSeat = (group: string, seat: number): Promise<void> =>
    mine(`groups/${group}/seats/${seat}`, { method: "DELETE" });
/** Give a seat to a bot, or keep it for a friend. */
export const choosePlayer = (group: string, seat: number, player: string): Promise<void> =>
    mine(`groups/${group}/seats/${seat}/player`, { method: "PUT", body: { player } });
export const changeGroup = (group: string, body: Http.GroupOptions): Promise<void> =>
    mine(`groups/${group}/options`, { method: "PUT", body });
/** Make a new invitation, or a new link for looking on; the old one opens nothing any more. */
export const renew = (group: string, what: "invitation" | "watching"): Promise<void> =>
    mine(`groups/${group}/${what}`, { method: "POST" });
export const beginGroup = (group: string): Promise<Http.GroupGame> =>
    mine(`groups/${group}/begin`, { method: "POST" });

/** Ask as the profile of this browser, which is made if need be; refusals come in the reader's language. */
async function mine<T>(path: string, asked: Omit<Asked, "secret"> = {}): Promise<T> {
    return ask(inWords(path), { ...asked, secret: await ownSecret() });
}
