import type { Choice, Table } from "../../wire/types.ts";
import { dealtBy, type Dealt, isOnOffer } from "./deals.ts";
import { diceFor, MUG, placesOf, spacesLike, thingsOn } from "../pieces/things.ts";

/** What picking needs of a session. */
export interface Asking {
    readonly table: Table | null;
    readonly version: number;
    readonly pending: boolean;
    readonly holding: boolean;
    walk(steps: readonly string[]): void;
}

/** What picking needs to know of the pointer. */
interface Pointer {
    readonly touching: boolean;
    readonly pressed: HTMLElement | undefined;
}

const MOUSE: Pointer = { touching: false, pressed: undefined };

/** A final choice that a finger has tapped once, and where. */
interface Marked {
    choice: Choice;
    version: number;
    at: HTMLElement | undefined;
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
const NO_DEALS: Dealt[] = [];
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
    #marked = $state.raw<Marked | undefined>();
    /** The choice under the pointer or the focus, if it has a button. */
    pointedChoice = $state.raw<Choice | undefined>();
    /** The thing under the pointer or the focus. */
    pointedThing = $state<string | undefined>();
    /** Whether a die waits for its place: in the hand a menu would cover the places. */
    placing = $state(false);
    #spoken = $state.raw<readonly string[]>(NOTHING);

    readonly #session: Asking;
    readonly #confirms: () => boolean;
    readonly #stopped: () => boolean;
    readonly #pointer: Pointer;

    /**
     * @param confirms whether final choices need a confirmation
     * @param stopped whether nothing can be chosen any more
     * @param pointer what chooses: a finger has to choose something final twice
     */
    constructor(
        session: Asking,
        confirms: () => boolean = () => false,
        stopped: () => boolean = () => false,
        pointer = MOUSE,
    ) {
        this.#session = session;
        this.#confirms = confirms;
        this.#stopped = stopped;
        this.#pointer = pointer;
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
        if (!table?.question.asked || holding || this.#stopped()) return NO_CHOICES;
        return table.question.choices;
    });

    /** The cards that can be had with a die: picking one of them leads there. */
    readonly #dealt: Dealt[] = $derived.by(() =>
        this.choices.length > 0 ? dealtBy(this.#session.table!) : NO_DEALS,
    );

    readonly #places = $derived(
        new Map([
            ...this.choices.map((choice): [Choice, string[]] => [choice, placesOf(choice)]),
            ...this.#dealt.map(({ choice, places }): [Choice, string[]] => [choice, places]),
        ]),
    );
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

    /** The final choice that waits for a second tap; a new version of the table clears it. */
    readonly marked: Marked | undefined = $derived.by(() =>
        this.#marked?.version === this.#session.version ? this.#marked : undefined,
    );

    /** The choices that are about everything that is picked. */
    readonly left: Choice[] = $derived(this.#about(this.picked.map(({ thing }) => thing)));

    /** The things that may be picked next. */
    readonly lit: Set<string> = $derived.by(() => {
        // One die is enough to pick a path: the others are asked for later.
        if (this.picked.length === 0 && !this.#session.pending) return this.offered;
        const things = this.picked.map(({ thing }) => thing);
        const dealt = this.#session.pending ? NO_CHOICES : this.#dealtAbout(things);
        return some([...this.left, ...dealt].flatMap((choice) => this.#placesHere(choice)));
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
        if (this.placing && this.picked.every(({ thing }) => isDie(thing)) && this.left.every(this.#goes))
            return undefined;
        return { at: last.at, choices: this.left };
    });

    /** The choices that the pointer or the focus is on. */
    readonly pointed: Choice[] = $derived.by(() => {
        if (this.pointedChoice) return [this.pointedChoice];
        const thing = this.pointedThing;
        if (!thing) return NO_CHOICES;
        const found = this.left.filter((choice) => this.#fits(choice, thing));
        return found.length > 0 ? found : this.#dealtAbout([...this.picked.map((each) => each.thing), thing]);
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

    /** Take a choice; a final one may need a confirmation, or a second tap. */
    take(choice: Choice): void {
        if (this.#session.pending) return;
        const { version } = this.#session;
        if (choice.final && this.#confirms()) {
            this.#asked = { choice, version };
        } else if (choice.final && this.#pointer.touching && this.marked?.choice !== choice) {
            this.#marked = { choice, version, at: this.#pointer.pressed };
        } else this.confirm(choice);
    }

    confirm(choice: Choice): void {
        const dealt = this.#dealt.find((each) => each.choice === choice);
        this.clear();
        this.#session.walk(dealt?.walk ?? [choice.spelling]);
    }

    /** Cancel the confirmation. */
    withdraw(): void {
        this.#asked = undefined;
        this.unmark();
    }

    /** Cancel the first tap on a final choice. */
    unmark(): void {
        this.#marked = undefined;
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
        const found = this.choices.filter((choice) => {
            const places = this.#places.get(choice) ?? [];
            const besides = things.filter((thing) => !places.includes(thing));
            return besides.length === 0 || (besides.length === 1 && this.#fits(choice, besides[0]!));
        });
        return found.length === 0 && things.some(isOnOffer) ? this.#dealtAbout(things) : found;
    }

    /** Return the ways to a card that are about all of these things. */
    #dealtAbout(things: string[]): Choice[] {
        return this.#dealt
            .filter(({ places }) => things.every((thing) => places.includes(thing)))
            .map(({ choice }) => choice);
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

    /** Return whether a choice is about a place, and not only about a die. */
    readonly #goes = (choice: Choice): boolean => this.#placesHere(choice).some((thing) => !isDie(thing));

    /** Return whether some choices are about the same things, so that no pick could tell them apart. */
    #alike(choices: Choice[]): boolean {
        return new Set(choices.map((choice) => this.#placesHere(choice).join())).size < choices.length;
    }
}

function isDie(thing: string): boolean {
    return thing.startsWith("die:");
}

function some(things: string[]): Set<string> {
    return things.length > 0 ? new Set(things) : NO_THINGS;
}
