import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
    const ticking = setInterval(update, 1000);
    return () => clearInterval(ticking);
});

/** Return `performance.now()`; whatever shows it is updated every second, and nothing else is. */
export function ticking(): number {
    subscribe();
    return performance.now();
}
