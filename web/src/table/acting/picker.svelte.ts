import type { Choice, Table } from "../../wire/types.ts";
import { diceFor, MUG, placesOf, spacesLike, thingsOn } from "../pieces/things.ts";

/** What picking needs of a session. */
export interface Asking {
    readonly table: Table | null;
    readonly version: number;
    readonly pending: boolean;
    readonly holding: boolean;
    answer(spelling: string): void;
}

/** Something that was picked, and where. */
interface Picked {
    thing: string;
    at: HTMLElement | undefined;
}

/** What a pick has led to. */
export type Outcome = "taken" | "narrowed" | "unpicked" | "nothing";

// Always the same empty values, so that nothing is updated while they stay empty.
const NO_CHOICES: Choice[] = [];
const NO_PICKS: Picked[] = [];
const NO_THINGS = new Set<string>();
const NOTHING: readonly string[] = [];

/** Up to this many choices are offered in a menu; with more, the next pick has to decide. */
const SHORT = 6;

/**
 * Answer by picking things: each pick keeps only the choices that are about that thing, in any order, until
 * one is left.
 */
export class Picker {
    #picked = $state.raw<Picked[]>([]);
    #version = $state(-1);
    #asked = $state.raw<{ choice: Choice; version: number } | undefined>();
    /** The choice under the pointer or the focus, if it has a button. */
    pointedChoice = $state.raw<Choice | undefined>();
    /** The thing under the pointer or the focus. */
    pointedThing = $state<string | undefined>();
    #spoken = $state.raw<readonly string[]>(NOTHING);

    readonly #session: Asking;
    readonly #confirms: () => boolean;

    /** @param confirms whether final choices need a confirmation */
    constructor(session: Asking, confirms: () => boolean = () => false) {
        this.#session = session;
        this.#confirms = confirms;
    }

    /** The things that a line of the log, a hint or a choice names; they are highlighted. */
    get spoken(): readonly string[] {
        return this.#spoken;
    }

    set spoken(things: readonly string[]) {
        this.#spoken = things.length > 0 ? things : NOTHING;
    }

    /** The choices; none while a fight is still shown. While an answer is on its way, none can be taken. */
    readonly choices: Choice[] = $derived.by(() => {
        const { table, holding } = this.#session;
        return table?.question.asked && !holding ? table.question.choices : NO_CHOICES;
    });

