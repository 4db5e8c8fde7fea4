"""The weights of the rules of thumb: `greedy` and the opponents share the rules, with different weights."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Style:
    """The weights of a way to play, in victory points unless said otherwise."""

    careful: bool
    """Whether it also considers what `greedy` ignores, such as tokens that would be lost."""
    good_outing: float
    """What an outing must be worth to be taken."""
    fighters: int
    """How many mercenaries are weighed for a path."""
    saved_spaces: int
    """How many spaces at the entrance are left for tokens."""
    loot: float
    wound: float
    trophy: float
    """What a trophy point is worth: it may be sold, too."""
    estate: float
    """What using a settled land is worth."""
    mine: float
    """What a space of the Mine is worth besides its gold, because others may take it."""
    prepared: float
    """What defense tokens are worth before a dangerous outing."""
    well_prepared: float
    """The same for a clan that has some already."""
    strength_die: float
    """What it costs to use a strength die at a shop, because it is useful elsewhere."""
    company: float
    """What one more member is worth besides its reputation and dice."""
    first_trap: float
    second_trap: float
    brew: float
    """What a potion or a venom from the Alchemist is worth."""


# Other players are measured against `greedy`, so its games must not change.
GREEDY = Style(
    careful=False,
    good_outing=1.5,
    fighters=99,
    saved_spaces=0,
    loot=2.0,
    wound=0.8,
    trophy=1.0,
    estate=3.0,
    mine=0.0,
    prepared=4.5,
    well_prepared=2.0,
    strength_die=0.6,
    company=0.5,
    first_trap=2.8,
    second_trap=1.5,
    brew=0.55,
)
# The opponents, and the playouts of a search.
QUICK = Style(
    careful=True,
    good_outing=0.4,
    fighters=3,
    saved_spaces=2,
    loot=2.4,
    wound=1.0,
    trophy=1.3,
    estate=1.5,
    mine=1.6,
    prepared=1.6,
    well_prepared=0.8,
    strength_die=1.2,
    company=0.8,
    first_trap=1.9,
    second_trap=0.95,
    brew=0.7,
)
