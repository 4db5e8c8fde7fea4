"""What a total is made of, by its sources (R8.3, R8.4)."""

from __future__ import annotations

from . import events
from .fighting import BONUS_AGAINST, dice_total, more_per_die, sources, works
from .frames import AGAINST_MISSION
from .state import FACE, FACE_MASK, FOE, NONE, PATH, ROLLED, State
from .tables import E_COLOURS, E_ONLY, E_PER_DIE, Tables


def total_parts(state: State, path: int, against: int, carried: int, total: int) -> tuple[int, ...]:
    """List the parts of the total of a path: for each its source, which one it is, and what it adds."""
    effects = state.tables.effects
    rows = sources(state, path, against)
    dice = _dice_of(state, path)
    shown = dice_total(state, path, [0, 0, 0])
    by_power = dice_total(state, path, more_per_die(state, rows, against)) - shown
    parts = [events.FROM_DICE, NONE, shown] if shown else []
    left = total - shown - carried
    for row in rows:
        amount = 0
        if works(effects[row + E_ONLY], against):
            for colour in range(3):
                if (effects[row + E_COLOURS] >> colour) & 1:
                    amount += effects[row + E_PER_DIE] * dice[colour]
        by_power -= amount
        if against != AGAINST_MISSION:
            amount += effects[row + BONUS_AGAINST[against]]
        if amount:
            parts += [*source_of(state.tables, row, path), amount]
            left -= amount
    if by_power:
        # A die counts at least 0, so a power may take less off than it says (R8.3).
        parts += [events.FROM_MONSTER, state.table[FOE], by_power]
        left -= by_power
    if left:
        # Only venoms are left.
        parts += [events.FROM_VENOM, NONE, left]
    if carried:
        parts += [events.FROM_CARRIED, NONE, carried]
    return tuple(parts)


def column_parts(state: State, path: int, rows: list[int], column: int) -> list[int]:
    """List the parts of one column of effects that work for a path, like those of a total."""
    parts: list[int] = []
    for row in rows:
        amount = state.tables.effects[row + column]
        if amount:
            parts += [*source_of(state.tables, row, path), amount]
    return parts


def _dice_of(state: State, path: int) -> list[int]:
    """Count the rolled dice of a path by colour."""
    dice = [0, 0, 0]
    for colour in range(3):
        rolled = state.paths[path * PATH + ROLLED + colour]
        while rolled:
            dice[colour] += rolled & FACE_MASK
            rolled >>= FACE
    return dice


def source_of(tables: Tables, row: int, path: int) -> tuple[int, int]:
    """Tell where an effect that works for a path comes from: the kind of source, and which one it is."""
    if row in tables.talent:
        return events.FROM_MEMBER, tables.talent.index(row)
    if row in tables.equipment_effect:
        return events.FROM_EQUIPMENT, tables.equipment_effect.index(row)
    if row in tables.trap_effect:
        return events.FROM_TRAP, tables.trap_effect.index(row)
    if row in tables.loot_effect:
        return events.FROM_LOOT, tables.loot_effect.index(row)
    return events.FROM_PATH, path
