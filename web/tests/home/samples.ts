import type { Http } from "../../src/wire/types.ts";

/** A game in a list: solo, in its second round, unless more is told. */
export function summary(more: Partial<Http.GameSummary> = {}): Http.GameSummary {
    return {
        id: "g1",
        created: 0,
        changed: 0,
        players: 1,
        difficulty: "normal",
        scenario: 1,
        scenarioName: "business-as-usual",
        tricks: false,
        round: 2,
        rounds: 6,
        phase: "deployment",
        asked: 0,
        persons: 1,
        standings: [],
        campaign: "",
        assisted: false,
        brought: false,
        over: false,
        rank: "",
        points: null,
        problem: "",
        group: "",
        mySeats: [0],
        yourTurn: true,
        ended: false,
        state: "your-turn",
        waitsFor: [],
        others: [],
        mayDelete: true,
        ...more,
    };
}

/** A game of two friends, in which this person has the first seat. */
export function withFriends(more: Partial<Http.GameSummary> = {}): Http.GameSummary {
    return summary({
        players: 2,
        scenario: null,
        scenarioName: "",
        persons: 2,
        group: "t1",
        others: ["Ben"],
        mayDelete: false,
        ...more,
    });
}
