"""What a total is made of: the effects that work for a path, and what they add (R8.3, R8.4, R8.5)."""

from __future__ import annotations

from typing import Final

from . import columns, events, frames, layout
from .frames import argument
from .layout import NONE
from .outside import benefit, place_of
from .state import State, bits
from .tables import Tables

# What an effect adds to the total against a mission, a monster and a land (R8.4).
BONUS_AGAINST: Final[tuple[int, ...]] = (NONE, columns.E_MONSTER_BONUS, columns.E_CONQUEST_BONUS)


def forbidden(state: State, against: int) -> int:
    """Return what the monster of the battle forbids, as a mask; nothing in a conquest (R7.10)."""
    return forbidden_by(state, state.table[layout.FOE]) if against == frames.AGAINST_MONSTER else 0


def forbidden_by(state: State, foe: int) -> int:
    """Return what a monster forbids, as a mask (R7.10)."""
    return state.tables.effects[state.tables.power[foe] + columns.E_FORBIDS]


def gear(state: State, mercenary: int, forbids: int) -> list[int]:
    """List the effects of a mercenary: its talent and what it carries (R12.1, R12.2)."""
    tables = state.tables
    rows = [tables.talent[mercenary]]
    place = layout.CARRIED + mercenary
    table = state.table
    for field in range(layout.EQUIPMENT, layout.EQUIPMENT + len(tables.card_kind)):
        if table[field] == place:
            kind = tables.card_kind[field - layout.EQUIPMENT]
            if not (forbids & columns.FORBIDS_WEAPONS and tables.equipment_type[kind] == columns.WEAPON):
                rows.append(tables.equipment_effect[kind])
    return rows


def sources(state: State, path: int, against: int) -> list[int]:
    """List the effects that work for a path: talent, equipment, path, revealed traps and used loot."""
    tables = state.tables
    paths = state.paths
    start = path * layout.PATH
    rows = gear(state, paths[start + layout.MERCENARY], forbidden(state, against))
    if path < layout.DICE_MISSION or path >= layout.ENTRANCE:
        rows.append(benefit(state, path))
        for slot in range(paths[start + layout.TOKENS]):
            if (paths[start + layout.REVEALED] >> slot) & 1:
                rows.append(tables.trap_effect[paths[start + layout.SLOT + slot]])
    for token in bits(state.table[layout.LOOT_AT_WORK]):
        rows.append(tables.loot_effect[token])
    return rows


def total_of(state: State, rows: list[int], column: int) -> int:
    """Add up one column of effects."""
    effects = state.tables.effects
    total = 0
    for row in rows:
        total += effects[row + column]
    return total


def works(only: int, against: int) -> bool:
    """Tell whether an effect works here: it may be for monsters only, or for conquest only (R7.2, R9.1)."""
    return only == 0 or only == against


def more_per_die(state: State, rows: list[int], against: int) -> list[int]:
    """Return, for each colour, what is added to each die (R8.3)."""
    effects = state.tables.effects
    per_die = [0, 0, 0]
    # A monster's power affects an attacking path only by what it takes off each die (R7.10).
    for row in (
        [*rows, state.tables.power[state.table[layout.FOE]]] if against == frames.AGAINST_MONSTER else rows
    ):
        more = effects[row + columns.E_PER_DIE]
        if more and works(effects[row + columns.E_ONLY], against):
            for colour in range(3):
                if (effects[row + columns.E_COLOURS] >> colour) & 1:
                    per_die[colour] += more
    return per_die


def attack_total(state: State) -> int:
    """Add up the attack of the FIGHT frame on top (R8.3, R8.4): the base, or the conquest total."""
    arguments = argument(state, 0), argument(state, 1), argument(state, 2), argument(state, 3)
    return path_total(state, *arguments)


def path_total(state: State, path: int, against: int, carried: int, venoms: int) -> int:
    """Add up the total of a path, with what is carried and the venoms it has used."""
    rows = sources(state, path, against)
    total = carried + dice_total(state, path, more_per_die(state, rows, against))
    if against != frames.AGAINST_MISSION:
        total += total_of(state, rows, BONUS_AGAINST[against]) + venoms * state.tables.venom
    return total


def dice_total(state: State, path: int, per_die: list[int]) -> int:
    """Add up the rolled dice of a path, each with the modifier of its colour, and at least 0 (R8.3)."""
    total = 0
    for colour in range(3):
        rolled = state.paths[path * layout.PATH + layout.ROLLED + colour]
        value = 1 + per_die[colour]
        while rolled:
            if value > 0:
                total += (rolled & layout.FACE_MASK) * value
            rolled >>= layout.FACE
            value += 1
    return total


