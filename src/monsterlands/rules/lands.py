"""Settled lands (R5.14), loot taken from the offer, and dice deployed one by one.

A dice requirement is met in a DEPLOY_DICE frame: strength and magic that must be there are placed at
once, the rest is asked die by die. It serves settled lands and mission paths (R6.2).
"""

from __future__ import annotations

from . import actions, events
from .clan import dice_of_colour, gain
from .frames import DEPLOY_DICE, OFFER_LOOT, REFILL, argument, pop, push, set_argument, top_seat
from .offers import gain_reason, loot
from .reasons import (
    LAND_ALREADY_USED,
    LAND_DICE_MISSING,
    LEGAL,
    NO_SUCH_DIE,
    NOT_ASKED,
    NOT_SETTLED,
    NOT_THERE,
    NOT_YOURS,
    WRONG_LAND_DIE,
    WRONG_MISSION_DIE,
    Reason,
)
from .state import (
    CLAN_LANDS,
    COLOUR_OF,
    CONTRACT,
    CREW,
    DICE,
    LANDS_USED,
    LOOT,
    LOOT_DOCKS,
    MAGIC,
    MISSION_TILES,
    NONE,
    PATH,
    PATH_DICE,
    PERSUASION,
    POOL,
    SETTLERS,
    STRENGTH,
    State,
    bits,
    emit,
)
from .tables import R_COLOURS, R_EXACT, R_FREE

# Targets of DEPLOY_DICE: a land, or from here on a path.
PATH_TARGET = 100


# --- settled lands ------------------------------------------------------------------------------


def options(state: State, seat: int, out: list[int]) -> None:
    """List the settled lands that can be used."""
    for land in bits(state.clans[seat][CLAN_LANDS]):
        if land_reason(state, seat, land)[0] == LEGAL:
            out.append(actions.LAND_CHOICE + land)


def land_reason(state: State, seat: int, land: int) -> Reason:
    """Tell why a land cannot be used now."""
    clan = state.clans[seat]
    tables = state.tables
    if not (clan[CLAN_LANDS] >> land) & 1:
        return (NOT_YOURS, 0, 0)
    settler = state.table[SETTLERS + land]
    if settler == NONE or not (clan[CREW] >> settler) & 1:
        return (NOT_SETTLED, 0, 0)
    if (clan[LANDS_USED] >> land) & 1:
        return (LAND_ALREADY_USED, 0, 0)
    reason = dice_reason(state, seat, tables.land_dice[land], LAND_DICE_MISSING)
    if reason[0] != LEGAL:
        return reason
    return gain_reason(state, seat, tables.gains, tables.land_gain[land])


def use_land(state: State, seat: int, land: int) -> None:
    """Deploy the dice of a land's card for its benefit."""
    state.clans[seat][LANDS_USED] |= 1 << land
    emit(state, events.LAND_USED, seat, land)
    ask_dice(state, seat, land)


# --- dice, one by one ---------------------------------------------------------------------------


def dice_reason(state: State, seat: int, row: int, missing_code: int) -> Reason:
    """Tell whether a pool lacks the dice of a requirement."""
    clan = state.clans[seat]
    needs = state.tables.requirements
    free = needs[row + R_FREE]
    there = 0
    for colour in range(3):
        have = dice_of_colour(clan, colour)
        if have < needs[row + R_EXACT + colour]:
            return (missing_code, needs[row + R_EXACT + colour], have)
        if (needs[row + R_COLOURS] >> colour) & 1:
            there += have
    return (missing_code, free, there) if there < free else (LEGAL, 0, 0)


def ask_dice(state: State, seat: int, target: int) -> None:
    """Begin to deploy the dice of a requirement; exact strength and magic go at once."""
    row = requirement(state, target)
    needs = state.tables.requirements
    push(state, DEPLOY_DICE, seat, target)
    for colour in (STRENGTH, MAGIC):
        for _ in range(needs[row + R_EXACT + colour]):
            _place(state, seat, colour)


