import type { Group, GroupSeat, Talk } from "../../src/wire/types.ts";

export function groupSeat(seat: number, more: Partial<GroupSeat> = {}): GroupSeat {
    return {
        seat,
        bot: "",
        name: ["Ada", "Bo", "Cy", "Di"][seat] ?? "",
        emblem: "krunn",
        affinity: null,
        free: false,
        ready: true,
        mine: seat === 0,
        host: seat === 0,
        presence: "here",
        left: false,
        standIn: "",
        timeLeft: null,
        ...more,
    };
}

/** Ada (the reader), Bo and Cy play the game `g`; Bo is asked. */
export function group(more: Partial<Group> = {}): Group {
    return {
        id: "club",
        version: 3,
        phase: "playing",
        seats: [groupSeat(0), groupSeat(1), groupSeat(2)],
        difficulty: "normal",
        tricks: false,
        queensGrant: false,
        moreMonsters: false,
        pace: { kind: "open", minutes: 0, days: 0 },
        talk: "all",
        fill: false,
        host: true,
        lookingOn: false,
        watchers: 0,
        invitation: "",
        expires: 0,
        watching: "",
        game: "g",
        whyNot: "",
        asked: 1,
        askedFor: 0,
        mayReplace: [],
        mayEnd: false,
        ending: [],
        undo: null,
        ...more,
    };
}

/** A seat of a lobby: free, unless more is told. */
export function seat(number: number, more: Partial<GroupSeat> = {}): GroupSeat {
    const free = more.name === undefined && !more.bot;
    return groupSeat(number, { name: "", emblem: "", free, ready: false, mine: false, host: false, ...more });
}

/** A lobby with two seats, of which Ana, the reader and host, has the first. */
export function lobby(more: Partial<Group> = {}): Group {
    return group({
        id: "t1",
        version: 1,
        phase: "lobby",
        seats: [seat(0, { name: "Ana", emblem: "krunn", mine: true, host: true }), seat(1)],
        invitation: "ant-bee-cat-dog",
        expires: 1_800_000_000,
        watching: "look",
        game: "",
        whyNot: "One seat is still free.",
        asked: null,
        ...more,
    });
}

export function talk(number: number, text: string, more: Partial<Talk> = {}): Talk {
    return {
        number,
        at: 0,
        seat: 1,
        name: "Bo",
        mine: false,
        kind: "text",
        text,
        code: "",
        ...more,
    };
}
