"""Combinations: chances of hits, sums of bonuses, and the number of ways in which dice make a total."""

from __future__ import annotations

from .faces import WIDTH


def binomial(dice: int, hit: float) -> list[float]:
    """Return the chance of each number of hits, from 0 to all dice."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for number, chance in enumerate(chances):
            longer[number] += chance * (1 - hit)
            longer[number + 1] += chance * hit
        chances = longer
    return chances


def subset_sums(extras: list[int], most: int) -> list[int]:
    """Return the sums of all subsets of the extras, ascending; `most` stands for all sums above."""
    sums = {0}
    for extra in extras:
        sums |= {min(most, there + extra) for there in sums}
    return sorted(sums)


def ways_of(dice: int, per_die: int, totals: int, apart: bool) -> list[int]:
    """Return, for each total, the number of ways in which some of the dice make it.

    :param apart: whether different faces count as different ways; else only the number of dice matters
    """
    ways = [[0] * totals for _ in range(dice + 1)]
    ways[0][0] = 1
    for face in range(1, WIDTH):
        value = max(0, face + per_die)
        for number in range(dice):
            for total in range(totals - value):
                ways[number + 1][total + value] += ways[number][total]
    if not apart:
        ways = [[min(1, count) for count in row] for row in ways]
    return [sum([row[total] for row in ways]) for total in range(totals)]


def ways_together(one: list[int], other: list[int]) -> list[int]:
    """Return, for each total, the number of ways in which two kinds of dice make it together."""
    found = [0] * len(one)
    for here, ways in enumerate(one):
        if ways:
            for there in range(len(one) - here):
                found[here + there] += ways * other[there]
    return found
