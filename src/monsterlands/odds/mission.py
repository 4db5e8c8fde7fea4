"""The odds of a mission (R7.2, R7.3) for one path."""

from __future__ import annotations

from ..rules.frames import AGAINST_MISSION
from ..rules.missions import can_keep
from ..rules.state import (
    CONTRACT,
    DICE_MISSION,
    MADHALA,
    MERCENARY,
    MISSION_TILES,
    NONE,
    PATH,
    SEAT,
    State,
)
from ..rules.tables import G_GLORY
from .force import Force
from .outcome import Chances
from .rolling import Rolling


def mission(state: State, path: int) -> Chances:
    """Return the chances of a path of the dice-rolling mission or of the contract."""
    found = Chances()
    found.surviving = 1.0
    tables = state.tables
    if path >= CONTRACT:
        if can_keep(state, state.paths[path * PATH + SEAT]):
            tile = state.table[MISSION_TILES + 1]
            found.fulfilling = 1.0
            found.glory = float(tables.gains[tables.contract_reward[tile * 2 + path - CONTRACT] + G_GLORY])
        return found
    if state.paths[DICE_MISSION * PATH + MERCENARY] == MADHALA:
        # R13.5: she wins; who is on the right neither rolls nor suffers.
        return found
    tile = state.table[MISSION_TILES]
    objective = tables.mission_objective[tile]
    own = Force(state, path, AGAINST_MISSION, with_loot=True)
    rival = path ^ 1
    if state.paths[rival * PATH + SEAT] == NONE:
        won = reached = _reach(own, objective)
    elif path == DICE_MISSION:
        won, reached = _first(own, Force(state, rival, AGAINST_MISSION, with_loot=False), objective)
    else:
        won, reached = _second(own, Force(state, rival, AGAINST_MISSION, with_loot=False), objective)
    found.fulfilling = won
    reward = tables.gains[tables.mission_reward[tile] + G_GLORY]
    found.glory = won * reward - (1 - reached) * tables.mission_penalty[tile]
    return found


def _rolling(force: Force, worth: list[float]) -> Rolling:
    return Rolling(force.dice, force.boosted, force.rerolls, worth)


def _reach(force: Force, total: int) -> float:
    """Return how likely a path reaches a total."""
    return _rolling(force, [0.0] * total + [1.0]).best(0)


def _most(force: Force) -> int:
    return sum(force.dice[colour] * max(0, 6 + force.boosted[colour]) for colour in range(3))


def _left_worth(left: Force, right: Force, objective: int) -> list[float]:
    """Say how likely each total of the left path wins: the right one must then reach more (R7.2)."""
    worth = [0.0] * objective
    for total in range(objective, max(objective, _most(left)) + 1):
        worth.append(1 - _reach(right, total + 1))
    return worth


def _first(own: Force, rival: Force, objective: int) -> tuple[float, float]:
    worth = _left_worth(own, rival, objective)
    totals = _rolling(own, worth).totals(0)
    won = sum(chance * worth[total] for total, chance in enumerate(totals))
    return won, sum(totals[objective:])


def _second(own: Force, rival: Force, objective: int) -> tuple[float, float]:
    totals = _rolling(rival, _left_worth(rival, own, objective)).totals(0)
    won = reached = 0.0
    for total, chance in enumerate(totals):
        if not chance:
            continue
        aim = max(objective, total + 1) if total >= objective else objective
        rolled = _rolling(own, [1e-7 * there for there in range(aim)] + [1.0]).totals(0)
        won += chance * rolled[aim]
        reached += chance * sum(rolled[objective:])
    return won, reached
