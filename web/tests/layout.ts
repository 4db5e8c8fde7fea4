/** What a page without layout lacks: sizes that are watched, and letters that are fetched. */

/** The watchers of sizes; a test may say that a size has changed. */
export const watchers = new Set<() => void>();

class Watcher implements ResizeObserver {
    readonly #changed: () => void;

    constructor(changed: ResizeObserverCallback) {
        this.#changed = () => changed([], this);
    }

    observe(): void {
        watchers.add(this.#changed);
    }

    unobserve(): void {
        watchers.delete(this.#changed);
    }

    disconnect(): void {
        watchers.delete(this.#changed);
    }
}

globalThis.ResizeObserver = Watcher;
Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
