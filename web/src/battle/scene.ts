/** What the battle stage shows at one moment. A scene is a value: the next one is a changed copy. */

import type { Colour } from "../parts/kinds.ts";
import type { ActivatedEvent, Mark, Table } from "../wire/types.ts";

export type Against = "monster" | "mission" | "land";
export type Health = "well" | "wounded" | "dead";

export interface AttackDie {
    key: number;
    face: number;
    hit: boolean;
}

/** A die of the mercenary: what it shows, and what it counts. */
export interface OwnDie {
    key: number;
    colour: Colour;
    face: number;
    counts: number;
}

export interface Gain {
    resource: string;
    amount: number;
}

export type MomentKind =
    | "captured"
    | "eliminated"
    | "withstood"
    | "died"
    | "conquered"
    | "unconquered"
    | "fulfilled"
    | "leftovers"
    | "failed"
    | "escaped"
    | "lashed"
    | "driven-away"
    | "land-taken"
    | "snatched";

/** Something worth a pause: a capture, a kill, a death … */
export interface Moment {
    kind: MomentKind;
    name: string;
    seat: number | null;
    gains: Gain[];
    /** Whether a mercenary on a later path of the place can build on the damage. */
    later: boolean;
}

export interface Scene {
    place: string;
    /** The path whose mercenary stands on the stage. */
    path: string;
    /** The path that is attacked or strikes; it differs from `path` while dice hit an adjacent one. */
    active: string;
    against: Against;
    foe: string;
    seat: number | null;
    member: string;
    health: Health;
    /** Attack dice that are still to be thrown, and those that are rolled. */
    coming: number;
    /** The path at which the attack dice are thrown; empty for all paths of the place. */
    aim: string;
    attack: AttackDie[];
    hits: number;
    /** Hits that the power of the monster adds. */
    extra: number;
    /** What has cancelled hits of this attack. */
    defended: string[];
    /** Whether the mercenary strikes. */
    striking: boolean;
    waiting: Colour[];
    dice: OwnDie[];
    total: number | null;
    carried: number;
    marks: Mark[];
    canCapture: boolean;
    /** The monster is beaten, and lashes out once more. */
    beaten: boolean;
    /** Traps and tricks of the path that lie open. */
    revealed: string[];
    venoms: number;
    moment: Moment | null;
}

export function emptyScene(place: string, path: string, against: Against, foe: string): Scene {
    return {
        place,
        path,
        active: path,
        against,
        foe,
        seat: null,
        member: "",
        health: "well",
        coming: 0,
        aim: path,
        attack: [],
        hits: 0,
        extra: 0,
        defended: [],
        striking: false,
        waiting: [],
        dice: [],
        total: null,
        carried: 0,
        marks: [],
        canCapture: false,
        beaten: false,
        revealed: [],
        venoms: 0,
        moment: null,
    };
}

/** Put the mercenary of a path on the stage, as a table shows it. */
export function manned(scene: Scene, table: Table | null): Scene {
    const path = table?.paths[scene.path];
    if (!path || path.mercenary === null) return scene;
    return {
        ...scene,
        seat: path.seat,
        member: path.mercenary,
        health: path.wounded ? "wounded" : "well",
        waiting: colours(path.dice),
        revealed: path.traps.filter((trap, index): trap is string => trap !== null && !!path.revealed[index]),
        venoms: path.venoms,
    };
}

/** The foe at a place, as a table shows it. */
export function foeAt(table: Table | null, place: string, against: Against): string {
    if (against === "mission")
        return table?.missions.find((mission) => mission.place === place)?.mission ?? "";
    const land = table?.lands.find((each) => each.place === place);
    return (against === "land" ? land?.land : land?.monster) ?? "";
}

/** Return the scene of a table, without any beats. */
export function sceneOf(table: Table): Scene | null {
    const { fight } = table;
    if (!fight) return null;
    const scene = emptyScene(fight.place, fight.path, fight.against as Against, fight.foe);
    return settled(manned(scene, table), table);
}

/** Return the same fight with the values of a table. */
export function settled(scene: Scene, table: Table): Scene {
    const { fight } = table;
    if (!fight) return scene;
    const striking = fight.total !== null;
    const dice = sameDice(scene.dice, fight.rolled)
        ? scene.dice.map((die) => ({
              ...die,
              counts: fight.counts[die.colour]?.[die.face - 1] ?? die.counts,
          }))
        : fight.rolled.map(([colour, face, counts], key) => ({
              key,
              colour: colour as Colour,
              face,
              counts,
          }));
    const about = manned({ ...scene, path: fight.path }, table);
    return {
        ...about,
        foe: fight.foe || scene.foe,
        coming: striking || fight.hits > 0 ? 0 : fight.attackDice,
        attack: striking ? [] : scene.attack,
        hits: fight.hits,
        striking,
        dice,
        total: fight.total,
        carried: striking ? fight.carried : scene.carried,
        marks: fight.marks,
        canCapture: fight.canCapture,
        beaten: fight.beaten,
        moment: null,
    };
}

/** Return the marks of a path that begins to roll, as far as the event has them. */
export function marksOf({ against, capture, needed }: ActivatedEvent): Mark[] {
    const mark = (name: string, value: number): Mark => {
        return { name, value, reached: false, brings: "", chance: null, lowered: "" };
    };
    if (against === "monster") return [mark("capture", capture), mark("elimination", needed)];
    return [mark(against === "land" ? "conquest" : "objective", needed)];
}

export function colours(letters: string): Colour[] {
    return [...letters].filter((letter): letter is Colour => "SMP".includes(letter));
}

function sameDice(dice: OwnDie[], rolled: readonly [string, number, number][]): boolean {
    const written = (colour: string, face: number): string => `${colour}${face}`;
    const ours = dice.map(({ colour, face }) => written(colour, face)).sort();
    const told = rolled.map(([colour, face]) => written(colour, face)).sort();
    return ours.join() === told.join();
}
