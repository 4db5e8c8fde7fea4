"""Colours of dice: sets of colours, what is added to their dice, and which colours are equivalent."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 3

Boost = tuple[int, int]  # a set of colours (a mask), and what is added to each of their dice


def named_by(mask: int, dice: list[int]) -> bool:
    """Tell whether there are dice of a set of colours."""
    return any((mask >> colour) & 1 and dice[colour] for colour in range(COLOURS))


def added_to(boosts: list[Boost], colour: int) -> int:
    """Return what boosts add to each die of a colour."""
    return sum([more for mask, more in boosts if (mask >> colour) & 1])


def kinds_of(per_die: list[int], masks: list[int]) -> list[int]:
    """Return, for each colour, the first equivalent colour: same modifier, and in the same sets."""
    kinds: list[int] = []
    for colour in range(COLOURS):
        alike = colour
        for other in range(colour):
            same = all(((mask >> colour) ^ (mask >> other)) & 1 == 0 for mask in masks)
            if per_die[other] == per_die[colour] and same and kinds[other] == other:
                alike = other
                break
        kinds.append(alike)
    return kinds
