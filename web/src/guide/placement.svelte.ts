/**
 * How the guide's card is shown: in full beside its thing, above the bar of a low window, or folded to a
 * strip.
 */

import { tick } from "svelte";

import type { Scale } from "../look/scale.svelte.ts";
import type { Step } from "./facts.ts";
import { type Rect, docked, laid, type Spot } from "./layout.ts";
import { areaOf, barTop, choices, isFree, readings, rectangle, show, sizeOf, windowRect } from "./page.ts";

/** In a low window the card goes above the bar, if there is enough room. Both are in rem. */
const LOW = 32;
const ROOM = 10;

export class Placement {
    spot = $state.raw<Spot | undefined>();
    /** Whether there is no room for the card: then it is a strip until it is opened. */
    folded = $state(false);
    docks = $state(false);
    opened = $state<string | undefined>();
    #full: Rect | undefined;
    /** The step whose thing was scrolled into view. */
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

    /** Place the card of a step beside a thing; if `leads`, a low window first scrolls to the thing. */
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
