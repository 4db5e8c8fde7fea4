import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { vi } from "vitest";

const FOLDER = join(import.meta.dirname, "../../src/sound");

/** What is asked of the audio of the browser: which sound, when and how loud. */
export interface Asked {
    sound: string;
    at: number;
    volume: number;
    ended: boolean;
}

interface FakeBuffer {
    duration: number;
    copyToChannel: (samples: Float32Array) => void;
}

/** The length of each sound, in samples: so a buffer is known by its length. */
const LENGTHS = new Map<number, string>();

/** Audio that plays nothing, and remembers what it was asked for. */
export class FakeAudio {
    static made = 0;
    static asked: Asked[] = [];
    static time = 0;
    state = "suspended";
    destination = {};

    constructor() {
        FakeAudio.made += 1;
    }

    get currentTime(): number {
        return FakeAudio.time;
    }

    resume(): Promise<void> {
        this.state = "running";
        return Promise.resolve();
    }

    createBuffer(_: number, length: number, rate: number): FakeBuffer & { sound: string } {
        return {
            duration: length / rate,
            sound: LENGTHS.get(length) ?? "",
            copyToChannel: () => undefined,
        };
    }

    createGain(): unknown {
        const gain = {
            gain: { value: 1, setTargetAtTime: () => undefined },
            connect: (next: unknown) => next,
        };
        return gain;
    }

    createBufferSource(): unknown {
        const asked: Asked = { sound: "", at: 0, volume: 0, ended: false };
        const source = {
            buffer: undefined as { sound: string } | undefined,
            playbackRate: { value: 1 },
            onended: (): void => undefined,
            connect: (gain: { gain: { value: number } }) => {
                asked.volume = gain.gain.value;
                return gain;
            },
            start: (at: number) => {
                asked.sound = source.buffer?.sound ?? "";
                asked.at = at;
                FakeAudio.asked.push(asked);
            },
            stop: () => {
                asked.ended = true;
            },
        };
        return source;
    }

    /** Which sounds were asked for since the last time. */
    static heard(): string[] {
        return FakeAudio.asked.splice(0).map(({ sound }) => sound);
    }
}

/** Give the page such audio, and the files of the sounds. */
export function layAudio(): void {
    vi.stubGlobal("AudioContext", FakeAudio);
    vi.stubGlobal("fetch", (address: string) => {
        if (!address.includes(".wav")) return Promise.reject(new Error("nobody there"));
        const name = basename(address.split("?")[0]!);
        const file = fileOf(name);
        return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(file) });
    });
}

/** Return a stored sound. */
export function fileOf(name: string): ArrayBuffer {
    const bytes = readFileSync(join(FOLDER, name));
    const file = new Uint8Array(bytes).buffer;
    const view = new DataView(file);
    const fact = bytes.indexOf("fact") + 8;
    LENGTHS.set(view.getUint32(fact, true), name.replace(".wav", ""));
    return file;
}
