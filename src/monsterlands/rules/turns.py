"""The deployment phase (R5.1): whose turn it is, one action each, and free actions around it."""

from __future__ import annotations

from . import actions, citadel, events, frames, free, lands, layout, outside, reasons
from .clan import first_die
from .frames import argument, pop, push, set_argument, top_seat
from .layout import NONE
from .reasons import Reason
from .state import State, emit


def next_turn(state: State) -> None:
    """End the turn that was under way, if any, and begin the next one."""
    table = state.table
    players = table[layout.PLAYERS]
    before = argument(state, 0)
    seat = table[layout.FIRST]
    if before != NONE:
        # R5.1: a turn that ends with an empty pool ends the phase for that player.
        if first_die(state.clans[before]) == NONE:
            state.clans[before][layout.OUT] = 1
        elif players == 1:
            # R13.2: Madhala acts after each turn, while the player has dice left.
            set_argument(state, 0, NONE)
            push(state, frames.MADHALA_ACTS, NONE)
            return
        seat = (before + 1) % players
    for _ in range(players):
        if not state.clans[seat][layout.OUT]:
            set_argument(state, 0, seat)
            table[layout.EQUIPMENT_MOVED] = 0
            push(state, frames.TURN, seat, frames.BEFORE)
            emit(state, events.TURN_BEGAN, seat)
            return
        seat = (seat + 1) % players
    pop(state)


def options(state: State, out: list[int]) -> None:
    """Ask for an action, free actions, or the end, on a turn of the deployment (R5.1).

    The choices are in ascending order.
    """
    seat = top_seat(state)
    end = actions.END_TURN
    if argument(state, 0) == frames.BEFORE:
        action_options(state, seat, out)
        if first_die(state.clans[seat]) != NONE:
            # R5.4: only a player who has dice but cannot act gives them up.
            end = NONE if out else actions.GIVE_UP
    free.options(state, seat, free.TURN_MOMENT, out)
    if end != NONE:
        out.append(end)


def action_options(state: State, seat: int, out: list[int]) -> None:
    """List the actions: in the Citadel, outside, on a settled land (R5.2)."""
    citadel.options(state, seat, out)
    outside.options(state, seat, out)
    lands.options(state, seat, out)


def apply(state: State, choice: int) -> None:
    """Take an action, a free action, or end the turn."""
    seat = top_seat(state)
    if choice < actions.NOVICE_CHOICE:
        set_argument(state, 0, frames.AFTER)
        # The time after the action is a separate moment (R1.9).
        state.table[layout.EQUIPMENT_MOVED] = 0
        if choice < actions.PATH_CHOICE:
            citadel.deploy(state, seat, choice)
        elif choice < actions.LAND_CHOICE:
            outside.choose_path(state, seat, choice - actions.PATH_CHOICE)
        else:
            lands.use_land(state, seat, choice - actions.LAND_CHOICE)
    elif choice == actions.END_TURN:
        pop(state)
    elif choice == actions.GIVE_UP:
        clan = state.clans[seat]
        emit(state, events.DICE_GIVEN_UP, seat, sum(clan[layout.POOL : layout.POOL + layout.DICE]))
        clan[layout.POOL : layout.POOL + layout.DICE] = [0] * layout.DICE
        pop(state)
    else:
        free.apply(state, seat, choice)


def why_not(state: State, choice: int) -> Reason:
    """Explain a refused choice of the turn."""
    seat = top_seat(state)
    if choice == actions.END_TURN:
        return (reasons.MUST_ACT, 0, 0)
    before = argument(state, 0) == frames.BEFORE
    if choice == actions.GIVE_UP and before:
        return (reasons.CAN_ACT, 0, 0)
    if before and choice < actions.PATH_CHOICE:
        return citadel.why_not(state, seat, choice)
    if before and choice < actions.LAND_CHOICE:
        return outside.path_reason(state, seat, choice - actions.PATH_CHOICE)
    if before and choice < actions.NOVICE_CHOICE:
        return lands.land_reason(state, seat, choice - actions.LAND_CHOICE)
    if choice >= actions.NOVICE_CHOICE:
        return free.why_not(state, seat, free.TURN_MOMENT, choice)
    return (reasons.NOT_ASKED, 0, 0)
