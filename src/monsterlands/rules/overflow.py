"""More traps than a clan may keep (R1.7): the owner discards some, and everybody sees them."""

from __future__ import annotations

from . import actions, layout, reasons
from .clan import discard_trap, trap_limit
from .frames import pop, top_seat
from .reasons import Reason
from .state import State


def options(state: State, out: list[int]) -> None:
    """Ask which trap to discard above the limit (R1.7), or to pay for a contract (R7.3).

    The question is asked even if there is only one answer, so that nobody learns what the clan holds.
    """
    clan = state.clans[top_seat(state)]
    for kind in range(state.tables.traps):
        if clan[layout.HELD + kind]:
            out.append(actions.DISCARD_TRAP + kind)


def why_not(state: State, choice: int) -> Reason:
    """Explain a trap that cannot be discarded."""
    return (
        reasons.NO_TRAP if actions.DISCARD_TRAP <= choice < actions.DISCARD_EQUIPMENT else reasons.NOT_ASKED,
        0,
        0,
    )


def apply(state: State, choice: int) -> None:
    """Discard a trap, which everybody sees, until the clan is within its limit."""
    seat = top_seat(state)
    discard_trap(state, seat, choice - actions.DISCARD_TRAP)
    state.table[layout.REVEALS] += 1
    if state.clans[seat][layout.TRAPS_HELD] <= trap_limit(state, seat):
        pop(state)
