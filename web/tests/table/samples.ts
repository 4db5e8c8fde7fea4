import type {
    Choice,
    Clan,
    Ending,
    Land,
    Line,
    Odds,
    Path,
    Question,
    Solo,
    Table,
    Space,
    Update,
} from "../../src/wire/types.ts";

/** A choice about some things. */
export function choice(spelling: string, things: string[], more: Partial<Choice> = {}): Choice {
    return {
        id: spelling.split("").reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
        spelling,
        kind: "deploy",
        things,
        label: spelling,
        changes: "",
        useless: false,
        final: false,
        points: 0,
        group: "citadel",
        ...more,
    };
}

export function question(choices: Choice[], more: Partial<Question> = {}): Question {
    return {
        kind: "turn",
        seat: 0,
        text: "Your turn.",
        asked: true,
        about: {},
        choices,
        deals: [],
        sets: [],
        undo: "",
        across: false,
        ...more,
    };
}

export function clan(more: Partial<Clan> = {}): Clan {
    return {
        seat: 0,
        name: "you",
        title: "jungle",
        player: "",
        affinity: "jungle",
        members: [],
        novices: 0,
        novicesUsed: 0,
        glory: 5,
        reputation: 1,
        excessGlory: 4,
        gold: 7,
        wages: 1,
        wage: 1,
        defense: 0,
        potions: 0,
        venoms: 0,
        pool: ["S", "S", "M", "P5"],
        gloryDice: "S",
        traps: ["initial"],
        trapCount: 1,
        ownedTraps: ["initial"],
        trapLimit: 5,
        defenseLimit: 5,
        potionLimit: 3,
        venomLimit: 3,
        lands: [],
        landsUsed: [],
        trophies: [],
        loot: [],
        points: 7,
        trophyPoints: 0,
        icons: [{ affinity: "jungle", count: 2, points: 1 }],
        out: false,
        ...more,
    };
}

/** An empty space of a building. */
export function space(more: Partial<Space> = {}): Space {
    const none = { die: "", dice: 0, seat: null, madhala: false, open: true, gives: "" };
    return { thing: "space:tavern 1", label: "Tavern, space 1", ...none, ...more };
}

/** A table with a Tavern of two spaces and a Mine of one. */
export function table(asked: Question, more: Partial<Table> = {}): Table {
    const building = (name: string, spaces: string[], offers: string[] = []) => ({
        name,
        title: name,
        the: `the ${name}`,
        to: `to the ${name}`,
        accepts: "SP",
        spaces: spaces.map((thing) => space({ thing, label: thing })),
        panic: false,
        closed: false,
        offers,
        deal: "",
        persuasion: "",
        persuaded: 0,
        help: "",
    });
    return {
        seat: 0,
        round: 1,
        rounds: 6,
        phase: "deployment",
        phaseName: "deployment",
        difficulty: "normal",
        difficultyName: "normal",
        players: 2,
        tricks: false,
        hitFrom: 3,
        equipPotions: 1,
        equipVenoms: 1,
        gloryToEnd: 30,
        dearerFrom: [11, 21],
        wages: [1, 2, 3],
        iconsTold: "Icons score together.",
        queensGrant: false,
        moreMonsters: false,
        first: 0,
        buildings: [
            building("tavern", ["space:tavern 1", "space:tavern 2"], ["Fandor", "Nimra"]),
            building("lodge", [], ["initial", "magic-1"]),
            building("mine", ["space:mine 1"]),
        ],
        novices: 8,
        beer: 2,
        loot: ["supplies"],
        lands: [],
        missions: [],
        paths: {},
        clans: [clan()],
        decks: {},
        solo: null,
        fight: null,
        odds: null,
        question: asked,
        payday: null,
        ending: null,
        ...more,
    };
}

/** A path with somebody on it. */
export const PATH: Path = {
    name: "a1",
    title: "Path 1 of land A",
    summary: "needs S",
    required: "S",
    upTo: 3,
    colours: "SM",
    benefit: "",
    open: true,
    seat: 0,
    mercenary: "Taron",
    madhala: false,
    wounded: false,
    dice: "S",
    rolled: "",
    traps: [],
    revealed: [],
    targets: [],
    defense: 0,
    potions: 0,
    venoms: 0,
    gold: 0,
    room: 10,
    roomTaken: 1,
    tokenSize: 2,
    fights: true,
    load: "S",
    ahead: "",
};

export const ODDS: Odds = {
    path: "a2",
    surviving: 0.26,
    wounded: 0.22,
    dying: 0.74,
    capturing: 0,
    eliminating: 0.1,
    conquering: 0,
    looting: 0,
    fulfilling: 0,
    glory: 2.3,
    deathGlory: 3,
};

export const LAND: Land = {
    place: "a",
    land: "",
    header: "",
    monster: "",
    attackDice: 0,
    attackTold: "",
    power: "",
    paths: [],
};

export function line(version: number, text: string, seat: number | null = 0): Line {
    return { version, seat, parts: [{ text }] };
}

export function update(version: number, more: Partial<Update> = {}): Update {
    return {
        type: "update",
        version,
        lines: [],
        dropped: [],
        events: [],
        table: table(question([])),
        changes: {},
        handover: null,
        assisted: false,
        ...more,
    };
}

export const ENDING: Ending = {
    headline: "You have won.",
    how: "",
    rank: "",
    rankName: "",
    goals: [],
    scores: [],
    winners: [0],
    history: [],
    stages: [],
    steps: 6,
};

export const SOLO: Solo = {
    scenario: 3,
    name: "Blitz",
    text: "It has 3 rounds.",
    standing: "Trainee so far; next Veteran: points 24 of 30",
    goals: [
        ["Trainee", "22 victory points"],
        ["Veteran", "30 victory points"],
        ["Hero", "40 victory points"],
    ],
    rank: "trainee",
    madhala: "on a1",
};
