"""Whether what is rolled on a path has begun: there are odds only before that."""

from __future__ import annotations

from ..rules.frames import (
    AIM,
    ATTACK_ROLL,
    BATTLE,
    CLASH,
    CONQUEST,
    DEFLECT,
    DIVERT,
    FRAME,
    LOOT_SHARES,
    MISSION_STEPS,
    MONSTER_ATTACK,
    PARRY,
    REMOVE_MAGIC,
    REVEAL,
    STEAL,
    TURN_TOKEN,
)
from ..rules.monster import SPRAY_HITS, attack_dice
from ..rules.outside import paths_of_place, place_of
from ..rules.state import (
    ATTACK_DICE,
    ATTACKED,
    DICE_MISSION,
    ENTRANCE,
    FOE,
    MERCENARY,
    NONE,
    PATH,
    State,
)
from ..rules.tables import E_SPRAY

ASKED_FIRST = (
    *(CLASH, REVEAL, AIM, PARRY, STEAL, TURN_TOKEN),
    *(MONSTER_ATTACK, DEFLECT, DIVERT, REMOVE_MAGIC, ATTACK_ROLL),
)
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
            stack[each + 2] != there[0]
            or (spray and stack[each + 3] > SPRAY_HITS)
            or stack[each + 4] != attack_dice(state, place_of(there[0]))
        ):
            return True
        if kind == REMOVE_MAGIC and state.table[ATTACK_DICE] != stack[each - 2]:
            return True
        if kind == ATTACK_ROLL and stack[each + 4]:
            return True
    return False
