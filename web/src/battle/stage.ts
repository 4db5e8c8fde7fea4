/** What all beats of a fight need. */

import type { Happened, Table } from "../wire/types.ts";
import type { Beat, BeatKind, Told } from "./beat.ts";
import {
    type Against,
    emptyScene,
    foeAt,
    type Gain,
    type Health,
    manned,
    type MomentKind,
    type Scene,
} from "./scene.ts";

/** What is reset when another mercenary steps onto the stage. */
const NOBODY = { member: "", seat: null, revealed: [], dice: [], waiting: [], total: null, striking: false };

/** The stage while an update is turned into beats: the scene, and the beats so far. */
export class Stage {
    readonly beats: Beat[] = [];
    protected scene: Scene | null;
    protected keys: number;
    protected readonly wounds = new Map<string, Health>();
    protected readonly before: Table | null;
    protected readonly after: Table;
    protected readonly events: readonly Happened[];

    constructor(scene: Scene | null, before: Table | null, told: Told) {
        this.scene = scene;
        this.before = before;
        this.after = told.table;
        const end = told.events.findIndex(({ kind }) => kind === "clean-up-began");
        // In the clean-up, traps are revealed and tokens return: that is no fight.
        this.events = end < 0 ? told.events : told.events.slice(0, end);
        this.keys =
            1000 + Math.max(0, ...[...(scene?.dice ?? []), ...(scene?.attack ?? [])].map(({ key }) => key));
    }

    /** Open the stage for a battle that has no beat yet. */
    protected begin(path: string): void {
        const place = path[0] ?? "";
        if (this.scene?.place === place && this.scene.against !== "mission") return;
        const against: Against = foeAt(this.before ?? this.after, place, "monster") ? "monster" : "land";
        const foe = foeAt(this.before, place, against) || foeAt(this.after, place, against);
        this.scene = this.on(emptyScene(place, path, against, foe));
        const { fight } = this.after;
        if (fight?.place === place)
            this.scene = { ...this.scene, marks: fight.marks, coming: fight.attackDice };
    }

    /** Pause for a moment. `follower`: who goes on from a total that was not enough. */
    protected moment(
        kind: MomentKind,
        name: string,
        seat: number | null,
        index: number,
        follower = "",
    ): void {
        const scene = this.scene;
        if (!scene) return;
        const gains = this.gains(index, seat);
        const later = follower !== "" && follower !== "madhala";
        const moment = { kind, name, seat, gains, later };
        this.scene = { ...scene, moment };
        const told = { name, member: scene.member, total: scene.total ?? 0, later: later ? "yes" : "no" };
        this.beat("moment", told);
        this.scene = { ...scene, moment: null };
    }

    /** Return what the events right after an event give to a seat. */
    private gains(index: number, seat: number | null): Gain[] {
        const gains: Gain[] = [];
        for (const event of this.events.slice(index + 1)) {
            if (event.kind !== "gained" || event.seat !== seat) break;
            gains.push({ resource: event.resource, amount: event.amount });
        }
        return gains;
    }

    /** Put the mercenary of another path on the stage while the attack goes on. */
    protected show(path: string, member = ""): void {
        if (!this.scene) this.begin(path);
        const scene = this.scene;
        if (scene && scene.path === path && (!member || scene.member === member)) {
            this.scene = { ...scene };
            return;
        }
        if (scene) this.scene = this.on({ ...scene, ...NOBODY, path }, member);
    }

    protected on(scene: Scene, member = ""): Scene {
        const before = manned(scene, this.before);
        const shown = before.member ? before : manned(scene, this.after);
        const name = member || shown.member;
        return { ...shown, member: name, health: this.wounds.get(name) ?? shown.health };
    }

    protected nameOn(path: string): string {
        return this.before?.paths[path]?.mercenary ?? this.after.paths[path]?.mercenary ?? "";
    }

    protected change(kind: BeatKind, change: Partial<Scene>, told: Beat["told"]): void {
        if (!this.scene) return;
        this.scene = { ...this.scene, ...change };
        this.beat(kind, told);
    }

    protected beat(kind: BeatKind, told: Beat["told"]): void {
        if (this.scene) this.beats.push({ kind, scene: this.scene, told });
    }
}
