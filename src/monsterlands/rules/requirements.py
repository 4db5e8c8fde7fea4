"""Dice deployed one by one to meet a requirement: of a settled land (R5.14) or a mission path (R6.2).

Required strength and magic dice are placed at once; the player is asked for the others die by die, in a
DEPLOY_DICE frame.
"""

from __future__ import annotations

from typing import Final

from . import actions, columns, events, frames, layout, reasons
from .clan import dice_of_colour, gain
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .reasons import Reason
from .state import State, emit

PATH_TARGET: Final = 100
"""Targets of a requirement: a land, or from here on a path."""


def reason(state: State, seat: int, row: int, missing_code: int) -> Reason:
    """Tell why a pool does not meet a requirement."""
    clan = state.clans[seat]
    needs = state.tables.requirements
    free = needs[row + columns.R_FREE]
    there = 0
    for colour in range(3):
        have = dice_of_colour(clan, colour)
        if have < needs[row + columns.R_EXACT + colour]:
            return (missing_code, needs[row + columns.R_EXACT + colour], have)
        if (needs[row + columns.R_COLOURS] >> colour) & 1:
            there += have
    return (missing_code, free, there) if there < free else (reasons.LEGAL, 0, 0)


def ask(state: State, seat: int, target: int) -> None:
    """Begin to deploy the dice of a requirement; exact strength and magic go at once."""
    row = requirement(state, target)
    needs = state.tables.requirements
    push(state, frames.DEPLOY_DICE, seat, target)
    for colour in (layout.STRENGTH, layout.MAGIC):
        for _ in range(needs[row + columns.R_EXACT + colour]):
            _place(state, seat, colour)


def requirement(state: State, target: int) -> int:
    """Return the row of a target's requirement."""
    tables = state.tables
    if target < PATH_TARGET:
        return tables.land_dice[target]
    if target < PATH_TARGET + layout.CONTRACT:
        return tables.mission_dice[state.table[layout.MISSION_TILES]]
    return tables.contract_dice[state.table[layout.MISSION_TILES + 1]]


def missing(state: State, colour: int) -> bool:
    """Tell whether the frame on top still takes a die of a colour."""
    row = requirement(state, argument(state, 0))
    needs = state.tables.requirements
    if needs[row + columns.R_FREE]:
        placed = argument(state, 1) + argument(state, 2) + argument(state, 3)
        return placed < needs[row + columns.R_FREE] and (needs[row + columns.R_COLOURS] >> colour) & 1 == 1
    return argument(state, 1 + colour) < needs[row + columns.R_EXACT + colour]


def options(state: State, out: list[int]) -> None:
    """Ask for the next die of a land (R5.14) or a mission (R6.2), where several colours fit."""
    clan = state.clans[top_seat(state)]
    for die in range(layout.DICE):
        if clan[layout.POOL + die] and missing(state, layout.COLOUR_OF[die]):
            out.append(actions.DIE_CHOICE + die)


def apply(state: State, choice: int) -> None:
    """Place a die."""
    _place(state, top_seat(state), choice - actions.DIE_CHOICE)


def _place(state: State, seat: int, die: int) -> None:
    """Move a die from the pool onto the target of the frame on top."""
    target = argument(state, 0)
    colour = layout.COLOUR_OF[die]
    state.clans[seat][layout.POOL + die] -= 1
    set_argument(state, 1 + colour, argument(state, 1 + colour) + 1)
    if target < PATH_TARGET:
        emit(state, events.DIE_SPENT, seat, die)
    else:
        path = target - PATH_TARGET
        state.paths[path * layout.PATH + layout.PATH_DICE + colour] += 1
        emit(state, events.PATH_DIE, seat, path, colour)


def done(state: State) -> None:
    """Give the benefit of a land once all dice are there; on a mission path there is nothing more to do."""
    seat = top_seat(state)
    target = argument(state, 0)
    pop(state)
    if target < PATH_TARGET:
        gain(state, seat, state.tables.gains, state.tables.land_gain[target])


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused die."""
    die = choice - actions.DIE_CHOICE
    if not 0 <= die < layout.DICE:
        return (reasons.NOT_ASKED, 0, 0)
    if state.clans[top_seat(state)][layout.POOL + die] == 0:
        return (reasons.NO_SUCH_DIE, die, 0)
    code = reasons.WRONG_LAND_DIE if argument(state, 0) < PATH_TARGET else reasons.WRONG_MISSION_DIE
    return (code, NONE, die)


def highest_placed(state: State) -> int:
    """Return the highest colour placed where the order does not matter (free dice), or NONE."""
    row = requirement(state, argument(state, 0))
    if not state.tables.requirements[row + columns.R_FREE]:
        return NONE
    for colour in (layout.PERSUASION, layout.MAGIC, layout.STRENGTH):
        if argument(state, 1 + colour):
            return colour
    return NONE
