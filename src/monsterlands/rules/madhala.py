"""Madhala, the dummy of solo play (R13.2): where her dice lead her, what she takes and removes.

Her tokens of the trick module (scenario 8) are drawn when she turns them up: until then nobody could know
what they are (R16.3).
"""

from __future__ import annotations

from typing import Final

from . import events, frames, layout
from .citadel import next_space
from .frames import argument, pop, push, set_argument
from .layout import NONE, UNKNOWN
from .outside import path_open
from .piles import token_pile_ready
from .state import State, closed_buildings, emit, scenario
from .traps import forget_slot

FACES: Final = 6
OUTSIDE_FROM: Final = 4  # red 5 and 6, counted from 0, lead outside
BY_YELLOW: Final[tuple[int, ...]] = (
    layout.LODGE,
    layout.ALCHEMIST,
    layout.TAVERN,
    layout.ARMORY,
    layout.BAZAAR,
    layout.MINE,
)
BY_RED: Final[tuple[int, ...]] = (0, 1, 2, 0)  # which row of traps, mercenary or card she takes
ROW: Final = 2  # traps in a row of the Lodge
LEFT_MISSION: Final = 4


# --- where she goes (R13.3), and what she puts there (R13.4) ------------------------------------


def acts(state: State) -> bool:
    """Go on with a MADHALA_ACTS frame: wait for her dice, or finish if nothing is free anywhere.

    The frame keeps which faces of the yellow die lead to a free place: in the Citadel, and outside.
    """
    inside = outside = 0
    for yellow in range(FACES):
        if building_free(state, BY_YELLOW[yellow]):
            inside |= 1 << yellow
        if free_path(state, yellow) != NONE:
            outside |= 1 << yellow
    if inside or outside:
        set_argument(state, 0, inside)
        set_argument(state, 1, outside)
        return True
    pop(state)
    return False


def building_free(state: State, building: int) -> bool:
    """Tell whether Madhala finds a space in a building: it is neither closed nor full."""
    return not (closed_buildings(state) >> building) & 1 and next_space(state, building) != NONE


def free_path(state: State, yellow: int) -> int:
    """Return the path outside to which Madhala's yellow die (0 to 5) leads, or NONE."""
    paths = state.paths
    tokens = sum(
        [1 for path in range(layout.PATHS) if paths[path * layout.PATH + layout.MERCENARY] == layout.MADHALA]
    )
    if tokens >= state.tables.madhala_tokens:
        return NONE
    place = scenario(state).outside[yellow]
    if place < LEFT_MISSION:
        candidates = [place]
    else:
        left = layout.DICE_MISSION if place == LEFT_MISSION else layout.CONTRACT
        candidates = [left, left + 1]
    for path in candidates:
        if path_open(state, path) and paths[path * layout.PATH + layout.MERCENARY] == NONE:
            return path
    return NONE


def go(state: State, roll: int) -> None:
    """Send Madhala where her dice lead: `roll` is red * 6 + yellow, both from 0."""
    red, yellow = divmod(roll, FACES)
    pop(state)
    emit(state, events.MADHALA_ROLLED, NONE, red + 1, yellow + 1)
    if red >= OUTSIDE_FROM:
        take_path(state, free_path(state, yellow))
        return
    building = BY_YELLOW[yellow]
    if building == layout.ALCHEMIST:
        _deploy(state, building, next_space(state, building), layout.MAGIC)
    elif building == layout.MINE:
        _deploy(state, building, best_mine_space(state), layout.STRENGTH)
    else:
        push(state, frames.MADHALA_DIE, NONE, building, red)


def take_path(state: State, path: int) -> None:
    """Put Madhala's token on a path (R13.4); in some scenarios face-down tokens go with it (R13.7)."""
    start = path * layout.PATH
    state.paths[start + layout.MERCENARY] = layout.MADHALA
    emit(state, events.MADHALA_SENT, NONE, path)
    tokens = scenario(state).trick_tokens
    if tokens and path < layout.DICE_MISSION:
        state.paths[start + layout.TOKENS] = tokens
        state.paths[start + layout.SLOT : start + layout.SLOT + tokens] = [UNKNOWN] * tokens


def best_mine_space(state: State) -> int:
    """Return the free space of the Mine that pays most, the first at a tie (R13.4)."""
    tables = state.tables
    best = NONE
    for space in tables.open_spaces[state.table[layout.PLAYERS]][layout.MINE]:
        place = layout.MINE * layout.SPACES + space
        if state.table[layout.SPACE + place] == 0:
            if (
                best == NONE
                or tables.space_gold[place] > tables.space_gold[layout.MINE * layout.SPACES + best]
            ):
                best = space
    return best


