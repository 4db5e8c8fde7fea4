/** The events of a fight as beats to be played in turn: each has a scene and a sentence. */

import type {
    ActivatedEvent,
    AttackRolledEvent,
    DefendedEvent,
    DieRolledEvent,
    DivertedEvent,
    Happened,
    Mark,
    MonsterAttackedEvent,
    RerolledEvent,
    Table,
    TrapRevealedEvent,
    WoundedEvent,
} from "../wire/types.ts";
import type { Beat, BeatKind, Told } from "./beat.ts";
import {
    type Against,
    type AttackDie,
    emptyScene,
    marksOf,
    type MomentKind,
    type Scene,
    sceneOf,
    settled,
} from "./scene.ts";
import { Stage } from "./stage.ts";

/** The events that deserve a pause, each with its moment and the kind of its foe. */
const MOMENTS = {
    captured: ["captured", "monster"],
    eliminated: ["eliminated", "monster"],
    conquered: ["conquered", "land"],
    "mission-fulfilled": ["fulfilled", "mission"],
    "mission-leftovers": ["leftovers", "mission"],
    "mission-failed": ["failed", "mission"],
    escaped: ["escaped", "monster"],
    "last-lash": ["lashed", "monster"],
    "monster-removed": ["driven-away", "monster"],
    "land-removed": ["land-taken", "land"],
    "madhala-won": ["snatched", "mission"],
} satisfies Record<string, [MomentKind, Against]>;

type Big = Extract<Happened, { kind: keyof typeof MOMENTS }>;

/**
 * Return the beats of an update. `scene` is the last scene, `before` the table before the update: only there
 * are those who have died since.
 */
export function beatsOf(scene: Scene | null, before: Table | null, told: Told): Beat[] {
    return new Telling(scene, before, told).beats;
}

