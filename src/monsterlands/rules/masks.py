"""Sets as bit masks, and dice and rows of an edition as lists of numbers."""

from __future__ import annotations

from ..box.cards import COLOURS


def steps(rows: tuple[tuple[int, int], ...]) -> list[int]:
    """List the values from 0 on, given rows of (first number, value); the last one is for all above."""
    values = [0] * (rows[-1][0] + 1)
    for start, value in rows:
        for above in range(start, len(values)):
            values[above] = value
    return values


def letters(dice: str) -> list[int]:
    """Count the dice of each colour: ``"SSM"`` is [2, 1, 0]."""
    return [dice.count(colour) for colour in COLOURS]


def colour_mask(dice: str) -> int:
    """Return the set of colours as a mask."""
    return mask_of([colour in dice for colour in COLOURS])


def dice_mask(colours: int) -> int:
    """Return the kinds of dice of some colours as a mask: strength, magic, six faces of persuasion."""
    return (colours & 3) | (252 if colours & 4 else 0)


def mask_of(flags: list[bool]) -> int:
    """Return the set of the places that are true."""
    mask = 0
    for place, flag in enumerate(flags):
        if flag:
            mask |= 1 << place
    return mask