def _deploy(state: State, building: int, space: int, die: int) -> None:
    state.table[layout.SPACE + building * layout.SPACES + space] = die + 1
    dice = state.tables.space_dice[building * layout.SPACES + space]
    emit(state, events.MADHALA_DEPLOYED, NONE, building, space, die, dice)


# --- what she takes (R13.4) ---------------------------------------------------------------------


def place_die(state: State, face: int) -> None:
    """Put Madhala's persuasion die with a face (0 to 5) on the leftmost space; she takes what is there."""
    building, which = argument(state, 0), BY_RED[argument(state, 1)]
    pop(state)
    _deploy(state, building, next_space(state, building), layout.PERSUASION + face)
    table = state.table
    if building == layout.LODGE:
        for dock in range(ROW * which, min(ROW * which + ROW, state.tables.lodge_docks)):
            kind = table[layout.LODGE_DOCKS + dock]
            if kind != NONE:
                table[layout.LODGE_DOCKS + dock] = NONE
                table[layout.TRAP_DISCARDS + kind] += 1
                emit(state, events.MADHALA_TOOK, NONE, frames.OFFER_LODGE, dock, kind)
        push(state, frames.REFILL, NONE, frames.OFFER_LODGE)
    elif building == layout.TAVERN:
        mercenary = table[layout.TAVERN_DOCKS + which]
        if mercenary != NONE:
            table[layout.TAVERN_DOCKS + which] = NONE
            table[layout.MERCENARY_DISCARDS] |= 1 << mercenary
            emit(state, events.MADHALA_TOOK, NONE, frames.OFFER_TAVERN, which, mercenary)
        push(state, frames.REFILL, NONE, frames.OFFER_TAVERN)
    elif building == layout.BAZAAR:
        card = table[layout.BAZAAR_DOCKS + which]
        if card != NONE:
            table[layout.BAZAAR_DOCKS + which] = NONE
            table[layout.EQUIPMENT + card] = layout.DISCARDED
            emit(state, events.MADHALA_TOOK, NONE, frames.OFFER_BAZAAR, which, state.tables.card_kind[card])
        push(state, frames.REFILL, NONE, frames.OFFER_BAZAAR)


# --- what she removes (R13.5) -------------------------------------------------------------------


def remove_monster(state: State, place: int, path: int) -> None:
    """Discard the monster: it counts as beaten, and Madhala does not act again on this path."""
    table = state.table
    monster = table[layout.MONSTERS + place]
    table[layout.MONSTERS + place] = NONE
    table[layout.MONSTER_DISCARDS] |= 1 << monster
    table[layout.ATTACKED] |= 1 << path
    emit(state, events.MONSTER_REMOVED, NONE, monster, path)


def remove_land(state: State, place: int, path: int) -> None:
    """Discard the land, as Madhala does where there is no monster."""
    table = state.table
    land = table[layout.LAND_CARDS + place]
    table[layout.LAND_CARDS + place] = NONE
    table[layout.LAND_DISCARDS] |= 1 << land
    emit(state, events.LAND_REMOVED, NONE, land, path)


# --- her tokens of the trick module (R13.7) -----------------------------------------------------


def turn_tokens(state: State, first: int, end: int) -> None:
    """Turn up all of Madhala's tokens on some paths, from left to right, if there is no clash (R7.4)."""
    for path in reversed(range(first, end)):
        if state.paths[path * layout.PATH + layout.MERCENARY] == layout.MADHALA:
            for slot in reversed(range(state.paths[path * layout.PATH + layout.TOKENS])):
                if not (state.paths[path * layout.PATH + layout.REVEALED] >> slot) & 1:
                    push(state, frames.TURN_TOKEN, NONE, path, slot, 0)


def token_due(state: State) -> bool:
    """Go on with a TURN_TOKEN frame: wait for the token, or finish if her pile is empty."""
    if token_pile_ready(state):
        return True
    path, slot, in_clash = argument(state, 0), argument(state, 1), argument(state, 2)
    pop(state)
    # All her hidden tokens are alike: take the last one, so that the others stay where they are.
    forget_slot(state, path, state.paths[path * layout.PATH + layout.TOKENS] - 1)
    if in_clash:
        # The clash goes on with the token that is in this place now, if there is one.
        set_argument(state, 2, slot)
    return False
