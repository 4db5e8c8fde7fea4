import { unpacked } from "./adpcm.ts";
import type { Sound } from "./score.ts";

const FILES = import.meta.glob<string>("./*.wav", { query: "?url", import: "default", eager: true });
/** As many sounds play at once; a further one ends the oldest. */
const MOST = 6;
/** Equal sounds within this time are one, in seconds. */
const SAME = 0.06;
/** A sound that is ended fades, so that it does not click. */
const FADE = 0.03;
/** How fast equal sounds play in turn: no die falls like the last. */
const RATES = [1, 1.05, 0.96, 1.02, 0.93, 1.08];

interface Voice {
    source: AudioBufferSourceNode;
    gain: GainNode;
}

/** The sounds that play. There is no audio before one of these is made. */
export class Voices {
    readonly #context = new AudioContext({ latencyHint: "interactive" });
    readonly #buffers = new Map<string, AudioBuffer>();
    readonly #last = new Map<Sound, number>();
    #playing: Voice[] = [];
    #turns = 0;

    constructor() {
        void this.#fetch();
    }

    /** Go on after the system has stopped it. */
    wake(): void {
        if (this.#context.state !== "running") this.#context.resume().catch(() => undefined);
    }

    /** Play a sound at a volume from 0 to 1, some seconds from now; one that has not arrived stays out. */
    play(sound: Sound, volume: number, later = 0): void {
        const buffer = this.#buffers.get(sound);
        const at = this.#context.currentTime + later;
        if (!buffer || Math.abs(at - (this.#last.get(sound) ?? -1)) < SAME) return;
        this.#last.set(sound, at);
        while (this.#playing.length >= MOST) this.#end(this.#playing[0]!);
        const source = this.#context.createBufferSource();
        const gain = this.#context.createGain();
        const voice = { source, gain };
        source.buffer = buffer;
        source.playbackRate.value = sound === "dice" || sound === "place" ? this.#nextRate() : 1;
        gain.gain.value = volume;
        source.connect(gain).connect(this.#context.destination);
        source.onended = () => this.#forget(voice);
        this.#playing.push(voice);
        source.start(at);
    }

    #end(voice: Voice): void {
        this.#forget(voice);
        const now = this.#context.currentTime;
        voice.gain.gain.setTargetAtTime(0, now, FADE / 3);
        voice.source.stop(now + FADE);
    }

    #forget(voice: Voice): void {
        this.#playing = this.#playing.filter((each) => each !== voice);
    }

    #nextRate(): number {
        return RATES[this.#turns++ % RATES.length]!;
    }

    /** Fetch the sounds one after the other, so that nothing waits for them. */
    async #fetch(): Promise<void> {
        for (const [path, address] of Object.entries(FILES)) {
            try {
                const answer = await fetch(address, { priority: "low" });
                if (!answer.ok) continue;
                const { rate, samples } = unpacked(await answer.arrayBuffer());
                const buffer = this.#context.createBuffer(1, samples.length, rate);
                buffer.copyToChannel(samples, 0);
                this.#buffers.set(path.replace(/.*\/|\.wav$/g, ""), buffer);
            } catch {
                // It is not heard until the page is opened again.
            }
        }
    }
}
