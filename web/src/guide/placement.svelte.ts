/** How the guide's card lies: whole beside its thing, above the bar of a low window, or folded to a strip. */

import { tick } from "svelte";

import type { Scale } from "../look/scale.svelte.ts";
import type { Step } from "./facts.ts";
import { type Rect, docked, laid, type Spot } from "./layout.ts";
import { areaOf, barTop, choices, isFree, readings, rectangle, show, sizeOf, windowRect } from "./page.ts";

/** In a low window it lies above the bar, if the bar leaves room enough. Both are in rem. */
const LOW = 32;
const ROOM = 10;

export class Placement {
    spot = $state.raw<Spot | undefined>();
    /** Where there is no room for the card it is a strip, until it is opened. */
    folded = $state(false);
    docks = $state(false);
    opened = $state<string | undefined>();
    #full: Rect | undefined;
    /** The step whose thing was brought into sight. */
    #led: string | undefined;
    readonly #scale: Scale;

    constructor(scale: Scale) {
        this.#scale = scale;
    }

    /** Open the strip. */
    unfold(step: Step): void {
        this.opened = step.id;
        this.folded = false;
    }

    /** Lay the card of a step beside a thing; if it leads, a low window shows the thing at first. */
    lay(card: HTMLElement, step: Step, thing: Element | undefined, leads: boolean): void {
        if (!card.isConnected) return;
        const again = (): void => void tick().then(() => this.lay(card, step, thing, leads));
        const bar = barTop();
        const docks = this.#docks(bar);
        if (docks !== this.docks || (docks && this.folded)) {
            this.docks = docks;
            this.folded = false;
            again();
        } else if (docks) {
            this.spot = docked(sizeOf(card), thing && rectangle(thing), bar);
            if (thing && leads && this.#led !== step.id) show(thing, this.spot.top);
            this.#led = step.id;
        } else {
            if (!this.folded) this.#full = sizeOf(card);
            const whole = beside(this.#full ?? sizeOf(card), thing);
            const folds = whole.covers && this.opened !== step.id;
            if (folds === this.folded) {
                this.spot = folds ? beside(sizeOf(card), thing) : whole;
            } else {
                this.folded = folds;
                again();
            }
        }
    }

    #docks(bar: number): boolean {
        const { size } = this.#scale;
        return innerHeight < LOW * size && bar > ROOM * size && isFree(bar, ROOM * size);
    }
}

function beside(card: Rect, thing: Element | undefined): Spot {
    const area = thing && areaOf(thing);
    return laid(
        card,
        thing && rectangle(thing),
        windowRect(),
        area && rectangle(area),
        choices(),
        readings(),
    );
}
