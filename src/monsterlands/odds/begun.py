"""Whether what is rolled on a path has begun: there are odds only before that."""

from __future__ import annotations

from typing import Final

from ..rules.frames import (
    ADVENTURE_STEPS,
    AIM,
    ATTACK_ROLL,
    BATTLE,
    CLASH,
    CLEAN_UP_STEPS,
    CONTRACT_OFFER,
    DEFLECT,
    DIVERT,
    FRAME,
    MISSION_STEPS,
    MONSTER_ATTACK,
    PARRY,
    REMOVE_MAGIC,
    REVEAL,
    ROLL_PATH,
    STEAL,
    TURN_TOKEN,
    argument,
)
from ..rules.monster import SPRAY_HITS, attack_dice
from ..rules.outside import paths_of_place, place_of
from ..rules.state import (
    ATTACK_DICE,
    CONTRACT,
    DICE_MISSION,
    ENTRANCE,
    FOE,
    MERCENARY,
    NONE,
    PATH,
    PATH_DICE,
    ROLLED,
    State,
)
from ..rules.tables import E_SPRAY

# Parts of the adventure, in their order.
FIRST_LAND: Final = 3
LAST: Final = 5
DICE_MASK: Final = 255
ASKED_FIRST = (
    *(CLASH, REVEAL, AIM, PARRY, STEAL, TURN_TOKEN),
    *(MONSTER_ATTACK, DEFLECT, DIVERT, REMOVE_MAGIC, ATTACK_ROLL),
)
"""The frames of a battle before the first die."""


def begun(state: State, path: int) -> bool:
    """Tell whether something has been rolled, removed or answered in the battle or mission of a path."""
    stack = state.stack
    kinds = stack[::FRAME]
    if ADVENTURE_STEPS not in kinds:
        return CLEAN_UP_STEPS in kinds
    ahead = stack[kinds.index(ADVENTURE_STEPS) * FRAME + 2] - 1 - _part(path)
    if ahead:
        return ahead > 0
    if path >= CONTRACT and path < ENTRANCE:
        return CONTRACT_OFFER not in kinds
    if path >= DICE_MISSION and path < ENTRANCE:
        return not _about_to_roll(state)
    if BATTLE not in kinds:
        return True
    return _attacked(state, (kinds.index(BATTLE) + 1) * FRAME, *paths_of_place(place_of(path)))


def _part(path: int) -> int:
    """Return the part of the adventure that a path belongs to (R7.1): the contract has one for each side."""
    if path < DICE_MISSION:
        return FIRST_LAND + place_of(path)
    if path >= ENTRANCE:
        return LAST
    return 0 if path < CONTRACT else 1 + path - CONTRACT


def _about_to_roll(state: State) -> bool:
    """Tell whether the first dice of the mission are next."""
    stack = state.stack
    steps = stack[::FRAME].index(MISSION_STEPS) * FRAME if MISSION_STEPS in stack[::FRAME] else NONE
    if steps == NONE or stack[-FRAME] != ROLL_PATH or argument(state, 2):
        return False
    start = argument(state, 0) * PATH + ROLLED
    return stack[steps + 3 : steps + 5] == [NONE, NONE] and not any(state.paths[start : start + 3])


def before_rolling(state: State) -> State:
    """Return a state in which dice of a mission that are about to be rolled are still on their path."""
    if MISSION_STEPS not in state.stack[::FRAME] or not _about_to_roll(state):
        return state
    found = state.clone()
    start = argument(state, 0) * PATH + PATH_DICE
    for colour in range(3):
        found.paths[start + colour] += (argument(state, 1) >> (8 * colour)) & DICE_MASK
    return found


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
            or stack[each + 4] != attack_dice(state, foe, place_of(there[0]))
        ):
            return True
        if kind == REMOVE_MAGIC and state.table[ATTACK_DICE] != stack[each - 2]:
            return True
        if kind == ATTACK_ROLL and stack[each + 4]:
            return True
    return False
