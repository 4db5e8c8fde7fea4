"""Hunter's Lodge (R5.8): a basket of traps, each paid for as it is added."""

from __future__ import annotations

from . import actions, frames, layout, reasons
from .clan import gain_gold, pay, take_traps
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .prices import (
    all_discounts,
    discount_choices,
    discount_why_not,
    persuasion_discount,
    price,
    use_discount,
)
from .reasons import Reason
from .state import State


def cheapest(state: State) -> int:
    """Return the cost of the cheapest trap on offer, or NONE."""
    tables = state.tables
    table = state.table
    best = NONE
    for dock in range(layout.LODGE_DOCKS, layout.LODGE_DOCKS + tables.lodge_docks):
        if table[dock] != NONE:
            cost = tables.trap_cost[table[dock]]
            if best == NONE or cost < best:
                best = cost
    return best


def deploy_reason(state: State, seat: int, die: int) -> Reason:
    """Tell why a die may not go to the Lodge: there must be something that can be paid."""
    cost = cheapest(state)
    if cost == NONE:
        return (reasons.NOTHING_TO_BUY, 0, 0)
    gold = state.clans[seat][layout.GOLD]
    if cost <= gold:
        return (reasons.LEGAL, 0, 0)
    least = price(
        cost, persuasion_discount(state, layout.LODGE, die), all_discounts(state, seat, layout.LODGE)
    )
    return (reasons.CANNOT_PAY, least, gold) if least > gold else (reasons.LEGAL, 0, 0)


def enter(state: State, seat: int, persuasion: int) -> None:
    """Begin a purchase at the Lodge."""
    push(state, frames.LODGE_PURCHASE, seat, persuasion)


def basket_cost(state: State, basket: int) -> int:
    """Return the sum of the costs in a basket of docks."""
    tables = state.tables
    total = 0
    for dock in range(tables.lodge_docks):
        if (basket >> dock) & 1:
            total += tables.trap_cost[state.table[layout.LODGE_DOCKS + dock]]
    return total


def basket_price(state: State, basket: int, persuasion: int, discount: int) -> int:
    """Return what a basket costs now; an empty one costs nothing."""
    return price(basket_cost(state, basket), persuasion, discount)


def trap_choice(state: State, dock: int) -> int:
    """Return the choice that buys the trap of a dock: its kind, and which of the equal ones it is."""
    kind = state.table[layout.LODGE_DOCKS + dock]
    which = 0
    for before in range(dock):
        if state.table[layout.LODGE_DOCKS + before] == kind:
            which += 1
    return actions.TRAP_CHOICE + kind * 6 + which


def trap_dock(state: State, choice: int) -> int:
    """Return the dock of a trap choice, or NONE if there is no such trap on offer."""
    kind, which = divmod(choice - actions.TRAP_CHOICE, 6)
    for dock in range(state.tables.lodge_docks):
        if state.table[layout.LODGE_DOCKS + dock] == kind:
            if which == 0:
                return dock
            which -= 1
    return NONE


def options(state: State, out: list[int]) -> None:
    """Ask for discounts and traps that can be paid, after a die went to the Lodge (R5.8)."""
    seat = top_seat(state)
    persuasion, basket, discount, paid = (argument(state, index) for index in range(4))
    purse = state.clans[seat][layout.GOLD] + paid
    for choice in discount_choices(state, seat, layout.LODGE):
        if _discount_helps(state, seat, purse):
            out.append(choice)
    offered: list[int] = []
    for dock in range(state.tables.lodge_docks):
        if state.table[layout.LODGE_DOCKS + dock] == NONE or (basket >> dock) & 1:
            continue
        # Equal traps differ only by their row, and rows matter only to Madhala (R13.4).
        if state.table[layout.PLAYERS] > 1:
            if state.table[layout.LODGE_DOCKS + dock] in offered:
                continue
            offered.append(state.table[layout.LODGE_DOCKS + dock])
        if basket_price(state, basket | 1 << dock, persuasion, discount) <= purse:
            out.append(trap_choice(state, dock))
    out.sort()
    if basket:
        out.append(actions.DONE)


def _discount_helps(state: State, seat: int, purse: int) -> bool:
    """Tell whether a discount helps (R5.7): it lowers a price, and with all discounts a trap can be paid."""
    persuasion, basket, discount = argument(state, 0), argument(state, 1), argument(state, 2)
    if basket:
        return basket_price(state, basket, persuasion, discount) > 0
    cost = cheapest(state)
    with_all = discount + all_discounts(state, seat, layout.LODGE)
    return cost != NONE and price(cost, persuasion, with_all) <= purse


def highest_in_basket(state: State) -> int:
    """Return the highest choice in the basket so far, or NONE: their order does not matter."""
    highest = NONE
    basket = argument(state, 1)
    for dock in range(state.tables.lodge_docks):
        if (basket >> dock) & 1:
            highest = max(highest, trap_choice(state, dock))
    return highest


def apply(state: State, choice: int) -> None:
    """Add a trap or a discount, or finish."""
    seat = top_seat(state)
    persuasion, basket, discount, paid = (argument(state, index) for index in range(4))
    if choice == actions.DONE:
        pop(state)
        push(state, frames.REFILL, NONE, frames.OFFER_LODGE)
        take_traps(state, seat, basket)
        return
    if choice < actions.TRAP_CHOICE:
        discount += use_discount(state, seat, choice)
        set_argument(state, 2, discount)
    else:
        basket |= 1 << trap_dock(state, choice)
        set_argument(state, 1, basket)
    due = basket_price(state, basket, persuasion, discount)
    set_argument(state, 3, due)
    if due >= paid:
        pay(state, seat, due - paid)
    else:
        gain_gold(state, seat, paid - due)


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused choice at the Lodge."""
    seat = top_seat(state)
    persuasion, basket, discount, paid = (argument(state, index) for index in range(4))
    if choice == actions.DONE:
        return (reasons.MUST_BUY, 0, 0)
    if actions.TRAP_CHOICE <= choice < actions.EQUIPMENT_CHOICE:
        dock = trap_dock(state, choice)
        if dock == NONE:
            return (reasons.NOT_THERE, 0, 0)
        if (basket >> dock) & 1:
            return (reasons.ALREADY_PICKED, 0, 0)
        due = basket_price(state, basket | 1 << dock, persuasion, discount)
        gold = state.clans[seat][layout.GOLD] + paid
        return (reasons.CANNOT_PAY, due, gold) if due > gold else (reasons.NOT_THERE, 0, 0)
    if actions.DISCOUNT_TALENT <= choice < actions.TRAP_CHOICE:
        return discount_why_not(state, seat, layout.LODGE, choice)
    return (reasons.NOT_ASKED, 0, 0)
