"""Numbers of effects by the cards and tokens that they stand on."""

from __future__ import annotations

from ..box import Box, Effect
from ..game.sums import Sum, sum_of
from ..rules.state import State

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
