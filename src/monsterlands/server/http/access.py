"""Who sends a request, what they may do, and how refusals are documented: shared by all routes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, cast

from fastapi import Depends, Header, HTTPException, Request

from ...store import GameInfo, people
from ...words import ENGLISH, LANGUAGES, Words
from ..guard import is_loopback, is_loopback_name
from ..rooms import Rooms
from .models import HttpProblem

UNKNOWN_GAME = "there is no such game, or this is not its secret"
BODY = (400, 413, 422)
"""The status codes of a body that is refused."""


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Document the refusals of a route."""
    return {code: {"model": HttpProblem} for code in codes}


def problems_of_text(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Document the refusals of a route that answers with text; they are JSON all the same."""
    schema = {"$ref": "#/components/schemas/HttpProblem"}
    return {code: {"description": "", "content": {"application/json": {"schema": schema}}} for code in codes}


def rooms_of(request: Request) -> Rooms:
    """Return the rooms of the server."""
    return cast("Rooms", request.app.state.rooms)


def words_of(language: str = ENGLISH) -> Words:
    """Return the words of the requested language, or English if it is not known."""
    return Words.of(language if language in LANGUAGES else ENGLISH)


def is_keeper(request: Request) -> bool:
    """Return whether a request comes from the machine of the server, and not through it.

    On loopback there is one person, who has the file of the games anyway. A request that a proxy forwards
    comes from loopback, too; most proxies say so in a header, or name another host.
    """
    headers = request.headers
    forwarded = any(name in headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    near = request.client is not None and is_loopback(request.client.host)
    named = is_loopback_name(headers.get("host", ""))
    return bool(request.app.state.loopback) and near and named and not forwarded


def need_keeper(request: Request) -> None:
    """Refuse requests that do not come from the machine of the server."""
    if not is_keeper(request):
        raise HTTPException(403, "only the person at the machine of the server may do this")


async def game_and_seats(
    game: str,
    request: Request,
    rooms: Annotated[Rooms, Depends(rooms_of)],
    authorization: Annotated[str, Header()] = "",
) -> tuple[GameInfo, Sequence[int]]:
    """Return a game, and the seats that its secret opens (``Authorization: Bearer ...``).

    The keeper needs no secret and gets the seats of all people.
    """
    if is_keeper(request):
        info = await rooms.store.read(lambda store: store.info(game))
        return info, people(info.seats)
    secret = authorization.removeprefix("Bearer ")
    seats = await rooms.store.read(lambda store: store.seats_of(game, secret))
    if seats is None:
        raise HTTPException(404, UNKNOWN_GAME)
    return await rooms.store.read(lambda store: store.info(game)), seats


GameAndSeats = Annotated[tuple[GameInfo, Sequence[int]], Depends(game_and_seats)]


def known_game(found: GameAndSeats) -> GameInfo:
    """Return a game, for requests that may see it."""
    return found[0]


def owned_game(found: GameAndSeats) -> GameInfo:
    """Return a game, for requests that may decide for everybody in it."""
    info, seats = found
    if not set(people(info.seats)) <= set(seats):
        raise HTTPException(403, "this needs the seats of all people of the game")
    return info


TheRooms = Annotated[Rooms, Depends(rooms_of)]
TheWords = Annotated[Words, Depends(words_of)]
KnownGame = Annotated[GameInfo, Depends(known_game)]
OwnedGame = Annotated[GameInfo, Depends(owned_game)]
KEEPER_ONLY = Depends(need_keeper)
