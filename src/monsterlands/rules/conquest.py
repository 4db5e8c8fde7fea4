"""Conquest and loot (R9.1, R9.2, R9.3): after the battle of a land."""

from __future__ import annotations

from typing import Final

from . import columns, events, frames, glory, layout, madhala
from .battle import follower, next_occupied, next_to_roll
from .clan import gain_glory
from .fight import activate
from .frames import argument, pop, push, set_argument
from .layout import NONE
from .offers import loot
from .outside import paths_of_place
from .state import State, emit
from .totals import sources, total_of, total_parts

# Steps.
NEXT_PATH: Final = 0
JUDGE_ROLL: Final = 1


def go_on(state: State) -> None:
    """Let the next mercenary that has not fought roll, or judge what it rolled (R9.1)."""
    place, step, path = argument(state, 0), argument(state, 1), argument(state, 2)
    land = state.table[layout.LAND_CARDS + place]
    _, end = paths_of_place(place)
    if step == NEXT_PATH:
        path = next_to_roll(state, path, end)
        if path == end or land == NONE:
            pop(state)
            return
        if state.paths[path * layout.PATH + layout.MERCENARY] == layout.MADHALA:
            # R13.5: a land that Madhala has removed cannot be conquered.
            pop(state)
            madhala.remove_land(state, place, path)
            return
        set_argument(state, 1, JUDGE_ROLL)
        set_argument(state, 2, path)
        activate(state, path, frames.AGAINST_LAND, argument(state, 3))
        return
    total = state.table[layout.TOTAL]
    seat = state.paths[path * layout.PATH + layout.SEAT]
    needed = state.tables.conquest_value[land]
    if state.events is not None:
        carried = argument(state, 3)
        parts = total_parts(state, path, frames.AGAINST_LAND, carried, total)
        tried = (events.CONQUEST_TRIED, seat, land, path, total, carried, needed)
        state.events.append((*tried, int(total >= needed), follower(state, path), *parts))
    if total < needed:
        set_argument(state, 1, NEXT_PATH)
        set_argument(state, 2, path + 1)
        set_argument(state, 3, total)
    else:
        pop(state)
        _conquer(state, place, path)


def _conquer(state: State, place: int, path: int) -> None:
    """Give the land and its glory to the clan (R9.2); nothing is left to conquer."""
    land = state.table[layout.LAND_CARDS + place]
    seat = state.paths[path * layout.PATH + layout.SEAT]
    state.table[layout.LAND_CARDS + place] = NONE
    state.table[layout.SUCCEEDED] |= 1 << path
    state.clans[seat][layout.CLAN_LANDS] |= 1 << land
    emit(state, events.CONQUERED, seat, land, path)
    gain_glory(state, seat, state.tables.conquest_glory[land])
    gain_glory(
        state, seat, total_of(state, sources(state, path, frames.AGAINST_LAND), columns.E_CONQUEST_GLORY)
    )
    glory.ask(state, path, frames.CONQUERED)


def share_loot(state: State) -> None:
    """Let each path that comes back without a reward take loot, from left to right; then refill it (R9.3)."""
    _, end = paths_of_place(argument(state, 0))
    path = next_occupied(state, argument(state, 1), end)
    while path < end and not takes_loot(state, path):
        path = next_occupied(state, path + 1, end)
    if path == end or not loot(state):
        pop(state)
        push(state, frames.REFILL, NONE, frames.OFFER_LOOT)
        return
    set_argument(state, 1, path + 1)
    push(state, frames.TAKE_LOOT, state.paths[path * layout.PATH + layout.SEAT], 1)


def takes_loot(state: State, path: int) -> bool:
    """Tell whether the mercenary of a path comes back without a reward; Madhala takes no loot (R13.5)."""
    return (
        not (state.table[layout.SUCCEEDED] >> path) & 1
        and state.paths[path * layout.PATH + layout.MERCENARY] != layout.MADHALA
    )
