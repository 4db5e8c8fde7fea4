import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import NewHotseat from "../../src/home/NewHotseat.svelte";

let screen: Record<string, unknown>;

afterEach(async () => {
    await unmount(screen);
    document.body.replaceChildren();
});

test("two players of the same name are asked to choose different ones", () => {
    screen = mount(NewHotseat, { target: document.body });
    flushSync();
    const same = (): boolean => document.body.textContent.includes("Two of you have the same name.");
    const write = (name: string, index: number): void => {
        const input = document.querySelectorAll<HTMLInputElement>("input[maxlength]")[index]!;
        input.value = name;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        flushSync();
    };
    expect(same()).toBe(false);
    write("Ann", 0);
    write(" ann", 1);
    expect(same()).toBe(true);
    write("Bo", 1);
    expect(same()).toBe(false);
});
