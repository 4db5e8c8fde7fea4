"""Sums by their sources: totals, attack dice, bonuses, glory, prices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a sum.

    :param source: what it comes from: ``"member"``, ``"equipment"``, ``"trap"``, ``"loot"``, ``"path"`` …
    :param name: the name of that card, token or path; empty if it has none
    """

    source: str
    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class Sum:
    """A number and its parts. Parts of 0 are left out."""

    parts: tuple[Part, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum([part.amount for part in self.parts])


def sum_of(parts: Iterable[tuple[str, str, int]]) -> Sum:
    """Make a sum of (source, name, amount)."""
    return Sum(tuple([Part(source, name, amount) for source, name, amount in parts if amount]))
