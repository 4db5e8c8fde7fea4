import { untrack } from "svelte";

import type { Held } from "../../look/scale.svelte.ts";
import type { Card } from "../../parts/kinds.ts";
import type { Table } from "../../wire/types.ts";
import { outfittedOn } from "../outfit/packed.svelte.ts";
import type { Picker } from "../acting/picker.svelte.ts";
import { placesOf } from "../pieces/things.ts";
import { spotsOf, type View, VIEWS } from "./places.ts";

/** What is opened as a sheet: a building, a card, or the menu. */
export type Opened =
    | { kind: "building"; building: string }
    | { kind: "card"; thing: string; label: string; card: Card; words: string | undefined }
    | { kind: "menu" };

/** What a table in the hand needs of a session. */
interface Watched {
    readonly version: number;
    readonly holding: boolean;
    readonly table: Table | null;
}

/** Choices that can be made besides what is asked. */
const FREE = "free";
const BESIDES = ["talent", "discount-talent"];
const BUILDING = "building:";

/** A table in the hand: which view is shown, what is opened, and where something is lit. */
export class Hand {
    /** The view that is shown. */
    view = $state<View>("citadel");
    opened = $state.raw<Opened | undefined>();
    /** Whether the sheet of a path is put down, to look at the table behind it. */
    lowered = $state(false);
    readonly #session: Watched;
    readonly #picker: Picker;
    readonly #held: () => Held;
    /** The version at which a tab was tapped last. */
    #tapped = -1;

    /** What is lit in each view. */
    readonly lit = $derived.by(() => {
        const { table } = this.#session;
        return spotsOf(table ? this.#picker.lit : [], table!);
    });

    constructor(session: Watched, picker: Picker, held: () => Held) {
        this.#session = session;
        this.#picker = picker;
        this.#held = held;
        let seen = -1;
        $effect(() => {
            const { version, holding, table } = session;
            if (holding || !table || version === seen) return;
            seen = version;
            untrack(() => this.#lead(version, table));
        });
    }

    /** Whether there is room for more than one view. */
    get tablet(): boolean {
        return this.#held() === "tablet" || this.#held() === "tall";
    }

    /** Whether the view is beside everything else. */
    get sideways(): boolean {
        return this.#held() === "sideways";
    }

    /** The views that there are tabs for; the others are below one of these. */
    get views(): readonly View[] {
        return VIEWS.filter((view) => this.#below(view) === view);
    }

    /** The view whose tab is chosen. */
    get shown(): View {
        return this.#below(this.view);
    }

    /** Return how many things are lit in a view. */
    count(view: View): number {
        const here = VIEWS.filter((each) => each === view || (each !== "clan" && this.#below(each) === view));
        return here.reduce((sum, each) => sum + (this.lit.get(each)?.size ?? 0), 0);
    }

    /** Return whether something of a building is lit. */
    within(building: string): boolean {
        return this.lit.get("citadel")?.has(BUILDING + building) ?? false;
    }

    /** Somebody wants to see a view. */
    go(view: View): void {
        this.#tapped = this.#session.version;
        this.opened = undefined;
        this.lowered = true;
        this.view = view;
    }

    open(opened: Opened): void {
        this.opened = opened;
    }

    close(): void {
        this.opened = undefined;
    }

    /** Return the view in which another one is shown, too. */
    #below(view: View): View {
        if (this.tablet && view === "clan") return "citadel";
        return this.#held() === "tall" && view === "outside" ? "citadel" : view;
    }

    /** Bring the place of a new question into view. */
    #lead(version: number, table: Table): void {
        this.lowered = false;
        if (outfittedOn(table)) {
            // It is asked on the sheet of a path.
            this.close();
            this.view = "outside";
            return;
        }
        const wanted = this.#picker.choices
            .filter(({ group, kind }) => group !== FREE && !BESIDES.includes(kind))
            .flatMap(placesOf);
        const spots = spotsOf(wanted, table);
        const { opened } = this;
        if (opened?.kind === "card") this.close();
        if (opened?.kind === "building" && !spots.get("citadel")?.has(BUILDING + opened.building))
            this.close();
        if (spots.size === 0 || this.#tapped === version) return;
        // A tablet shows the clan below every view.
        const inSight = [...spots.keys()].some(
            (view) => this.#below(view) === this.shown || (this.tablet && view === "clan"),
        );
        if (!inSight) this.view = [...spots.keys()][0]!;
        const [only, ...more] = [...spots.values()].flatMap((each) => [...each]);
        if (!this.tablet && only?.startsWith(BUILDING) && more.length === 0 && !this.opened)
            this.opened = { kind: "building", building: only.slice(BUILDING.length) };
    }
}
