/** What happened in a fight, as beats to be played one after the other: each is a scene, and what is told with it. */

import type { Colour } from "../parts/kinds.ts";
import type { Happened, Table } from "../wire/types.ts";
import type { Beat, BeatKind, Told } from "./beat.ts";
import {
    type AttackDie,
    emptyScene,
    foeAt,
    type MomentKind,
    number,
    type Scene,
    sceneOf,
    settled,
    text,
} from "./scene.ts";
import { Stage } from "./stage.ts";

const MOMENTS: Record<string, [MomentKind, string]> = {
    captured: ["captured", "monster"],
    eliminated: ["eliminated", "monster"],
    conquered: ["conquered", "land"],
    "mission-fulfilled": ["fulfilled", "mission"],
    "mission-leftovers": ["leftovers", "path"],
    "mission-failed": ["failed", "path"],
    escaped: ["escaped", "monster"],
    stormed: ["stormed", "monster"],
    "last-lash": ["lashed", "monster"],
    "monster-removed": ["driven-away", "monster"],
    "land-removed": ["land-taken", "land"],
    "madhala-won": ["snatched", "mission"],
};

/**
 * The beats of an update. `scene` is where the stage stood, `before` the table that it showed: whoever has died
 * since is only there.
 */
export function beatsOf(scene: Scene | null, before: Table | null, told: Told): Beat[] {
    return new Telling(scene, before, told).beats;
}

/** The scene after an update: what its table says, with what only the beats have told. */
export function after(scene: Scene | null, told: Told): Scene | null {
    const { fight } = told.table;
    if (!fight) return null;
    const fresh = sceneOf(told.table);
    if (!scene || scene.place !== fight.place || scene.against !== fight.against) return fresh;
    if (scene.path === fight.path) return settled(scene, told.table);
    const { carried } = scene;
    return fresh && { ...fresh, carried: fresh.striking ? fresh.carried : carried };
}

