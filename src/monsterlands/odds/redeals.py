"""Redeals of what a view hides (R16.2): every possible arrangement, and how likely each is."""

from __future__ import annotations

from ..game import SeededDealer
from ..rules import layout
from ..rules.outside import place_of
from ..rules.state import State
from ..view import View
from .clash import Key, key_of
from .effort import UNBOUNDED, Effort

WAYS = 1000
"""The largest number of different deals of hidden traps."""
DEALT = 1000
"""What one deal counts as work."""


class EveryDealer:
    """Deals every possible deal, one after the other."""

    def __init__(self) -> None:
        self.dealt: list[int] = []
        self.of: list[int] = []
        self.depth = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        if self.depth == len(self.dealt):
            self.dealt.append(0)
            self.of.append(n)
        self.depth += 1
        return self.dealt[self.depth - 1]

    def chance(self) -> float:
        """Return how likely the last deal was."""
        found = 1.0
        for number in self.of:
            found /= number
        return found

    def again(self) -> bool:
        """Turn to the next deal; tell whether there is one."""
        self.depth = 0
        while self.dealt and self.dealt[-1] + 1 == self.of[-1]:
            self.dealt.pop()
            self.of.pop()
        if not self.dealt:
            return False
        self.dealt[-1] += 1
        return True


def deals(view: View, path: int, most: int, effort: Effort = UNBOUNDED) -> list[tuple[State, float]]:
    """List the states that a view allows, with their chances; those that are the same for a path count once.

    :param most: the largest number to return; if there are more, random ones are returned
    """
    every = EveryDealer()
    found: dict[Key, tuple[State, float]] = {}
    for _ in range(WAYS):
        effort.spend(DEALT)
        _deal(view.redeal(every).snapshot(), path, every.chance(), found)
        if len(found) > most:
            break
        if not every.again():
            return list(found.values())
    dealer = SeededDealer(1)
    found = {}
    for _ in range(most):
        effort.spend(DEALT)
        _deal(view.redeal(dealer).snapshot(), path, 1 / most, found)
    return list(found.values())


def _deal(state: State, path: int, chance: float, found: dict[Key, tuple[State, float]]) -> None:
    """Add a state to those found; on a mission nothing hidden matters."""
    key = () if layout.DICE_MISSION <= path < layout.ENTRANCE else key_of(state, place_of(path))
    known = found.get(key)
    found[key] = (state, chance) if known is None else (known[0], known[1] + chance)
