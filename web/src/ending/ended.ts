import type { SeatTaken, Table } from "../wire/types.ts";

/** What a session knows of a game that is over. */
export interface Ended {
    game: string;
    title: string;
    table: Table | null;
    seats: SeatTaken[];
    mine: number[];
    campaign: string;
    assisted: boolean;
}
