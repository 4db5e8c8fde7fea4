"""Hidden information (R16): blanking what a seat may not know, and dealing the blanks anew."""

from __future__ import annotations

from ..game.dealers import Dealer
from ..game.describe import paths_of
from ..rules import state as layout
from ..rules.draws import weighted
from ..rules.state import UNKNOWN, State


def mask(state: State, seat: int | None) -> State:
    """Blank what a seat may not know: where the traps of other clans are (R16.2)."""
    masked = state.clone()
    for other, values in enumerate(masked.clans):
        if other == seat:
            continue
        hidden = False
        for number in paths_of(masked, other):
            start = number * layout.PATH
            for slot in range(masked.paths[start + layout.TOKENS]):
                masked.paths[start + layout.SLOT + slot] = UNKNOWN
                hidden = True
        if hidden:
            values[layout.HELD : layout.HELD + layout.TRAPS] = [UNKNOWN] * layout.TRAPS
    return masked


def fill(masked: State, dealer: Dealer) -> State:
    """Deal the blanks of a masked state: any arrangement that fits what is public, each equally likely.

    In the order of loading: on a path lie traps that its clan owned then and that are not on an
    earlier one.
    """
    state = masked.clone()
    traps = state.tables.traps
    for seat, values in enumerate(state.clans):
        if values[layout.HELD] != UNKNOWN:
            continue
        laid = [0] * traps
        for number in paths_of(state, seat):
            start = number * layout.PATH
            tokens = state.paths[start + layout.TOKENS]
            slots: list[int] = []
            for _ in range(tokens):
                free = [state.known[number][kind] - laid[kind] for kind in range(traps)]
                kind = weighted(free, dealer.below(sum(free)))
                laid[kind] += 1
                slots.append(kind)
            if not state.table[layout.TRICKS]:
                slots.sort()
            state.paths[start + layout.SLOT : start + layout.SLOT + tokens] = slots
        for kind in range(layout.TRAPS):
            owned = values[layout.OWNED + kind]
            values[layout.HELD + kind] = owned - laid[kind] if kind < traps else 0
    return state
