"""The odds of a mission (R7.2, R7.3) for one path."""

from __future__ import annotations

from typing import Final

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

LITTLE: Final = 1e-6  # what reaching the objective weighs against the reward


class Mission:
    """The dice-rolling mission as one path sees it: all roll for the reward, nobody else spends loot."""

    def __init__(self, state: State, path: int) -> None:
        self.path: int = path
        self.tile: int = state.table[MISSION_TILES]
        self.objective: int = state.tables.mission_objective[self.tile]
        self.forces: dict[int, Force] = {
            each: Force(state, each, AGAINST_MISSION, with_loot=each == path)
            for each in (DICE_MISSION, DICE_MISSION + 1)
            if state.paths[each * PATH + SEAT] != NONE
        }

    def rolling(self, path: int, left: int) -> Rolling:
        """Return the best way for a path to roll.

        :param left: the total of the left path, if the right one rolls; NONE if there is nobody
        """
        if path == DICE_MISSION:
            return self.forces[path].rolling(self._left_worth())
        aim = max(self.objective, left + 1)
        worth = [0.0] * self.objective + [LITTLE] * (aim - self.objective) + [1.0]
        return self.forces[path].rolling(worth)

    def _left_worth(self) -> list[float]:
        """Say how likely each total of the left path wins: the right one must then reach more."""
        rival = self.forces.get(DICE_MISSION + 1)
        worth = [0.0] * self.objective
        if rival is None:
            return [*worth, 1.0]
        most = max(self.objective, _most(self.forces[DICE_MISSION]))
        # One table answers for every total: what is missing to the highest is carried.
        beyond = rival.rolling([0.0] * (most + 1) + [1.0])
        return worth + [1 - beyond.best(most - total) + LITTLE for total in range(self.objective, most + 1)]

    def solve(self) -> tuple[float, float]:
        """Return how likely the path takes the reward, and how likely it reaches the objective."""
        lefts = {NONE: 1.0}
        if DICE_MISSION in self.forces:
            lefts = dict(enumerate(self.rolling(DICE_MISSION, NONE).totals(0)))
        if self.path == DICE_MISSION and len(self.forces) == 1:
            return lefts[self.objective], lefts[self.objective]
        won = reached = 0.0
        for left, chance in lefts.items():
            if not chance:
                continue
            if self.path != DICE_MISSION:
                rolled = self.rolling(self.path, left).totals(0)
                won += chance * rolled[-1]
                reached += chance * sum(rolled[self.objective :])
            elif left >= self.objective:
                won += chance * (1 - self.rolling(self.path + 1, left).totals(0)[-1])
                reached += chance
        return won, reached


def _most(force: Force) -> int:
    """Return a total that a path cannot exceed."""
    boosts = sum([more for _, more in force.boosts])
    return sum([force.dice[colour] * max(0, 6 + force.per_die[colour] + boosts) for colour in range(3)])


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
    found.fulfilling, reached = Mission(state, path).solve()
    reward = tables.gains[tables.mission_reward[tile] + G_GLORY]
    found.glory = found.fulfilling * reward - (1 - reached) * tables.mission_penalty[tile]
    return found
