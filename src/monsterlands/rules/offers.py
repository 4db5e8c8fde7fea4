"""What lies face up at the docks, and whether a gain can be taken from there (R5.14, R12.5)."""

from __future__ import annotations

from . import columns, layout, reasons
from .clan import excess_glory, unassigned
from .layout import NONE
from .piles import tavern_docks
from .reasons import Reason
from .state import State


def mercenaries(state: State) -> list[int]:
    """List the mercenaries at the docks of the Tavern."""
    docks = state.table[layout.TAVERN_DOCKS : layout.TAVERN_DOCKS + tavern_docks(state)]
    return [card for card in docks if card != NONE]


def equipment(state: State) -> list[int]:
    """List the cards at the docks of the Bazaar."""
    docks = state.table[layout.BAZAAR_DOCKS : layout.BAZAAR_DOCKS + state.tables.bazaar_docks]
    return [card for card in docks if card != NONE]


def loot(state: State) -> list[int]:
    """List the face-up loot."""
    docks = state.table[layout.LOOT_DOCKS : layout.LOOT_DOCKS + state.tables.loot_shown]
    return [token for token in docks if token != NONE]


def gain_reason(state: State, seat: int, rows: list[int], row: int) -> Reason:
    """Tell why a gain is impossible: nobody to hire, no card or carrier, no loot."""
    if rows[row + columns.G_HIRE] and not _somebody_free(state, seat):
        return (reasons.NOBODY_TO_HIRE, excess_glory(state, seat), 0)
    if rows[row + columns.G_EQUIPMENT] and not equipment(state):
        return (reasons.NO_EQUIPMENT_ON_OFFER, 0, 0)
    if rows[row + columns.G_EQUIPMENT] and not unassigned(state, seat):
        return (reasons.NO_CARRIER, 0, 0)
    if rows[row + columns.G_LOOT] and not loot(state):
        return (reasons.NO_LOOT, 0, 0)
    return (reasons.LEGAL, 0, 0)


def _somebody_free(state: State, seat: int) -> bool:
    """Tell whether a free hire is possible: a docked mercenary within the excess glory (R12.5)."""
    excess = excess_glory(state, seat)
    reputation = state.tables.reputation
    return any(reputation[card] <= excess for card in mercenaries(state))
