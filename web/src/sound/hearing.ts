/**
 * What the table tells the ear and the hand. Nothing is fetched, and nothing plays, before somebody has touched
 * the page or pressed a key.
 */

import { untrack } from "svelte";

import type { Beat } from "../battle/beat.ts";
import { set, settings, type SoundKind } from "../settings.svelte.ts";
import type { Happened } from "../wire/types.ts";

/** What is heard besides events and beats. */
export type Cue = "pick" | "refused" | "undone" | "turn" | "message";
/** Something that has just come into sight. */
export type Seen = { events: readonly Happened[] } | { beat: Beat } | { cue: Cue };

type Band = typeof import("./band.ts");

const TOUCHES = ["pointerup", "keydown", "click"] as const;
let touched = false;
let band: Band | undefined;

/** Return whether sounds are on: by default not where the system asks for less motion. */
export function sounding(): boolean {
    if (settings.sound !== "auto") return settings.sound === "on";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let something be heard that is seen now. */
export function hear(seen: Seen): void {
    untrack(() => band?.perform(seen));
}

/** Let a kind of sound be heard as loud as it is set. */
export function tryOut(kind: SoundKind): void {
    band?.trySound(kind);
}

/** Turn all sounds off, or on again. */
export function toggleSound(): void {
    set("sound", sounding() ? "off" : "on");
    band?.wake();
}

/** Wait for the first touch; then fetch what plays. Returns a function that ends that. */
export function awaitTouch(): () => void {
    for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
    return () => {
        for (const name of TOUCHES) window.removeEventListener(name, touch, { capture: true });
    };
}

function touch(): void {
    // Not every key counts: browsers let nothing play after Escape alone.
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (touched) {
        // A call that came in, or a long sleep, has stopped it.
        band?.wake();
        return;
    }
    touched = true;
    import("./band.ts").then(
        (module) => {
            band = module;
            module.wake();
        },
        () => {
            // No connection: the next touch tries again.
            touched = false;
        },
    );
}
