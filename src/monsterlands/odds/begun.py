"""Whether the battle or mission of a path has begun: there are odds only before that."""

from __future__ import annotations

from typing import Final

from ..rules import columns, frames, layout
from ..rules.frames import argument
from ..rules.layout import NONE
from ..rules.monster import SPRAY_HITS, attack_dice
from ..rules.outside import paths_of_place, place_of
from ..rules.state import State

# Parts of the adventure, in their order.
FIRST_LAND: Final = 3
LAST: Final = 5
DICE_MASK: Final = 255
ASKED_FIRST = (
    *(frames.CLASH, frames.REVEAL, frames.AIM, frames.PARRY, frames.STEAL, frames.TURN_TOKEN),
    *(frames.MONSTER_ATTACK, frames.DEFLECT, frames.DIVERT, frames.REMOVE_MAGIC, frames.ATTACK_ROLL),
)
"""The frames of a battle before the first die."""


def begun(state: State, path: int) -> bool:
    """Tell whether something has been rolled, removed or answered in the battle or mission of a path."""
    stack = state.stack
    kinds = stack[:: frames.FRAME]
    if frames.ADVENTURE_STEPS not in kinds:
        return frames.CLEAN_UP_STEPS in kinds
    ahead = stack[kinds.index(frames.ADVENTURE_STEPS) * frames.FRAME + 2] - 1 - _part(path)
    if ahead:
        return ahead > 0
    if path >= layout.CONTRACT and path < layout.ENTRANCE:
        return frames.CONTRACT_OFFER not in kinds
    if path >= layout.DICE_MISSION and path < layout.ENTRANCE:
        return not _about_to_roll(state)
    if frames.BATTLE not in kinds:
        return True
    return _attacked(state, (kinds.index(frames.BATTLE) + 1) * frames.FRAME, *paths_of_place(place_of(path)))


def _part(path: int) -> int:
    """Return the part of the adventure that a path belongs to (R7.1): the contract has one for each side."""
    if path < layout.DICE_MISSION:
        return FIRST_LAND + place_of(path)
    if path >= layout.ENTRANCE:
        return LAST
    return 0 if path < layout.CONTRACT else 1 + path - layout.CONTRACT


def _about_to_roll(state: State) -> bool:
    """Tell whether the first dice of the mission are next."""
    stack = state.stack
    steps = (
        stack[:: frames.FRAME].index(frames.MISSION_STEPS) * frames.FRAME
        if frames.MISSION_STEPS in stack[:: frames.FRAME]
        else NONE
    )
    if steps == NONE or stack[-frames.FRAME] != frames.ROLL_PATH or argument(state, 2):
        return False
    start = argument(state, 0) * layout.PATH + layout.ROLLED
    return stack[steps + 3 : steps + 5] == [NONE, NONE] and not any(state.paths[start : start + 3])


def before_rolling(state: State) -> State:
    """Return the state with the mission dice that are rolled next still on their path."""
    if frames.MISSION_STEPS not in state.stack[:: frames.FRAME] or not _about_to_roll(state):
        return state
    found = state.clone()
    start = argument(state, 0) * layout.PATH + layout.PATH_DICE
    for colour in range(3):
        found.paths[start + colour] += (argument(state, 1) >> (8 * colour)) & DICE_MASK
    return found


def _attacked(state: State, start: int, first: int, end: int) -> bool:
    """Tell whether the frames from a given one on belong to a battle whose first die is already rolled."""
    stack = state.stack
    there = [path for path in range(first, end) if state.paths[path * layout.PATH + layout.MERCENARY] != NONE]
    foe = state.table[layout.FOE]
    spray = state.tables.effects[state.tables.power[foe] + columns.E_SPRAY] if foe != NONE else 0
    for each in range(start, len(stack), frames.FRAME):
        kind = stack[each]
        if kind not in ASKED_FIRST:
            return True
        if kind == frames.MONSTER_ATTACK and (
            stack[each + 2] != there[0]
            or (spray and stack[each + 3] > SPRAY_HITS)
            or stack[each + 4] != attack_dice(state, foe, place_of(there[0]))
        ):
            return True
        if kind == frames.REMOVE_MAGIC and state.table[layout.ATTACK_DICE] != stack[each - 2]:
            return True
        if kind == frames.ATTACK_ROLL and stack[each + 4]:
            return True
    return False
