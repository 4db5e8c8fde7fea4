/** Dragging the guide's card: it stays where the player puts it, until the next step. */

interface Put {
    step: string;
    left: number;
    top: number;
}

export class CardDrag {
    #put = $state.raw<Put | undefined>();
    #held: { x: number; y: number } | undefined;

    /** Where the player put the card of a step; undefined if it was not moved. */
    of(step: string | undefined): Put | undefined {
        return this.#put?.step === step ? this.#put : undefined;
    }

    /** Begin to drag the card from where it is. */
    take(event: PointerEvent & { currentTarget: HTMLElement }, at: { left: number; top: number }): void {
        if (event.button !== 0) return;
        this.#held = { x: event.clientX - at.left, y: event.clientY - at.top };
        event.currentTarget.setPointerCapture(event.pointerId);
    }

    /** Move the card, but keep it within the window. */
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
