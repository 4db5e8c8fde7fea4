"""The lobby: who sits where, what they want to play, and whether it can begin.

Each function changes a state that was read from the store, and returns it. What is not allowed raises a
`GroupRefusal`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from ...store import Profile
from ..http.models import Affinity, Difficulty
from ..texts import LONGEST_NAME, clean_text
from .refusal import GroupRefusal
from .state import GroupSeat, GroupState, Pace, TalkSetting, write_state

FEWEST, MOST = 2, 4
"""How many seats a group may have."""
ME, FRIEND = "me", "friend"
"""Who may sit at a seat of a new group, besides bots."""
Wish = Affinity | Literal[""]
"""What somebody wants to play; empty is dealt."""
SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Choose among pictures of the character before; behind most of them they cannot be seen."""


class Terms(Struct, frozen=True):
    """What the host decides about the game."""

    difficulty: Difficulty
    tricks: bool
    queens_grant: bool
    more_monsters: bool
    pace: Pace
    talk: TalkSetting
    fill: bool


def new_state(host: Profile, terms: Terms, seats: Sequence[tuple[str, str]]) -> GroupState:
    """Return the state of a new group.

    :param seats: who sits at each, `ME`, `FRIEND` or a bot; and what people at the screen of the host are
        called
    :raises GroupRefusal: if the host has no seat
    """
    players = [player for player, _ in seats]
    if ME not in players:
        raise GroupRefusal("needs-a-person")
    free = [GroupSeat(bot="" if player in (ME, FRIEND) else player) for player in players]
    state = GroupState(host.id, free, **asdict(terms))
    for number, (player, name) in enumerate(seats):
        if player == ME:
            _sit(state, host, number, name)
    return state


# --- who may do what ---


def need_member(state: GroupState, profile: str) -> None:
    """Refuse somebody who is not in the group as if there were none.

    :raises GroupRefusal: then
    """
    if profile not in state.members:
        raise GroupRefusal("unknown")


def need_host(state: GroupState, profile: str) -> None:
    """Refuse somebody who is not the host.

    :raises GroupRefusal: then
    """
    need_member(state, profile)
    if state.host != profile:
        raise GroupRefusal("not-host")


def need_lobby(state: GroupState) -> None:
    """Refuse what only a lobby allows.

    :raises GroupRefusal: if they play already
    """
    if state.phase != "lobby":
        raise GroupRefusal("not-lobby")


def seat_of(state: GroupState, number: int) -> GroupSeat:
    """Return a seat.

    :raises GroupRefusal: if there is no such seat
    """
    if not 0 <= number < len(state.seats):
        raise GroupRefusal("no-seat", seats=len(state.seats))
    return state.seats[number]


def own_seat(state: GroupState, profile: str, number: int) -> GroupSeat:
    """Return a seat of a person.

    :raises GroupRefusal: if it is not theirs
    """
    need_member(state, profile)
    seat = seat_of(state, number)
    if seat.profile != profile:
        raise GroupRefusal("not-your-seat")
    return seat


# --- sitting down and leaving ---


def join(state: GroupState, profile: Profile) -> GroupState:
    """Let a friend take the first free seat; a member keeps what they have.

    :raises GroupRefusal: if no seat is free
    """
    if profile.id in state.members:
        return state
    need_lobby(state)
    free = next((number for number, seat in enumerate(state.seats) if seat.is_free), None)
    if free is None:
        raise GroupRefusal("full")
    return _sit(state, profile, free, profile.name)


def take_seat(state: GroupState, profile: Profile, number: int, name: str) -> GroupState:
    """Let somebody at the screen of a member take a free seat.

    :raises GroupRefusal: if it is not free
    """
    need_member(state, profile.id)
    need_lobby(state)
    if not seat_of(state, number).is_free:
        raise GroupRefusal("taken")
    return _sit(state, profile, number, name)


def _sit(state: GroupState, profile: Profile, number: int, name: str) -> GroupState:
    """Seat a person, who agrees to the options by coming."""
    called = name if clean_text(name, LONGEST_NAME) else profile.name or profile.emblem.title()
    called = _distinct(state, number, called)
    state.seats[number] = GroupSeat(profile=profile.id, name=called, emblem=profile.emblem, ready=True)
    return state


def leave_seat(state: GroupState, profile: str, number: int) -> GroupState:
    """Leave a seat; the host may also remove somebody from all their seats.

    :raises GroupRefusal: if it is somebody else's
    """
    need_member(state, profile)
    need_lobby(state)
    seat = seat_of(state, number)
    if seat.profile == profile:
        _free(state, [number])
    else:
        need_host(state, profile)
        if not seat.profile:
            raise GroupRefusal("no-person")
        _free(state, state.seats_of(seat.profile))
    return pass_host_on(state)


