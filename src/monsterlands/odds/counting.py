"""Small sums of chances and of bonuses."""

from __future__ import annotations


def binomial(dice: int, hit: float) -> list[float]:
    """Return how likely each number of hits is."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for number, chance in enumerate(chances):
            longer[number] += chance * (1 - hit)
            longer[number + 1] += chance * hit
        chances = longer
    return chances


def subset_sums(extras: list[int]) -> list[int]:
    """Return every sum that some of the extras make, ascending."""
    sums = {0}
    for extra in extras:
        sums |= {there + extra for there in sums}
    return sorted(sums)
