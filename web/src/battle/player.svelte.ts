import { afterFrame } from "../parts/frames.ts";
import { settings } from "../settings.svelte.ts";
import type { Table } from "../wire/types.ts";
import type { Beat, Told } from "./beat.ts";
import { after, beatsOf } from "./beats.ts";
import { decides, lasting, waits } from "./pace.ts";
import type { Scene } from "./scene.ts";

/** Plays the beats of updates one after the other. */
export class Player {
    /** The scene that the stage shows; undefined while there is no fight. */
    scene = $state.raw<Scene | null>(null);
    /** The beat that plays. */
    beat = $state.raw<Beat | null>(null);
    /** Whether the current beat ends a fight and waits for a click. */
    closing = $state(false);
    /** The beats that have been played since the last update, the newest last. */
    told = $state.raw<Beat[]>([]);
    /** Whether there is something to play; the first beat comes with the next frame. */
    playing = $state(false);

    #queue: Beat[] = [];
    #end: Scene | null = null;
    #before: Table | null = null;
    /** The places where the player has or had a mercenary. */
    #ours = new Set<string>();
    #stop: (() => void) | undefined;
    readonly #mine: () => readonly number[];
    readonly #ended: () => void;

    /**
     * @param mine the seats of this player
     * @param ended called whenever all beats have been played
     */
    constructor(mine: () => readonly number[], ended: () => void) {
        this.#mine = mine;
        this.#ended = ended;
    }

    /** Take an update; return whether there is something to play. */
    take(update: Told): boolean {
        this.#queue = [];
        if (this.playing) this.#next();
        const beats = beatsOf(this.#end, this.#before, update);
        this.#end = after(beats.at(-1)?.scene ?? this.#end, update);
        this.#ours = new Set([...this.#placesOf(this.#before), ...this.#placesOf(update.table)]);
        this.#before = update.table;
        this.#queue = beats;
        this.told = [];
        this.playing = beats.some((_, index) => this.#lasting(index) > 0);
        if (this.playing) this.#stop = afterFrame(() => this.#next());
        else this.#next();
        return this.playing;
    }

    /** Jump to the end of the fight; if it is shown already, go on. */
    skip(): void {
        if (!this.playing) return;
        if (this.closing) {
            this.#next();
            return;
        }
        const end = this.#queue.findIndex((_, index) => this.#closes(index));
        const over = end < 0 ? this.#queue.length : end;
        this.told = [...this.told, ...this.#queue.splice(0, over)];
        this.#next();
    }

    stop(): void {
        this.#stop?.();
        this.#queue = [];
        this.beat = null;
        this.closing = false;
        this.playing = false;
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
    #closes(index: number): boolean {
        const beat = this.#queue[index];
        const moment = beat?.scene.moment;
        if (beat?.kind !== "moment" || !moment || !waits(settings.speed)) return false;
        if (index === this.#queue.length - 1 && !this.#end) return true;
        return this.#own(beat) && decides(moment.kind);
    }

    /** Return how long a coming beat is shown, in milliseconds. */
    #lasting(index: number): number {
        const beat = this.#queue[index]!;
        return lasting(beat, settings.speed, this.#own(beat), this.#closes(index));
    }

    #next(): void {
        this.#stop?.();
        while (this.#queue.length > 0) {
            const closing = this.#closes(0);
            const time = this.#lasting(0);
            const beat = this.#queue.shift()!;
            this.told = [...this.told, beat];
            if (time <= 0) continue;
            this.beat = beat;
            this.closing = closing;
            this.scene = beat.scene;
            // The end of a fight with the player's own mercenary waits for a click.
            const stays = closing && (this.#own(beat) || this.#ours.has(beat.scene.place));
            if (!stays) {
                const timer = setTimeout(() => this.#next(), time);
                this.#stop = () => clearTimeout(timer);
            }
            return;
        }
        const played = this.playing;
        this.beat = null;
        this.closing = false;
        this.playing = false;
        this.scene = this.#end;
        if (played) this.#ended();
    }
}
