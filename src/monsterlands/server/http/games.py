"""Games: the list, a new one, its record, and importing a record."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Body, Request
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, Field

from ...bots import UnknownPlayer
from ...game import Game, GameError, Options, Record
from ...game.record import with_players
from ...store import GameInfo, Seat, game_of, people
from ..import_desk import CannotImport, ImportsBusy
from ..new_games import at_table, guided_game
from ..rooms import Key, new_secret
from ..texts import LONGEST_NAME, clean_text
from ..tongues import Told
from .access import (
    BODY,
    KEEPER_ONLY,
    AnyProfile,
    GameAndSeats,
    KeeperOrProfile,
    KnownGame,
    OwnedGame,
    TheDesk,
    TheRooms,
    TheWords,
    address_of,
    is_keeper,
    keeper_may_open,
    owned_by,
    owned_game,
    problems,
    problems_of_text,
    while_connected,
)
from .models import Affinity, Difficulty, HttpModel
from .summaries import (
    LISTED,
    Before,
    HttpGameSummary,
    Limit,
    games_of_keeper,
    games_of_profile,
    is_ended,
    may_give_up,
    one_game,
    show_games,
)

router = APIRouter(prefix="/api")
LONGEST_RECORD = 200_000


def check_bot(bot: str) -> str:
    """Return a bot that may sit at a table.

    :raises ValueError: if there is no such bot, or it is too slow
    """
    try:
        allowed = at_table(bot)
    except UnknownPlayer as error:
        raise ValueError(str(error)) from None
    if allowed != bot:
        raise ValueError(f"{bot} is too slow; {allowed}, or {allowed}@think=10, can sit at a table")
    return bot


Bot = Annotated[str, Field(max_length=40), AfterValidator(check_bot)]


def _clean_name(name: str) -> str:
    return clean_text(name, LONGEST_NAME)


PersonName = Annotated[
    str, Field(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$"), AfterValidator(_clean_name)
]


class NewGame(HttpModel):
    """A new game: one person and a scenario, or people around one screen and bots.

    `persons` get the first seats, `bots` the others. A `guided` game is for one person and has a composed
    first round; of the other fields only the name counts.
    """

    scenario: Annotated[int | None, Field(ge=1, le=40)] = None
    affinity: Affinity | None = None
    persons: list[PersonName] = Field([""], min_length=1, max_length=4)
    bots: list[Bot] = Field([], max_length=3)
    difficulty: Difficulty = "normal"
    tricks: bool = False
    queens_grant: bool = False
    more_monsters: bool = False
    chosen_affinities: bool = False
    guided: bool = False


@router.get("/games", responses=problems(403, 422))
async def games(
    request: Request,
    profile: KeeperOrProfile,
    rooms: TheRooms,
    words: TheWords,
    limit: Limit = LISTED,
    before: Before = "",
) -> list[HttpGameSummary]:
    """List games, the last changed first: all of them for the keeper, else those of the profile.

    A game of friends is listed only for those who play in it. `before` asks for the next page: it is
    `changed` and `id` of the last game of this page, and a colon between them.
    """
    own = profile.id if profile else ""
    read = games_of_keeper if is_keeper(request) else games_of_profile
    found = await rooms.store.read(lambda store: read(store, own, limit, before))
    return await show_games(words, found)


@router.post("/games", status_code=201, responses=problems(*BODY))
async def begin(new: NewGame, rooms: TheRooms, profile: AnyProfile) -> Key:
    """Begin a game; a known profile owns the seats of its people."""
    if new.guided:
        seats = [Seat(name=new.persons[0])]
        return await rooms.begin(guided_game(), seats, owners=owned_by(profile, seats))
    try:
        game = Game.new(_options(new))
    except GameError as error:
        raise Told(422, "http-reason", reason=str(error)) from None
    seats = [Seat(name=name) for name in new.persons] + [Seat(bot) for bot in new.bots]
    return await rooms.begin(game, seats, owners=owned_by(profile, seats))


def _options(new: NewGame) -> Options:
    return Options(
        players=len(new.persons) + len(new.bots),
        difficulty=new.difficulty,
        tricks=new.tricks,
        affinities="chosen" if new.chosen_affinities else "dealt",
        confirm=tuple(range(len(new.persons))),
        queens_grant=new.queens_grant,
        more_monsters=new.more_monsters,
        scenario=new.scenario,
        affinity=new.affinity,
    )


@router.get("/games/{game}", responses=problems(404))
async def one(found: GameAndSeats, rooms: TheRooms, words: TheWords) -> HttpGameSummary:
    """Return the summary of a game."""
    listed = await rooms.store.read(lambda store: one_game(store, *found))
    return (await show_games(words, [listed]))[0]


@router.delete("/games/{game}", status_code=204, responses=problems(403, 404, 409))
async def remove(found: GameAndSeats, profile: AnyProfile, rooms: TheRooms) -> None:
    """Delete a game; of a campaign only the last one.

    Of a game of a group, whoever is not in the group any more gives up their own seats; so does whoever has
    left the table, once nobody plays on. It is deleted when nobody has any.
    """
    info = found[0]
    listed = await rooms.store.read(lambda store: one_game(store, *found))
    if profile is not None and may_give_up(listed, profile.id):
        await rooms.give_up(info.id, profile.id)
        return
    owned_game(found)
    if listed.group is not None:
        raise Told(409, "http-game-of-group")
    async with rooms.campaign_lock:
        if info.campaign:
            later = await rooms.store.read(lambda store: store.games_of(info.campaign))
            if later and later[-1].id != info.id:
                raise Told(409, "http-campaign-went-on")
        await rooms.remove(info.id)


@router.post("/games/{game}/key", dependencies=[KEEPER_ONLY], responses=problems(403, 404))
async def key(game: str, rooms: TheRooms) -> Key:
    """Return a new secret for the seats of the people of a game, unless it belongs to a group."""
    info = await rooms.store.read(lambda store: store.info(game))
    if not await rooms.store.read(lambda store: keeper_may_open(store, game)):
        raise Told(403, "http-game-of-others")
    secret = new_secret()
    await rooms.store.write(lambda store: store.grant(game, secret, people(info.seats)))
    return Key(game, secret)


@router.post("/games/{game}/again", status_code=201, responses=problems(403, 404, 409))
async def again(info: OwnedGame, rooms: TheRooms, profile: AnyProfile) -> Key:
    """Begin a game with the options and the players of another; its seats belong to whom they belonged."""
    if info.campaign:
        raise Told(409, "http-campaign-decides")
    try:
        game, seats = await asyncio.to_thread(_rematch, info)
    except UnknownPlayer as error:
        raise Told(409, "http-reason", reason=str(error)) from None
    owners = await rooms.store.read(lambda store: store.owners(info.id))
    return await rooms.begin(game, seats, owners=owned_by(profile, seats) | owners)


def _rematch(info: GameInfo) -> tuple[Game, list[Seat]]:
    before = Record.from_text(info.record)
    seats = [replace(seat, player=seat.player and at_table(seat.player)) for seat in info.seats]
    return Game.new(before.options, before.box()), seats


@router.get("/games/{game}/record", response_class=PlainTextResponse, responses=problems_of_text(404, 409))
async def record(info: KnownGame, rooms: TheRooms) -> str:
    """Return the record of a game that nobody plays on, because it contains all hidden information."""
    if not info.over and not is_ended(await rooms.store.read(lambda store: one_game(store, info, ()))):
        raise Told(409, "http-not-over")
    entries = await rooms.store.read(lambda store: store.entries(info.id))
    players = [seat.player for seat in info.seats]
    return await asyncio.to_thread(lambda: with_players(game_of(info, entries).record(), players))


@router.post("/records", status_code=201, responses=problems(*BODY, 503))
async def take_in(
    text: Annotated[str, Body(max_length=LONGEST_RECORD)],
    request: Request,
    rooms: TheRooms,
    desk: TheDesk,
    profile: AnyProfile,
) -> Key:
    """Import the record of a game, to replay it or to continue it."""
    try:
        info, entry = await while_connected(request, desk.read(text, address_of(request)))
    except CannotImport as error:
        busy = isinstance(error, ImportsBusy)
        raise Told(503 if busy else 422, error.message, **error.values) from None
    return await rooms.create(info, entry, owned_by(profile, info.seats))