def traps_needed(state: State, foe: int, rows: list[int]) -> int:
    """Count the traps that a capture takes with what works for a path (R8.5)."""
    return 0 if total_of(state, rows, columns.E_NEEDS_NO_TRAP) else state.tables.traps_needed[foe]


def traps_on(state: State, path: int) -> int:
    """Count the traps of a path for a capture (R8.5): a revealed trick does not count (R11.6)."""
    start = path * layout.PATH
    paths = state.paths
    tokens = paths[start + layout.TOKENS]
    if not state.table[layout.TRICKS]:
        return tokens
    kinds = state.tables.trap_kind
    tricks = 0
    for slot in range(tokens):
        if (paths[start + layout.REVEALED] >> slot) & 1 and kinds[
            paths[start + layout.SLOT + slot]
        ] == columns.TRICK:
            tricks += 1
    return tokens - tricks


def can_capture(state: State, path: int, rows: list[int]) -> bool:
    """Tell whether a path has the traps for a capture of the monster of the battle (R8.5)."""
    return traps_on(state, path) >= traps_needed(state, state.table[layout.FOE], rows)


def goal(state: State, path: int, against: int) -> tuple[int, int, bool, int]:
    """Return what a path rolls against, and what it takes, with its bonuses.

    That is the total that captures a monster, whether the path has the traps for it (R8.5), and the total
    that eliminates it, or fulfils the mission, or conquers the land.
    """
    tables = state.tables
    table = state.table
    if against == frames.AGAINST_MISSION:
        return table[layout.MISSION_TILES], 0, False, tables.mission_objective[table[layout.MISSION_TILES]]
    if against == frames.AGAINST_LAND:
        land = table[layout.LAND_CARDS + place_of(path)]
        return land, 0, False, tables.conquest_value[land]
    foe = table[layout.FOE]
    rows = sources(state, path, against)
    capture, elimination = values_needed(state, foe, rows)
    return foe, capture, can_capture(state, path, rows), elimination


def reached(state: State, path: int, against: int, total: int) -> tuple[int, int]:
    """Tell, as 1 or 0, whether a total of a path captures, and whether it is as high as needed (R8.5)."""
    _, capture, trapped, needed = goal(state, path, against)
    return int(trapped and total >= capture), int(total >= needed)


def values_needed(state: State, foe: int, rows: list[int]) -> tuple[int, int]:
    """Return the totals that capture and eliminate a monster with what works for a path (R8.4, R8.5)."""
    capture = state.tables.capture_value[foe] - total_of(state, rows, columns.E_CAPTURE_BONUS)
    elimination = state.tables.elimination_value[foe] - total_of(state, rows, columns.E_ELIMINATE_BONUS)
    return capture, elimination


# --- by source ----------------------------------------------------------------------------------


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
        if works(effects[row + columns.E_ONLY], against):
            for colour in range(3):
                if (effects[row + columns.E_COLOURS] >> colour) & 1:
                    amount += effects[row + columns.E_PER_DIE] * dice[colour]
        by_power -= amount
        if against != frames.AGAINST_MISSION:
            amount += effects[row + BONUS_AGAINST[against]]
        if amount:
            parts += [*source_of(state.tables, row, path), amount]
            left -= amount
    if by_power:
        # A die counts at least 0, so a power may take off less than it says (R8.3).
        parts += [events.FROM_MONSTER, state.table[layout.FOE], by_power]
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
        rolled = state.paths[path * layout.PATH + layout.ROLLED + colour]
        while rolled:
            dice[colour] += rolled & layout.FACE_MASK
            rolled >>= layout.FACE
    return dice


def source_of(tables: Tables, row: int, path: int) -> tuple[int, int]:
    """Return the source of an effect that works for a path: its kind, and which one it is."""
    if row in tables.talent:
        return events.FROM_MEMBER, tables.talent.index(row)
    if row in tables.equipment_effect:
        return events.FROM_EQUIPMENT, tables.equipment_effect.index(row)
    if row in tables.trap_effect:
        return events.FROM_TRAP, tables.trap_effect.index(row)
    if row in tables.loot_effect:
        return events.FROM_LOOT, tables.loot_effect.index(row)
    return events.FROM_PATH, path
