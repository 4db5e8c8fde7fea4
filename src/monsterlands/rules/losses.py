"""Members that leave a clan: by death (R7.9) or desertion (R10.4)."""

from __future__ import annotations

from . import events, frames, layout
from .clan import carried, settled_land, trap_limit
from .frames import push
from .layout import NONE
from .state import State, emit


def die(state: State, seat: int, mercenary: int) -> None:
    """Let a mercenary die: its equipment is discarded with it."""
    for card in cards_of(state, mercenary):
        state.table[layout.EQUIPMENT + card] = layout.DISCARDED
        emit(state, events.EQUIPMENT_DISCARDED, seat, state.tables.card_kind[card])
    leave(state, seat, mercenary)


def cards_of(state: State, mercenary: int) -> list[int]:
    """List the equipment that a mercenary carries: weapon, attire, spell."""
    cards = [carried(state, mercenary, kind_of_card) for kind_of_card in range(3)]
    return [card for card in cards if card != NONE]


def leave(state: State, seat: int, mercenary: int) -> None:
    """Let a mercenary leave the clan; an initial member leaves the game (R7.9, R10.4)."""
    table = state.table
    tables = state.tables
    clan = state.clans[seat]
    bit = 1 << mercenary
    unsettle(state, seat, mercenary)
    clan[layout.CREW] &= ~bit
    clan[layout.REPUTATION] -= tables.reputation[mercenary]
    table[layout.WOUNDED] &= ~bit
    table[layout.ASSIGNED] &= ~bit
    if clan[layout.LEADER] == mercenary:
        clan[layout.LEADER] = NONE
    if not tables.role[mercenary]:
        table[layout.MERCENARY_DISCARDS] |= bit
    # R1.7: when Dalina leaves, the limit of traps applies at once.
    if (tables.trap_limit_talents >> mercenary) & 1 and clan[layout.TRAPS_HELD] > trap_limit(state, seat):
        push(state, frames.OVERFLOW, seat)


def unsettle(state: State, seat: int, mercenary: int) -> None:
    """Unsettle the land of a mercenary; the land stays with the clan (R9.5)."""
    land = settled_land(state, mercenary)
    if land != NONE:
        state.table[layout.SETTLERS + land] = NONE
        emit(state, events.UNSETTLED, seat, land, mercenary)


def novice_leaves(state: State, seat: int) -> None:
    """Put a novice back on the stack; one that came when the stack was empty (R3.2) leaves the game."""
    clan = state.clans[seat]
    clan[layout.NOVICES] -= 1
    clan[layout.REPUTATION] -= state.tables.novice_reputation
    in_clans = 0
    for each in state.clans:
        in_clans += each[layout.NOVICES]
    if state.table[layout.NOVICES_LEFT] + in_clans < state.tables.novices:
        state.table[layout.NOVICES_LEFT] += 1
