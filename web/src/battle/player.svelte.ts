import { settings } from "../settings.svelte.ts";
import type { Table } from "../wire/types.ts";
import type { Beat, Told } from "./beat.ts";
import { after, beatsOf } from "./beats.ts";
import { lasting } from "./pace.ts";
import type { Scene } from "./scene.ts";

/** Plays the beats of updates one after the other. */
export class Player {
    /** What the stage shows; nothing: no fight is on. */
    scene = $state.raw<Scene | null>(null);
    /** The beat that plays. */
    beat = $state.raw<Beat | null>(null);
    /** What has been played since the last update, the newest last. */
    told = $state.raw<Beat[]>([]);
    readonly playing = $derived(this.beat !== null);

    #queue: Beat[] = [];
    #end: Scene | null = null;
    #before: Table | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    readonly #mine: () => readonly number[];
    readonly #ended: () => void;

    /**
     * @param mine the seats of whoever looks
     * @param ended is called whenever all beats have been played
     */
    constructor(mine: () => readonly number[], ended: () => void) {
        this.#mine = mine;
        this.#ended = ended;
    }

    /** Take an update; tell whether there is something to play. */
    take(update: Told): boolean {
        if (this.beat) this.skip();
        const beats = beatsOf(this.#end, this.#before, update);
        this.#end = after(beats.at(-1)?.scene ?? this.#end, update);
        this.#before = update.table;
        this.#queue = beats;
        this.told = [];
        this.#next();
        return this.playing;
    }

    /** Show at once how it ends. */
    skip(): void {
        if (!this.beat) return;
        this.told = [...this.told, ...this.#queue];
        this.#queue = [];
        this.#next();
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#queue = [];
        this.beat = null;
    }

    #next(): void {
        clearTimeout(this.#timer);
        for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
            this.told = [...this.told, beat];
            const time = lasting(beat, settings.speed, this.#mine().includes(beat.scene.seat ?? -1));
            if (time <= 0) continue;
            this.beat = beat;
            this.scene = beat.scene;
            this.#timer = setTimeout(() => this.#next(), time);
            return;
        }
        const played = this.beat !== null;
        this.beat = null;
        this.scene = this.#end;
        if (played) this.#ended();
    }
}
