/** How the guide's card is shown: in full beside its thing, or folded to a strip; in the hand in a row of its own. */

import { tick } from "svelte";

import type { Step } from "./facts.ts";
import { inRow, laid, type Rect, type Spot } from "./layout.ts";
import { areaOf, choices, readings, rectangle, seenOf, sizeOf, tabOf, viewOf, windowRect } from "./page.ts";

export class Placement {
    spot = $state.raw<Spot | undefined>();
    /** Whether there is no room for the card: then it is a strip until it is opened. */
    folded = $state(false);
    opened = $state<string | undefined>();
    #full: Rect | undefined;
    /** The step whose thing was scrolled into view. */
    #led: string | undefined;

    /** Open the strip. */
    unfold(step: Step): void {
        this.opened = step.id;
        this.folded = false;
    }

    /** Place the card of a step beside a thing. */
    lay(card: HTMLElement, step: Step, thing: Element | undefined): void {
        if (!card.isConnected) return;
        if (!this.folded) this.#full = sizeOf(card);
        const whole = beside(this.#full ?? sizeOf(card), thing);
        const folds = whole.covers && this.opened !== step.id;
        if (folds === this.folded) {
            this.spot = folds ? beside(sizeOf(card), thing) : whole;
        } else {
            this.folded = folds;
            void tick().then(() => this.lay(card, step, thing));
        }
    }

    /** In the hand: point at a thing, or at the tab of its view if another view is shown. */
    point(step: Step, thing: Element | undefined, shown: string): void {
        const view = thing && viewOf(thing);
        if (view && view !== shown) {
            const tab = tabOf(view);
            this.spot = inRow(tab && rectangle(tab));
            return;
        }
        if (this.#led !== step.id) thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
        this.#led = step.id;
        this.spot = inRow(thing && seenOf(thing));
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
