import { titleOf } from "../parts/cards.svelte.ts";
import { say } from "../words/say.svelte.ts";
import type { Beat } from "./beat.ts";

/** The sentence of a beat. */
export function sentenceOf({ kind, told, scene: { moment } }: Beat): string {
    if (told === null) return "";
    const values = { ...told };
    if (kind === "moment" && moment) {
        const name = titleOf(moment.name);
        const gains = moment.gains.map((gain) => say("battle-gain", { ...gain }));
        const title = say(`battle-moment-${moment.kind}`);
        const about = say(`battle-about-${moment.kind}`, { ...values, name });
        const brought = gains.length > 0 ? [`${gains.join(", ")}.`] : [];
        return [/[.!?]$/.test(title) ? title : `${title}.`, about, ...brought].join(" ");
    }
    if (kind === "die" && values.counts === values.face) values.counts = "same";
    for (const name of ["trap", "loot", "foe"]) {
        if (name in values) values[name] = titleOf(String(values[name]));
    }
    return say(`battle-told-${kind}`, values);
}