class Telling extends Stage {
    constructor(scene: Scene | null, before: Table | null, told: Told) {
        super(scene, before, told);
        this.events.forEach((event, index) => this.#tell(event, index));
    }

    #tell(event: Happened, index: number): void {
        switch (event.kind) {
            case "monster-attacked":
                return this.#attacks(event);
            case "sprayed":
                return this.change("sprays", this.#asideRoll(1), { monster: text(event, "monster") });
            case "diverted":
                return this.#diverts(event);
            case "misses-rerolled":
                return this.#rerollsMisses(number(event, "dice"));
            case "magic-removed":
                return this.#givesMagic(event);
            case "attack-rolled":
                return this.#attackDie(
                    number(event, "face"),
                    this.events[index + 1]?.kind !== "attack-rolled",
                );
            case "hit":
                return this.#hit(event);
            case "defended":
                return this.#defended(event);
            case "wounded":
                return this.#wounded(event, this.events[index + 1]?.kind === "died");
            case "died":
                this.show(text(event, "path"), text(event, "member"));
                this.change("wounded", { health: "dead", hits: 0, waiting: [] }, null);
                return this.moment("died", text(event, "member"), event.seat, index);
            case "activated":
                return this.#activated(event, index);
            case "die-rolled":
                return this.#die(event);
            case "rerolled":
                return this.#again(event);
            case "venom-used":
                return this.change("venom", { venoms: Math.max(0, (this.scene?.venoms ?? 0) - 1) }, {});
            case "loot-used":
                if (this.scene?.striking) this.change("loot", {}, { loot: text(event, "loot") });
                return;
            case "damaged":
                return this.#damaged(event, index);
            case "conquest-tried":
                this.#total(number(event, "total"));
                if (!this.follows(index, "conquered")) {
                    this.moment("unconquered", text(event, "land"), event.seat, index);
                }
                return;
            case "mission-tried":
                return this.#total(number(event, "total"));
            case "panic-lifted":
                return this.change("panic-lifted", {}, { tokens: number(event, "tokens") });
            case "trap-revealed":
                return this.#revealed(event);
            case "token-kept":
                return this.#clash("kept", event, {});
            case "trick-aimed":
                return this.#clash("aimed", event, { target: this.nameOn(text(event, "target")) });
            case "parried":
                return this.#clash("parried", event, { member: this.nameOn(text(event, "path")) });
            case "die-stolen":
                return this.#clash("stolen", event, {
                    colour: text(event, "colour"),
                    target: this.nameOn(text(event, "target")),
                });
        }
        const moment = MOMENTS[event.kind];
        if (moment) this.#big(moment[0], event, text(event, moment[1]), index);
    }

    // --- the monster ---

    #attacks(event: Happened): void {
        const path = text(event, "path");
        const monster = text(event, "monster");
        const now = this.scene;
        const same = now?.place === path[0] && now?.against === "monster" ? now : null;
        const scene = this.on(emptyScene(path[0] ?? "", path, "monster", monster));
        const known = this.after.fight ?? this.before?.fight;
        this.scene = {
            ...scene,
            coming: number(event, "dice"),
            carried: same?.carried ?? 0,
            marks: known?.foe === monster && known.path === path ? known.marks : (same?.marks ?? []),
            canCapture: known?.path === path && known.canCapture,
        };
        this.beat("attacks", { monster, member: this.scene.member, dice: number(event, "dice") });
    }

    /** Dice that are thrown beside the attack; the attack waits. */
    #asideRoll(dice: number): Partial<Scene> {
        const coming = this.scene?.coming ?? 0;
        return { attack: [], defended: [], hits: 0, extra: 0, aside: dice, coming: dice, later: coming };
    }

    #diverts(event: Happened): void {
        const dice = number(event, "dice");
        const from = this.nameOn(text(event, "path"));
        const roll = this.#asideRoll(dice);
        this.show(text(event, "target"));
        this.change(
            "diverts",
            { ...roll, later: Math.max(0, (roll.later ?? 0) - dice) },
            {
                from,
                dice,
                member: this.scene?.member ?? "",
            },
        );
    }

    #rerollsMisses(dice: number): void {
        const scene = this.scene;
        if (!scene) return;
        const attack = scene.attack.filter(({ hit }) => hit);
        this.change("rerolls-misses", { attack, coming: dice, aside: scene.later > 0 ? dice : 0 }, { dice });
    }

    #givesMagic(event: Happened): void {
        const scene = this.scene;
        if (!scene) return;
        const waiting = [...scene.waiting];
        const magic = waiting.indexOf("M");
        if (magic >= 0 && scene.path === text(event, "path")) waiting.splice(magic, 1);
        const fewer = { waiting, coming: Math.max(0, scene.coming - 1), aside: Math.max(0, scene.aside - 1) };
        this.change("gives-magic", fewer, { member: scene.member });
    }

    #attackDie(face: number, last: boolean): void {
        if (!this.scene) return;
        if (this.scene.aside === 0 && this.scene.later > 0) {
            // What was thrown beside it is over: back to the attack itself.
            const { later } = this.scene;
            this.show(this.scene.active);
            this.scene = {
                ...this.scene,
                attack: [],
                defended: [],
                hits: 0,
                extra: 0,
                coming: later,
                later: 0,
            };
        }
        const scene = this.scene;
        const die: AttackDie = { key: this.keys++, face, hit: face >= this.after.hitFrom };
        const attack = [...scene.attack, die];
        this.change(
            last ? "attack-rolled" : "attack-die",
            { attack, coming: Math.max(0, scene.coming - 1), aside: Math.max(0, scene.aside - 1) },
            last
                ? {
                      monster: scene.foe,
                      faces: attack.map((each) => each.face).join(" "),
                      hits: attack.filter(({ hit }) => hit).length,
                  }
                : null,
        );
    }

    #hit(event: Happened): void {
        const hits = number(event, "hits");
        this.show(text(event, "path"));
        const rolled = this.scene?.attack.filter(({ hit }) => hit).length ?? 0;
        const extra = rolled > 0 || this.scene?.attack.length ? Math.max(0, hits - rolled) : 0;
        this.change("hit", { hits, extra, defended: [] }, { member: this.scene?.member ?? "", hits });
    }

    #defended(event: Happened): void {
        this.show(text(event, "path"));
        const scene = this.scene;
        if (!scene) return;
        const defense = text(event, "defense");
        const hits = Math.max(0, scene.hits - 1);
        this.change("defended", { hits, defended: [...scene.defended, defense] }, { defense, hits });
    }

    #wounded(event: Happened, dies: boolean): void {
        const member = text(event, "member");
        this.wounds.set(member, "wounded");
        this.show(text(event, "path"), member);
        // Who dies of it is told as dead at once.
        if (!dies) this.change("wounded", { health: "wounded", hits: 0 }, { member });
    }

    // --- the mercenary ---

    #activated(event: Happened, index: number): void {
        const path = text(event, "path");
        const member = text(event, "member");
        const { fight } = this.after;
        const against = this.against(path, index);
        const place = path[0] ?? "";
        const now = this.scene;
        const here = now?.place === place && now.against === against && now.path === path ? now : null;
        const foe = here?.foe ?? (foeAt(this.before, place, against) || foeAt(this.after, place, against));
        const told = fight?.path === path ? fight : null;
        const scene = this.on(here ?? emptyScene(place, path, against, told?.foe || foe), member);
        this.scene = {
            ...scene,
            active: path,
            striking: true,
            attack: [],
            defended: [],
            coming: 0,
            hits: 0,
            extra: 0,
            dice: [],
            counts: told?.counts ?? {},
            carried: told?.carried ?? (against === "mission" ? 0 : (now?.carried ?? 0)),
            marks: told?.marks ?? this.objective(path) ?? scene.marks,
            canCapture: told?.canCapture ?? scene.canCapture,
        };
        const rolls = this.events
            .slice(index)
            .some(({ kind, values }) => kind === "die-rolled" && values.path === path);
        this.scene.total = rolls ? this.scene.carried : (told?.total ?? this.scene.carried);
        const kind = against === "monster" ? "strikes" : against === "land" ? "sets-out" : "tries";
        this.beat(kind, { member, foe: this.scene.foe, carried: this.scene.carried });
    }

    #die(event: Happened): void {
        const scene = this.scene;
        if (!scene) return;
        const colour = text(event, "colour") as Colour;
        const face = number(event, "face");
        const counts = scene.counts[colour]?.[face - 1] ?? face;
        const waiting = [...scene.waiting];
        const place = waiting.indexOf(colour);
        if (place >= 0) waiting.splice(place, 1);
        const total = (scene.total ?? scene.carried) + counts;
        const dice = [...scene.dice, { key: this.keys++, colour, face, counts }];
        this.change(
            "die",
            { waiting, dice, total, marks: reached(scene, total) },
            { colour, face, counts, total },
        );
    }

    #again(event: Happened): void {
        const scene = this.scene;
        if (!scene) return;
        const colour = text(event, "colour") as Colour;
        const face = number(event, "face");
        const place = scene.dice.findIndex((die) => die.colour === colour && die.face === face);
        const total = (scene.total ?? 0) - (scene.dice[place]?.counts ?? 0);
        const dice = scene.dice.filter((_, index) => index !== place);
        // The die goes back into the hand, and is rolled by the next event.
        const waiting = [...scene.waiting, colour];
        this.change("again", { dice, waiting, total, marks: reached(scene, total) }, null);
    }

    #damaged(event: Happened, index: number): void {
        this.#total(number(event, "damage"));
        if (this.follows(index, "captured") || this.follows(index, "eliminated")) return;
        if (this.scene) this.scene = { ...this.scene, carried: number(event, "damage") };
        this.moment("withstood", text(event, "monster"), event.seat, index);
    }

    #total(total: number): void {
        const scene = this.scene;
        if (!scene) return;
        if (scene.total === total) this.scene = { ...scene, waiting: [] };
        else this.change("total", { total, marks: reached(scene, total), waiting: [] }, { total });
    }

    // --- the clash ---

    #revealed(event: Happened): void {
        const path = text(event, "path");
        const trap = text(event, "trap");
        this.begin(path);
        this.show(path);
        const scene = this.scene;
        if (!scene) return;
        this.change("revealed", { revealed: [...scene.revealed, trap] }, { member: scene.member, trap });
    }

    #clash(kind: BeatKind, event: Happened, told: Record<string, string | number>): void {
        this.begin(text(event, "path"));
        this.show(text(event, "path"));
        this.change(kind, {}, { member: this.scene?.member ?? "", ...told });
    }

    // --- moments ---

    #big(kind: MomentKind, event: Happened, name: string, index: number): void {
        const path = text(event, "path");
        const scene = this.scene;
        if (path && kind !== "driven-away" && kind !== "land-taken" && kind !== "snatched") {
            if (scene?.path !== path) {
                const against = kind === "conquered" ? "land" : (scene?.against ?? this.against(path, index));
                this.scene = this.on(scene ?? emptyScene(path[0] ?? "", path, against, name));
                this.show(path);
            }
        } else if (scene?.foe !== name) {
            const against = kind === "land-taken" ? "land" : kind === "snatched" ? "mission" : "monster";
            this.scene = emptyScene(path[0] ?? "e", path, against, name);
        }
        if (kind === "lashed")
            this.change("hit", { attack: [], defended: [], extra: 0, dice: [], waiting: [] }, null);
        const shown = kind === "failed" || kind === "leftovers" ? (this.scene?.foe ?? name) : name;
        this.moment(kind, shown, event.seat, index);
    }
}

/** The marks with a total: only what a total alone can reach is said early; the table has the last word. */
function reached(scene: Scene, total: number): Scene["marks"] {
    return scene.marks.map((mark) => ({
        ...mark,
        reached: total >= mark.value && (mark.name !== "capture" || scene.canCapture),
    }));
}
