"""Games: the list, beginning one, its record, and taking in a record."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Body, HTTPException
from fastapi.responses import PlainTextResponse

from ...bots import UnknownPlayer
from ...game import Game, GameError, Options, Record, UnreadableRecord
from ...game.record import players_of, with_players
from ...store import GameInfo, Seat, game_of
from ...words import Words
from ..beginning import at_table, people
from ..rooms import new_secret, seats_for
from ..summary import DAMAGED, decode
from .asking import BODY, Keeper, KnownGame, OwnedGame, TheRooms, TheWords, problems, problems_of_text
from .models import GameSummary, Key, NewGame, Standing

router = APIRouter(prefix="/api")
LONGEST_RECORD = 200_000
LONGEST_REASON = 2000
"""A record may be wrong in very many ways, and its mistakes may be long."""


@router.get("/games", dependencies=[Keeper], responses=problems(403))
async def games(rooms: TheRooms, words: TheWords) -> list[GameSummary]:
    """List all games, the one that changed last first."""
    found = await rooms.keeper.look(rooms.keeper.store.games)
    # Somebody's own edition is put together for each game that is played with it.
    return await asyncio.to_thread(lambda: [summary(words, info) for info in found])


@router.post("/games", status_code=201, responses=problems(*BODY))
async def begin(new: NewGame, rooms: TheRooms) -> Key:
    """Begin a game."""
    try:
        options = _options(new)
        game = Game.new(options)
    except GameError as error:
        raise HTTPException(422, str(error)) from None
    started = await rooms.begin(game, seats_for(options, new.bots, new.persons))
    return Key(game=started.game, secret=started.secret)


def _options(new: NewGame) -> Options:
    players = len(new.persons) + len(new.bots)
    return Options(
        players=players,
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
async def one(info: KnownGame, words: TheWords) -> GameSummary:
    """Sum one game up."""
    return await asyncio.to_thread(summary, words, info)


@router.delete("/games/{game}", status_code=204, responses=problems(403, 404, 409))
async def remove(info: OwnedGame, rooms: TheRooms) -> None:
    """Throw a game away; of a campaign only its last one."""
    async with rooms.next_of_campaign:
        if info.campaign:
            later = await rooms.keeper.look(rooms.keeper.store.games_of, info.campaign)
            if later and later[-1].id != info.id:
                raise HTTPException(409, "its campaign went on from it; throw the later games away first")
        await rooms.remove(info.id)


@router.post("/games/{game}/key", dependencies=[Keeper], responses=problems(403, 404))
async def key(game: str, rooms: TheRooms) -> Key:
    """Give whoever is at the machine a new secret for the seats of the persons of a game."""
    keeper, store = rooms.keeper, rooms.keeper.store
    info = await keeper.look(store.info, game)
    secret = new_secret()
    await keeper.do(store.grant, game, secret, people(info.seats))
    return Key(game=game, secret=secret)


@router.post("/games/{game}/again", status_code=201, responses=problems(403, 404, 409))
async def again(info: OwnedGame, rooms: TheRooms) -> Key:
    """Begin a game with the settings and the players of another."""
    if info.campaign:
        raise HTTPException(409, "this game belongs to a campaign, which says what is played next")
    try:
        game, seats = await asyncio.to_thread(_rematch, info)
    except UnknownPlayer as error:
        raise HTTPException(409, str(error)) from None
    started = await rooms.begin(game, seats)
    return Key(game=started.game, secret=started.secret)


def _rematch(info: GameInfo) -> tuple[Game, list[Seat]]:
    before = Record.from_text(info.record)
    seats = [replace(seat, player=seat.player and at_table(seat.player)) for seat in info.seats]
    return Game.new(before.options, before.box()), seats


@router.get("/games/{game}/record", response_class=PlainTextResponse, responses=problems_of_text(404, 409))
async def record(info: KnownGame, rooms: TheRooms) -> str:
    """Give the record of a game that is over: it tells everything that was hidden."""
    if not info.over:
        raise HTTPException(409, "the game is not over; its record is given out then")
    keeper = rooms.keeper
    entries = await keeper.look(keeper.store.entries, info.id)
    players = [seat.player for seat in info.seats]
    return await asyncio.to_thread(lambda: with_players(game_of(info, entries).record(), players))


@router.post("/records", status_code=201, responses=problems(*BODY))
async def take_in(text: Annotated[str, Body(max_length=LONGEST_RECORD)], rooms: TheRooms) -> Key:
    """Take in the record of a game: to look back at, or to play on."""
    try:
        taken = await rooms.take_in(*await asyncio.to_thread(_read, text))
    except (GameError, UnknownPlayer) as error:
        raise HTTPException(422, _short(str(error))) from None
    return Key(game=taken.game, secret=taken.secret)


def _short(reason: str) -> str:
    return reason if len(reason) <= LONGEST_REASON else reason[:LONGEST_REASON] + " ..."


def _read(text: str) -> tuple[Game, tuple[str, ...]]:
    game = Game.replay(Record.from_text(text))
    return game, players_of(text, game.options.players)


def summary(words: Words, info: GameInfo) -> GameSummary:
    """Make what a list shows of a stored game, also of one that cannot be opened."""
    stored, name = decode(info.summary), ""
    problem = "its summary is damaged" if stored is DAMAGED else ""
    try:
        scenarios = Record.from_text(info.record).box().scenarios
        if stored.scenario:
            name = words.scenario_name(scenarios[stored.scenario - 1])
    except UnreadableRecord as error:
        problem = str(error)
    return GameSummary(
        id=info.id,
        created=info.created,
        changed=info.changed,
        players=stored.players,
        difficulty=stored.difficulty,
        scenario=stored.scenario,
        scenario_name=name,
        tricks=stored.tricks,
        round=stored.round,
        rounds=stored.rounds,
        phase=stored.phase,
        asked=stored.asked,
        persons=sum(not seat.player for seat in info.seats),
        standings=[
            Standing(
                seat=clan.seat,
                affinity=clan.affinity,
                points=clan.points,
                player=info.seats[clan.seat].player.partition("@")[0],
                name=info.seats[clan.seat].name,
            )
            for clan in stored.standings
        ],
        campaign=info.campaign,
        assisted=info.assisted,
        brought=stored.brought,
        over=info.over,
        rank=info.rank,
        points=info.points,
        problem=problem,
    )
