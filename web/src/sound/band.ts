/** Plays sounds, and shakes a phone; fetched after the first touch. */

import { settings, type SoundKind, volumeOf } from "../settings.svelte.ts";
import { sounding, type Seen } from "./hearing.ts";
import { beatSound, buzzOf, cueSound, SAMPLES, type Sound, SOUNDS, soundsOf } from "./score.ts";
import { Voices } from "./voices.ts";

/** Several sounds of one moment come one after the other, and no more than these. */
const TOGETHER = 3;
const APART = 0.11;

let voices: Voices | undefined;

/** Let something be heard and felt. */
export function perform(seen: Seen): void {
    buzz(seen);
    soundsFor(seen)
        .slice(0, TOGETHER)
        .forEach((sound, index) => play(sound, index * APART));
}

/** Let a kind of sound be heard as loud as it is set. */
export function trySound(kind: SoundKind): void {
    play(SAMPLES[kind]);
}

/** Get ready to play, or go on after the system has stopped it. */
export function wake(): void {
    if (!sounding() || typeof AudioContext === "undefined") return;
    voices ??= new Voices();
    voices.wake();
}

function soundsFor(seen: Seen): Sound[] {
    if ("events" in seen) return soundsOf(seen.events);
    const sound = "beat" in seen ? beatSound(seen.beat) : cueSound(seen.cue);
    return sound ? [sound] : [];
}

function play(sound: Sound, later = 0): void {
    const volume = volumeOf(SOUNDS[sound]);
    if (!sounding() || volume === 0) return;
    wake();
    voices?.play(sound, volume, later);
}

function buzz(seen: Seen): void {
    if (!settings.haptics || !("vibrate" in navigator)) return;
    const what = "cue" in seen ? seen.cue : "beat" in seen ? seen.beat.scene.moment?.kind : undefined;
    const pattern = what && buzzOf(what);
    if (pattern) navigator.vibrate([...pattern]);
}