def requirement(state: State, target: int) -> int:
    """Return the row of a target's requirement."""
    tables = state.tables
    if target < PATH_TARGET:
        return tables.land_dice[target]
    if target < PATH_TARGET + CONTRACT:
        return tables.mission_dice[state.table[MISSION_TILES]]
    return tables.contract_dice[state.table[MISSION_TILES + 1]]


def missing(state: State, colour: int) -> bool:
    """Tell whether the frame on top still takes a die of a colour."""
    row = requirement(state, argument(state, 0))
    needs = state.tables.requirements
    if needs[row + R_FREE]:
        placed = argument(state, 1) + argument(state, 2) + argument(state, 3)
        return placed < needs[row + R_FREE] and (needs[row + R_COLOURS] >> colour) & 1 == 1
    return argument(state, 1 + colour) < needs[row + R_EXACT + colour]


def complete(state: State) -> bool:
    """Tell whether the frame on top has all its dice."""
    return not (missing(state, STRENGTH) or missing(state, MAGIC) or missing(state, PERSUASION))


def dice_options(state: State, out: list[int]) -> None:
    """Ask for the next die."""
    clan = state.clans[top_seat(state)]
    for die in range(DICE):
        if clan[POOL + die] and missing(state, COLOUR_OF[die]):
            out.append(actions.DIE_CHOICE + die)


def dice_apply(state: State, choice: int) -> None:
    """Place a die."""
    _place(state, top_seat(state), choice - actions.DIE_CHOICE)


def _place(state: State, seat: int, die: int) -> None:
    """Move a die from the pool onto the target of the frame on top."""
    target = argument(state, 0)
    colour = COLOUR_OF[die]
    state.clans[seat][POOL + die] -= 1
    set_argument(state, 1 + colour, argument(state, 1 + colour) + 1)
    if target < PATH_TARGET:
        emit(state, events.DIE_SPENT, seat, die)
    else:
        path = target - PATH_TARGET
        state.paths[path * PATH + PATH_DICE + colour] += 1
        emit(state, events.PATH_DIE, seat, path, colour)


def dice_done(state: State) -> None:
    """All dice are there: a land gives its benefit; on a mission path there is no more to do."""
    seat = top_seat(state)
    target = argument(state, 0)
    pop(state)
    if target < PATH_TARGET:
        gain(state, seat, state.tables.gains, state.tables.land_gain[target])


def dice_why_not(state: State, choice: int) -> Reason:
    """Explain a refused die."""
    die = choice - actions.DIE_CHOICE
    if not 0 <= die < DICE:
        return (NOT_ASKED, 0, 0)
    if state.clans[top_seat(state)][POOL + die] == 0:
        return (NO_SUCH_DIE, die, 0)
    code = WRONG_LAND_DIE if argument(state, 0) < PATH_TARGET else WRONG_MISSION_DIE
    return (code, NONE, die)


def highest_placed(state: State) -> int:
    """Return the highest colour placed where any order does (free dice), or NONE."""
    row = requirement(state, argument(state, 0))
    if not state.tables.requirements[row + R_FREE]:
        return NONE
    for colour in (PERSUASION, MAGIC, STRENGTH):
        if argument(state, 1 + colour):
            return colour
    return NONE


# --- loot from the offer ------------------------------------------------------------------------


def take_options(state: State, out: list[int]) -> None:
    """Ask which face-up loot to take."""
    for token in loot(state):
        out.append(actions.TAKE_CHOICE + token)


def take_why_not(state: State, choice: int) -> Reason:
    """Explain refused loot."""
    known = actions.TAKE_CHOICE <= choice < actions.AMOUNT_CHOICE
    return (NOT_THERE if known else NOT_ASKED, 0, 0)


def take_apply(state: State, choice: int) -> None:
    """Take the loot and refill the offer at once (R12.5)."""
    seat = top_seat(state)
    token = choice - actions.TAKE_CHOICE
    pop(state)
    table = state.table
    for dock in range(state.tables.loot_shown):
        if table[LOOT_DOCKS + dock] == token:
            table[LOOT_DOCKS + dock] = NONE
    state.clans[seat][LOOT] |= 1 << token
    emit(state, events.LOOT_TAKEN, seat, token)
    push(state, REFILL, NONE, OFFER_LOOT)
