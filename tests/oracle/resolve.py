"""The adventure phase and the clean-up of a round, from a start description to the next one (R7 to R10)."""

from typing import Any

from oracle import cleanup
from oracle.box import open_box
from oracle.conquest import entrance_battle, land_battle
from oracle.description import describe, lay_out
from oracle.missions import contract, dice_mission
from oracle.opening import open_round
from oracle.scores import final_scores
from oracle.table import Asker


def resolve(start: dict[str, Any], edition: dict[str, Any], asker: Asker) -> dict[str, Any]:
    """Return the description at the start of the next round, or at the end of the game with the scores."""
    table = lay_out(start, open_box(edition), asker)
    dice_mission(table)  # R7.1
    contract(table)
    land_battle(table, "a")
    land_battle(table, "b")
    entrance_battle(table)
    cleanup.come_home(table)  # R10.1
    cleanup.panic(table)  # R10.2
    cleanup.leaders(table)  # R10.3
    cleanup.wages(table)  # R10.4
    if cleanup.game_ends(table):  # R10.5
        return describe(table, "end") | final_scores(table)
    cleanup.reset(table)  # R10.6
    cleanup.next_first_player(table)  # R10.7
    table.round += 1  # R10.8
    open_round(table)  # R3.2, R13.8, R15.2, R15.3
    return describe(table, "preparation")
