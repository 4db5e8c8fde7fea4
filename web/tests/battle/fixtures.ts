import type { Beat, Told } from "../../src/battle/beat.ts";
import { after, beatsOf } from "../../src/battle/beats.ts";
import type { Scene } from "../../src/battle/scene.ts";

const FILES = import.meta.glob<Told[]>("./fixtures/*.json", { import: "default", eager: true });

/** A sequence of updates that a server sent, reduced to what the stage uses. */
export function recorded(name: string): Told[] {
    return FILES[`./fixtures/${name}.json`]!;
}

/** Play a sequence as the stage does; return the beats of each update, and its last scene. */
export function played(updates: Told[]): { beats: Beat[]; scene: Scene | null }[] {
    let scene: Scene | null = null;
    let before: Told | undefined;
    return updates.map((told) => {
        const beats: Beat[] = beatsOf(scene, before?.table ?? null, told);
        scene = after(beats.at(-1)?.scene ?? scene, told);
        before = told;
        return { beats, scene };
    });
}
