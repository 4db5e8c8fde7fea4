/** The guide's card in the player's hand: it stays where it was put, until the next step. */

interface Put {
    step: string;
    left: number;
    top: number;
}

export class CardDrag {
    #put = $state.raw<Put | undefined>();
    #held: { x: number; y: number } | undefined;

    /** Where the card of a step was put, if it was. */
    of(step: string | undefined): Put | undefined {
        return this.#put?.step === step ? this.#put : undefined;
    }

    /** Take hold of the card that lies somewhere. */
    take(event: PointerEvent & { currentTarget: HTMLElement }, at: { left: number; top: number }): void {
        if (event.button !== 0) return;
        this.#held = { x: event.clientX - at.left, y: event.clientY - at.top };
        event.currentTarget.setPointerCapture(event.pointerId);
    }

    /** Move it, as far as the window goes. */
    move({ clientX, clientY }: PointerEvent, card: HTMLElement, step: string): void {
        if (!this.#held) return;
        const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
        this.#put = {
            step,
            left: within(clientX - this.#held.x, innerWidth - card.offsetWidth),
            top: within(clientY - this.#held.y, innerHeight - card.offsetHeight),
        };
    }

    drop(): void {
        this.#held = undefined;
    }
}
