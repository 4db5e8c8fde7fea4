"""Who asks, and what is wrong with what they ask: shared by all routes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, cast

from fastapi import Depends, Header, HTTPException, Request

from ...store import GameInfo
from ...words import ENGLISH, LANGUAGES, Words
from ..beginning import people
from ..guard import is_loopback, is_loopback_name
from ..rooms import Rooms
from .models import Problem

UNKNOWN_GAME = "there is no such game, or this is not its secret"


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Document the refusals of a route."""
    return {code: {"model": Problem} for code in codes}


BODY = (400, 413, 422)
"""How a body is refused."""


def problems_of_text(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Document the refusals of a route that gives text: they are JSON all the same."""
    schema = {"$ref": "#/components/schemas/Problem"}
    return {code: {"description": "", "content": {"application/json": {"schema": schema}}} for code in codes}


def rooms_of(request: Request) -> Rooms:
    """Return the rooms of the server."""
    return cast("Rooms", request.app.state.rooms)


def words_of(language: str = ENGLISH) -> Words:
    """Return the words of the language that is asked for, or of the first one."""
    return Words.of(language if language in LANGUAGES else ENGLISH)


def is_keeper(request: Request) -> bool:
    """Tell whether somebody at this machine asks, and nobody through it.

    On loopback there is one person, who has the file of games anyway. A request that was passed on by
    another server comes from loopback too; most say so, or name another host.
    """
    headers = request.headers
    passed_on = any(name in headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    near = request.client is not None and is_loopback(request.client.host)
    named = is_loopback_name(headers.get("host", ""))
    return bool(request.app.state.loopback) and near and named and not passed_on


def need_keeper(request: Request) -> None:
    """Turn everybody away who is not at this machine."""
    if not is_keeper(request):
        raise HTTPException(403, "only whoever is at the machine of the server may do this")


async def game_and_seats(
    game: str,
    request: Request,
    rooms: Annotated[Rooms, Depends(rooms_of)],
    authorization: Annotated[str, Header()] = "",
) -> tuple[GameInfo, Sequence[int]]:
    """Return a game, and the seats of whoever has a secret of it (``Authorization: Bearer ...``).

    The keeper has those of all persons.
    """
    keeper, store = rooms.keeper, rooms.keeper.store
    if is_keeper(request):
        info = await keeper.look(store.info, game)
        return info, people(info.seats)
    seats = await keeper.look(store.seats_of, game, authorization.removeprefix("Bearer "))
    if seats is None:
        raise HTTPException(404, UNKNOWN_GAME)
    return await keeper.look(store.info, game), seats


Found = Annotated[tuple[GameInfo, Sequence[int]], Depends(game_and_seats)]


def known_game(found: Found) -> GameInfo:
    """Return a game to whoever may look at it."""
    return found[0]


def owned_game(found: Found) -> GameInfo:
    """Return a game to whoever may decide for everybody in it."""
    info, seats = found
    if not set(people(info.seats)) <= set(seats):
        raise HTTPException(403, "only whoever has the seats of all persons of the game may do this")
    return info


TheRooms = Annotated[Rooms, Depends(rooms_of)]
TheWords = Annotated[Words, Depends(words_of)]
KnownGame = Annotated[GameInfo, Depends(known_game)]
OwnedGame = Annotated[GameInfo, Depends(owned_game)]
Keeper = Depends(need_keeper)