    readonly #places = $derived(new Map(this.choices.map((choice) => [choice, placesOf(choice)])));
    /** What can be picked for a choice: what it is about, and the dice that it will ask for. */
    readonly #fitting = $derived.by(() => {
        const { table } = this.#session;
        return new Map(
            [...this.#places].map(([choice, places]) => [
                choice,
                table ? [...places, ...diceFor(choice, table)] : places,
            ]),
        );
    });
    readonly #here = $derived.by(() =>
        this.#session.table ? thingsOn(this.#session.table) : new Set<string>(),
    );

    /** What is picked; a new version of the table clears it. */
    readonly picked: Picked[] = $derived.by(() =>
        this.#version === this.#session.version ? this.#picked : NO_PICKS,
    );

    /** The final choice that waits for confirmation; a new version of the table clears it. */
    readonly asking: Choice | undefined = $derived.by(() =>
        this.#asked?.version === this.#session.version ? this.#asked.choice : undefined,
    );

    /** The choices that are about everything that is picked. */
    readonly left: Choice[] = $derived(this.#about(this.picked.map(({ thing }) => thing)));

    /** The things that may be picked next. */
    readonly lit: Set<string> = $derived.by(() => {
        // One die is enough to pick a path: the others are asked for later.
        if (this.picked.length === 0 && !this.#session.pending) return this.offered;
        return some(this.left.flatMap((choice) => this.#placesHere(choice)));
    });

    /** The things that could be picked if nothing were picked; picking one of them starts over. */
    readonly offered: Set<string> = $derived(
        some([...this.#fitting.values()].flat().filter((thing) => this.#here.has(thing))),
    );

    /** The choices that are buttons: about nothing on the table, or only about the small mug. */
    readonly bare: Choice[] = $derived(
        this.choices.filter((choice) => this.#placesHere(choice).every((thing) => thing === MUG)),
    );

    /** The few choices that are left after a pick, for a menu. */
    readonly menu: { at: HTMLElement | undefined; choices: Choice[] } | undefined = $derived.by(() => {
        const last = this.picked.at(-1);
        if (!last || this.left.length < 2) return undefined;
        if (this.left.length > SHORT && !this.#alike(this.left)) return undefined;
        return { at: last.at, choices: this.left };
    });

    /** The choices that the pointer or the focus is on. */
    readonly pointed: Choice[] = $derived.by(() => {
        if (this.pointedChoice) return [this.pointedChoice];
        const thing = this.pointedThing;
        return thing ? this.left.filter((choice) => this.#fits(choice, thing)) : [];
    });

    /** The pointer or the focus is on a choice. */
    point(choice: Choice): void {
        this.pointedChoice = choice;
        this.spoken = placesOf(choice);
    }

    /**
     * The pointer or the focus has left a choice. Deferred: a removed element loses the focus in the middle
     * of an update.
     */
    leave(choice: Choice): void {
        queueMicrotask(() => {
            if (this.pointedChoice !== choice) return;
            this.pointedChoice = undefined;
            this.spoken = [];
        });
    }

    isPicked(thing: string, at?: HTMLElement): boolean {
        return this.picked.some((each) => each.thing === thing && (!each.at || !at || each.at === at));
    }

    /** Pick a thing, and take the choice if only one is left. Picking it again unpicks it. */
    pick(thing: string, at?: HTMLElement): Outcome {
        const picked = this.picked;
        if (this.#session.pending) return "nothing";
        if (this.isPicked(thing)) {
            this.#keep(picked.filter((each) => each.thing !== thing));
            return "unpicked";
        }
        let things = [...picked, { thing, at }];
        let left = this.#about(things.map((each) => each.thing));
        if (left.length === 0) {
            // It does not go with what is picked: start over with it.
            things = [{ thing, at }];
            left = this.#about([thing]);
        }
        if (left.length === 0) {
            const like = this.#like(thing);
            return like ? this.pick(like) : "nothing";
        }
        // A die alone does not send a mercenary out.
        if (left.length === 1 && this.#places.get(left[0]!)?.includes(thing)) {
            this.take(left[0]!);
            return "taken";
        }
        this.#keep(things);
        return "narrowed";
    }

    /** Take a choice; a final one may need a confirmation. */
    take(choice: Choice): void {
        if (this.#session.pending) return;
        if (choice.final && this.#confirms()) {
            this.#asked = { choice, version: this.#session.version };
            return;
        }
        this.confirm(choice);
    }

    confirm(choice: Choice): void {
        this.clear();
        this.#session.answer(choice.spelling);
    }

    /** Cancel the confirmation. */
    withdraw(): void {
        this.#asked = undefined;
    }

    clear(): void {
        this.#keep(NO_PICKS);
        this.withdraw();
        this.pointedChoice = undefined;
        this.spoken = [];
    }

    #keep(picked: Picked[]): void {
        this.#version = this.#session.version;
        this.#picked = picked;
    }

    #about(things: string[]): Choice[] {
        if (this.#session.pending || this.choices.length === 0) return NO_CHOICES;
        return this.choices.filter((choice) => {
            const places = this.#places.get(choice) ?? [];
            const besides = things.filter((thing) => !places.includes(thing));
            return besides.length === 0 || (besides.length === 1 && this.#fits(choice, besides[0]!));
        });
    }

    #fits(choice: Choice, thing: string): boolean {
        return this.#fitting.get(choice)?.includes(thing) ?? false;
    }

    /** Return the space that the die goes to if another space of the building is picked. */
    #like(thing: string): string | undefined {
        const { table } = this.#session;
        const spaces = table ? spacesLike(thing, table) : [];
        return spaces.find((each) => each !== thing && this.offered.has(each));
    }

    #placesHere(choice: Choice): string[] {
        return (this.#places.get(choice) ?? []).filter((thing) => this.#here.has(thing));
    }

    /** Return whether some choices are about the same things, so that no pick could tell them apart. */
    #alike(choices: Choice[]): boolean {
        return new Set(choices.map((choice) => this.#placesHere(choice).join())).size < choices.length;
    }
}

function some(things: string[]): Set<string> {
    return things.length > 0 ? new Set(things) : NO_THINGS;
}
