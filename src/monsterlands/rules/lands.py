"""Settled lands (R5.14), and loot taken from the offer."""

from __future__ import annotations

from . import actions, events, frames, layout, reasons, requirements
from .frames import argument, pop, push, top_seat
from .layout import NONE
from .offers import gain_reason, loot
from .reasons import Reason
from .state import State, bits, emit


def options(state: State, seat: int, out: list[int]) -> None:
    """List the settled lands that can be used."""
    for land in bits(state.clans[seat][layout.CLAN_LANDS]):
        if land_reason(state, seat, land)[0] == reasons.LEGAL:
            out.append(actions.LAND_CHOICE + land)


def land_reason(state: State, seat: int, land: int) -> Reason:
    """Tell why a land cannot be used now."""
    clan = state.clans[seat]
    tables = state.tables
    if not (clan[layout.CLAN_LANDS] >> land) & 1:
        return (reasons.NOT_YOURS, 0, 0)
    settler = state.table[layout.SETTLERS + land]
    if settler == NONE or not (clan[layout.CREW] >> settler) & 1:
        return (reasons.NOT_SETTLED, 0, 0)
    if (clan[layout.LANDS_USED] >> land) & 1:
        return (reasons.LAND_ALREADY_USED, 0, 0)
    lacking = requirements.reason(state, seat, tables.land_dice[land], reasons.LAND_DICE_MISSING)
    if lacking[0] != reasons.LEGAL:
        return lacking
    return gain_reason(state, seat, tables.gains, tables.land_gain[land])


def use_land(state: State, seat: int, land: int) -> None:
    """Deploy the dice of a land's card for its benefit."""
    state.clans[seat][layout.LANDS_USED] |= 1 << land
    emit(state, events.LAND_USED, seat, land)
    requirements.ask(state, seat, land)


# --- loot from the offer ------------------------------------------------------------------------


def take_options(state: State, out: list[int]) -> None:
    """Ask which face-up loot to take (R5.14, R9.3)."""
    for token in loot(state):
        out.append(actions.TAKE_CHOICE + token)


def take_why_not(state: State, choice: int) -> Reason:
    """Explain refused loot."""
    known = actions.TAKE_CHOICE <= choice < actions.AMOUNT_CHOICE
    return (reasons.NOT_THERE if known else reasons.NOT_ASKED, 0, 0)


def take_apply(state: State, choice: int) -> None:
    """Take the loot. Refill the offer at once (R12.5), or later if others take loot too (R9.3)."""
    seat = top_seat(state)
    token = choice - actions.TAKE_CHOICE
    later = argument(state, 0)
    pop(state)
    table = state.table
    for dock in range(state.tables.loot_shown):
        if table[layout.LOOT_DOCKS + dock] == token:
            table[layout.LOOT_DOCKS + dock] = NONE
    # R9.4: it may be used in a later battle of the same round.
    state.clans[seat][layout.LOOT] |= 1 << token
    emit(state, events.LOOT_TAKEN, seat, token)
    if not later:
        push(state, frames.REFILL, NONE, frames.OFFER_LOOT)
