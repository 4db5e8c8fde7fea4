"""The table of a battle that has not begun: the foe is named and the traps of the place are turned up."""

from __future__ import annotations

from ..rules.outside import paths_of_place
from ..rules.state import FOE, MONSTERS, NONE, PATH, REVEALED, SEAT, SLOT, TOKENS, State
from ..rules.tables import TRICK
from ..rules.traps import reveal_slot


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
