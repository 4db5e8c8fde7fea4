"""Chances of dice: hits of an attack, and totals of a roll."""

from __future__ import annotations

from functools import cache, lru_cache

FACES = 6
REMEMBERED = 20_000
"""How many chances are kept; an edition may have any number of dice."""


def hit_chance(hit_from: int, rerolled: bool = False) -> float:
    """Return the chance that an attack die hits; in some scenarios misses are rolled again (R13.7)."""
    chance = (FACES + 1 - hit_from) / FACES
    return 1.0 - (1.0 - chance) ** 2 if rerolled else chance


@lru_cache(REMEMBERED)
def at_most(hits: int, dice: int, chance: float) -> float:
    """Return the chance of at most `hits` hits with some attack dice, of which each hits with `chance`."""
    if hits < 0:
        return 0.0
    if hits >= dice:
        return 1.0
    total, term = 0.0, (1.0 - chance) ** dice
    for count in range(hits + 1):
        total += term
        term *= (dice - count) / (count + 1) * chance / (1.0 - chance) if chance < 1.0 else 0.0
    return total


@cache
def sums(dice: int) -> tuple[float, ...]:
    """Return the chance of each total of some dice, from 0 on."""
    if dice == 0:
        return (1.0,)
    fewer = sums(dice - 1)
    chances = [0.0] * (FACES * dice + 1)
    for total, chance in enumerate(fewer):
        for face in range(1, FACES + 1):
            chances[total + face] += chance / FACES
    return tuple(chances)


@lru_cache(REMEMBERED)
def at_least(total: int, dice: int) -> float:
    """Return the chance that some dice show at least a total."""
    return sum(sums(dice)[max(0, total) :])
