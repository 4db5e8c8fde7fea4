"""Groups: the lobby, invitations, and beginning the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from typing import Annotated, Literal, Self

from fastapi import APIRouter, Path
from pydantic import Field, model_validator

from ...store import Group, Store, UnknownGame, new_id
from ..groups import lobby
from ..groups.begin import begin as begin_game
from ..groups.invitations import (
    accept,
    find_invited,
    invite,
    invite_again,
    need_invited,
    read_words,
    replace_link,
    shut_out,
)
from ..groups.refusal import GroupRefusal
from ..groups.state import GroupSeat, GroupState, Pace, PaceKind, Phase, TalkSetting, read_state, write_state
from ..groups.talk import Told
from ..summary import decode
from .access import BODY, AnyProfile, KnownProfile, TheRooms, WrongGuess, problems
from .games import Bot
from .models import Difficulty, HttpModel

router = APIRouter(prefix="/api")
MOST_LOBBIES = 20
"""The most lobbies of one person at a time."""
LISTED = 200
"""The most groups of the list."""
LONGEST_TYPED = 200
"""The most characters of a name or an invitation as it is typed; names are cleaned and cut then."""
MOST_MINUTES, MOST_DAYS = 600, 30

Typed = Annotated[str, Field(max_length=LONGEST_TYPED)]
SeatNumber = Annotated[int, Path(ge=0, lt=lobby.MOST)]


class HttpPace(HttpModel):
    """How much time there is; only the number of its kind counts."""

    kind: PaceKind = "open"
    minutes: Annotated[int, Field(ge=0, le=MOST_MINUTES)] = 0
    days: Annotated[int, Field(ge=0, le=MOST_DAYS)] = 0

    @model_validator(mode="after")
    def _check(self) -> Self:
        if (self.kind == "bank" and not self.minutes) or (self.kind == "days" and not self.days):
            raise ValueError("a bank needs minutes, and turns of days need days")
        return self


class GroupTerms(HttpModel):
    """What the host decides about the game."""

    difficulty: Difficulty = "normal"
    tricks: bool = False
    queens_grant: bool = False
    more_monsters: bool = False
    pace: HttpPace = HttpPace()
    talk: TalkSetting = "all"
    fill: bool = False

    def terms(self) -> lobby.Terms:
        """Return them as the lobby takes them."""
        pace = Pace(self.pace.kind, self.pace.minutes, self.pace.days)
        return lobby.Terms(
            self.difficulty,
            self.tricks,
            self.queens_grant,
            self.more_monsters,
            pace,
            self.talk,
            self.fill,
        )


class NewSeat(HttpModel):
    """A seat of a new group: somebody at this screen (``me``), a friend, or a bot."""

    player: Literal["me", "friend"] | Bot
    name: Typed = ""


class NewGroup(GroupTerms):
    """A new group."""

    seats: Annotated[list[NewSeat], Field(min_length=lobby.FEWEST, max_length=lobby.MOST)]


class GroupOptions(GroupTerms):
    """New options of a group, and how many play."""

    players: Annotated[int, Field(ge=lobby.FEWEST, le=lobby.MOST)]


class Invited(HttpModel):
    """The words of an invitation, however they are typed."""

    words: Typed


class SeatChange(HttpModel):
    """What somebody changes about their seat; an empty affinity is dealt."""

    name: Typed | None = None
    affinity: lobby.Wish | None = None
    ready: bool | None = None


class Newcomer(HttpModel):
    """Somebody at the same screen."""

    name: Typed


class OtherPlayer(HttpModel):
    """Who plays at a seat: a friend who may come, or a bot."""

    player: Literal["friend"] | Bot


class HttpGroupKey(HttpModel):
    """A group that the person is in."""

    group: str


class HttpGroupGame(HttpModel):
    """The game of a group."""

    game: str


class HttpSeatSummary(HttpModel):
    """Who sits at a seat; `bot` is the name of a bot, or empty."""

    name: str
    emblem: str
    bot: str
    free: bool
    mine: bool
    """Whether the reader has it."""
    ready: bool


class HttpPerson(HttpModel):
    """How somebody is called and shown."""

    name: str
    emblem: str


class HttpInvitation(HttpModel):
    """What somebody who was invited may know before they come."""

    group: str
    """The group, if they are in it already; else empty."""
    host: HttpPerson
    seats: tuple[HttpSeatSummary, ...]
    difficulty: Difficulty
    tricks: bool
    queens_grant: bool
    more_monsters: bool
    pace: HttpPace


class HttpGroupSummary(HttpModel):
    """What the list of groups shows of one."""

    id: str
    phase: Phase
    changed: float
    host: bool
    game: str
    seats: tuple[HttpSeatSummary, ...]
    your_turn: bool


# --- groups ---


@router.post("/groups", status_code=201, responses=problems(404, 409, *BODY))
async def new(wanted: NewGroup, profile: KnownProfile, rooms: TheRooms) -> HttpGroupKey:
    """Make a group, with an invitation and a link to look on."""
    state = lobby.new_state(profile, wanted.terms(), [(seat.player, seat.name) for seat in wanted.seats])
    state, group = invite(state, Group(new_id(), 1, "", state.members, changed=time.time()))
    group = replace(group, state=write_state(state))
    mine = await rooms.store.read(lambda store: store.groups_of(profile.id))
    if sum(read_state(each).phase == "lobby" for each in mine) >= MOST_LOBBIES:
        raise GroupRefusal("too-many-groups", most=MOST_LOBBIES)
    await rooms.store.write(lambda store: store.new_group(group))
    return HttpGroupKey(group=group.id)


@router.get("/groups", responses=problems(404))
async def mine(profile: KnownProfile, rooms: TheRooms) -> list[HttpGroupSummary]:
    """List the groups of a person, the last changed first."""
    return await rooms.store.read(lambda store: _summaries(store, profile.id))


def _summaries(store: Store, profile: str) -> list[HttpGroupSummary]:
    return [_summary(store, group, profile) for group in store.groups_of(profile)[:LISTED]]


def _summary(store: Store, group: Group, profile: str) -> HttpGroupSummary:
    state = read_state(group)
    return HttpGroupSummary(
        id=group.id,
        phase=state.phase,
        changed=group.changed,
        host=state.host == profile,
        game=group.game,
        seats=_seats(state, profile),
        your_turn=state.phase == "playing" and _asked(store, group.game) in _played(state, profile),
    )


def _seats(state: GroupState, reader: str) -> tuple[HttpSeatSummary, ...]:
    return tuple(
        HttpSeatSummary.of(
            seat,
            bot=seat.bot.partition("@")[0],
            free=seat.is_free and not seat.left,
            mine=bool(reader) and seat.profile == reader,
        )
        for seat in state.seats
    )


def _played(state: GroupState, profile: str) -> list[int]:
    """Return the seats that a person plays themselves."""
    return [seat for seat in state.seats_of(profile) if state.seats[seat].is_played]


def _asked(store: Store, game: str) -> int | None:
    try:
        return decode(store.info(game).summary).asked
    except UnknownGame:
        return None


# --- invitations ---


@router.post("/invitations/look", responses=problems(404, 429, *BODY))
async def look(
    invited: Invited, profile: AnyProfile, rooms: TheRooms, wrong_guess: WrongGuess
) -> HttpInvitation:
    """Show who invites, what is played and whether a seat is free, also to somebody without a profile."""
    words = read_words(invited.words)
    found = await rooms.store.read(lambda store: find_invited(store, words, profile))
    with _counted(wrong_guess):
        if found is None:
            raise GroupRefusal("not-invited")
        state = read_state(found)
        need_invited(state, found, words, profile)
    host = next((seat for seat in state.seats if seat.profile == state.host), GroupSeat())
    return HttpInvitation.of(
        state,
        group=found.id if profile is not None and profile.id in state.members else "",
        host=HttpPerson.of(host),
        seats=_seats(state, ""),
        pace=HttpPace.of(state.pace),
    )


@router.post("/invitations", responses=problems(404, 409, 429, *BODY))
async def come(
    invited: Invited, profile: KnownProfile, rooms: TheRooms, wrong_guess: WrongGuess
) -> HttpGroupKey:
    """Take the first free seat of a group; who is in it already comes back, also with an old invitation."""
    words = read_words(invited.words)
    found = await rooms.store.read(lambda store: find_invited(store, words, profile))
    came: list[str] = []

    def work(state: GroupState, group: Group) -> GroupState:
        before = set(state.members)
        accept(state, group, profile, words)
        came[:] = [] if profile.id in before else [state.seats[state.seats_of(profile.id)[0]].name]
        return state

    with _counted(wrong_guess):
        if found is None:
            raise GroupRefusal("not-invited")
        await rooms.groups.change(found.id, work)
    for name in came:
        await rooms.groups.tell(found.id, "came", name=name)
    return HttpGroupKey(group=found.id)


@contextmanager
def _counted(wrong_guess: Callable[[], None]) -> Generator[None]:
    """Count an invitation that lets nobody in, whatever is wrong with it."""
    try:
        yield
    except GroupRefusal as refusal:
        if refusal.code == "not-invited":
            wrong_guess()
        raise


# --- what the host decides ---


@router.put("/groups/{group}/options", status_code=204, responses=problems(403, 404, 409, *BODY))
async def set_options(group: str, wanted: GroupOptions, profile: KnownProfile, rooms: TheRooms) -> None:
    """Change the options, and how many play; for the host."""
    terms, players = wanted.terms(), wanted.players
    await rooms.groups.change(group, lambda state, _: lobby.set_terms(state, profile.id, terms, players))


@router.post("/groups/{group}/invitation", status_code=204, responses=problems(403, 404, 409))
async def new_invitation(group: str, profile: KnownProfile, rooms: TheRooms) -> None:
    """Replace the invitation; for the host."""
    await rooms.groups.change(group, lambda state, found: invite_again(state, found, profile.id))


@router.post("/groups/{group}/watching", status_code=204, responses=problems(403, 404))
async def new_link(group: str, profile: KnownProfile, rooms: TheRooms) -> None:
    """Replace the link to look on; for the host."""
    await rooms.groups.change(group, lambda state, found: replace_link(state, found, profile.id))


@router.post("/groups/{group}/begin", responses=problems(403, 404, 409))
async def begin(group: str, profile: KnownProfile, rooms: TheRooms) -> HttpGroupGame:
    """Begin the game; for the host."""
    return HttpGroupGame(game=await begin_game(rooms.groups, group, profile.id))


# --- seats ---


@router.patch("/groups/{group}/seats/{seat}", status_code=204, responses=problems(403, 404, 409, *BODY))
async def change_seat(
    group: str, seat: SeatNumber, change: SeatChange, profile: KnownProfile, rooms: TheRooms
) -> None:
    """Change what is given of an own seat: its name, its affinity, whether its person is ready.

    It then shows the emblem that the person has now.
    """

    names: list[str] = []

    def work(state: GroupState, _: Group) -> GroupState:
        before = lobby.seat_of(state, seat).name
        lobby.change_seat(state, profile.id, seat, change.name, change.affinity, change.ready)
        state.seats[seat].emblem = profile.emblem
        names[:] = [before, state.seats[seat].name]
        return state

    await rooms.groups.change(group, work)
    before, name = names
    if name != before:
        # The talk tells who has come: nobody shall look for a name that is gone.
        await rooms.groups.tell(group, "renamed", seat, before=before, name=name)


@router.put("/groups/{group}/seats/{seat}", status_code=204, responses=problems(404, 409, *BODY))
async def take_seat(
    group: str, seat: SeatNumber, newcomer: Newcomer, profile: KnownProfile, rooms: TheRooms
) -> None:
    """Let somebody at the same screen take a free seat."""
    await rooms.groups.change(group, lambda state, _: lobby.take_seat(state, profile, seat, newcomer.name))


@router.put("/groups/{group}/seats/{seat}/player", status_code=204, responses=problems(403, 404, 409, *BODY))
async def set_player(
    group: str, seat: SeatNumber, other: OtherPlayer, profile: KnownProfile, rooms: TheRooms
) -> None:
    """Put a bot at a seat, or keep it for a friend; for the host."""
    bot = "" if other.player == lobby.FRIEND else other.player
    await rooms.groups.change(group, lambda state, _: lobby.set_player(state, profile.id, seat, bot))


@router.delete("/groups/{group}/seats/{seat}", status_code=204, responses=problems(403, 404, 409, 422))
async def leave_seat(group: str, seat: SeatNumber, profile: KnownProfile, rooms: TheRooms) -> None:
    """Leave an own seat; the host may also remove somebody."""
    gone: list[tuple[Told, str]] = []

    def work(state: GroupState, found: Group) -> tuple[GroupState, Group]:
        leaving = lobby.seat_of(state, seat)
        lobby.leave_seat(state, profile.id, seat)
        how: Told = "left" if leaving.profile == profile.id else "removed"
        gone[:] = [] if leaving.profile in state.members else [(how, leaving.name)]
        return shut_out(state, found) if how == "removed" else (state, found)

    await rooms.groups.change(group, work)
    for how, name in gone:
        await rooms.groups.tell(group, how, name=name)
