"""The outcome of a battle or mission for a path: the chance of everything that may happen to it."""

from __future__ import annotations

from typing import Final

# What a path rolls for.
CAPTURE: Final = 0
ELIMINATION: Final = 1
GLORY: Final = 2


class Chances:
    """Chances of what may happen to a path; `glory` is the expected glory of its clan."""

    def __init__(self) -> None:
        self.surviving: float = 0.0
        self.wounded: float = 0.0
        self.dying: float = 0.0
        self.capturing: float = 0.0
        self.eliminating: float = 0.0
        self.conquering: float = 0.0
        self.looting: float = 0.0
        self.fulfilling: float = 0.0
        self.glory: float = 0.0
        # by damage: how likely the path leaves it behind without a success
        self.damage: dict[int, float] = {}

    def add(self, other: Chances, weight: float) -> None:
        """Add the chances of a case, times how likely the case is."""
        self.surviving += weight * other.surviving
        self.wounded += weight * other.wounded
        self.dying += weight * other.dying
        self.capturing += weight * other.capturing
        self.eliminating += weight * other.eliminating
        self.conquering += weight * other.conquering
        self.looting += weight * other.looting
        self.fulfilling += weight * other.fulfilling
        self.glory += weight * other.glory
        for total, chance in other.damage.items():
            self.damage[total] = self.damage.get(total, 0.0) + weight * chance
