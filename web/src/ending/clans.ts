import { botName } from "../home/gamewords.ts";
import { clanTitle } from "../table/pieces/labels.ts";
import { calledAt } from "../table/people.ts";
import type { Clan, Score } from "../wire/types.ts";
import { say } from "../words/say.svelte.ts";
import type { Ended } from "./ended.ts";

/** A clan at the end. */
export interface EndedClan {
    seat: number;
    name: string;
    affinity: string;
    /** Its clan, if it is called by the name of a person. */
    clan: string;
    leader: string;
    mine: boolean;
    won: boolean;
    score: Score;
    /** How many icons of each affinity it has. */
    icons: Record<string, number>;
}

/** The clans, the best first. */
export function endedClans(ended: Ended): EndedClan[] {
    const { table, seats, mine } = ended;
    const alone = mine.length === 1;
    const clans = (table?.ending?.scores ?? [])
        .map((score) => {
            const clan = table?.clans.find(({ seat }) => seat === score.seat);
            const taken = seats.find(({ seat }) => seat === score.seat);
            return {
                seat: score.seat,
                name: called(
                    score.seat,
                    taken?.player ?? "",
                    taken?.name ?? "",
                    alone && mine.includes(score.seat),
                ),
                affinity: clan?.affinity ?? "",
                clan: clan && calledAt(seats, score.seat) ? clanTitle(clan) : "",
                leader: leaderOf(clan),
                mine: mine.includes(score.seat),
                won: table?.ending?.winners.includes(score.seat) ?? false,
                score,
                icons: Object.fromEntries(
                    (clan?.icons ?? []).map(({ affinity, count }) => [affinity, count]),
                ),
            };
        })
        .sort((a, b) => a.score.place - b.score.place || a.seat - b.seat);
    // Bots with the same name get their affinity added.
    const twice = (name: string): boolean => clans.filter((clan) => clan.name === name).length > 1;
    return clans.map((clan) => ({ ...clan, name: twice(clan.name) ? apart(clan) : clan.name }));
}

function apart({ name, affinity }: EndedClan): string {
    return affinity ? say("end-apart", { name, affinity: say(`affinity-${affinity}`) }) : name;
}

function called(seat: number, player: string, name: string, me: boolean): string {
    if (player) return botName(player);
    return name || (me ? say("player-you") : say("player-seat", { number: seat + 1 }));
}

function leaderOf(clan: Clan | undefined): string {
    return clan?.members.find(({ leader }) => leader)?.name ?? "";
}
