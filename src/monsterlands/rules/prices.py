"""What a purchase costs: persuasion, the minimum of 1, and the discounts of cards (R5.7)."""

from __future__ import annotations

from . import actions, columns, events, layout, reasons
from .clan import carried, carrier, works_for
from .layout import NONE, PERSUASION
from .reasons import Reason
from .state import State, bits, emit


def persuasion_discount(state: State, building: int, die: int) -> int:
    """Return the die's own value, plus that of the last persuasion die there if it shows more (R5.7)."""
    if die < PERSUASION:
        return 0
    value = die - PERSUASION + 1
    last = last_persuasion(state, building)
    return value + last if value < last else value


def last_persuasion(state: State, building: int) -> int:
    """Return the value of the last persuasion die placed at a building this round, or 0."""
    table = state.table
    start = layout.SPACE + building * layout.SPACES
    # These buildings fill from left to right (R5.6): the rightmost die is the last one.
    for space in range(layout.SPACES - 1, -1, -1):
        if table[start + space] > PERSUASION:
            return table[start + space] - PERSUASION
    return 0


def price(cost: int, persuasion: int, discount: int) -> int:
    """Return the price: persuasion leaves at least 1 to pay, the discounts of cards go down to 0 (R5.7)."""
    after_persuasion = cost - persuasion if cost > persuasion else min(cost, 1)
    return after_persuasion - discount if after_persuasion > discount else 0


def discount_choices(state: State, seat: int, building: int) -> list[int]:
    """List the discounts of cards that a clan may still use at a building this round."""
    tables = state.tables
    table = state.table
    crew = state.clans[seat][layout.CREW]
    at = building + 1
    found: list[int] = []
    for mercenary in bits(crew & tables.discount_talents & ~table[layout.TALENTS_USED]):
        if tables.effects[tables.talent[mercenary] + columns.E_AT] == at:
            found.append(actions.DISCOUNT_TALENT + mercenary)
    for card in tables.discount_cards:
        kind = tables.card_kind[card]
        if works_for(state, seat, card) and not (table[layout.EQUIPMENT_USED] >> card) & 1:
            if tables.effects[tables.equipment_effect[kind] + columns.E_AT] == at:
                bearer = carrier(state, card)
                found.append(actions.DISCOUNT_CARD + bearer * 3 + tables.equipment_type[kind])
    found.sort()
    return found


def discount_value(state: State, choice: int) -> int:
    """Return the gold that a discount takes off."""
    tables = state.tables
    if choice < actions.DISCOUNT_CARD:
        return tables.effects[tables.talent[choice - actions.DISCOUNT_TALENT] + columns.E_DISCOUNT]
    kind = tables.card_kind[discount_card(state, choice)]
    return tables.effects[tables.equipment_effect[kind] + columns.E_DISCOUNT]


def all_discounts(state: State, seat: int, building: int) -> int:
    """Return what all unused discounts together take off."""
    total = 0
    for choice in discount_choices(state, seat, building):
        total += discount_value(state, choice)
    return total


def use_discount(state: State, seat: int, choice: int) -> int:
    """Mark a discount as used this round and return its value."""
    value = discount_value(state, choice)
    if choice < actions.DISCOUNT_CARD:
        mercenary = choice - actions.DISCOUNT_TALENT
        state.table[layout.TALENTS_USED] |= 1 << mercenary
        emit(state, events.DISCOUNT_USED, seat, mercenary, NONE, value)
    else:
        card = discount_card(state, choice)
        state.table[layout.EQUIPMENT_USED] |= 1 << card
        emit(state, events.DISCOUNT_USED, seat, NONE, state.tables.card_kind[card], value)
    return value


def discount_card(state: State, choice: int) -> int:
    """Return the equipment card whose discount a choice uses, or NONE."""
    bearer = (choice - actions.DISCOUNT_CARD) // 3
    for card in state.tables.discount_cards:
        kind = state.tables.equipment_type[state.tables.card_kind[card]]
        if carrier(state, card) == bearer and kind == (choice - actions.DISCOUNT_CARD) % 3:
            return card
    return NONE


def discount_why_not(state: State, seat: int, building: int, choice: int) -> Reason:
    """Explain a refused discount."""
    if choice in discount_choices(state, seat, building):
        return (reasons.NO_USE, 0, 0)
    tables = state.tables
    if choice < actions.DISCOUNT_CARD:
        mercenary = choice - actions.DISCOUNT_TALENT
        if not (tables.discount_talents >> mercenary) & 1:
            return (reasons.NO_USE, 0, 0)
        if not (state.clans[seat][layout.CREW] >> mercenary) & 1:
            return (reasons.NOT_YOURS, 0, 0)
        if tables.effects[tables.talent[mercenary] + columns.E_AT] != building + 1:
            return (reasons.NO_USE, 0, 0)
        return (reasons.ALREADY_USED, 0, 0)
    card = discount_card(state, choice)
    if card == NONE:
        bearer, kind = divmod(choice - actions.DISCOUNT_CARD, 3)
        return (
            (reasons.NO_USE, 0, 0) if carried(state, bearer, kind) != NONE else (reasons.NO_EQUIPMENT, 0, 0)
        )
    return (reasons.ALREADY_USED, 0, 0) if works_for(state, seat, card) else (reasons.NOT_YOURS, 0, 0)
