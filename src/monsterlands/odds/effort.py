"""How much work odds may take: a count of steps, so that the same question always stops at the same place.

Most odds take a few thousand steps. With many dice, rerolls and loot there can be any number of
possibilities; then it is better to say so than to keep a player waiting.
"""

from __future__ import annotations

from typing import Final

from .errors import TooComplex

AMPLE: Final = 100_000_000
"""The steps that odds may take if the caller names no number: some minutes."""


class Effort:
    """Counts the steps of one question.

    :param most: how many steps it may take
    """

    def __init__(self, most: int) -> None:
        self.left: int = most

    def spend(self, steps: int) -> None:
        """Count some steps, before they are taken.

        :raises TooComplex: if they are too many
        """
        self.left -= steps
        if self.left < 0:
            raise TooComplex("there are too many possibilities; these odds are not reckoned")


UNBOUNDED: Final = Effort(1 << 60)
"""For questions that may take as long as they need."""
