/** How long the beats of a fight are shown. */

import type { Speed } from "../settings.svelte.ts";
import { type Beat, BEATS } from "./beat.ts";
import type { MomentKind } from "./scene.ts";

/** Shorter moments. */
const SMALL: Partial<Record<MomentKind, number>> = {
    withstood: 1300,
    unconquered: 1300,
    leftovers: 1300,
    lashed: 1100,
    snatched: 1300,
};
const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, instant: 0 };
/** Even without animation, the end of the player's own fight is shown this long. */
const LEAST = 700;

/** Moments after a fight, or in the middle of it. */
const PASSING: readonly MomentKind[] = ["lashed", "snatched"];

/** Return whether a moment ends the fight of a path. */
export function decides(moment: MomentKind): boolean {
    return !PASSING.includes(moment);
}

/** How long the end of a rival's fight waits for a click; the player's own waits without limit. */
const WAITING: Record<Speed, number> = { normal: 4000, fast: 2000, instant: 0 };

/** Return whether the end of a fight waits at all. */
export function waits(speed: Speed): boolean {
    return WAITING[speed] > 0;
}

/** Return how long a beat is shown. `own`: it is about the player's own path; `closing`: it ends a fight. */
export function lasting(beat: Beat, speed: Speed, own: boolean, closing = false): number {
    const { moment } = beat.scene;
    const normal = beat.kind === "moment" && moment ? (SMALL[moment.kind] ?? BEATS.moment) : BEATS[beat.kind];
    const time = Math.max(normal * FACTOR[speed], closing ? WAITING[speed] : 0);
    return beat.kind === "moment" && own ? Math.max(time, LEAST) : time;
}
