/** Bringing a profile to this browser, by a code or by a file. */

import { FileProblem, kindOfFile } from "../wire/filekind.ts";
import { renewPush } from "../push.ts";
import { HttpProblem } from "../wire/ask.ts";
import {
    devicesOf,
    groups,
    profileGames,
    profileOf,
    removeDeviceOf,
    ticketOf,
    useTicket,
} from "../wire/http.ts";
import { drawSecret, isBlank, isUnknown, keepProfile, me, profileSecret } from "../wire/profile.ts";
import type { Http } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";

/** A profile that could be used here, with a secret of its own for this browser. */
export interface Found {
    profile: Http.Profile;
    secret: string;
}

/** The profile of this browser, if it would be missed. */
export interface Missed {
    profile: Http.Profile;
    /** Whether it has games, or a seat at a table. */
    plays: boolean;
}

interface ProfileFile {
    monsterlands: "profile";
    server: string;
    secret: string;
    name: string;
}

/** Spend a code for another device. */
export async function byCode(code: string): Promise<Found> {
    const secret = drawSecret();
    return { profile: await useTicket(code, secret), secret };
}

/** Make a file that keeps the profile of this browser; it counts as a device. */
export async function toFile(server: string): Promise<string> {
    await me();
    const { profile, secret } = await byCode((await ticketOf(profileSecret()!)).code);
    const file: ProfileFile = { monsterlands: "profile", server, secret, name: profile.name };
    return `${JSON.stringify(file, undefined, 2)}\n`;
}

/**
 * Read a file that keeps a profile. The file stays a device of its own.
 *
 * :raises FileProblem: if it is something else, of another server, or was removed
 */
export async function byFile(text: string, server: string): Promise<Found> {
    const file = readFile(text);
    if (file.server !== server) throw new FileProblem(say("file-elsewhere", { name: file.name }));
    try {
        await profileOf(file.secret);
    } catch (error) {
        throw isUnknown(error) ? new FileProblem(say("file-removed", { name: file.name })) : error;
    }
    return byCode((await ticketOf(file.secret)).code);
}

function readFile(text: string): ProfileFile {
    try {
        const read = JSON.parse(text) as Partial<ProfileFile> | null;
        const { monsterlands, server, secret, name } = read ?? {};
        const whole = [server, secret, name].every((each) => typeof each === "string");
        if (monsterlands === "profile" && whole) return read as ProfileFile;
    } catch {
        // No JSON: told below.
    }
    throw new FileProblem(say("file-other", { what: say("file-is", { kind: kindOfFile(text) }) }));
}

/**
 * Return the profile that this browser has now, if it would be missed: it has a name, an emblem that was chosen, a
 * game, or a seat at a table.
 */
export async function missed(): Promise<Missed | undefined> {
    const secret = profileSecret();
    if (!secret) return undefined;
    try {
        const [profile, games, tables] = await Promise.all([
            profileOf(secret),
            profileGames(secret),
            groups(secret),
        ]);
        const plays = games.length > 0 || tables.length > 0;
        return plays || !isBlank(profile) ? { profile, plays } : undefined;
    } catch (error) {
        if (error instanceof HttpProblem && isUnknown(error)) return undefined;
        throw error;
    }
}

/** Use a profile in this browser from now on. */
export function use({ secret }: Found): void {
    keepProfile(secret);
    // Messages of this browser are for its new person; if that fails, the next load tries again.
    renewPush().catch((problem: unknown) => console.warn(problem));
}

/** Do not use a profile after all: this browser is no device of it. */
export async function putBack({ secret }: Found): Promise<void> {
    const device = (await devicesOf(secret)).find(({ current }) => current);
    if (device) await removeDeviceOf(secret, device.id);
}
