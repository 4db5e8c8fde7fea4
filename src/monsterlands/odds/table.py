"""The table of a battle that has not begun: the foe is named and the traps of the place are turned up."""

from __future__ import annotations

from ..rules.frames import (
    ATTACK_ROLL,
    BATTLE,
    CLASH,
    CONQUEST,
    DIVERT,
    FRAME,
    LOOT_SHARES,
    MISSION_STEPS,
    MONSTER_ATTACK,
    REMOVE_MAGIC,
    REVEAL,
)
from ..rules.monster import SPRAY_HITS
from ..rules.outside import paths_of_place, place_of
from ..rules.state import (
    ATTACK_DICE,
    ATTACKED,
    DICE_MISSION,
    ENTRANCE,
    FOE,
    MERCENARY,
    MONSTERS,
    NONE,
    PATH,
    REVEALED,
    SEAT,
    SLOT,
    TOKENS,
    State,
)
from ..rules.tables import E_SPRAY, TRICK
from ..rules.traps import reveal_slot

ASKED_FIRST = (CLASH, REVEAL, MONSTER_ATTACK, DIVERT, REMOVE_MAGIC, ATTACK_ROLL)
"""The frames of a battle before the first die."""


def begun(state: State, path: int) -> bool:
    """Tell whether something has been rolled or removed in the battle or mission of a path."""
    stack = state.stack
    kinds = stack[::FRAME]
    if DICE_MISSION <= path < ENTRANCE:
        return MISSION_STEPS in kinds
    place = place_of(path)
    first, end = paths_of_place(place)
    if (state.table[ATTACKED] >> first) & ((1 << (end - first)) - 1):
        return True
    for start in range(0, len(stack), FRAME):
        if stack[start] in (CONQUEST, LOOT_SHARES) and stack[start + 2] == place:
            return True
        if stack[start] == BATTLE and stack[start + 2] == place:
            return _attacked(state, start + FRAME, first, end)
    return False


def _attacked(state: State, start: int, first: int, end: int) -> bool:
    """Tell whether the frames of a battle, from one on, are past its first die."""
    stack = state.stack
    there = [path for path in range(first, end) if state.paths[path * PATH + MERCENARY] != NONE]
    foe = state.table[FOE]
    spray = state.tables.effects[state.tables.power[foe] + E_SPRAY] if foe != NONE else 0
    for each in range(start, len(stack), FRAME):
        kind = stack[each]
        if kind not in ASKED_FIRST:
            return True
        if kind == MONSTER_ATTACK and (
            stack[each + 2] != there[0] or (spray and stack[each + 3] > SPRAY_HITS)
        ):
            return True
        if kind == REMOVE_MAGIC and state.table[ATTACK_DICE] != stack[each - 2]:
            return True
        if kind == ATTACK_ROLL and stack[each + 4]:
            return True
    return False


def battle_table(state: State, place: int) -> State:
    """Return a copy of a state as it is when the first path is attacked.

    Tricks stay face down: they count as traps, and nobody steals or diverts with them.
    """
    table = state.clone()
    table.table[FOE] = table.table[MONSTERS + place]
    first, end = paths_of_place(place)
    for path in range(first, end):
        start = path * PATH
        if table.paths[start + SEAT] != NONE:
            for slot in range(table.paths[start + TOKENS]):
                kind = table.paths[start + SLOT + slot]
                hidden = not (table.paths[start + REVEALED] >> slot) & 1
                if hidden and kind >= 0 and table.tables.trap_kind[kind] != TRICK:
                    reveal_slot(table, path, slot)
    return table
