import { Reel } from "../parts/reel.svelte.ts";
import { settings } from "../settings.svelte.ts";
import type { Table } from "../wire/types.ts";
import type { Beat, Told } from "./beat.ts";
import { after, beatsOf } from "./beats.ts";
import { decides, lasting, waits } from "./pace.ts";
import type { Scene } from "./scene.ts";

/** Plays the beats of updates one after the other. */
export class Player extends Reel<Beat> {
    /** The scene that the stage shows; undefined while there is no fight. */
    scene = $state.raw<Scene | null>(null);

    #end: Scene | null = null;
    #before: Table | null = null;
    /** The places where the player has or had a mercenary. */
    #ours = new Set<string>();
    readonly #mine: () => readonly number[];
    readonly #ended: () => void;

    /**
     * @param mine the seats of this player
     * @param ended called whenever all beats have been played
     */
    constructor(mine: () => readonly number[], ended: () => void) {
        super();
        this.#mine = mine;
        this.#ended = ended;
    }

    /** Take an update; return whether there is something to play, from `begin` on. */
    take(update: Told): boolean {
        this.cut();
        const beats = beatsOf(this.#end, this.#before, update);
        this.#end = after(beats.at(-1)?.scene ?? this.#end, update);
        this.#ours = new Set([...this.#placesOf(this.#before), ...this.#placesOf(update.table)]);
        this.#before = update.table;
        return this.load(beats);
    }

    #placesOf(table: Table | null): string[] {
        return Object.values(table?.paths ?? {})
            .filter(({ seat }) => this.#mine().includes(seat ?? -1))
            .map(({ name }) => name.charAt(0));
    }

    #own({ scene: { seat } }: Beat): boolean {
        return this.#mine().includes(seat ?? -1);
    }

    /**
     * Return whether the player should see this coming beat: the last moment, or one that decides their own
     * fight.
     */
    protected override closes(index: number): boolean {
        const beat = this.queue[index];
        const moment = beat?.scene.moment;
        if (beat?.kind !== "moment" || !moment || !waits(settings.speed)) return false;
        if (index === this.queue.length - 1 && !this.#end) return true;
        return this.#own(beat) && decides(moment.kind);
    }

    protected override lasting(index: number): number {
        const beat = this.queue[index]!;
        return lasting(beat, settings.speed, this.#own(beat), this.closes(index));
    }

    /**
     * The end of a fight with the player's own mercenary waits for a click; the missions of others pass by
     * themselves.
     */
    protected override stays(beat: Beat): boolean {
        const { place, against } = beat.scene;
        return this.#own(beat) || (against !== "mission" && this.#ours.has(place));
    }

    protected override show(beat: Beat): void {
        this.scene = beat.scene;
    }

    protected override end(played: boolean): void {
        this.scene = this.#end;
        if (played) this.#ended();
    }
}
