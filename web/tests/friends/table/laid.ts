import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, vi } from "vitest";

// Parts that are fetched later: here they are there at once, however slow the machine is.
import "../../../src/ending/EndScreen.svelte";
import "../../../src/friends/table/together.ts";
import { go } from "../../../src/router.svelte.ts";
import { set } from "../../../src/settings.svelte.ts";
import TableScreen from "../../../src/table/TableScreen.svelte";
import type { Group } from "../../../src/wire/types.ts";
import { entered } from "../../table/laid.ts";
import { clan, question, table, update } from "../../table/samples.ts";
import { group } from "../samples.ts";
import { FakeSocket, useFakeSockets } from "../socket.ts";

export const SEATS = ["Ada", "Bo", "Cy"].map((name, seat) => ({ seat, player: "", name, mine: seat === 0 }));
export const CLANS = [clan(), clan({ seat: 1, affinity: "fire" }), clan({ seat: 2, affinity: "air" })];
/** Bo is asked. */
export const WAITING = table(question([], { asked: false, seat: 1, undo: "Others have moved." }), {
    clans: CLANS,
});

let screen: Record<string, unknown>;
/** What was asked for over HTTP. */
export let asked: string[];
export const game = (): FakeSocket => FakeSocket.to("/table");
export const company = (): FakeSocket => FakeSocket.to("/socket");
export const button = (name: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>("button")].find(
        (each) => each.textContent.trim() === name || each.getAttribute("aria-label") === name,
    );
export const notice = (): string => document.querySelector("[data-area=notice] p")?.textContent.trim() ?? "";

export function tell(more: Partial<Group>): void {
    company().tell({ type: "group", group: group(more) });
}

export async function click(name: string): Promise<void> {
    button(name)!.click();
    flushSync();
    await Promise.resolve();
}

/** Lay the table of Ada (the reader), Bo and Cy before each test. */
export function layTogether(): void {
    beforeEach(async () => {
        localStorage.setItem("monsterlands.keys", JSON.stringify({ g: "secret" }));
        useFakeSockets();
        asked = [];
        vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
            if (!address.includes("groups/")) throw new Error("nobody there");
            asked.push([method, address.split("?")[0], body].filter(Boolean).join(" "));
            return new Response(null, { status: 204 });
        });
        Element.prototype.animate ??= () => ({}) as Animation;
        screen = mount(TableScreen, { target: document.body, props: { game: "g" } });
        flushSync();
        await vi.waitFor(() => expect(FakeSocket.all.length).toBe(1));
        game().tell(entered({ seats: SEATS, group: "club" }), update(12, { table: WAITING }));
        company().open();
        tell({});
        await vi.waitFor(() => expect(document.querySelector("[role=tab]")).not.toBeNull());
    });
    afterEach(async () => {
        go("#/");
        await unmount(screen);
        document.body.replaceChildren();
        vi.unstubAllGlobals();
        localStorage.clear();
        set("talk", "all");
    });
}
