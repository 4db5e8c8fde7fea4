/** A fight in sentences: all that the battle stage shows. */

import { listed } from "../../home/gamewords.ts";
import { cardOf, titleOf } from "../../parts/cards.svelte.ts";
import { diceWords } from "../../parts/dice.ts";
import type { CardKind } from "../../parts/kinds.ts";
import type { Fight, Mark, Path, Table } from "../../wire/types.ts";
import { say, sayDie } from "../../words/say.svelte.ts";
import { cardLines, type Entry } from "./told.ts";

/** What a choice that cancels hits is called. */
const DEFENSES: Record<string, string> = {
    "defend-talent": "talent",
    "defend-token": "token",
    "defend-potion": "potion",
};

/** Who fights whom, and what happened on this path so far. */
export function fightLines(table: Table, fight: Fight): string[] {
    const path = table.paths[fight.path];
    return [
        ...(path?.mercenary ? [fighterTold(path)] : []),
        ...(fight.beaten ? [say("battle-beaten")] : []),
        ...(fight.total === null ? attackLines(table, fight) : strikeLines(fight, fight.total, path)),
        ...openTraps(path),
    ];
}

/** The foe, with everything on its card. */
export function foeOf(table: Table, { against, foe, place }: Fight): Entry {
    const { attackTold = "", power = "" } = table.lands.find((land) => land.place === place) ?? {};
    const mission = table.missions.find((each) => each.place === place && against === "mission");
    const card = cardOf(against as CardKind, foe);
    const told = against === "monster" ? [attackTold, power] : [mission?.text ?? ""];
    return {
        name: say("ear-foe", { against: say("battle-versus", { against }), name: card.name }),
        lines: [...new Set([...(mission ? [] : cardLines(card)), ...told])],
    };
}

/** The totals to reach: how likely that is, and what it brings. */
export function marksOf({ marks, canCapture, total }: Fight): Entry[] {
    return marks.map((mark) => {
        const { name, value, brings, lowered } = mark;
        const trapless = name === "capture" && !canCapture && total !== null;
        return {
            name: [markWords(mark), chanceOf(mark)].filter(Boolean).join(", "),
            lines: [
                brings ? say("battle-mark-told", { mark: name, value, brings }) : "",
                lowered,
                trapless ? say("battle-no-trap") : "",
            ],
        };
    });
}

function fighterTold({ mercenary, wounded, title }: Path): string {
    return say("ear-fighter", {
        name: mercenary ?? "",
        path: title,
        health: say("battle-health", { health: wounded ? "wounded" : "well" }),
    });
}

function attackLines({ hitFrom }: Table, { attackDice, hits, defenses }: Fight): string[] {
    if (hits > 0) {
        const left = Object.entries(defenses).map(([kind, count]) =>
            say("ear-defense", { defense: say("battle-defend", { defense: DEFENSES[kind] ?? kind }), count }),
        );
        return [say("battle-hits", { count: hits }), ...left];
    }
    if (attackDice === 0) return [];
    return [
        say("battle-attack-dice", { count: attackDice }),
        hitFrom > 0 ? say("battle-hit-from-told", { from: hitFrom }) : "",
    ];
}

function strikeLines({ rolled, carried }: Fight, total: number, path: Path | undefined): string[] {
    const dice = rolled.map(([colour, face, counts]) =>
        counts === face
            ? sayDie(colour, face)
            : say("die-changed", { die: sayDie(colour, counts), raw: face }),
    );
    return [
        say("battle-total", { total }),
        carried > 0 ? say("battle-carried", { carried }) : "",
        dice.length > 0 ? say("ear-rolled", { dice: listed(dice) }) : "",
        path?.dice ? say("battle-waiting-dice", { dice: diceWords(path.dice) }) : "",
    ];
}

function openTraps(path: Path | undefined): string[] {
    const open = path?.traps.flatMap((trap, index) => (trap && path.revealed[index] ? titleOf(trap) : []));
    return open && open.length > 0 ? [say("battle-turned-up", { traps: listed(open) })] : [];
}

function markWords({ name: mark, value, reached }: Mark): string {
    return say("battle-mark-words", { mark, value, reached: reached ? "yes" : "no" });
}

function chanceOf({ chance, reached }: Mark): string {
    if (chance === null || reached) return "";
    return say("battle-chance", { percent: Math.round(chance * 100) });
}
