"""The offers of the table and the piles they are filled from.

A pile is a set without an order; chance decides which card comes when it is drawn (:mod:`.draws`).
"""

from __future__ import annotations

from typing import Final

from . import actions, columns, events, frames, layout
from .frames import argument, pop, push, set_argument
from .layout import NONE
from .state import State, emit

# By offer: where its places are, the first outcome of its draws, and the pile if it is a plain set.
PLACES: Final[tuple[int, ...]] = (
    layout.MONSTERS,
    layout.LAND_CARDS,
    layout.MISSION_TILES,
    layout.TAVERN_DOCKS,
    layout.LODGE_DOCKS,
    layout.BAZAAR_DOCKS,
    layout.LOOT_DOCKS,
    layout.HEADERS,
    layout.ENTRANCE_MONSTER,
)
FIRST_DRAW: Final[tuple[int, ...]] = (
    actions.DRAW_MONSTER,
    actions.DRAW_LAND,
    actions.DRAW_MISSION,
    actions.DRAW_MERCENARY,
    actions.DRAW_TRAP,
    actions.DRAW_EQUIPMENT,
    actions.DRAW_LOOT,
    actions.DRAW_HEADER,
    actions.DRAW_MONSTER,
)
PILES: Final[tuple[int, ...]] = (
    layout.MONSTER_DECK,
    layout.LAND_DECK,
    layout.MISSION_BAG,
    layout.MERCENARY_DECK,
    NONE,
    NONE,
    layout.LOOT_PILE,
    NONE,
    layout.MONSTER_DECK,
)


def active_lands(state: State) -> int:
    """Return the number of lands: two with three or four players, else one (R2.7), also in solo (R13.3)."""
    return 2 if state.table[layout.PLAYERS] >= state.tables.two_lands_from else 1


def tavern_docks(state: State) -> int:
    """Return the number of docks of the Tavern: three in solo play (R2.12)."""
    tables = state.tables
    return tables.solo_tavern_docks if state.table[layout.PLAYERS] == 1 else tables.tavern_docks


def places(state: State, offer: int) -> int:
    """Return how many places an offer has."""
    tables = state.tables
    if offer == frames.OFFER_LODGE:
        return tables.lodge_docks
    if offer == frames.OFFER_TAVERN:
        return tavern_docks(state)
    if offer == frames.OFFER_LOOT:
        return tables.loot_shown
    if offer == frames.OFFER_BAZAAR:
        return tables.bazaar_docks
    if offer == frames.OFFER_ENTRANCE:
        return 1
    return 2 if offer == frames.OFFER_MISSIONS else active_lands(state)


def empty_place(state: State, offer: int) -> int:
    """Return the first empty place of an offer, or NONE."""
    if offer == frames.OFFER_HEADERS:
        # A header belongs to the land that brought it (R2.7).
        place = argument(state, 1)
        return place if state.table[layout.HEADERS + place] == NONE else NONE
    start = PLACES[offer]
    for place in range(places(state, offer)):
        if state.table[start + place] == NONE:
            return place
    return NONE


def refill(state: State) -> bool:
    """Go on with a REFILL frame: wait for a draw, or finish. Return whether a draw is due."""
    offer = argument(state, 0)
    place = empty_place(state, offer)
    if place == NONE or not pile_ready(state, offer):
        pop(state)
        return False
    set_argument(state, 2, place)
    return True


def pile_ready(state: State, offer: int) -> bool:
    """Reshuffle the discards of an empty pile where the rules say so; tell whether a draw is possible."""
    table = state.table
    if offer == frames.OFFER_LODGE:
        return trap_pile_ready(state)
    if offer == frames.OFFER_BAZAAR:
        return any(
            table[layout.EQUIPMENT + card] == layout.IN_DECK for card in range(len(state.tables.card_kind))
        )
    if offer == frames.OFFER_TAVERN:
        return _reshuffled(state, offer, layout.MERCENARY_DECK, layout.MERCENARY_DISCARDS)
    if offer == frames.OFFER_LOOT:
        return _reshuffled(state, offer, layout.LOOT_PILE, layout.LOOT_DISCARDS)
    if offer == frames.OFFER_ENTRANCE and argument(state, 1):
        return level_a_monsters(state) != 0
    if offer in (frames.OFFER_MONSTERS, frames.OFFER_ENTRANCE):
        return _reshuffled(state, frames.OFFER_MONSTERS, layout.MONSTER_DECK, layout.MONSTER_DISCARDS)
    if offer == frames.OFFER_LANDS:
        return table[layout.LAND_DECK] != 0
    if offer == frames.OFFER_HEADERS:
        return _headers_ready(state)
    return table[layout.MISSION_BAG] != 0


