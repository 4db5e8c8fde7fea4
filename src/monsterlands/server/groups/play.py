"""What a group does at the table: leave, let a bot play on, end the game, agree on an undo, play again.

Each function changes a state that was read from the store. What is not allowed raises a `GroupRefusal`.
"""

from __future__ import annotations

from collections.abc import Sequence

from .clock import Times
from .lobby import agree, need_member, own_seat, pass_host_on, seat_of
from .refusal import GroupRefusal
from .state import GroupSeat, GroupState, UndoAsked

STAND_INS = ("novice", "trainee", "veteran", "hero")
"""The bots that may play on for somebody."""


def is_open(state: GroupState, current: str, game: str) -> bool:
    """Return whether a game of a group goes on: it is the one that they play, and nobody has ended it.

    :param current: the game of the group now
    """
    return game == current and state.phase == "playing"


def voters(state: GroupState) -> tuple[int, ...]:
    """Return the seats of the people who are asked when all have to agree."""
    return tuple(number for number in state.people if state.seats[number].is_played)


def need_game(state: GroupState, profile: str) -> None:
    """Refuse what only members can do, and only while they play.

    :raises GroupRefusal: then
    """
    need_member(state, profile)
    if state.phase != "playing":
        raise GroupRefusal("not-playing")


# --- leaving, and bots that play on ---


def leave_game(state: GroupState, profile: str) -> GroupState:
    """Leave the table with all seats. The others may let bots play on.

    :raises GroupRefusal: if they are not in the group
    """
    need_member(state, profile)
    for number in state.seats_of(profile):
        state.seats[number].left = True
    _withdraw(state, state.seats_of(profile))
    _end_if_all_agree(state)
    return pass_host_on(state)


def _withdraw(state: GroupState, seats: tuple[int, ...]) -> None:
    """Forget what seats have agreed to."""
    state.ending = [seat for seat in state.ending if seat not in seats]
    if state.undo is not None and state.undo.seat in seats:
        state.undo = None


def come_back(state: GroupState, profile: str) -> GroupState:
    """Let a person who had left go on. They are asked again before the game ends."""
    for number in state.seats_of(profile):
        state.seats[number].left = False
    state.ending = []
    return pass_host_on(state)


def put_stand_in(state: GroupState, profile: str, number: int, bot: str, now: Times) -> GroupState:
    """Let a bot play on for a seat.

    :param profile: who wants that: a person at another seat
    :raises GroupRefusal: if that is not allowed, or not yet
    """
    need_game(state, profile)
    seat = seat_of(state, number)
    if seat.bot or bot not in STAND_INS:
        raise GroupRefusal("no-stand-in")
    if seat.profile == profile:
        raise GroupRefusal("own-stand-in")
    if not set(state.seats_of(profile)) & set(voters(state)):
        raise GroupRefusal("has-left")
    if seat.stand_in:
        raise GroupRefusal("stands-in", name=seat.name)
    if number not in now.may_replace:
        raise GroupRefusal("too-early", name=seat.name)
    seat.stand_in = bot
    if now.asked == number:
        seat.spent += now.unanswered  # the bot's answer will not tell that
    _withdraw(state, (number,))
    _end_if_all_agree(state)
    return state


def take_seat_back(
    state: GroupState, profile: str, number: int, now: Times, lived: float | None
) -> GroupState:
    """Let a person play again for whom a bot played on.

    :param lived: now, by `Store.lived`; None if that is not known
    :raises GroupRefusal: if it is not their seat, or no bot plays there
    """
    need_game(state, profile)
    seat = own_seat(state, profile, number)
    if not seat.stand_in:
        raise GroupRefusal("no-bot-there")
    seat.stand_in = ""
    seat.resumed = lived or seat.resumed
    if now.asked == number:
        seat.spent -= now.unanswered  # that was the bot's time, and the person's answer will count it
    return come_back(state, profile)


# --- what all have to agree on ---


