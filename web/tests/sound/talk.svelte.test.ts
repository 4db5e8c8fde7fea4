import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { GroupSession } from "../../src/friends/group.svelte.ts";
import TalkNews from "../../src/friends/TalkNews.svelte";
import { hear } from "../../src/sound/hearing.ts";
import type { Talk } from "../../src/wire/types.ts";

vi.mock("../../src/sound/hearing.ts", () => ({ hear: vi.fn() }));

const line = (number: number, more: Partial<Talk> = {}): Talk => ({
    number,
    at: 0,
    seat: 1,
    name: "Bo",
    mine: false,
    kind: "text",
    text: "Well played.",
    code: "",
    ...more,
});

test("a message of somebody else is heard; what the server tells, what is old and the own words are not", async () => {
    let lines = $state.raw<Talk[]>([line(1)]);
    const session = {
        get talk() {
            return lines;
        },
        get heard() {
            return lines;
        },
    } as unknown as GroupSession;
    const news = mount(TalkNews, { target: document.body, props: { session } });
    const cues = (): unknown[] => vi.mocked(hear).mock.calls.splice(0).flat();
    const say = (...more: Talk[]): void => {
        lines = [...lines, ...more];
        flushSync();
    };
    flushSync();
    expect(cues()).toEqual([]);
    say(line(2, { kind: "told" }), line(3, { mine: true }));
    expect(cues()).toEqual([]);
    say(line(4), line(5));
    expect(cues()).toEqual([{ cue: "message" }]);
    await unmount(news);
});
