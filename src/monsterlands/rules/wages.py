"""Leaders and wages (R10.3, R10.4): who is promoted, who is paid, and who deserts."""

from __future__ import annotations

from . import actions, events, frames, layout, reasons
from .clan import has_member, is_settled
from .frames import pop, push, top_seat
from .layout import NONE
from .losses import cards_of, leave, novice_leaves, unsettle
from .reasons import Reason
from .state import State, bits, emit

# --- leaders (R10.3) ----------------------------------------------------------------------------


def replace_leader(state: State, seat: int) -> None:
    """Promote a member of a clan whose leader died, if anybody is left."""
    if state.clans[seat][layout.LEADER] == NONE and has_member(state, seat):
        push(state, frames.PROMOTE, seat)


def candidates(state: State, seat: int) -> list[int]:
    """List who may be promoted: unsettled mercenaries, else a novice, else settled ones."""
    clan = state.clans[seat]
    crew = list(bits(clan[layout.CREW]))
    unsettled = [mercenary for mercenary in crew if not is_settled(state, mercenary)]
    if unsettled:
        return highest(state, unsettled)
    return [layout.NOVICE] if clan[layout.NOVICES] else highest(state, crew)


def highest(state: State, members: list[int]) -> list[int]:
    """Return the members of highest reputation and then highest cost: at a tie the owner chooses."""
    tables = state.tables
    best: list[int] = []
    best_reputation = best_cost = NONE
    for member in members:
        if member == layout.NOVICE:
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
    """Ask who becomes leader, at a tie (R10.3)."""
    for member in candidates(state, top_seat(state)):
        out.append(actions.MEMBER_CHOICE + member)


def promote(state: State, choice: int) -> None:
    """Make a member the leader; a settled one leaves its land (R9.5)."""
    seat = top_seat(state)
    member = choice - actions.MEMBER_CHOICE
    pop(state)
    if member != layout.NOVICE:
        unsettle(state, seat, member)
    state.clans[seat][layout.LEADER] = member
    emit(state, events.PROMOTED, seat, member)


# --- wages (R10.4) ------------------------------------------------------------------------------


def paid_members(state: State, seat: int) -> list[int]:
    """List the members that are paid: neither the leader nor settlers (R9.5, R10.4). Novices are equal."""
    clan = state.clans[seat]
    members = [
        mercenary
        for mercenary in bits(clan[layout.CREW])
        if mercenary != clan[layout.LEADER] and not is_settled(state, mercenary)
    ]
    novices = clan[layout.NOVICES] - int(clan[layout.LEADER] == layout.NOVICE)
    return members + [layout.NOVICE] * novices


def wages_due(state: State, seat: int) -> int:
    """Return what the members of a clan cost at the end of the round."""
    return wage(state, seat) * len(paid_members(state, seat))


def wage(state: State, seat: int) -> int:
    """Return the wage of each paid member of a clan; it grows with glory."""
    wages = state.tables.wages
    return wages[min(state.clans[seat][layout.GLORY], len(wages) - 1)]


def pay_wages(state: State, seat: int) -> None:
    """Pay the wages; if the gold is too little, somebody deserts."""
    clan = state.clans[seat]
    due = wages_due(state, seat)
    paid = min(due, clan[layout.GOLD])
    clan[layout.GOLD] -= paid
    if due:
        emit(state, events.WAGES, seat, paid, due)
    if paid < due:
        push(state, frames.DESERT, seat)


def desert_options(state: State, out: list[int]) -> None:
    """Ask who deserts for lack of wages, at a tie (R10.4)."""
    members = highest(state, paid_members(state, top_seat(state)))
    for member in sorted(set(members)):
        out.append(actions.MEMBER_CHOICE + member)


def desert(state: State, choice: int) -> None:
    """Let a member desert; its equipment stays, and the clan is asked card by card who takes it."""
    seat = top_seat(state)
    member = choice - actions.MEMBER_CHOICE
    pop(state)
    emit(state, events.DESERTED, seat, member)
    if member == layout.NOVICE:
        novice_leaves(state, seat)
        return
    for card in reversed(cards_of(state, member)):
        state.table[layout.EQUIPMENT + card] = layout.IN_HAND
        push(state, frames.INHERIT, seat, card)
    leave(state, seat, member)


def member_why_not(state: State, choice: int) -> Reason:
    """Explain why a member cannot be promoted, or cannot desert."""
    member = choice - actions.MEMBER_CHOICE
    if not 0 <= member <= layout.NOVICE:
        return (reasons.NOT_ASKED, 0, 0)
    clan = state.clans[top_seat(state)]
    there = clan[layout.NOVICES] > 0 if member == layout.NOVICE else (clan[layout.CREW] >> member) & 1 == 1
    return (reasons.NOT_HIGHEST if there else reasons.NOT_YOURS, 0, 0)


# --- the equipment of a deserter ----------------------------------------------------------------


def inherit_options(state: State, out: list[int]) -> None:
    """Ask which mercenary takes a card of a deserter, or none (R10.4)."""
    for mercenary in bits(state.clans[top_seat(state)][layout.CREW]):
        out.append(actions.MEMBER_CHOICE + mercenary)
    out.append(actions.DISCARD_EQUIPMENT)


def inherit_why_not(state: State, choice: int) -> Reason:
    """Explain why a member cannot take a card."""
    member = choice - actions.MEMBER_CHOICE
    if not 0 <= member <= layout.NOVICE:
        return (reasons.NOT_ASKED, 0, 0)
    return (reasons.NOT_FOR_NOVICES if member == layout.NOVICE else reasons.NOT_YOURS, 0, 0)
