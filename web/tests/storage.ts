/** A browser whose storage is full, as the tests see it. */

import { vi } from "vitest";

/** Let the storage be full: a text may become shorter, nothing may be added. `vi.unstubAllGlobals` makes room again. */
export function fillStorage(): void {
    const real = localStorage;
    vi.stubGlobal("localStorage", {
        getItem: (name: string) => real.getItem(name),
        removeItem: (name: string) => real.removeItem(name),
        setItem: (name: string, text: string) => {
            if (text.length > (real.getItem(name) ?? "").length) throw new Error("full");
            real.setItem(name, text);
        },
    });
}
