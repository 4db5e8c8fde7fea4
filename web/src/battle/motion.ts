/** Short animations on the stage: only transforms, so that the browser need not lay anything out. */

import { still } from "../settings.svelte.ts";

const MOVES: Record<string, { frames: Keyframe[]; time: number }> = {
    lunge: {
        frames: [
            { transform: "none" },
            { transform: "translateX(-12%) scale(0.96)", offset: 0.3 },
            { transform: "translateX(34%) scale(1.1)", offset: 0.55 },
            { transform: "none" },
        ],
        time: 620,
    },
    strike: {
        frames: [
            { transform: "none" },
            { transform: "translateX(12%) scale(0.96)", offset: 0.3 },
            { transform: "translateX(-34%) scale(1.1)", offset: 0.55 },
            { transform: "none" },
        ],
        time: 560,
    },
    shake: {
        frames: [
            { transform: "none" },
            { transform: "translateX(9%) rotate(4deg)", offset: 0.15 },
            { transform: "translateX(-7%) rotate(-3deg)", offset: 0.4 },
            { transform: "translateX(4%) rotate(2deg)", offset: 0.65 },
            { transform: "none" },
        ],
        time: 480,
    },
    flinch: {
        frames: [
            { transform: "none" },
            { transform: "translateX(-6%) scale(0.97)", offset: 0.35 },
            { transform: "none" },
        ],
        time: 320,
    },
    brace: {
        frames: [{ transform: "none" }, { transform: "scale(1.12)", offset: 0.35 }, { transform: "none" }],
        time: 420,
    },
};

/** Move an element once. */
export function move(element: Element | undefined, name: string): void {
    const chosen = MOVES[name];
    if (!element || !chosen || still()) return;
    element.animate(chosen.frames, { duration: chosen.time, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
}
