"""The odds of a mission (R7.2, R7.3) for one path."""

from __future__ import annotations

from typing import Final

from ..rules import columns, frames, layout
from ..rules.layout import NONE
from ..rules.missions import can_keep
from ..rules.state import State
from .effort import UNBOUNDED, Effort
from .force import Force
from .outcome import GLORY, Chances
from .solver import DiceSolver

PAID: Final = (
    (layout.GOLD, columns.G_GOLD),
    (layout.DEFENSE, columns.G_DEFENSE),
    (layout.POTIONS, columns.G_POTIONS),
    (layout.VENOMS, columns.G_VENOMS),
    (layout.TRAPS_HELD, columns.G_TRAPS),
)
LITTLE: Final = 1e-6  # the weight of reaching the objective against the reward


class MissionOdds:
    """The dice-rolling mission as one path sees it.

    The path rolls for the most glory if that is its aim, else for the reward. The other path rolls for the
    reward and spends no loot.
    """

    def __init__(self, state: State, path: int, aim: int, effort: Effort = UNBOUNDED) -> None:
        tables = state.tables
        self.effort: Effort = effort
        self.path: int = path
        self.glory: bool = aim == GLORY
        self.tile: int = state.table[layout.MISSION_TILES]
        self.objective: int = tables.mission_objective[self.tile]
        self.reward: int = tables.gains[tables.mission_reward[self.tile] + columns.G_GLORY]
        self.penalty: int = tables.mission_penalty[self.tile]
        self.forces: dict[int, Force] = {
            each: Force(state, each, frames.AGAINST_MISSION, with_loot=each == path)
            for each in (layout.DICE_MISSION, layout.DICE_MISSION + 1)
            if state.paths[each * layout.PATH + layout.SEAT] != NONE
        }

    def solver(self, path: int, left: int) -> DiceSolver:
        """Return the solver for the dice of a path.

        :param left: the total of the left path, if the right one rolls; NONE if nobody is on the left
        """
        if path == layout.DICE_MISSION:
            return self.forces[path].solver(self._left_worth(), 1, self.effort)
        aim = max(self.objective, left + 1)
        second = self._worth(path, 0.0)
        worth = [0.0] * self.objective + [second] * (aim - self.objective) + [self._worth(path, 1.0)]
        return self.forces[path].solver(worth, 1, self.effort)

    def _worth(self, path: int, winning: float) -> float:
        """Return what reaching the objective is worth to a path, given its chance to win; failing is 0."""
        if path == self.path and self.glory:
            return winning * (self.reward + LITTLE) + self.penalty
        return winning + LITTLE

    def _left_worth(self) -> list[float]:
        """Return what each total of the left path is worth: to win, the right one must then exceed it."""
        rival = self.forces.get(layout.DICE_MISSION + 1)
        worth = [0.0] * self.objective
        if rival is None:
            return [*worth, self._worth(layout.DICE_MISSION, 1.0)]
        most = max(self.objective, _most(self.forces[layout.DICE_MISSION]))
        # One solver serves every total: the rival begins with the difference to the highest one.
        beyond = rival.solver([0.0] * (most + 1) + [1.0], 1, self.effort)
        return worth + [
            self._worth(layout.DICE_MISSION, 1 - beyond.best(most - total))
            for total in range(self.objective, most + 1)
        ]

    def solve(self) -> tuple[float, float]:
        """Return how likely the path takes the reward, and how likely it reaches the objective."""
        lefts = {NONE: 1.0}
        if layout.DICE_MISSION in self.forces:
            lefts = dict(enumerate(self.solver(layout.DICE_MISSION, NONE).totals(0)))
        if self.path == layout.DICE_MISSION and len(self.forces) == 1:
            return lefts[self.objective], lefts[self.objective]
        won = reached = 0.0
        for left, chance in lefts.items():
            if not chance:
                continue
            if self.path != layout.DICE_MISSION:
                rolled = self.solver(self.path, left).totals(0)
                won += chance * rolled[-1]
                reached += chance * sum(rolled[self.objective :])
            elif left >= self.objective:
                won += chance * (1 - self.solver(self.path + 1, left).totals(0)[-1])
                reached += chance
        return won, reached


def _most(force: Force) -> int:
    """Return a total that a path cannot exceed."""
    boosts = sum([more for _, more in force.boosts])
    return sum([force.dice[colour] * max(0, 6 + force.per_die[colour] + boosts) for colour in range(3)])


def mission(state: State, path: int, aim: int, effort: Effort = UNBOUNDED) -> Chances:
    """Return the chances of a path of the dice-rolling mission or of the contract."""
    found = Chances()
    found.surviving = 1.0
    tables = state.tables
    if path >= layout.CONTRACT:
        if _keeps(state, path):
            tile = state.table[layout.MISSION_TILES + 1]
            found.fulfilling = 1.0
            found.glory = float(
                tables.gains[tables.contract_reward[tile * 2 + path - layout.CONTRACT] + columns.G_GLORY]
            )
        return found
    if state.paths[layout.DICE_MISSION * layout.PATH + layout.MERCENARY] == layout.MADHALA:
        # R13.5: Madhala wins; the path on the right neither rolls nor loses anything.
        return found
    rolled = MissionOdds(state, path, aim, effort)
    found.fulfilling, reached = rolled.solve()
    found.glory = found.fulfilling * rolled.reward - (1 - reached) * rolled.penalty
    return found


def _keeps(state: State, path: int) -> bool:
    """Tell whether a clan can pay for the contract on a path; it pays for its left path first."""
    seat = state.paths[path * layout.PATH + layout.SEAT]
    if (
        path == layout.CONTRACT
        or state.paths[layout.CONTRACT * layout.PATH + layout.SEAT] != seat
        or not can_keep(state, seat)
    ):
        return can_keep(state, seat)
    paid = state.clone()
    tables = state.tables
    price = tables.contract_price[state.table[layout.MISSION_TILES + 1]]
    for field, gain in PAID:
        paid.clans[seat][field] -= tables.gains[price + gain]
    return can_keep(paid, seat)
