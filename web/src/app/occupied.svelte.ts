/** Whether the page must not be loaded again just now: a battle is fought, or an answer is on its way. */

let occupied = $state(false);
let waiting: (() => void)[] = [];

export function isOccupied(): boolean {
    return occupied;
}

export function occupy(now: boolean): void {
    occupied = now;
    if (now) return;
    for (const free of waiting) free();
    waiting = [];
}

/** Wait until the page may be loaded again. */
export function whenFree(): Promise<void> {
    return occupied ? new Promise((done) => waiting.push(done)) : Promise.resolve();
}
