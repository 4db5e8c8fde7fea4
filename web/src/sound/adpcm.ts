/** Reads WAV files with IMA ADPCM, 4 bits per sample, as `tools/sounds.py` writes them: few browsers do. */

const STEPS = [
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88,
    97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658,
    724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660,
    4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818,
    18500, 20350, 22385, 24623, 27086, 29794, 32767,
];
const SHIFTS = [-1, -1, -1, -1, 2, 4, 6, 8];
const HEAD = 12;

export interface Unpacked {
    rate: number;
    samples: Float32Array<ArrayBuffer>;
}

/** Return the samples of a file, from -1 to 1. */
export function unpacked(file: ArrayBuffer): Unpacked {
    const view = new DataView(file);
    const chunks = new Map<string, number>();
    for (let at = HEAD; at + 8 <= file.byteLength; at += 8 + view.getUint32(at + 4, true)) {
        chunks.set(String.fromCharCode(...new Uint8Array(file, at, 4)), at + 8);
    }
    const [shape, fact, data] = ["fmt ", "fact", "data"].map((name) => {
        const at = chunks.get(name);
        if (at === undefined) throw new Error(`a sound without ${name}`);
        return at;
    }) as [number, number, number];
    const block = view.getUint16(shape + 12, true);
    const samples = new Float32Array(view.getUint32(fact, true));
    const end = data + view.getUint32(data - 4, true);
    let place = 0;
    for (let start = data; start + block <= end; start += block) {
        let level = view.getInt16(start, true);
        let index = view.getUint8(start + 2);
        const add = (): void => {
            if (place < samples.length) samples[place++] = level / 32768;
        };
        const take = (code: number): void => {
            const step = STEPS[index]!;
            let change = step >> 3;
            if (code & 4) change += step;
            if (code & 2) change += step >> 1;
            if (code & 1) change += step >> 2;
            level = Math.max(-32768, Math.min(32767, code & 8 ? level - change : level + change));
            index = Math.max(0, Math.min(STEPS.length - 1, index + SHIFTS[code & 7]!));
            add();
        };
        add();
        for (let at = start + 4; at < start + block; at += 1) {
            const pair = view.getUint8(at);
            take(pair & 15);
            take(pair >> 4);
        }
    }
    return { rate: view.getUint32(shape + 4, true), samples };
}
