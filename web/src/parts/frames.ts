/** A hidden page gets no frames; go on after this many milliseconds without one. */
const PATIENCE = 100;

/** Run a function in its own task after the next paint. Returns a function that cancels it. */
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
