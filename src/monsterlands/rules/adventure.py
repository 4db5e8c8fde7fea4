"""The adventure phase (R7.1): missions, lands and the entrance, in their order."""

from __future__ import annotations

from . import battle, layout, missions
from .frames import argument, pop, set_argument
from .layout import NONE
from .piles import active_lands
from .state import State


def go_on(state: State) -> None:
    """Begin the next part; what nobody is on is skipped."""
    step = argument(state, 0)
    set_argument(state, 0, step + 1)
    if step == 0:
        missions.begin(state)
    elif step <= 2:
        missions.offer_contract(state, step - 1)
    elif step <= 4:
        land = step - 3
        if land < active_lands(state) and battle.occupied(state, land):
            battle.begin(state, land)
    elif step == 5:
        if state.table[layout.ENTRANCE_MONSTER] != NONE and battle.occupied(state, layout.AT_ENTRANCE):
            battle.begin(state, layout.AT_ENTRANCE)
    else:
        pop(state)
