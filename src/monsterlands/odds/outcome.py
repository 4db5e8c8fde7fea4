"""What the odds of a path are: chances of everything that may become of it."""

from __future__ import annotations

from typing import Final

# What a path rolls for.
CAPTURE: Final = 0
ELIMINATION: Final = 1
GLORY: Final = 2


class Chances:
    """Chances of what may become of a path; `glory` is what its clan may expect."""

    def __init__(self) -> None:
        self.surviving: float = 0.0
        self.wounded: float = 0.0
        self.dying: float = 0.0
        self.capturing: float = 0.0
        self.eliminating: float = 0.0
        self.conquering: float = 0.0
        self.fulfilling: float = 0.0
        self.glory: float = 0.0
        # by total: how likely the path leaves so much damage behind without a success
        self.damage: dict[int, float] = {}
