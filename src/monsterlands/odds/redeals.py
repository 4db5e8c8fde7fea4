"""What a view hides (R16.2): every way in which it can lie, and how likely each is."""

from __future__ import annotations

from ..game import SeededDealer
from ..rules import layout
from ..rules.outside import place_of
from ..rules.state import State
from ..view import View
from .clash import Key, key_of

WAYS = 1000
"""In how many ways hidden traps are dealt at most."""


class Every:
    """A dealer that deals everything that can be dealt, one after the other."""

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


def deals(view: View, path: int, most: int) -> list[tuple[State, float]]:
    """List the tables that a view allows, as far as a path can tell them apart, and how likely they are.

    :param most: if there are more of them, so many random ones are returned
    """
    every = Every()
    found: dict[Key, tuple[State, float]] = {}
    for _ in range(WAYS):
        _deal(view.redeal(every).snapshot(), path, every.chance(), found)
        if len(found) > most:
            break
        if not every.again():
            return list(found.values())
    dealer = SeededDealer(1)
    found = {}
    for _ in range(most):
        _deal(view.redeal(dealer).snapshot(), path, 1 / most, found)
    return list(found.values())


def _deal(state: State, path: int, chance: float, found: dict[Key, tuple[State, float]]) -> None:
    """Add a table to those found; on a mission nothing hidden matters."""
    key = () if layout.DICE_MISSION <= path < layout.ENTRANCE else key_of(state, place_of(path))
    known = found.get(key)
    found[key] = (state, chance) if known is None else (known[0], known[1] + chance)
