"""Leaders and wages (R10.3, R10.4): who is promoted, who is paid, and who deserts."""

from __future__ import annotations

from . import actions, events
from .clan import carried, has_member, is_settled
from .frames import DESERT, HAND_ON, INHERIT, PROMOTE, argument, pop, push, top_seat
from .losses import cards_of, leave, novice_leaves, unsettle
from .reasons import NOT_ASKED, NOT_FOR_NOVICES, NOT_HIGHEST, NOT_YOURS, Reason
from .state import (
    CARRIED,
    CREW,
    DISCARDED,
    EQUIPMENT,
    GLORY,
    GOLD,
    IN_HAND,
    LEADER,
    NONE,
    NOVICE,
    NOVICES,
    State,
    bits,
    emit,
)

# --- leaders (R10.3) ----------------------------------------------------------------------------


def replace_leader(state: State, seat: int) -> None:
    """A clan whose leader died promotes somebody, if anybody is left."""
    if state.clans[seat][LEADER] == NONE and has_member(state, seat):
        push(state, PROMOTE, seat)


def candidates(state: State, seat: int) -> list[int]:
    """List who may be promoted: unsettled mercenaries, else a novice, else settled ones."""
    clan = state.clans[seat]
    crew = list(bits(clan[CREW]))
    unsettled = [mercenary for mercenary in crew if not is_settled(state, mercenary)]
    if unsettled:
        return highest(state, unsettled)
    return [NOVICE] if clan[NOVICES] else highest(state, crew)


def highest(state: State, members: list[int]) -> list[int]:
    """Return those of highest reputation and then highest cost: of equals the owner chooses."""
    tables = state.tables
    best: list[int] = []
    best_reputation = best_cost = NONE
    for member in members:
        if member == NOVICE:
            reputation, cost = tables.novice_reputation, tables.novice_cost
        else:
            reputation, cost = tables.reputation[member], tables.cost[member]
        if reputation > best_reputation or (reputation == best_reputation and cost > best_cost):
            best = [member]
            best_reputation, best_cost = reputation, cost
        elif reputation == best_reputation and cost == best_cost:
            best.append(member)
    return best


def promote_options(state: State, out: list[int]) -> None:
    """Ask who leads the clan, of equals (R10.3)."""
    for member in candidates(state, top_seat(state)):
        out.append(actions.MEMBER_CHOICE + member)


def promote(state: State, choice: int) -> None:
    """Make a member the leader; a settled one leaves its land (R9.5)."""
    seat = top_seat(state)
    member = choice - actions.MEMBER_CHOICE
    pop(state)
    if member != NOVICE:
        unsettle(state, seat, member)
    state.clans[seat][LEADER] = member
    emit(state, events.PROMOTED, seat, member)


# --- wages (R10.4) ------------------------------------------------------------------------------


def paid_members(state: State, seat: int) -> list[int]:
    """List the members that are neither leader nor settled; novices are equal, and named once each."""
    clan = state.clans[seat]
    members = [
        mercenary
        for mercenary in bits(clan[CREW])
        if mercenary != clan[LEADER] and not is_settled(state, mercenary)
    ]
    novices = clan[NOVICES] - int(clan[LEADER] == NOVICE)
    return members + [NOVICE] * novices


def wages_due(state: State, seat: int) -> int:
    """Return what the members of a clan cost at the end of the round."""
    return wage(state, seat) * len(paid_members(state, seat))


def wage(state: State, seat: int) -> int:
    """Return what each member of a clan who is paid costs; more with more glory."""
    wages = state.tables.wages
    return wages[min(state.clans[seat][GLORY], len(wages) - 1)]


def pay_wages(state: State, seat: int) -> None:
    """Pay what there is; if it is too little, somebody deserts."""
    clan = state.clans[seat]
    due = wages_due(state, seat)
    paid = min(due, clan[GOLD])
    clan[GOLD] -= paid
    if due:
        emit(state, events.WAGES, seat, paid, due)
    if paid < due:
        push(state, DESERT, seat)


def desert_options(state: State, out: list[int]) -> None:
    """Ask who deserts for lack of wages, of equals (R10.4)."""
    members = highest(state, paid_members(state, top_seat(state)))
    for member in sorted(set(members)):
        out.append(actions.MEMBER_CHOICE + member)


def desert(state: State, choice: int) -> None:
    """Let a member go; its equipment stays, card by card, with whoever takes it."""
    seat = top_seat(state)
    member = choice - actions.MEMBER_CHOICE
    pop(state)
    emit(state, events.DESERTED, seat, member)
    if member == NOVICE:
        novice_leaves(state, seat)
        return
    for card in reversed(cards_of(state, member)):
        state.table[EQUIPMENT + card] = IN_HAND
        push(state, INHERIT, seat, card)
    leave(state, seat, member)


def member_why_not(state: State, choice: int) -> Reason:
    """Explain why somebody is not promoted, or does not desert."""
    member = choice - actions.MEMBER_CHOICE
    if not 0 <= member <= NOVICE:
        return (NOT_ASKED, 0, 0)
    clan = state.clans[top_seat(state)]
    there = clan[NOVICES] > 0 if member == NOVICE else (clan[CREW] >> member) & 1 == 1
    return (NOT_HIGHEST if there else NOT_YOURS, 0, 0)


# --- the equipment of a deserter ----------------------------------------------------------------


def inherit_options(state: State, out: list[int]) -> None:
    """Ask which mercenary takes a card of a deserter, or none (R10.4)."""
    for mercenary in bits(state.clans[top_seat(state)][CREW]):
        out.append(actions.MEMBER_CHOICE + mercenary)
    out.append(actions.DISCARD_EQUIPMENT)


def inherit(state: State, choice: int) -> None:
    """Give the card on, or discard it; what it replaces is handed on or discarded (R5.12)."""
    seat = top_seat(state)
    card = argument(state, 0)
    kind = state.tables.card_kind[card]
    pop(state)
    if choice == actions.DISCARD_EQUIPMENT:
        state.table[EQUIPMENT + card] = DISCARDED
        emit(state, events.EQUIPMENT_DISCARDED, seat, kind)
        return
    mercenary = choice - actions.MEMBER_CHOICE
    old = carried(state, mercenary, state.tables.equipment_type[kind])
    state.table[EQUIPMENT + card] = CARRIED + mercenary
    emit(state, events.EQUIPPED, seat, kind, mercenary)
    if old != NONE:
        state.table[EQUIPMENT + old] = IN_HAND
        push(state, HAND_ON, seat, old)


def inherit_why_not(state: State, choice: int) -> Reason:
    """Explain why a card does not go to somebody."""
    member = choice - actions.MEMBER_CHOICE
    if not 0 <= member <= NOVICE:
        return (NOT_ASKED, 0, 0)
    return (NOT_FOR_NOVICES if member == NOVICE else NOT_YOURS, 0, 0)
