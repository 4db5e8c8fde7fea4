"""Dice and draws from the entropy of the operating system: nothing to store, to send or to guess."""

from __future__ import annotations

from secrets import randbelow


class EntropyDealer:
    """A dealer without a seed."""

    def below(self, n: int) -> int:
        """Return a number from 0 to below `n`, each equally likely."""
        return randbelow(n)
