"""Numbers by what they come from: attack dice, bonuses, glory, prices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..box import Box, Effect
from ..game.remaking import Remake, remake
from ..rules.state import State


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a sum.

    :param source: what it comes from: ``"member"``, ``"equipment"``, ``"trap"``, ``"loot"``, ``"path"`` …
    :param name: the name of that card, token or path; empty if it has none
    """

    source: str
    name: str
    amount: int

    def __reduce__(self) -> Remake:
        return remake(self)


@dataclass(frozen=True, slots=True)
class Sum:
    """A number, and what it is made of. Parts of 0 are left out."""

    parts: tuple[Part, ...] = ()

    def __reduce__(self) -> Remake:
        return remake(self)

    @property
    def total(self) -> int:
        """The number itself."""
        return sum([part.amount for part in self.parts])


def sum_of(parts: Iterable[tuple[str, str, int]]) -> Sum:
    """Make a sum of (source, name, amount)."""
    return Sum(tuple([Part(source, name, amount) for source, name, amount in parts if amount]))


Row = tuple[str, str, Effect]
"""What an effect of the rules stands on, the name of that, and the effect of the box."""
_ROWS: dict[str, dict[int, Row]] = {}


def rows_of(box: Box, state: State) -> dict[int, Row]:
    """Return by row of `Tables.effects` which card, token or path it belongs to; made once for each box."""
    found = _ROWS.get(box.hash)
    if found is None:
        tables = state.tables
        found = {}
        for row, mercenary in zip(tables.talent, box.mercenaries, strict=True):
            found[row] = ("member", mercenary.name, mercenary.effect)
        for row, card in zip(tables.equipment_effect, box.equipment, strict=True):
            found[row] = ("equipment", card.name, card.effect)
        for row, trap in zip(tables.trap_effect, box.traps, strict=True):
            found[row] = ("trap", trap.id, trap.effect)
        for row, loot in zip(tables.loot_effect, box.loot, strict=True):
            found[row] = ("loot", loot.id, loot.effect)
        sides = [side for header in box.headers for side in (header.a, header.b)]
        benefits = [path.benefit for side in sides for path in side]
        for row, benefit in zip(tables.header_benefit, benefits, strict=True):
            found[row] = ("path", "", benefit)
        for row, benefit in zip(tables.entrance_effect, box.paths.entrance, strict=True):
            found[row] = ("path", "", benefit)
        _ROWS[box.hash] = found
    return found


def column_sum(box: Box, state: State, rows: list[int], column: int) -> Sum:
    """Add up one column of effects, by what they stand on."""
    named = rows_of(box, state)
    effects = state.tables.effects
    return sum_of([(named[row][0], named[row][1], effects[row + column]) for row in rows])
