import { afterFrame } from "./frames.ts";

/**
 * Shows beats one after the other, each for its time; what plays can be skipped. The battle stage and the sheet
 * of the round are such reels.
 */
export abstract class Reel<Beat> {
    /** The beat that is shown. */
    beat = $state.raw<Beat | null>(null);
    /** Whether the current beat is one that a skip stops at. */
    closing = $state(false);
    /** The beats that have been shown since the last load, the newest last. */
    told = $state.raw<Beat[]>([]);
    /** Whether there is something to show; the first beat comes with the next frame after `begin`. */
    playing = $state(false);

    protected queue: Beat[] = [];
    #stop: (() => void) | undefined;

    /** Return how long a coming beat is shown, in milliseconds; nothing if it is only told. */
    protected abstract lasting(index: number): number;

    /** Return whether a skip stops at this coming beat. */
    protected closes(_index: number): boolean {
        return false;
    }

    /** Return whether a closing beat stays until it is skipped. */
    protected stays(_beat: Beat): boolean {
        return false;
    }

    /** A beat is shown from now on. */
    protected show(_beat: Beat): void {
        // Some reels show no more than the beat itself.
    }

    /** All beats have been shown; `played`: for some time. */
    protected abstract end(played: boolean): void;

    /** Take new beats; return whether there is something to show. */
    load(beats: Beat[]): boolean {
        this.queue = beats;
        this.told = [];
        this.playing = beats.some((_, index) => this.lasting(index) > 0);
        if (!this.playing) this.next();
        return this.playing;
    }

    /** Show what was loaded, from the next frame on. */
    begin(): void {
        if (this.playing) this.#stop = afterFrame(() => this.next());
    }

    /** Drop what is left, as if it had been shown. */
    cut(): void {
        this.queue = [];
        if (this.playing) this.next();
    }

    /** Jump to the next closing beat, or to the end; if a closing beat is shown already, go on. */
    skip(): void {
        if (!this.playing) return;
        if (!this.closing) {
            const end = this.queue.findIndex((_, index) => this.closes(index));
            const over = end < 0 ? this.queue.length : end;
            this.told = [...this.told, ...this.queue.splice(0, over)];
        }
        this.next();
    }

    stop(): void {
        this.#stop?.();
        this.queue = [];
        this.beat = null;
        this.closing = false;
        this.playing = false;
    }

    protected next(): void {
        this.#stop?.();
        while (this.queue.length > 0) {
            const closing = this.closes(0);
            const time = this.lasting(0);
            const beat = this.queue.shift()!;
            this.told = [...this.told, beat];
            if (time <= 0) continue;
            this.beat = beat;
            this.closing = closing;
            this.show(beat);
            if (!closing || !this.stays(beat)) {
                const timer = setTimeout(() => this.next(), time);
                this.#stop = () => clearTimeout(timer);
            }
            return;
        }
        const played = this.playing;
        this.beat = null;
        this.closing = false;
        this.playing = false;
        this.end(played);
    }
}
