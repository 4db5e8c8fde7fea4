import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

import { settings } from "../settings.svelte.ts";

/** The size in rem of the one-screen layout, and how far it may shrink and grow. */
const WIDTH = 80;
const HEIGHT = 45;
const LEAST = 0.875;
const MOST = 2.25;
const TEXT = { normal: 1, large: 1.2, huge: 1.45 };
const USUAL = 16;
/** The size in rem from which a table in the hand is a tablet, and from which everything on it grows. */
const TABLET = { width: 44, height: 40 };
/** A tablet that is so high has room for the Citadel and the Outside, one below the other. */
const TALL = 68;
const LARGE = { width: 64, height: 48 };
/** A telephone is on its side if it is wider than high by this factor. */
const ON_SIDE = 1.2;

/**
 * How a table in the hand is held: upright, on its side, or as a tablet, which has room for the clan below
 * each view, and if it is tall, for the Citadel and the Outside in one view.
 */
export type Held = "upright" | "sideways" | "tablet" | "tall";

const touch = new MediaQuery("(pointer: coarse)");

/** How large everything is, and whether the table is on one screen or shown one view at a time. */
export class Scale {
    /** The factor of size in the settings. */
    readonly times = $derived(TEXT[settings.textSize]);
    /** The factor of size that the player has chosen, in the browser and here. */
    readonly #wanted = $derived(this.#usual() * this.times);
    readonly #grow = $derived(this.#against(WIDTH, HEIGHT));
    /** Whether it is too small for one screen, or for fingers on one screen. */
    readonly stacked = $derived(this.#grow < LEAST || touch.current);
    readonly held: Held = $derived.by(() => {
        if (this.#against(TABLET.width, TALL) >= 1) return "tall";
        if (this.#against(TABLET.width, TABLET.height) >= 1) return "tablet";
        return (innerWidth.current ?? 0) > ON_SIDE * (innerHeight.current ?? 0) ? "sideways" : "upright";
    });
    /** The font size of the root, in pixels. */
    readonly size = $derived(
        this.stacked
            ? this.#wanted * Math.max(1, Math.min(MOST, this.#against(LARGE.width, LARGE.height)))
            : this.#wanted * Math.min(MOST, this.#grow),
    );

    /** Return how many times a size in rem fits into the window. */
    #against(width: number, height: number): number {
        return Math.min(
            (innerWidth.current ?? 0) / (width * this.#wanted),
            (innerHeight.current ?? 0) / (height * this.#wanted),
        );
    }

    #usual(): number {
        const probe = document.createElement("span");
        probe.style.cssText = "position:absolute;font-size:medium";
        document.body.append(probe);
        const size = parseFloat(getComputedStyle(probe).fontSize);
        probe.remove();
        return size || USUAL;
    }
}
