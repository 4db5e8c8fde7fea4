import { beforeEach, expect, test, vi } from "vitest";

import { unpacked } from "../../src/sound/adpcm.ts";
import { Voices } from "../../src/sound/voices.ts";
import { FakeAudio, fileOf, layAudio } from "./fakeaudio.ts";

let voices: Voices;

beforeEach(async () => {
    layAudio();
    FakeAudio.asked = [];
    FakeAudio.time = 0;
    voices = new Voices();
    await vi.waitFor(() => {
        voices.play("turn", 1);
        expect(FakeAudio.heard()).toEqual(["turn"]);
    });
    FakeAudio.time = 10;
});

test("a stored sound is read as it was made", () => {
    const { rate, samples } = unpacked(fileOf("turn.wav"));
    expect(rate).toBe(22050);
    expect(samples.length).toBe(18742);
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    // -14.6 dB, as tools/sounds.py --measure says.
    expect(20 * Math.log10(peak)).toBeCloseTo(-14.6, 0);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.004);
});

test("a file that is cut off is refused", () => {
    expect(() => unpacked(fileOf("tick.wav").slice(0, 40))).toThrow("a sound without");
});

test("equal sounds within 60 ms are one", () => {
    voices.play("dice", 1);
    FakeAudio.time += 0.05;
    voices.play("dice", 1);
    voices.play("coins", 1);
    FakeAudio.time += 0.02;
    voices.play("dice", 1);
    expect(FakeAudio.heard()).toEqual(["dice", "coins", "dice"]);
});

test("of more than six sounds at once the oldest ends", () => {
    for (let turn = 0; turn < 8; turn += 1) {
        FakeAudio.time += 0.1;
        voices.play("death", 1);
    }
    expect(FakeAudio.asked.map(({ ended }) => ended)).toEqual([
        true,
        true,
        false,
        false,
        false,
        false,
        false,
        false,
    ]);
});

test("a sound is as loud as it is set, and as late as it is asked for", () => {
    voices.play("hit", 0.3, 0.11);
    expect(FakeAudio.asked[0]).toEqual({ sound: "hit", at: 10.11, volume: 0.3, ended: false });
});
