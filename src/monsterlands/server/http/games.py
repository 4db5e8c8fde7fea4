"""Games: the list, a new one, its record, and importing a record."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Body, HTTPException
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, Field

from ...bots import UnknownPlayer
from ...game import Game, GameError, Options, Record, UnreadableRecord
from ...game.record import players_of, with_players
from ...store import GameInfo, Seat, game_of, people
from ...words import Words
from ..new_games import at_table
from ..rooms import Key, new_secret
from ..summary import DAMAGED, decode
from .access import BODY, KEEPER_ONLY, KnownGame, OwnedGame, TheRooms, TheWords, problems, problems_of_text
from .models import Affinity, Difficulty, HttpModel

router = APIRouter(prefix="/api")
LONGEST_RECORD = 200_000
LONGEST_REASON = 2000
"""The most characters of an error; those of a record can be very long."""
PersonName = Annotated[str, Field(max_length=24, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]


def _check_bot(bot: str) -> str:
    try:
        allowed = at_table(bot)
    except UnknownPlayer as error:
        raise ValueError(str(error)) from None
    if allowed != bot:
        raise ValueError(f"{bot} is too slow; {allowed}, or {allowed}@think=10, can sit at a table")
    return bot


Bot = Annotated[str, Field(max_length=40), AfterValidator(_check_bot)]


class NewGame(HttpModel):
    """A new game: one person and a scenario, or people around one screen and bots.

    `persons` get the first seats, `bots` the others.
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


class HttpStanding(HttpModel):
    """The score of a clan; `player` is the name of a bot, or empty."""

    seat: int
    affinity: str
    points: int
    player: str
    name: str


class HttpGameSummary(HttpModel):
    """What the list of games shows of a game."""

    id: str
    created: float
    changed: float
    players: int
    difficulty: str
    scenario: int | None
    scenario_name: str
    tricks: bool
    round: int
    rounds: int
    phase: str
    asked: int | None
    persons: int
    standings: tuple[HttpStanding, ...]
    campaign: str
    assisted: bool
    brought: bool
    """Whether it was imported from a record."""
    over: bool
    rank: str
    points: int | None
    problem: str
    """Why it cannot be opened, or empty."""


@router.get("/games", dependencies=[KEEPER_ONLY], responses=problems(403))
async def games(rooms: TheRooms, words: TheWords) -> list[HttpGameSummary]:
    """List all games, the last changed first."""
    found = await rooms.store.read(lambda store: store.games())
    # In a thread, because each game with an own edition has to read it.
    return await asyncio.to_thread(lambda: [summary(words, info) for info in found])


@router.post("/games", status_code=201, responses=problems(*BODY))
async def begin(new: NewGame, rooms: TheRooms) -> Key:
    """Begin a game."""
    try:
        game = Game.new(_options(new))
    except GameError as error:
        raise HTTPException(422, str(error)) from None
    seats = [Seat(name=name) for name in new.persons] + [Seat(bot) for bot in new.bots]
    return await rooms.begin(game, seats)


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
async def one(info: KnownGame, words: TheWords) -> HttpGameSummary:
    """Return the summary of a game."""
    return await asyncio.to_thread(summary, words, info)


@router.delete("/games/{game}", status_code=204, responses=problems(403, 404, 409))
async def remove(info: OwnedGame, rooms: TheRooms) -> None:
    """Delete a game; of a campaign only the last one."""
    async with rooms.campaign_lock:
        if info.campaign:
            later = await rooms.store.read(lambda store: store.games_of(info.campaign))
            if later and later[-1].id != info.id:
                raise HTTPException(409, "its campaign went on from it; delete the later games first")
        await rooms.remove(info.id)


@router.post("/games/{game}/key", dependencies=[KEEPER_ONLY], responses=problems(403, 404))
async def key(game: str, rooms: TheRooms) -> Key:
    """Return a new secret for the seats of the people of a game."""
    info = await rooms.store.read(lambda store: store.info(game))
    secret = new_secret()
    await rooms.store.write(lambda store: store.grant(game, secret, people(info.seats)))
    return Key(game, secret)


@router.post("/games/{game}/again", status_code=201, responses=problems(403, 404, 409))
async def again(info: OwnedGame, rooms: TheRooms) -> Key:
    """Begin a game with the options and the players of another."""
    if info.campaign:
        raise HTTPException(409, "this game belongs to a campaign, which decides what is played next")
    try:
        game, seats = await asyncio.to_thread(_rematch, info)
    except UnknownPlayer as error:
        raise HTTPException(409, str(error)) from None
    return await rooms.begin(game, seats)


def _rematch(info: GameInfo) -> tuple[Game, list[Seat]]:
    before = Record.from_text(info.record)
    seats = [replace(seat, player=seat.player and at_table(seat.player)) for seat in info.seats]
    return Game.new(before.options, before.box()), seats


@router.get("/games/{game}/record", response_class=PlainTextResponse, responses=problems_of_text(404, 409))
async def record(info: KnownGame, rooms: TheRooms) -> str:
    """Return the record of a game that is over, because it contains all hidden information."""
    if not info.over:
        raise HTTPException(409, "the game is not over; its record is available then")
    entries = await rooms.store.read(lambda store: store.entries(info.id))
    players = [seat.player for seat in info.seats]
    return await asyncio.to_thread(lambda: with_players(game_of(info, entries).record(), players))


@router.post("/records", status_code=201, responses=problems(*BODY))
async def take_in(text: Annotated[str, Body(max_length=LONGEST_RECORD)], rooms: TheRooms) -> Key:
    """Import the record of a game, to replay it or to continue it."""
    try:
        return await rooms.take_in(*await asyncio.to_thread(_read, text))
    except (GameError, UnknownPlayer) as error:
        raise HTTPException(422, _short(str(error))) from None


def _short(reason: str) -> str:
    return reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + " ..."


def _read(text: str) -> tuple[Game, tuple[str, ...]]:
    game = Game.replay(Record.from_text(text))
    return game, players_of(text, game.options.players)


def summary(words: Words, info: GameInfo) -> HttpGameSummary:
    """Return the summary of a stored game, even if it cannot be opened."""
    stored, name = decode(info.summary), ""
    problem = "its summary is damaged" if stored is DAMAGED else ""
    try:
        scenarios = Record.from_text(info.record).box().scenarios
        if stored.scenario:
            name = words.scenario_name(scenarios[stored.scenario - 1])
    except UnreadableRecord as error:
        problem = str(error)
    return HttpGameSummary.of(
        info,
        stored,
        scenario_name=name,
        persons=len(people(info.seats)),
        standings=tuple(
            HttpStanding.of(
                clan,
                player=info.seats[clan.seat].player.partition("@")[0],
                name=info.seats[clan.seat].name,
            )
            for clan in stored.standings
        ),
        problem=problem,
    )