/** Return the scene after an update: that of its table, with what only the beats have shown. */
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
                return this.change("sprays", thrown("", event.dice), {
                    monster: event.monster,
                    dice: event.dice,
                });
            case "diverted":
                return this.#diverts(event);
            case "misses-rerolled":
                return this.#rerollsMisses(event.dice);
            case "magic-removed":
                return this.#givesMagic(event.path);
            case "attack-rolled":
                return this.#attackDie(event);
            case "hit":
                this.show(event.path, event.member);
                return this.change(
                    "hit",
                    { hits: event.hits, extra: event.extra, defended: [] },
                    { member: event.member, hits: event.hits },
                );
            case "defended":
                return this.#defended(event);
            case "wounded":
                return this.#wounded(event);
            case "died":
                this.show(event.path, event.member);
                this.change("wounded", { health: "dead", hits: 0, waiting: [] }, null);
                return this.moment("died", event.member, event.seat, index);
            case "activated":
                return this.#activated(event);
            case "die-rolled":
                return this.#die(event);
            case "rerolled":
                return this.#again(event);
            case "venom-used":
                return this.change("venom", { venoms: Math.max(0, (this.scene?.venoms ?? 0) - 1) }, {});
            case "loot-used":
                if (this.scene?.striking) this.change("loot", {}, { loot: event.loot });
                return;
            case "damaged":
                this.#total(event.damage, event);
                if (event.outcome !== "none" && event.outcome !== "no-traps") return;
                if (this.scene) this.scene = { ...this.scene, carried: event.damage };
                return this.moment("withstood", event.monster, event.seat, index, event.follower);
            case "conquest-tried":
                this.#total(event.total, event);
                if (event.enough) return;
                return this.moment("unconquered", event.land, event.seat, index, event.follower);
            case "mission-tried":
                return this.#total(event.total, event);
            case "panic-lifted":
                return this.change("panic-lifted", {}, { tokens: event.tokens });
            case "trap-revealed":
                return this.#revealed(event);
            case "token-kept":
                return this.#clash("kept", event.path, {});
            case "trick-aimed":
                return this.#clash("aimed", event.path, { target: this.nameOn(event.target) });
            case "parried":
                return this.#clash("parried", event.path, { member: this.nameOn(event.path) });
            case "die-stolen":
                return this.#clash("stolen", event.path, {
                    colour: event.colour,
                    target: this.nameOn(event.target),
                });
        }
        if (isBig(event)) this.#big(event, index);
    }

    // --- the monster ---

    #attacks({ monster, path, dice, member }: MonsterAttackedEvent): void {
        const now = this.scene;
        const same = now?.place === path[0] && now?.against === "monster" ? now : null;
        const scene = this.on(emptyScene(path[0] ?? "", path, "monster", monster), member);
        const known = this.after.fight ?? this.before?.fight;
        this.scene = {
            ...scene,
            coming: dice,
            carried: same?.carried ?? 0,
            marks: known?.foe === monster && known.path === path ? known.marks : (same?.marks ?? []),
            canCapture: known?.path === path && known.canCapture,
        };
        this.beat("attacks", { monster, member, dice });
    }

    #diverts({ path, target, dice }: DivertedEvent): void {
        const from = this.nameOn(path);
        this.show(target);
        this.change("diverts", thrown(target, dice), { from, dice, member: this.scene?.member ?? "" });
    }

    #rerollsMisses(dice: number): void {
        if (!this.scene) return;
        const attack = this.scene.attack.filter(({ hit }) => hit);
        this.change("rerolls-misses", { attack, coming: dice }, { dice });
    }

    #givesMagic(path: string): void {
        const scene = this.scene;
        if (!scene) return;
        const waiting = [...scene.waiting];
        const magic = waiting.indexOf("M");
        if (magic >= 0 && scene.path === path) waiting.splice(magic, 1);
        const fewer = { waiting, coming: Math.max(0, scene.coming - 1) };
        this.change("gives-magic", fewer, { member: scene.member });
    }

    #attackDie({ face, path, left, hit }: AttackRolledEvent): void {
        if (this.scene && this.scene.aim !== path) {
            // The dice thrown at another path are done: back to the attack itself.
            this.show(path || this.scene.active);
            this.scene = { ...this.scene, ...thrown(path, left) };
        }
        const scene = this.scene;
        if (!scene) return;
        const attack: AttackDie[] = [...scene.attack, { key: this.keys++, face, hit: hit === 1 }];
        this.change(
            left ? "attack-die" : "attack-rolled",
            { attack, coming: left },
            left
                ? null
                : {
                      monster: scene.foe,
                      faces: attack.map((each) => each.face).join(" "),
                      hits: attack.filter((each) => each.hit).length,
                  },
        );
    }

    #defended({ path, defense, hits }: DefendedEvent): void {
        this.show(path);
        const defended = [...(this.scene?.defended ?? []), defense];
        this.change("defended", { hits, defended }, { defense, hits });
    }

    #wounded({ path, member, deadly }: WoundedEvent): void {
        this.wounds.set(member, "wounded");
        this.show(path, member);
        // If the mercenary dies of it, say so at once.
        if (!deadly) this.change("wounded", { health: "wounded", hits: 0 }, { member });
    }

    // --- the mercenary ---

    #activated(event: ActivatedEvent): void {
        const { path, member, against, foe, carried, total } = event;
        const now = this.scene;
        const here = now?.against === against && now.path === path ? now : null;
        const told = this.after.fight?.path === path ? this.after.fight : null;
        this.scene = {
            ...this.on(here ?? emptyScene(path[0] ?? "", path, against, foe), member),
            active: path,
            striking: true,
            attack: [],
            defended: [],
            coming: 0,
            hits: 0,
            extra: 0,
            dice: [],
            carried,
            total,
            marks: reached(told?.marks ?? marksOf(event), event),
            canCapture: event.trapped === 1,
        };
        const kind = against === "monster" ? "strikes" : against === "land" ? "sets-out" : "tries";
        this.beat(kind, { member, foe, carried });
    }

    #die(event: DieRolledEvent): void {
        const { colour, face, counts, total } = event;
        const scene = this.scene;
        if (!scene) return;
        const waiting = [...scene.waiting];
        const place = waiting.indexOf(colour);
        if (place >= 0) waiting.splice(place, 1);
        const dice = [...scene.dice, { key: this.keys++, colour, face, counts }];
        const marks = reached(scene.marks, event);
        this.change("die", { waiting, dice, total, marks }, { colour, face, counts, total });
    }

    #again(event: RerolledEvent): void {
        const { colour, face, total } = event;
        const scene = this.scene;
        if (!scene) return;
        const place = scene.dice.findIndex((die) => die.colour === colour && die.face === face);
        const dice = scene.dice.filter((_, index) => index !== place);
        // The die goes back into the hand; the next event rolls it.
        const waiting = [...scene.waiting, colour];
        this.change("again", { dice, waiting, total, marks: reached(scene.marks, event) }, null);
    }

    #total(total: number, judged: Judged): void {
        const scene = this.scene;
        if (!scene) return;
        const marks = reached(scene.marks, judged);
        if (scene.total === total) this.scene = { ...scene, marks, waiting: [] };
        else this.change("total", { total, marks, waiting: [] }, { total });
    }

    // --- the clash ---

    #revealed({ path, trap }: TrapRevealedEvent): void {
        this.begin(path);
        this.show(path);
        const scene = this.scene;
        if (!scene) return;
        this.change("revealed", { revealed: [...scene.revealed, trap] }, { member: scene.member, trap });
    }

    #clash(kind: BeatKind, path: string, told: Record<string, string | number>): void {
        this.begin(path);
        this.show(path);
        this.change(kind, {}, { member: this.scene?.member ?? "", ...told });
    }

    // --- moments ---

    #big(event: Big, index: number): void {
        const [kind, against] = MOMENTS[event.kind];
        const name = "mission" in event ? event.mission : "land" in event ? event.land : event.monster;
        const path = "path" in event ? event.path : "";
        const scene = this.scene;
        if (event.seat !== null && path) {
            if (scene?.path !== path) {
                this.scene = this.on(scene ?? emptyScene(path[0] ?? "", path, against, name));
                this.show(path);
            }
        } else if (scene?.foe !== name) {
            this.scene = emptyScene(path[0] ?? "e", path, against, name);
        }
        if (kind === "lashed") {
            // It is beaten: nothing is left to capture or to eliminate.
            const beaten = {
                beaten: true,
                marks: [],
                canCapture: false,
                total: null,
                carried: 0,
                striking: false,
            };
            this.change(
                "hit",
                { ...beaten, attack: [], defended: [], extra: 0, dice: [], waiting: [] },
                null,
            );
        }
        this.moment(kind, name, event.seat, index);
    }
}

function isBig(event: Happened): event is Big {
    return event.kind in MOMENTS;
}

/** Attack dice that are about to be thrown at a path; at all paths of the place if it is empty. */
function thrown(aim: string, coming: number): Partial<Scene> {
    return { aim, coming, attack: [], defended: [], hits: 0, extra: 0 };
}

/** What an event says about its total: whether it captures, and whether it is enough for the other mark. */
interface Judged {
    captures?: number;
    enough: number;
}

/** Return the marks as an event judges its total. */
function reached(marks: Mark[], { captures, enough }: Judged): Mark[] {
    return marks.map((mark) => ({
        ...mark,
        reached: (mark.name === "capture" ? captures : enough) === 1,
    }));
}
