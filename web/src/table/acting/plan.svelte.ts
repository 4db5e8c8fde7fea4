import type { Advice, Choice, Step, Table } from "../../wire/types.ts";

/** What a plan needs of a session. */
export interface Following {
    readonly table: Table | null;
    readonly version: number;
    /** The version that the last answer of this session made. */
    readonly made: number;
    /** The last answer of this session. */
    readonly answered: string;
    readonly pending: boolean;
}

const NOTHING: Step[] = [];

/**
 * The plan of a hint: its choice and what comes after it. It goes on as long as its steps are what is
 * answered, nothing comes between, and the next one is legal.
 */
export class Plan {
    steps = $state.raw<Step[]>(NOTHING);
    /** How many steps are taken. */
    done = $state(0);
    /** Whether the steps are taken one after the other. */
    running = $state(false);
    readonly #session: Following;
    readonly #choices: () => Choice[];
    readonly #take: (choice: Choice) => void;
    #version = -1;
    #final = false;

    /**
     * @param choices what can be chosen now
     * @param take takes a choice, as if it were picked on the table
     */
    constructor(session: Following, choices: () => Choice[], take: (choice: Choice) => void) {
        this.#session = session;
        this.#choices = choices;
        this.#take = take;
    }

    /** The next step, if it can be taken now. */
    readonly next: Choice | undefined = $derived.by(() => {
        const step = this.steps[this.done];
        if (!step || this.#session.pending) return undefined;
        return this.#choices().find(({ spelling }) => spelling === step.spelling);
    });

    /** Take the first step of a plan; with `all` the others follow by themselves. */
    begin({ spelling, label, plan }: Advice, all: boolean): void {
        this.steps = [{ spelling, label }, ...plan];
        this.done = 0;
        this.#version = this.#session.version;
        if (!this.next) {
            this.drop();
            return;
        }
        this.running = all;
        this.step();
    }

    /** Take the next step. A final one stops the run: it may have to be confirmed. */
    step(): void {
        const choice = this.next;
        if (!choice) return;
        this.#final = choice.final;
        if (choice.final) this.running = false;
        this.#take(choice);
    }

    /** A new version of the table is shown: return whether the plan goes on. */
    follow(): boolean {
        const { version, made, answered, table } = this.#session;
        if (this.steps.length === 0) return false;
        if (version === this.#version) return true;
        const own = made === version && version === this.#version + 1;
        const taken = own && !this.#final && answered === this.steps[this.done]!.spelling;
        const next = this.steps[this.done + 1];
        const question = table?.question;
        const legal = question?.asked && question.choices.some(({ spelling }) => spelling === next?.spelling);
        if (!taken || !legal) {
            this.drop();
            return false;
        }
        this.done += 1;
        this.#version = version;
        return true;
    }

    drop(): void {
        this.steps = NOTHING;
        this.done = 0;
        this.running = false;
    }
}
