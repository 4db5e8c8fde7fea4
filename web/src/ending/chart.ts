import type { Point } from "../parts/chart.ts";
import type { Moment, Score } from "../wire/types.ts";

export type Measure = "points" | "glory";

/** The rounds of a game, and what each clan had at the end of them. */
export interface History {
    rounds: number[];
    lines: { seat: number; points: Point[] }[];
}

/** Turn the history of a game into lines. */
export function linesOf(history: readonly Moment[], measure: Measure): History {
    const rounds = [...new Set(history.map(({ round }) => round))].sort((a, b) => a - b);
    const seats = [...new Set(history.map(({ seat }) => seat))].sort((a, b) => a - b);
    return {
        rounds,
        lines: seats.map((seat) => ({
            seat,
            points: history
                .filter((moment) => moment.seat === seat)
                .map((moment) => ({ at: rounds.indexOf(moment.round), value: moment[measure] }))
                .sort((a, b) => a.at - b.at),
        })),
    };
}

/** What a clan's points come from, in the order of the table. */
export const SOURCES = ["glory", "reputation", "trophies", "fire", "water", "air", "jungle"] as const;

export type Source = (typeof SOURCES)[number];

/** Return how many points of a clan come from a source. */
export function pointsFrom(score: Score, source: Source): number {
    if (source === "glory" || source === "reputation" || source === "trophies") return score[source];
    return score.affinities[source] ?? 0;
}
