/** What happens to the table between the turns of players, as steps that are shown one after the other. */

import type { DockedEvent, Happened, Table } from "../wire/types.ts";

export interface Gain {
    resource: string;
    amount: number;
}

/** Somebody who came home, and with what. */
export interface Returned {
    member: string;
    gains: Gain[];
}

/** A new card at the Outside. */
export interface Fresh {
    kind: "monster" | "land" | "mission";
    name: string;
}

/** What is told in a step; each kind has its words. */
export type Tale =
    | { kind: "madhala-rolls"; red: number; yellow: number }
    | { kind: "madhala-goes"; building: string; die: string; dice: number }
    | { kind: "madhala-sent"; path: string }
    | { kind: "madhala-takes"; cards: string[] }
    | { kind: "home"; returned: Returned[] }
    | { kind: "surplus"; gains: Gain[] }
    | { kind: "storms"; monster: string; beaten: string[] }
    | { kind: "panic"; monster: string; buildings: string[] }
    | { kind: "leads"; member: string }
    | { kind: "rescued"; gold: number }
    | { kind: "wages"; paid: number; due: number; members: number; wage: number }
    | { kind: "deserts"; member: string }
    | { kind: "first" }
    | { kind: "round"; round: number; rounds: number; fresh: Fresh[] };

/** A step: what it tells, of whom, and the events that it shows. */
export interface Step {
    tale: Tale;
    seat: number | null;
    events: Happened[];
}

type Told<Kind extends Tale["kind"]> = Extract<Tale, { kind: Kind }>;

/** Return Madhala's turn in steps; empty if she has none. */
export function madhalaSteps(events: readonly Happened[]): Step[] {
    const steps: Step[] = [];
    for (const event of events) {
        switch (event.kind) {
            case "madhala-rolled":
                steps.push(step({ kind: "madhala-rolls", red: event.red, yellow: event.yellow }, event));
                break;
            case "madhala-deployed": {
                const { building, die, dice } = event;
                steps.push(step({ kind: "madhala-goes", building, die, dice }, event));
                break;
            }
            case "madhala-sent":
                steps.push(step({ kind: "madhala-sent", path: event.path }, event));
                break;
            case "madhala-took": {
                const last = lastOf(steps, "madhala-takes");
                if (last) last.tale.cards.push(event.card);
                else steps.push(step({ kind: "madhala-takes", cards: [event.card] }, event));
                last?.events.push(event);
            }
        }
    }
    return steps;
}

/** Return the clean-up and the beginning of a round in steps; `table` is the one after it. */
export function roundSteps(events: readonly Happened[], table: Table): Step[] {
    const telling = new Telling(table);
    const end = events.findIndex(({ kind }) => kind === "clean-up-began");
    // What is gained before the clean-up is shown with the fights.
    for (const event of events.slice(end + 1)) telling.tell(event);
    return telling.steps;
}

class Telling {
    readonly steps: Step[] = [];
    readonly #table: Table;
    #fresh: Fresh[] = [];
    #docked: Happened[] = [];
    #driven: string[] = [];

    constructor(table: Table) {
        this.#table = table;
    }

    tell(event: Happened): void {
        switch (event.kind) {
            case "came-home": {
                const last = this.steps.at(-1);
                const home = last?.tale.kind === "home" && last.seat === event.seat ? last : undefined;
                const returned = { member: event.member, gains: [] };
                if (home) (home.tale as Told<"home">).returned.push(returned);
                else this.#add({ kind: "home", returned: [returned] }, event);
                home?.events.push(event);
                return;
            }
            case "gained": {
                const last = this.steps.at(-1);
                if (last?.tale.kind !== "home" || last.seat !== event.seat) return;
                last.tale.returned.at(-1)!.gains.push({ resource: event.resource, amount: event.amount });
                last.events.push(event);
                return;
            }
            case "surplus": {
                const gain = { resource: event.resource, amount: -event.amount };
                const last = this.steps.at(-1);
                if (last?.tale.kind === "surplus" && last.seat === event.seat) last.tale.gains.push(gain);
                else this.#add({ kind: "surplus", gains: [gain] }, event);
                return;
            }
            case "driven-off":
                this.#driven.push(event.monster);
                return;
            case "stormed":
                this.#add({ kind: "storms", monster: event.monster, beaten: this.#driven }, event);
                return;
            case "panic-spread": {
                const last = lastOf(this.steps, "panic");
                if (last) last.tale.buildings.push(event.building);
                else
                    this.#add({ kind: "panic", monster: this.#atGate(), buildings: [event.building] }, event);
                last?.events.push(event);
                return;
            }
            case "promoted":
                this.#add({ kind: "leads", member: event.member }, event);
                return;
            case "rescued":
                // It comes with the new round, but belongs to the end of the old one.
                this.steps.splice(
                    this.steps.length - (lastOf(this.steps, "round") ? 1 : 0),
                    0,
                    step({ kind: "rescued", gold: event.gold }, event),
                );
                return;
            case "wages": {
                const wage = this.#table.clans.find(({ seat }) => seat === event.seat)?.wage ?? 0;
                const members = wage ? event.due / wage : 0;
                this.#add({ kind: "wages", paid: event.gold, due: event.due, members, wage }, event);
                return;
            }
            case "deserted":
                this.#add({ kind: "deserts", member: event.member }, event);
                return;
            case "first-player":
                if (this.steps.length > 0) this.#add({ kind: "first" }, event);
                return;
            case "docked":
                this.#dock(event);
                return;
            case "round-began":
                this.#add(
                    {
                        kind: "round",
                        round: event.round,
                        rounds: this.#table.rounds,
                        fresh: inOrder(this.#fresh),
                    },
                    event,
                    ...this.#docked,
                );
        }
    }

    #add(tale: Tale, ...events: Happened[]): void {
        this.steps.push(step(tale, ...events));
    }

    #dock(event: DockedEvent): void {
        const kind = event.offer === "entrance" ? "monster" : event.offer;
        if (kind !== "monster" && kind !== "land" && kind !== "mission") return;
        const fresh = { kind, name: event.card } as const;
        // A round may begin with a monster at the entrance.
        const begun = lastOf(this.steps, "round");
        if (begun) begun.tale.fresh.unshift(fresh);
        else this.#fresh.push(fresh);
        (begun?.events ?? this.#docked).push(event);
    }

    /** The monster at the entrance, which spreads the panic. */
    #atGate(): string {
        const stormed = lastOf(this.steps, "storms");
        return stormed?.tale.monster ?? this.#table.lands.find(({ place }) => place === "e")?.monster ?? "";
    }
}

const KINDS: readonly Fresh["kind"][] = ["monster", "land", "mission"];

/** What is most exciting first. */
function inOrder(fresh: Fresh[]): Fresh[] {
    return fresh.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function step(tale: Tale, ...events: Happened[]): Step {
    return { tale, seat: events[0]?.seat ?? null, events };
}

function lastOf<Kind extends Tale["kind"]>(
    steps: Step[],
    kind: Kind,
): (Step & { tale: Told<Kind> }) | undefined {
    const last = steps.at(-1);
    return last?.tale.kind === kind ? (last as Step & { tale: Told<Kind> }) : undefined;
}
