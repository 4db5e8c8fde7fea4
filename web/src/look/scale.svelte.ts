import { innerHeight, innerWidth } from "svelte/reactivity/window";

import { settings } from "../settings.svelte.ts";

/** The size in rem of the one-screen layout, and how far it may shrink and grow. */
const WIDTH = 80;
const HEIGHT = 45;
const LEAST = 0.875;
const MOST = 2.25;
const TEXT = { normal: 1, large: 1.2, huge: 1.45 };
const USUAL = 16;

/** How large everything is, and whether the panes are stacked. */
export class Scale {
    /** The factor of size in the settings. */
    readonly times = $derived(TEXT[settings.textSize]);
    /** The factor of size that the player has chosen, in the browser and here. */
    readonly #wanted = $derived(this.#usual() * this.times);
    readonly #grow = $derived(
        Math.min(
            (innerWidth.current ?? 0) / (WIDTH * this.#wanted),
            (innerHeight.current ?? 0) / (HEIGHT * this.#wanted),
        ),
    );
    readonly stacked = $derived(this.#grow < LEAST);
    /** The font size of the root, in pixels. */
    readonly size = $derived(this.stacked ? this.#wanted : this.#wanted * Math.min(MOST, this.#grow));

    #usual(): number {
        const probe = document.createElement("span");
        probe.style.cssText = "position:absolute;font-size:medium";
        document.body.append(probe);
        const size = parseFloat(getComputedStyle(probe).fontSize);
        probe.remove();
        return size || USUAL;
    }
}
