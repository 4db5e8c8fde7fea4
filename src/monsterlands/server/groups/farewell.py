"""Somebody leaves a group for good: their profile is deleted, or they give up their seats of its game."""

from __future__ import annotations

from . import lobby, play
from .state import GroupState


def leave_for_good(state: GroupState, profile: str) -> GroupState:
    """Leave a group; at the table the seats stay, and belong to nobody.

    :raises GroupRefusal: if they are not in the group
    """
    if state.phase == "lobby":
        return lobby.leave(state, profile)
    seats = state.seats_of(profile)
    play.leave_game(state, profile)
    for number in seats:
        state.seats[number].profile = ""
    return state


def give_up(state: GroupState, profile: str, over: bool) -> GroupState:
    """Leave a group for good, if they have left its table already and nobody plays on there.

    :param over: whether the game of the group is over
    """
    if over:
        play.after_move(state, 0, over=True)  # a server that died may not have noted it
    is_past = state.phase in ("over", "ended")
    return leave_for_good(state, profile) if is_past and state.has_left(profile) else state
