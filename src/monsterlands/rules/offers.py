"""What lies face up at the docks, and whether a gain finds its object there (R5.14, R12.5)."""

from __future__ import annotations

from .clan import excess_glory, unassigned
from .piles import tavern_docks
from .reasons import LEGAL, NO_CARRIER, NO_EQUIPMENT_ON_OFFER, NO_LOOT, NOBODY_TO_HIRE, Reason
from .state import BAZAAR_DOCKS, LOOT_DOCKS, NONE, TAVERN_DOCKS, State
from .tables import G_EQUIPMENT, G_HIRE, G_LOOT


def mercenaries(state: State) -> list[int]:
    """List the mercenaries at the docks of the Tavern."""
    docks = state.table[TAVERN_DOCKS : TAVERN_DOCKS + tavern_docks(state)]
    return [card for card in docks if card != NONE]


def equipment(state: State) -> list[int]:
    """List the cards at the docks of the Bazaar."""
    docks = state.table[BAZAAR_DOCKS : BAZAAR_DOCKS + state.tables.bazaar_docks]
    return [card for card in docks if card != NONE]


def loot(state: State) -> list[int]:
    """List the face-up loot."""
    docks = state.table[LOOT_DOCKS : LOOT_DOCKS + state.tables.loot_shown]
    return [token for token in docks if token != NONE]


def gain_reason(state: State, seat: int, rows: list[int], row: int) -> Reason:
    """Tell why a gain has no object: nobody to hire, no card or carrier, no loot."""
    if rows[row + G_HIRE] and not _somebody_free(state, seat):
        return (NOBODY_TO_HIRE, excess_glory(state, seat), 0)
    if rows[row + G_EQUIPMENT] and not equipment(state):
        return (NO_EQUIPMENT_ON_OFFER, 0, 0)
    if rows[row + G_EQUIPMENT] and not unassigned(state, seat):
        return (NO_CARRIER, 0, 0)
    if rows[row + G_LOOT] and not loot(state):
        return (NO_LOOT, 0, 0)
    return (LEGAL, 0, 0)


def _somebody_free(state: State, seat: int) -> bool:
    """R12.5: a free hire needs a docked mercenary within the excess glory."""
    excess = excess_glory(state, seat)
    reputation = state.tables.reputation
    return any(reputation[card] <= excess for card in mercenaries(state))
