"""Groups at the table: leaving, bots that play on, ending a game, agreeing on an undo, playing again."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from fastapi import APIRouter, HTTPException
from pydantic import Field

from ...store import Group, UnknownGame
from ...words import Words
from ..groups import lobby, play
from ..groups.company import Company
from ..groups.invitations import invite
from ..groups.refusal import GroupRefusal
from ..groups.state import GroupState
from ..guest import Refusal
from ..room import GameRoom
from ..rooms import Rooms
from .access import BODY, KnownProfile, TheRooms, TheWords, problems
from .groups import SeatNumber
from .models import HttpModel

router = APIRouter(prefix="/api/groups/{group}")
REFUSED = problems(403, 404, 409, *BODY)
NOT_STORED = ("not-stored", "maybe-stored")
"""Refusals of a room after which the same request may be sent again."""


class StandIn(HttpModel):
    """The bot that plays on for somebody."""

    bot: Literal["novice", "trainee", "veteran", "hero"]


class EndingVote(HttpModel):
    """Whether somebody wants to end the game as it stands."""

    agree: bool


class UndoVote(HttpModel):
    """Whether somebody agrees to an undo across the barrier; the first one asks for it."""

    version: Annotated[int, Field(ge=1, le=1_000_000)]
    agree: bool


@router.post("/leave", status_code=204, responses=REFUSED)
async def leave(group: str, profile: KnownProfile, rooms: TheRooms, words: TheWords) -> None:
    """Leave a group in the lobby, or the table of its game. Bots may then play on."""
    names: list[str] = []

    def left(state: GroupState, _: Group) -> GroupState:
        mine = [state.seats[seat] for seat in state.seats_of(profile.id)]
        names[:] = [seat.name for seat in mine if not seat.left]
        work = lobby.leave if state.phase == "lobby" else play.leave_game
        return work(state, profile.id)

    state = await rooms.groups.change(group, left)
    for name in names:
        await rooms.groups.tell(group, "left", name=name)
    if state.undo is not None:
        async with _at_table(rooms, group, profile.id) as (room, _):
            await _undo_if_all_agree(rooms, group, room, words, state)


@router.put("/seats/{seat}/stand-in", status_code=204, responses=REFUSED)
async def put_stand_in(
    group: str, seat: SeatNumber, wanted: StandIn, profile: KnownProfile, rooms: TheRooms, words: TheWords
) -> None:
    """Let a bot play on for somebody whose time is up, who has left, or who has been away for too long."""
    async with _at_table(rooms, group, profile.id) as (room, company):
        await company.look_around()
        state = await rooms.groups.change(
            group,
            lambda state, _: play.put_stand_in(state, profile.id, seat, wanted.bot, company.stands(state)),
        )
        by = state.seats[state.seats_of(profile.id)[0]].name
        name = state.seats[seat].name
        await rooms.groups.tell(group, "stand-in", seat, name=name, bot=wanted.bot, by=by)
        await _undo_if_all_agree(rooms, group, room, words, state)


@router.delete("/seats/{seat}/stand-in", status_code=204, responses=REFUSED)
async def take_seat_back(group: str, seat: SeatNumber, profile: KnownProfile, rooms: TheRooms) -> None:
    """Take the own seat back from a bot, even while it thinks."""
    async with _at_table(rooms, group, profile.id) as (_, company):
        state = await rooms.groups.change(
            group,
            lambda state, _: play.take_seat_back(
                state, profile.id, seat, company.stands(state), company.lived
            ),
        )
        await rooms.groups.tell(group, "back", seat, name=state.seats[seat].name)


@router.post("/ending", status_code=204, responses=REFUSED)
async def vote_to_end(group: str, vote: EndingVote, profile: KnownProfile, rooms: TheRooms) -> None:
    """Vote to end the game as it stands; it ends when everybody wants that for whom nobody waits."""
    async with _at_table(rooms, group, profile.id) as (_, company):
        await company.look_around()
        before: list[int] = []

        def voted(state: GroupState, _: Group) -> GroupState:
            before[:] = state.ending
            return play.vote_to_end(state, profile.id, vote.agree, company.stands(state))

        state = await rooms.groups.change(group, voted)
        if state.ending != before:
            mine = state.seats_of(profile.id)[0]
            code: Literal["ending", "plays-on"] = "ending" if vote.agree else "plays-on"
            await rooms.groups.tell(group, code, mine, name=state.seats[mine].name)
        if state.phase == "ended":
            await rooms.groups.tell(group, "ended")


@router.post("/undo", status_code=204, responses=REFUSED)
async def vote_to_undo(
    group: str, vote: UndoVote, profile: KnownProfile, rooms: TheRooms, words: TheWords
) -> None:
    """Ask everybody to agree to undo the own last step across the barrier, or answer somebody who asks."""
    async with _at_table(rooms, group, profile.id) as (room, company):
        if vote.version != room.live.version or room.live.game.over:
            raise GroupRefusal("moved-on")
        seats = company.state.seats_of(profile.id)
        wants = room.live.last_of(seats)
        asked: list[int] = []

        def voted(state: GroupState, _: Group) -> GroupState:
            before = state.undo
            asked[:] = [before.seat] if before is not None and before.version == vote.version else []
            return play.vote_to_undo(state, profile.id, vote.version, vote.agree, wants)

        state = await rooms.groups.change(group, voted)
        if not vote.agree:
            code: Literal["undo-withdrawn", "undo-refused"]
            code = "undo-withdrawn" if asked[0] in seats else "undo-refused"
            name = state.seats[seats[0]].name
            await rooms.groups.tell(group, code, seats[0], name=name)
        elif not asked and state.undo is not None and play.missing(state, state.undo):
            seat = state.undo.seat
            await rooms.groups.tell(group, "undo-asked", seat, name=state.seats[seat].name)
        await _undo_if_all_agree(rooms, group, room, words, state)


@router.post("/rematch", status_code=204, responses=REFUSED)
async def play_again(group: str, profile: KnownProfile, rooms: TheRooms) -> None:
    """Go back to the lobby for another game: everybody moves on by one seat, and bots stay.

    If somebody else has asked for it already, just come, and be ready.
    """
    state, found = await rooms.groups.read(group)
    lobby.need_member(state, profile.id)
    if state.phase == "playing" and await _is_over(rooms, found.game):
        await rooms.groups.change(group, lambda state, _: play.after_move(state, 0, over=True))
    asking: list[bool] = []

    def again(state: GroupState, before: Group) -> tuple[GroupState, Group]:
        asking[:] = [state.phase != "lobby"]
        if not asking[0]:
            return play.join_rematch(state, profile.id), before
        return invite(play.rematch(state, profile.id), before)

    state = await rooms.groups.change(group, again)
    if asking[0]:
        mine = state.seats_of(profile.id)[0]
        await rooms.groups.tell(group, "again", mine, name=state.seats[mine].name)


async def _is_over(rooms: Rooms, game: str) -> bool:
    """Return whether a game is over, or gone: then there is nothing to wait for."""
    try:
        return (await rooms.store.read(lambda store: store.info(game))).over
    except UnknownGame:
        return True


@asynccontextmanager
async def _at_table(rooms: Rooms, group: str, profile: str) -> AsyncGenerator[tuple[GameRoom, Company]]:
    """Open the table at which a person plays, and keep it open.

    :raises GroupRefusal: if they do not play
    """
    state, found = await rooms.groups.read(group)
    play.need_game(state, profile)
    try:
        room = await rooms.room(found.game)
    except UnknownGame:
        raise GroupRefusal("game-gone") from None
    with room.kept_open():
        if rooms.store.is_shared:
            await room.catch_up()
        if room.company is None:
            raise GroupRefusal("unknown")
        yield room, room.company


async def _undo_if_all_agree(
    rooms: Rooms, group: str, room: GameRoom, words: Words, state: GroupState
) -> None:
    """Undo what was asked for, if nobody is missing who has to agree. If that fails, they may ask again."""
    asked = state.undo
    if asked is None or asked.version != room.live.version or play.missing(state, asked):
        return
    try:
        await room.undo_for_all(words, asked.seat, asked.version)
    except Refusal as refusal:
        raise HTTPException(503 if refusal.code in NOT_STORED else 409, str(refusal)) from None
    seat = state.seats[asked.seat]
    await rooms.groups.tell(group, "undone", asked.seat, seat.profile, name=seat.name)
