"""Tavern (R5.10): beer, hiring, and hiring for free (R12.5)."""

from __future__ import annotations

from . import actions, events, frames, free, layout, reasons
from .clan import add_dice, excess_glory, pay
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .offers import mercenaries
from .piles import tavern_docks
from .prices import (
    all_discounts,
    discount_choices,
    discount_why_not,
    persuasion_discount,
    price,
    use_discount,
)
from .reasons import Reason
from .state import State, emit, scenario


def deploy_reason(state: State, seat: int, die: int) -> Reason:
    """Tell why a die may not go to the Tavern: the clan must be able to hire somebody or pay for the beer."""
    tables = state.tables
    gold = state.clans[seat][layout.GOLD]
    beer = scenario(state).beer
    if gold >= beer:
        return (reasons.LEGAL, 0, 0)
    persuasion = persuasion_discount(state, layout.TAVERN, die)
    discount = all_discounts(state, seat, layout.TAVERN)
    excess = excess_glory(state, seat)
    least = beer
    somebody = False
    if state.table[layout.NOVICES_LEFT] and tables.novice_reputation <= excess:
        somebody = True
        least = min(least, price(tables.novice_cost, persuasion, 0))
    for card in mercenaries(state):
        if tables.reputation[card] <= excess:
            somebody = True
            least = min(least, price(tables.cost[card], persuasion, discount))
    if not somebody:
        return (reasons.NOBODY_TO_HIRE, excess, 0)
    return (reasons.CANNOT_PAY, least, gold) if least > gold else (reasons.LEGAL, 0, 0)


def enter(state: State, seat: int, persuasion: int) -> None:
    """Begin a visit."""
    push(state, frames.TAVERN_HIRE, seat, persuasion)


def hire_reason(state: State, seat: int, member: int, discount: int) -> Reason:
    """Tell why a member cannot be hired in the visit on top, with a discount from cards."""
    tables = state.tables
    table = state.table
    excess = excess_glory(state, seat)
    free_hire = argument(state, 3)
    if member == layout.NOVICE:
        # R1.2: novices get neither free hires nor discounts from cards.
        if free_hire or discount:
            return (reasons.NOT_FOR_NOVICES, 0, 0)
        if not table[layout.NOVICES_LEFT]:
            return (reasons.NOT_THERE, 0, 0)
        cost, reputation = tables.novice_cost, tables.novice_reputation
    else:
        if member not in mercenaries(state):
            return (reasons.NOT_THERE, 0, 0)
        cost, reputation = tables.cost[member], tables.reputation[member]
    if reputation > excess:
        return (reasons.REPUTATION_TOO_HIGH, reputation, excess)
    if free_hire:
        return (reasons.LEGAL, 0, 0)
    due = price(cost, argument(state, 0), discount)
    gold = state.clans[seat][layout.GOLD]
    return (reasons.CANNOT_PAY, due, gold) if due > gold else (reasons.LEGAL, 0, 0)


def options(state: State, out: list[int]) -> None:
    """Ask whom to hire at the Tavern, with beer and discounts (R5.10).

    After a beer the clan may also take free actions, and leave without a hire.
    """
    seat = top_seat(state)
    beer, discount, free_hire = argument(state, 1), argument(state, 2), argument(state, 3)
    if beer and not discount:
        free.options(state, seat, free.TURN_MOMENT, out)
    for card in sorted(mercenaries(state)):
        if hire_reason(state, seat, card, discount)[0] == reasons.LEGAL:
            out.append(actions.HIRE_CHOICE + card)
    if hire_reason(state, seat, layout.NOVICE, discount)[0] == reasons.LEGAL:
        out.append(actions.HIRE_CHOICE + layout.NOVICE)
    if not free_hire:
        if not beer and not discount and state.clans[seat][layout.GOLD] >= scenario(state).beer:
            out.append(actions.BEER_CHOICE)
        for choice in discount_choices(state, seat, layout.TAVERN):
            if _discount_helps(state, seat):
                out.append(choice)
    if beer and not discount:
        out.append(actions.DONE)


