/** No frame comes while nobody looks at the page: then it goes on without one, after so many milliseconds. */
const PATIENCE = 100;

/** Do something in a task of its own, once what there is now has been painted. Returns how to call it off. */
export function afterFrame(work: () => unknown): () => void {
    let done = false;
    let task: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
        done = true;
        cancelAnimationFrame(frame);
        clearTimeout(task);
        clearTimeout(instead);
    };
    const go = (): void => {
        if (done) return;
        stop();
        work();
    };
    const frame = requestAnimationFrame(() => {
        task = setTimeout(go);
    });
    const instead = setTimeout(go, PATIENCE);
    return stop;
}