def vote_to_end(state: GroupState, profile: str, agree: bool, now: Times) -> GroupState:
    """Take a vote to end the game as it stands; with the last vote it ends.

    Those for whom the others wait are not asked.

    :raises GroupRefusal: if there is no reason to end it
    """
    need_game(state, profile)
    seats = state.seats_of(profile)
    if not set(seats) & set(voters(state)):
        raise GroupRefusal("has-left")
    if not agree:
        state.ending = []
        return state
    if not now.may_end:
        raise GroupRefusal("goes-on")
    state.ending = sorted({*state.ending, *seats})
    _end_if_all_agree(state, now.may_replace)
    return state


def _end_if_all_agree(state: GroupState, missed: Sequence[int] = ()) -> None:
    """End the game if everybody wants that, except those for whom the others wait."""
    asked = set(voters(state)) - set(missed)
    if asked and asked <= set(state.ending):
        state.phase = "ended"
        state.undo = None


def vote_to_undo(state: GroupState, profile: str, version: int, agree: bool, wants: int | None) -> GroupState:
    """Ask to undo across the barrier, or answer somebody who asks.

    When nobody is `missing`, it can be done.

    :param version: the version of the game
    :param wants: the seat of the person that undoes its last step if they are the first to ask
    :raises GroupRefusal: if there is nothing to agree on
    """
    need_game(state, profile)
    mine = [seat for seat in state.seats_of(profile) if seat in voters(state)]
    if not mine:
        raise GroupRefusal("has-left")
    asked = state.undo if state.undo is not None and state.undo.version == version else None
    if not agree:
        if asked is None:
            raise GroupRefusal("no-undo")
        state.undo = None
        return state
    if asked is None:
        if wants is None:
            raise GroupRefusal("nothing-to-undo")
        asked = UndoAsked(wants, version, [])
    asked.agreed = sorted({*asked.agreed, *mine})
    state.undo = asked
    return state


def missing(state: GroupState, asked: UndoAsked) -> tuple[int, ...]:
    """Return the seats that have not answered yet whether something is undone."""
    return tuple(seat for seat in voters(state) if seat not in asked.agreed)


# --- what a new version of the game changes ---


def after_move(state: GroupState, version: int, over: bool) -> GroupState:
    """Change a group after a new version of its game: what was asked is void, and it may be over.

    Mostly nothing changes.
    """
    if state.undo is not None and state.undo.version < version:
        state.undo = None
    if not any(seat.left or seat.stand_in for seat in state.seats):
        state.ending = []  # they wanted to end it because they waited
    if over and state.phase == "playing":
        state.phase = "over"
        state.ending = []
    return state


def rematch(state: GroupState, profile: str) -> GroupState:
    """Go back to the lobby: everybody moves on by one seat, bots stay, and who has left is not there.

    :raises GroupRefusal: if the game goes on, or they are in the lobby already
    """
    need_member(state, profile)
    if state.phase not in ("over", "ended"):
        raise GroupRefusal("not-over")
    for number in state.seats_of(profile):
        state.seats[number].left = False
    numbers = state.people
    moved = [_fresh(state.seats[number], profile) for number in numbers]
    for number, seat in zip(numbers, moved[-1:] + moved[:-1], strict=True):
        state.seats[number] = seat
    state.phase, state.undo, state.ending = "lobby", None, []
    return pass_host_on(state)


def join_rematch(state: GroupState, profile: str) -> GroupState:
    """Come to the lobby of a rematch that another has asked for, and be ready.

    :raises GroupRefusal: if there is none
    """
    need_member(state, profile)
    if state.phase != "lobby" or not state.games:
        raise GroupRefusal("not-over")
    return agree(state, profile)


def _fresh(seat: GroupSeat, ready: str) -> GroupSeat:
    if seat.left:
        return GroupSeat()
    return GroupSeat(
        profile=seat.profile,
        name=seat.name,
        emblem=seat.emblem,
        affinity=seat.affinity,
        ready=bool(seat.profile) and seat.profile == ready,
    )