def _discount_helps(state: State, seat: int) -> bool:
    """Tell whether a discount helps (R5.7): it lowers a price, and with all of them somebody can be paid."""
    discount = argument(state, 2)
    with_all = discount + all_discounts(state, seat, layout.TAVERN)
    persuasion = argument(state, 0)
    for card in mercenaries(state):
        if hire_reason(state, seat, card, with_all)[0] == reasons.LEGAL:
            if price(state.tables.cost[card], persuasion, discount) > 0:
                return True
    return False


def apply(state: State, choice: int) -> None:
    """Buy beer, use a discount, hire somebody, or leave."""
    seat = top_seat(state)
    if choice == actions.DONE:
        pop(state)
        _moment_ends(state)
    elif choice == actions.BEER_CHOICE:
        _beer(state, seat)
    elif choice < actions.BEER_CHOICE and choice >= actions.HIRE_CHOICE:
        _hire(state, seat, choice - actions.HIRE_CHOICE)
    elif choice >= actions.DISCOUNT_TALENT:
        set_argument(state, 2, argument(state, 2) + use_discount(state, seat, choice))
    else:
        free.apply(state, seat, choice)


def _beer(state: State, seat: int) -> None:
    """Discard and replace all docked mercenaries (R5.10); then the clan may take free actions (R1.9)."""
    table = state.table
    pay(state, seat, scenario(state).beer)
    set_argument(state, 1, 1)
    for card in mercenaries(state):
        table[layout.MERCENARY_DISCARDS] |= 1 << card
    for dock in range(tavern_docks(state)):
        table[layout.TAVERN_DOCKS + dock] = NONE
    emit(state, events.BEER_BOUGHT, seat)
    push(state, frames.REFILL, NONE, frames.OFFER_TAVERN)


def _moment_ends(state: State) -> None:
    """End the moment between beer and hiring: the one after the action is another (R1.9)."""
    state.table[layout.EQUIPMENT_MOVED] = 0


def _hire(state: State, seat: int, member: int) -> None:
    table = state.table
    tables = state.tables
    persuasion, beer = argument(state, 0), argument(state, 1)
    discount, free_hire = argument(state, 2), argument(state, 3)
    pop(state)
    if beer:
        _moment_ends(state)
    clan = state.clans[seat]
    if member == layout.NOVICE:
        cost, dice = tables.novice_cost, tables.novice_dice
        table[layout.NOVICES_LEFT] -= 1
        clan[layout.NOVICES] += 1
        clan[layout.REPUTATION] += tables.novice_reputation
    else:
        cost, dice = tables.cost[member], tables.contribution[member]
        for dock in range(tavern_docks(state)):
            if table[layout.TAVERN_DOCKS + dock] == member:
                table[layout.TAVERN_DOCKS + dock] = NONE
        clan[layout.CREW] |= 1 << member
        clan[layout.REPUTATION] += tables.reputation[member]
        push(state, frames.REFILL, NONE, frames.OFFER_TAVERN)
    emit(state, events.HIRED, seat, member)
    if not free_hire:
        pay(state, seat, price(cost, persuasion, discount))
    # R12.5: a mercenary hired outside the deployment phase brings no dice this round.
    if table[layout.PHASE] == layout.DEPLOYMENT:
        add_dice(state, seat, dice[0], dice[1], dice[2])


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused choice at the Tavern."""
    seat = top_seat(state)
    beer, discount, free_hire = argument(state, 1), argument(state, 2), argument(state, 3)
    if actions.HIRE_CHOICE <= choice < actions.BEER_CHOICE:
        return hire_reason(state, seat, choice - actions.HIRE_CHOICE, discount)
    if choice == actions.BEER_CHOICE and not free_hire:
        gold = state.clans[seat][layout.GOLD]
        if discount:
            return (reasons.MUST_HIRE, 0, 0)
        return (reasons.ONE_BEER, 0, 0) if beer else (reasons.CANNOT_PAY, scenario(state).beer, gold)
    if actions.DISCOUNT_TALENT <= choice < actions.TRAP_CHOICE:
        return discount_why_not(state, seat, layout.TAVERN, choice)
    if beer and not discount:
        return free.why_not(state, seat, free.TURN_MOMENT, choice)
    if choice == actions.DONE:
        return (reasons.MUST_HIRE, 0, 0)
    return (reasons.NOT_ASKED, 0, 0)
