"""Bazaar and equipment (R5.12): buying, handing on, moving cards between mercenaries."""

from __future__ import annotations

from . import actions, events, frames, layout, reasons
from .clan import carried, pay, unassigned
from .frames import argument, pop, push, top_kind, top_seat
from .layout import CARRIED, EQUIPMENT, NONE
from .prices import persuasion_discount, price
from .reasons import Reason
from .state import State, bits, emit


def cheapest(state: State) -> int:
    """Return the cost of the cheapest card on offer, or NONE."""
    tables = state.tables
    table = state.table
    best = NONE
    for dock in range(layout.BAZAAR_DOCKS, layout.BAZAAR_DOCKS + tables.bazaar_docks):
        if table[dock] != NONE:
            cost = tables.equipment_cost[tables.card_kind[table[dock]]]
            if best == NONE or cost < best:
                best = cost
    return best


def deploy_reason(state: State, seat: int, die: int) -> Reason:
    """Tell why a die may not go to the Bazaar: the clan must be able to pay for a card and carry it."""
    cost = cheapest(state)
    if cost == NONE:
        return (reasons.NO_EQUIPMENT_ON_OFFER, 0, 0)
    if not unassigned(state, seat):
        return (reasons.NO_CARRIER, 0, 0)
    gold = state.clans[seat][layout.GOLD]
    if cost <= gold:
        return (reasons.LEGAL, 0, 0)
    least = price(cost, persuasion_discount(state, layout.BAZAAR, die), 0)
    return (reasons.CANNOT_PAY, least, gold) if least > gold else (reasons.LEGAL, 0, 0)


def enter(state: State, seat: int, persuasion: int) -> None:
    """Begin a purchase."""
    push(state, frames.BAZAAR_PURCHASE, seat, persuasion)


def card_choice(state: State, dock: int) -> int:
    """Return the choice that buys the card of a dock: its kind, and which of the equal ones it is."""
    kinds = state.tables.card_kind
    kind = kinds[state.table[layout.BAZAAR_DOCKS + dock]]
    which = 0
    for before in range(dock):
        card = state.table[layout.BAZAAR_DOCKS + before]
        if card != NONE and kinds[card] == kind:
            which += 1
    return actions.EQUIPMENT_CHOICE + kind * 6 + which


def card_dock(state: State, choice: int) -> int:
    """Return the dock of an equipment choice, or NONE if there is no such card on offer."""
    for dock in range(state.tables.bazaar_docks):
        if state.table[layout.BAZAAR_DOCKS + dock] != NONE and card_choice(state, dock) == choice:
            return dock
    return NONE


def due(state: State, dock: int) -> int:
    """Return what the card of a dock costs in the purchase on top."""
    if argument(state, 1):
        return 0
    tables = state.tables
    cost = tables.equipment_cost[tables.card_kind[state.table[layout.BAZAAR_DOCKS + dock]]]
    return price(cost, argument(state, 0), 0)


def options(state: State, out: list[int]) -> None:
    """Ask which card to buy at the Bazaar, of those that can be paid (R5.12)."""
    seat = top_seat(state)
    if not unassigned(state, seat):
        return
    for dock in range(state.tables.bazaar_docks):
        if state.table[layout.BAZAAR_DOCKS + dock] == NONE:
            continue
        choice = card_choice(state, dock)
        # Equal cards differ only by their dock, and docks matter only to Madhala (R13.4).
        if state.table[layout.PLAYERS] > 1 and (choice - actions.EQUIPMENT_CHOICE) % 6:
            continue
        if due(state, dock) <= state.clans[seat][layout.GOLD]:
            out.append(choice)


