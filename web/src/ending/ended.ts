import type { SeatTaken, Table } from "../wire/types.ts";

/** A game that is over, as a place at the table knows it. */
export interface Ended {
    game: string;
    table: Table | null;
    seats: SeatTaken[];
    mine: number[];
    campaign: string;
    assisted: boolean;
}