def leave(state: GroupState, profile: str) -> GroupState:
    """Leave all seats.

    :raises GroupRefusal: if they are not in the group
    """
    need_member(state, profile)
    need_lobby(state)
    _free(state, state.seats_of(profile))
    return pass_host_on(state)


def _free(state: GroupState, numbers: Iterable[int]) -> None:
    for number in numbers:
        state.seats[number] = GroupSeat()


def pass_host_on(state: GroupState) -> GroupState:
    """If the host has left, make the next person the host."""
    staying = [seat.profile for seat in state.seats if seat.profile and not seat.left]
    if state.host not in staying:
        state.host = staying[0] if staying else ""
    return state


# --- what they want ---


def change_seat(
    state: GroupState,
    profile: str,
    number: int,
    name: str | None = None,
    affinity: Wish | None = None,
    ready: bool | None = None,
) -> GroupState:
    """Change what is given of an own seat: the name, the affinity (empty is dealt), whether they are ready.

    :raises GroupRefusal: if the seat is not theirs, or somebody else has this affinity
    """
    seat = own_seat(state, profile, number)
    need_lobby(state)
    if name is not None:
        seat.name = _distinct(state, number, name) or seat.name
    if affinity is not None:
        seat.affinity = _free_affinity(state, number, affinity)
    if ready is not None:
        seat.ready = ready
    return state


def agree(state: GroupState, profile: str) -> GroupState:
    """Note that a member agrees to what is played, and is ready."""
    for number in state.seats_of(profile):
        state.seats[number].ready = True
    return state


def _free_affinity(state: GroupState, number: int, wish: Wish) -> Affinity | None:
    if not wish:
        return None
    for other, seat in enumerate(state.seats):
        if other != number and seat.affinity == wish:
            raise GroupRefusal("affinity-taken", name=seat.name)
    return wish


def set_player(state: GroupState, profile: str, number: int, bot: str) -> GroupState:
    """Put a bot at a seat without a person, or free it for a friend (no bot).

    :raises GroupRefusal: if somebody else than the host wants that, or a person sits there
    """
    need_host(state, profile)
    need_lobby(state)
    if seat_of(state, number).profile:
        raise GroupRefusal("taken")
    state.seats[number] = GroupSeat(bot=bot)
    return state


def set_terms(state: GroupState, profile: str, terms: Terms, players: int) -> GroupState:
    """Change the options, and how many play. Nobody loses their seat, but the others must be ready again.

    :raises GroupRefusal: if somebody else than the host wants that, or there are more people than seats
    """
    need_host(state, profile)
    need_lobby(state)
    before = write_state(state)
    for name in terms.__struct_fields__:
        setattr(state, name, getattr(terms, name))
    _set_players(state, players)
    if write_state(state) != before:
        for seat in state.seats:
            seat.ready = seat.ready and seat.profile == profile
    return state


def _set_players(state: GroupState, players: int) -> None:
    """Add free seats, or take away free ones and then those of bots, the last ones first."""
    state.seats += [GroupSeat() for _ in range(players - len(state.seats))]
    while len(state.seats) > players:
        seats = list(enumerate(state.seats))
        spare = [number for number, seat in seats if seat.bot] + [n for n, seat in seats if seat.is_free]
        if not spare:
            raise GroupRefusal("too-many-people", players=players)
        del state.seats[spare[-1]]


# --- beginning ---


def why_not(state: GroupState, reader: str = "") -> GroupRefusal | None:
    """Return why the game cannot begin yet, or None.

    :param reader: the profile of whoever is told, if it is somebody of the group
    """
    free = sum(seat.is_free for seat in state.seats)
    if free and not state.fill:
        fewer = "yes" if len(state.seats) > FEWEST else "no"
        return GroupRefusal("waits-for-friends", seats=free, fewer=fewer)
    waiting = [seat for seat in state.seats if seat.profile not in ("", state.host) and not seat.ready]
    if reader in [seat.profile for seat in waiting]:
        return GroupRefusal("you-not-ready")
    if waiting:
        return GroupRefusal("not-ready", name=waiting[0].name, others=len(waiting) - 1)
    return None


# --- names ---


def _distinct(state: GroupState, number: int, name: str) -> str:
    """Return a name without anything invisible, and with a number if somebody else is called so."""
    cleaned = clean_text(name, LONGEST_NAME)
    others = {_read_alike(seat.name) for other, seat in enumerate(state.seats) if other != number}
    found = cleaned
    for again in count(2):
        if not found or _read_alike(found) not in others:
            return found
        found = f"{cleaned[: LONGEST_NAME - 2].strip()} {again}"
    raise AssertionError("numbers do not end")


def _read_alike(name: str) -> str:
    return SELECTORS.sub("", unicodedata.normalize("NFKC", name)).casefold()
