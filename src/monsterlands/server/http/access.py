"""Who sends a request, what they may do, and how refusals are documented: shared by all routes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any, TypeVar, cast

from fastapi import Depends, Header, HTTPException, Request

from ...store import GameInfo, Profile, Seat, Store, people
from ...words import Words
from ..guard import is_loopback_name, is_outside
from ..import_desk import ImportDesk
from ..limits import PROBLEMS, Guesses, Quotas
from ..rooms import Rooms
from ..settings import Settings, is_loopback
from ..tongues import Told, words_for, words_in
from .models import HttpProblem

BODY = (400, 413, 422)
"""The status codes of a body that is refused."""
Done = TypeVar("Done")


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


def desk_of(request: Request) -> ImportDesk:
    """Return the desk where records are read."""
    return cast("ImportDesk", request.app.state.desk)


async def while_connected(request: Request, work: Coroutine[Any, Any, Done]) -> Done:
    """Do something that takes long, unless the client disconnects: then the work is cancelled."""
    working, watching = asyncio.ensure_future(work), asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait((working, watching), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Told(400, "http-disconnected")
        return working.result()
    finally:
        working.cancel()
        watching.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def words_of(request: Request, language: str = "") -> Words:
    """Return the words of the requested language, else of the language that the browser prefers.

    :param language: in the address; English if it is not known
    """
    return words_in(language) if language else words_for(request.scope)


def settings_of(request: Request) -> Settings:
    """Return the settings of the server."""
    return cast("Settings", request.app.state.settings)


def is_near(request: Request) -> bool:
    """Return whether a request comes from the machine of the server, and not through it.

    A request that a proxy forwards comes from loopback, too; most proxies say so in a header, or name another
    host. What comes in at the listener for the local network is never near.
    """
    if is_outside(request.scope):
        return False
    headers = request.headers
    forwarded = any(name in headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    near = request.client is not None and is_loopback(request.client.host)
    return near and is_loopback_name(headers.get("host", "")) and not forwarded


def is_keeper(request: Request) -> bool:
    """Return whether a request is the keeper's, who has the file of the games anyway."""
    return settings_of(request).has_keeper and is_near(request)


def address_of(request: Request) -> str:
    """Return the address that a request comes from."""
    return request.client.host if request.client else ""


def need_quota(request: Request, kind: str) -> None:
    """Refuse an address that has done too much of a kind; the keeper is not counted."""
    quotas = cast("Quotas", request.app.state.quotas)
    if not is_keeper(request) and not quotas.take(address_of(request), kind):
        raise Told(429, PROBLEMS[kind])


def need_guess(request: Request, words: Annotated[Words, Depends(words_of)]) -> Callable[[], None]:
    """Refuse an address that was wrong too often; return what counts one more wrong guess of it.

    The keeper has all secrets anyway, and is not counted.
    """
    guesses, address = cast("Guesses", request.app.state.guesses), address_of(request)
    if is_keeper(request):
        return lambda: None
    if not guesses.allowed(address):
        raise HTTPException(429, words.say("profile-guesses"))
    return lambda: guesses.wrong(address)


def need_keeper(request: Request) -> None:
    """Refuse requests that do not come from the machine of the server."""
    if not is_keeper(request):
        raise Told(403, "http-keeper-only")


def secret_of(authorization: Annotated[str, Header()] = "") -> str:
    """Return the secret of a request (``Authorization: Bearer ...``), or empty."""
    return authorization.removeprefix("Bearer ")


async def profile_of(
    rooms: Annotated[Rooms, Depends(rooms_of)], secret: Annotated[str, Depends(secret_of)]
) -> Profile | None:
    """Return the profile whose device sends a request, or None."""
    return await rooms.store.read(lambda store: store.profile_of(secret)) if secret else None


def need_profile(
    profile: Annotated[Profile | None, Depends(profile_of)], words: Annotated[Words, Depends(words_of)]
) -> Profile:
    """Return the profile whose device sends a request; refuse others."""
    if profile is None:
        raise HTTPException(404, words.say("profile-unknown"))
    return profile


def need_keeper_or_profile(
    request: Request, profile: Annotated[Profile | None, Depends(profile_of)]
) -> Profile | None:
    """Return the profile of a request, or None for the keeper without one; refuse others."""
    if profile is None:
        need_keeper(request)
    return profile


def keeper_may_open(store: Store, game: str) -> bool:
    """Return whether the keeper has the seats of a game: never at a table with friends."""
    return not store.ties([game])[game].is_of_friends


def owned_by(profile: Profile | None, seats: Sequence[Seat]) -> dict[int, str]:
    """Return who owns the seats of the people of a new game: the profile that begins it, if it is known."""
    return dict.fromkeys(people(seats), profile.id) if profile else {}


async def game_and_seats(
    game: str,
    request: Request,
    rooms: Annotated[Rooms, Depends(rooms_of)],
    secret: Annotated[str, Depends(secret_of)],
) -> tuple[GameInfo, Sequence[int]]:
    """Return a game, and the seats that the secret of a request opens.

    The keeper needs no secret, and gets the seats of all people, unless the game belongs to a group.
    """
    if is_keeper(request) and await rooms.store.read(lambda store: keeper_may_open(store, game)):
        info = await rooms.store.read(lambda store: store.info(game))
        return info, people(info.seats)
    seats = await rooms.store.read(lambda store: store.seats_of(game, secret))
    if seats is None:
        raise Told(404, "http-unknown-game")
    return await rooms.store.read(lambda store: store.info(game)), seats


GameAndSeats = Annotated[tuple[GameInfo, Sequence[int]], Depends(game_and_seats)]


def known_game(found: GameAndSeats) -> GameInfo:
    """Return a game, for requests that may see it."""
    return found[0]


def owned_game(found: GameAndSeats) -> GameInfo:
    """Return a game, for requests that may decide for everybody in it."""
    info, seats = found
    if not set(people(info.seats)) <= set(seats):
        raise Told(403, "http-all-seats")
    return info


TheDesk = Annotated[ImportDesk, Depends(desk_of)]
TheRooms = Annotated[Rooms, Depends(rooms_of)]
TheWords = Annotated[Words, Depends(words_of)]
TheSecret = Annotated[str, Depends(secret_of)]
AnyProfile = Annotated[Profile | None, Depends(profile_of)]
KnownProfile = Annotated[Profile, Depends(need_profile)]
KeeperOrProfile = Annotated[Profile | None, Depends(need_keeper_or_profile)]
"""The profile of a request; None only if it is the keeper's."""
KnownGame = Annotated[GameInfo, Depends(known_game)]
OwnedGame = Annotated[GameInfo, Depends(owned_game)]
WrongGuess = Annotated[Callable[[], None], Depends(need_guess)]
"""Call it if the secret of a request was wrong; a request that may not guess any more is refused."""
KEEPER_ONLY = Depends(need_keeper)
