import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Points from "../../src/ending/Points.svelte";

test("the table of points says what reputation and icons are", async () => {
    const score = { total: 9, glory: 5, reputation: 3, trophies: 0, affinities: { fire: 1 } };
    const props = {
        clans: [{ seat: 0, name: "Ada", score, icons: { fire: 2, air: 1 } } as never],
        icons: "Icons score together.",
    };
    const shown = mount(Points, { target: document.body, props });
    flushSync();
    expect(document.querySelector("table + p")?.textContent).toBe(
        "The reputation of all members counts. Icons score together.",
    );
    expect([...document.querySelectorAll("td small")].map(({ textContent }) => textContent)).toEqual([
        "2 icons",
        "1 icon",
    ]);
    await unmount(shown);
});
