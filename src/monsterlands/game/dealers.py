"""Dealers decide dice and draws. A game itself holds no random generator."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

from ..rules.draws import Dealer

__all__ = ["Dealer", "EntropyDealer", "SeededDealer", "dealer_of"]


class SeededDealer:
    """A small reproducible random generator: two integers, cheap to copy.

    L'Ecuyer's combined multiplicative congruential generator, by Schrage's method: no factor reaches 2**30,
    so the compiled code needs no long integers.

    >>> dealer = SeededDealer(7)
    >>> twin = dealer.copy()
    >>> [dealer.below(6) for _ in range(5)] == [twin.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("one", "two")

    def __init__(self, seed: int) -> None:
        spread = seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D
        self.one: int = spread % 2147483562 + 1
        self.two: int = (spread >> 31) % 2147483398 + 1
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        high = self.one // 53668
        one = 40014 * (self.one - high * 53668) - high * 12211
        self.one = one if one > 0 else one + 2147483563
        high = self.two // 52774
        two = 40692 * (self.two - high * 52774) - high * 3791
        self.two = two if two > 0 else two + 2147483399
        number = (self.one - self.two) % 2147483562
        return (((number >> 15) * n << 15) + (number & 32767) * n) // 2147483562

    def copy(self) -> SeededDealer:
        """Return a generator with the same state."""
        return _at(self.one, self.two)

    def __copy__(self) -> SeededDealer:
        return self.copy()

    def __deepcopy__(self, memo: object) -> SeededDealer:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[int, int], SeededDealer], tuple[int, int]]:
        return _at, (self.one, self.two)


def _at(one: int, two: int) -> SeededDealer:
    dealer = SeededDealer(0)
    dealer.one = one
    dealer.two = two
    return dealer


class EntropyDealer:
    """Deals from the operating system's entropy: it cannot be predicted, and has no state."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return secrets.randbelow(n)


class _RandomDealer:
    """Deals from a generator of the standard library."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return self._generator.randrange(n)


def dealer_of(dealer: Dealer | random.Random) -> Dealer:
    """Return a dealer; a generator of the standard library is wrapped in one."""
    return _RandomDealer(dealer) if isinstance(dealer, random.Random) else dealer