def _headers_ready(state: State) -> bool:
    """Reshuffle the headers that lie on no land, when all are used (R10.6)."""
    table = state.table
    if table[layout.HEADERS_LEFT] == 0:
        table[layout.HEADERS_LEFT] = (1 << state.tables.headers) - 1
        for header in table[layout.HEADERS : layout.HEADERS + active_lands(state)]:
            if header != NONE:
                table[layout.HEADERS_LEFT] &= ~(1 << (header // 2))
        if table[layout.HEADERS_LEFT]:
            emit(state, events.RESHUFFLED, NONE, frames.OFFER_HEADERS)
    return table[layout.HEADERS_LEFT] != 0


def trap_pile_ready(state: State) -> bool:
    """Reshuffle the discards into an empty trap pile (R5.8); tell whether a draw is possible."""
    return _traps_reshuffled(state, frames.OFFER_LODGE, lodge_kinds(state))


def token_pile_ready(state: State) -> bool:
    """Reshuffle Madhala's own pile of trick module tokens (R13.7); tell whether a draw is possible."""
    return _traps_reshuffled(state, frames.OFFER_TOKENS, state.tables.module_kinds)


def lodge_kinds(state: State) -> list[int]:
    """List the kinds of traps in the Lodge's pile: in solo never those of the trick module (R13.7)."""
    return state.tables.improved_kinds if state.table[layout.SCENARIO] else state.tables.all_kinds


def _traps_reshuffled(state: State, offer: int, kinds: list[int]) -> bool:
    table = state.table
    if any(table[layout.TRAP_PILE + kind] for kind in kinds):
        return True
    if not any(table[layout.TRAP_DISCARDS + kind] for kind in kinds):
        return False
    for kind in kinds:
        table[layout.TRAP_PILE + kind] = table[layout.TRAP_DISCARDS + kind]
        table[layout.TRAP_DISCARDS + kind] = 0
    emit(state, events.RESHUFFLED, NONE, offer)
    return True


def _reshuffled(state: State, offer: int, pile: int, discards: int) -> bool:
    table = state.table
    if table[pile] == 0 and table[discards]:
        table[pile] = table[discards]
        table[discards] = 0
        emit(state, events.RESHUFFLED, NONE, offer)
    return table[pile] != 0


def cards_to_draw(state: State, offer: int) -> int:
    """Return the cards that may turn up in an offer whose pile is a plain set, as a mask.

    On Tutorial and Normal the first monsters are level A cards, if there are any (R2.7).
    """
    pile = state.table[PILES[offer]]
    if argument(state, 1):
        if offer == frames.OFFER_ENTRANCE:
            return level_a_monsters(state)
        if offer == frames.OFFER_MONSTERS:
            return pile & state.tables.level_a or pile
    return pile


def level_a_monsters(state: State) -> int:
    """Return the level A cards of the monster deck, or of the discards if it has none (R13.8)."""
    level_a = state.tables.level_a
    return state.table[layout.MONSTER_DECK] & level_a or state.table[layout.MONSTER_DISCARDS] & level_a


def draw(state: State, outcome: int) -> None:
    """Draw a card or token and lay it on the first empty place of its offer."""
    offer = argument(state, 0)
    place = argument(state, 2)
    table = state.table
    card = outcome - FIRST_DRAW[offer]
    laid = card
    if offer == frames.OFFER_LODGE:
        table[layout.TRAP_PILE + card] -= 1
    elif offer == frames.OFFER_BAZAAR:
        laid = first_in_deck(state, card)
        table[layout.EQUIPMENT + laid] = layout.DOCKED
    elif offer == frames.OFFER_HEADERS:
        table[layout.HEADERS_LEFT] &= ~(1 << (card // 2))
    else:
        table[PILES[offer]] &= ~(1 << card)
    if offer == frames.OFFER_MONSTERS:
        place = monster_arrives(state, card, place)
    else:
        table[PLACES[offer] + place] = laid
    if offer == frames.OFFER_ENTRANCE:
        table[layout.MONSTER_DISCARDS] &= ~(1 << card)
    elif offer == frames.OFFER_LANDS:
        table[layout.HEADERS + place] = NONE
        push(state, frames.REFILL, NONE, frames.OFFER_HEADERS, place)
    emit(state, events.DOCKED, NONE, offer, place, card)


def first_in_deck(state: State, kind: int) -> int:
    """Return an equipment card of a kind that is still in the deck: equal cards are interchangeable."""
    table = state.table
    for card, card_kind in enumerate(state.tables.card_kind):
        if card_kind == kind and table[layout.EQUIPMENT + card] == layout.IN_DECK:
            return card
    return NONE


def monster_arrives(state: State, monster: int, place: int) -> int:
    """Put a drawn monster on its land; Dogor goes to the entrance instead (R10.6). Return where it is."""
    table = state.table
    if not state.tables.effects[state.tables.power[monster] + columns.E_STORMS_ENTRANCE]:
        table[layout.MONSTERS + place] = monster
        return place
    if table[layout.ENTRANCE_MONSTER] != NONE:
        table[layout.MONSTER_DISCARDS] |= 1 << table[layout.ENTRANCE_MONSTER]
        emit(state, events.DRIVEN_OFF, NONE, table[layout.ENTRANCE_MONSTER])
    table[layout.ENTRANCE_MONSTER] = monster
    return 2