def apply(state: State, choice: int) -> None:
    """Pay for the card; then it is given to a mercenary, and the dock refilled."""
    seat = top_seat(state)
    dock = card_dock(state, choice)
    card = state.table[layout.BAZAAR_DOCKS + dock]
    cost = due(state, dock)
    pop(state)
    state.table[layout.BAZAAR_DOCKS + dock] = NONE
    state.table[EQUIPMENT + card] = layout.IN_HAND
    emit(state, events.EQUIPMENT_BOUGHT, seat, state.tables.card_kind[card])
    pay(state, seat, cost)
    push(state, frames.REFILL, NONE, frames.OFFER_BAZAAR)
    push(state, frames.EQUIP, seat, card)


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused card."""
    if not actions.EQUIPMENT_CHOICE <= choice < actions.TAKE_CHOICE:
        return (reasons.NOT_ASKED, 0, 0)
    dock = card_dock(state, choice)
    if dock == NONE:
        return (reasons.NOT_THERE, 0, 0)
    cost = due(state, dock)
    gold = state.clans[top_seat(state)][layout.GOLD]
    return (reasons.CANNOT_PAY, cost, gold) if cost > gold else (reasons.NOT_THERE, 0, 0)


# --- giving a card to a mercenary ---------------------------------------------------------------


def equip_options(state: State, out: list[int]) -> None:
    """Ask which unassigned mercenary carries a new card (R5.12)."""
    for mercenary in bits(unassigned(state, top_seat(state))):
        out.append(actions.MEMBER_CHOICE + mercenary)


def give(state: State, choice: int) -> None:
    """Give the card in hand to a mercenary, or discard it (R5.12, R10.4).

    An old card of its type is handed on or discarded then.
    """
    seat = top_seat(state)
    card = argument(state, 0)
    kind = state.tables.card_kind[card]
    pop(state)
    if choice == actions.DISCARD_EQUIPMENT:
        state.table[EQUIPMENT + card] = layout.DISCARDED
        emit(state, events.EQUIPMENT_DISCARDED, seat, kind)
        return
    mercenary = choice - actions.MEMBER_CHOICE
    old = carried(state, mercenary, state.tables.equipment_type[kind])
    state.table[EQUIPMENT + card] = CARRIED + mercenary
    emit(state, events.EQUIPPED, seat, kind, mercenary)
    if old != NONE:
        state.table[EQUIPMENT + old] = layout.IN_HAND
        push(state, frames.HAND_ON, seat, old)


def hand_on_options(state: State, out: list[int]) -> None:
    """Ask which unassigned mercenary takes a card that was replaced, or nobody (R5.12)."""
    kind = state.tables.equipment_type[state.tables.card_kind[argument(state, 0)]]
    for mercenary in bits(unassigned(state, top_seat(state))):
        if carried(state, mercenary, kind) == NONE:
            out.append(actions.MEMBER_CHOICE + mercenary)
    out.append(actions.DISCARD_EQUIPMENT)


def member_why_not(state: State, choice: int) -> Reason:
    """Explain why a mercenary cannot take the card in hand."""
    mercenary = choice - actions.MEMBER_CHOICE
    if not 0 <= mercenary <= layout.NOVICE:
        return (reasons.NOT_ASKED, 0, 0)
    if mercenary == layout.NOVICE:
        return (reasons.NOT_FOR_NOVICES, 0, 0)
    if not (state.clans[top_seat(state)][layout.CREW] >> mercenary) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    if not (unassigned(state, top_seat(state)) >> mercenary) & 1:
        return (reasons.IS_ASSIGNED, 0, 0)
    # What remains: the member has a card of the type, is the carrier itself, or the card has moved already.
    moving = top_kind(state) == frames.MOVE_EQUIPMENT and mercenary != argument(state, 0)
    return (reasons.ALREADY_MOVED, 0, 0) if moving else (reasons.NO_CARRIER, 0, 0)


# --- moving cards between mercenaries -----------------------------------------------------------


def move_options(state: State, seat: int, out: list[int]) -> None:
    """List the cards that may move to, or swap with, another unassigned mercenary, ascending."""
    home = unassigned(state, seat)
    if not home & (home - 1):
        return
    tables = state.tables
    table = state.table
    found: list[int] = []
    for field in range(EQUIPMENT, EQUIPMENT + len(tables.card_kind)):
        mercenary = table[field] - CARRIED
        if mercenary >= 0 and (home >> mercenary) & 1:
            card = field - EQUIPMENT
            kind = tables.equipment_type[tables.card_kind[card]]
            if not (table[layout.EQUIPMENT_MOVED] >> card) & 1 and _targets(state, seat, mercenary, kind):
                found.append(actions.MOVE_CHOICE + mercenary * 3 + kind)
    if found:
        found.sort()
        out += found


def move_reason(state: State, seat: int, mercenary: int, kind: int) -> Reason:
    """Tell why the card of a type may not leave a mercenary."""
    if mercenary >= layout.MERCENARIES or not (state.clans[seat][layout.CREW] >> mercenary) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    card = carried(state, mercenary, kind)
    if card == NONE:
        return (reasons.NO_EQUIPMENT, 0, 0)
    if not (unassigned(state, seat) >> mercenary) & 1:
        return (reasons.IS_ASSIGNED, 0, 0)
    if (state.table[layout.EQUIPMENT_MOVED] >> card) & 1:
        return (reasons.ALREADY_MOVED, 0, 0)
    return (reasons.LEGAL, 0, 0) if _targets(state, seat, mercenary, kind) else (reasons.NO_CARRIER, 0, 0)


def _targets(state: State, seat: int, mercenary: int, kind: int) -> list[int]:
    """List the mercenaries that may take a card; a card that they give in return must not have moved yet."""
    moved = state.table[layout.EQUIPMENT_MOVED]
    found: list[int] = []
    for other in bits(unassigned(state, seat)):
        if other != mercenary:
            theirs = carried(state, other, kind)
            if theirs == NONE or not (moved >> theirs) & 1:
                found.append(other)
    return found


def begin_move(state: State, seat: int, choice: int) -> None:
    """Pick a card up."""
    mercenary, kind = divmod(choice - actions.MOVE_CHOICE, 3)
    push(state, frames.MOVE_EQUIPMENT, seat, mercenary, kind)


def target_options(state: State, out: list[int]) -> None:
    """Ask which mercenary takes the card that moves (R5.12)."""
    for other in _targets(state, top_seat(state), argument(state, 0), argument(state, 1)):
        out.append(actions.MEMBER_CHOICE + other)


def target_apply(state: State, choice: int) -> None:
    """Move the card, swapping it with one of the same type."""
    seat = top_seat(state)
    mercenary, kind = argument(state, 0), argument(state, 1)
    pop(state)
    table = state.table
    other = choice - actions.MEMBER_CHOICE
    card = carried(state, mercenary, kind)
    theirs = carried(state, other, kind)
    table[EQUIPMENT + card] = CARRIED + other
    table[layout.EQUIPMENT_MOVED] |= 1 << card
    emit(state, events.EQUIPPED, seat, state.tables.card_kind[card], other)
    if theirs != NONE:
        table[EQUIPMENT + theirs] = CARRIED + mercenary
        table[layout.EQUIPMENT_MOVED] |= 1 << theirs
        emit(state, events.EQUIPPED, seat, state.tables.card_kind[theirs], mercenary)
