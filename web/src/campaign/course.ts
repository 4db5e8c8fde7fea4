import type { Http } from "../wire/types.ts";

export type StationState = "won" | "lost" | "here" | "ahead";

/** A scenario in the course of a campaign. */
export interface Station {
    scenario: Http.Scenario;
    state: StationState;
    games: Http.CampaignGame[];
}

/** Return the stations of a campaign; without a campaign, those of a new one. */
export function stations(scenarios: Http.Scenario[], campaign: Http.Campaign | undefined): Station[] {
    const at = place(campaign);
    return scenarios.map((scenario) => ({
        scenario,
        state: state(scenario.number, at, campaign?.status ?? "open"),
        games: campaign?.games.filter((game) => game.scenario === scenario.number) ?? [],
    }));
}

/** Return the scenario that a campaign has come to: the next one, or that of its last game. */
export function place(campaign: Http.Campaign | undefined): number {
    if (!campaign) return 1;
    const current = campaign.games.find((game) => game.game === campaign.current);
    return current?.scenario ?? campaign.nextScenario ?? campaign.games.at(-1)?.scenario ?? 1;
}

function state(number: number, at: number, status: string): StationState {
    if (number < at || (number === at && status === "won")) return "won";
    if (number > at) return "ahead";
    return status === "lost" ? "lost" : "here";
}

/** Where the stations are on the map, in percent of its width and height. */
export const PLACES: [number, number][] = [
    [7, 74],
    [17, 36],
    [29, 66],
    [39, 27],
    [49, 62],
    [59, 25],
    [69, 66],
    [79, 34],
    [87, 70],
    [94, 26],
];

/** The line through the stations, on a square of 100. */
export function way(places: readonly [number, number][]): string {
    return places
        .map(([x, y], index) => {
            const [before] = places[index - 1] ?? [x, y];
            const middle = (before + x) / 2;
            return index === 0
                ? `M${x} ${y}`
                : `C${middle} ${places[index - 1]?.[1] ?? y} ${middle} ${y} ${x} ${y}`;
        })
        .join("");
}
