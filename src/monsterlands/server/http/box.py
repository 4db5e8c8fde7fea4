"""What can be looked up: the version of the server, the cards, the terms of the game, the scenarios."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import version

from fastapi import APIRouter, Request

from ...bots import known_players
from ...box import RANKS, load
from ...game import COMPILED, Game, Options
from ...store import GameInfo, StoreError, new_id
from ...words import LANGUAGES, Words
from ..rooms import Rooms
from ..summary import decode
from .access import AnyProfile, TheRooms, TheWords, is_keeper, settings_of
from .cards import HttpCard, show_cards
from .house import HttpFriends, friends_of
from .models import HttpModel
from .push import push_of

router = APIRouter(prefix="/api")
log = logging.getLogger(__name__)
EDITION = "standard@1"
SERVER = "server"
"""The name under which the store keeps the id of the server."""
OPPONENTS = ("novice", "trainee", "veteran", "hero")


class HttpAbout(HttpModel):
    """The version of the server, its languages, bots and edition."""

    version: str
    compiled: bool
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    edition: str
    keeper: bool
    """Whether the request comes from the machine of the server, where every game may be opened."""
    house_rules: bool
    """Whether the host has rules of the house, which guests can read."""
    server: str
    """The id of this server, so that a profile of another one is recognised; empty if the store is away."""
    friends: HttpFriends
    push: str
    """The public key for messages while the page is closed (VAPID); empty if there are none."""


class HttpTerm(HttpModel):
    """A term of the game, explained."""

    title: str
    text: str


class HttpBox(HttpModel):
    """Everything that can be looked up."""

    edition: str
    cards: tuple[HttpCard, ...]
    terms: tuple[HttpTerm, ...]


class HttpScenario(HttpModel):
    """A scenario of solo play, and the best result in it."""

    number: int
    name: str
    rules: str
    goals: tuple[str, ...]
    """What each rank requires."""
    difficulties: tuple[str, ...]
    affinity: str
    """The affinity that it prescribes, or empty."""
    best_rank: str
    best_points: int | None
    best_difficulty: str
    played: int


@router.get("/about")
async def about(request: Request, rooms: TheRooms) -> HttpAbout:
    """Return the version of the server, its languages, bots and edition."""
    others = (name for name in known_players() if name not in OPPONENTS)
    return HttpAbout(
        version=version("monsterlands"),
        compiled=COMPILED,
        languages=tuple(LANGUAGES),
        bots=(*OPPONENTS, *others),
        edition=EDITION,
        keeper=is_keeper(request),
        house_rules=bool(settings_of(request).house_rules),
        server=await _server_id(rooms),
        friends=friends_of(request),
        push=push_of(request).public_key,
    )


async def _server_id(rooms: Rooms) -> str:
    """Return the id of this server, which is made when it is first asked for."""
    try:
        known = await rooms.store.read(lambda store: store.house_value(SERVER))
        if known is not None:
            return known
        return await rooms.store.write(lambda store: store.keep_house_value(SERVER, new_id()))
    except StoreError as error:
        log.warning("the id of this server cannot be read: %s", error)
        return ""


@router.get("/box")
def box(words: TheWords) -> HttpBox:
    """Return every card, token and tile, and every term of the game, explained."""
    return _box(words)


@cache
def _box(words: Words) -> HttpBox:
    opened = load(EDITION)
    view = Game.new(Options(), opened).view(None)
    terms = [help_ for term in words.terms for help_ in words.help(view, term)]
    return HttpBox(
        edition=opened.edition,
        cards=tuple(show_cards(words, opened)),
        terms=tuple(HttpTerm.of(each) for each in dict.fromkeys(terms)),
    )


@router.get("/scenarios")
async def scenarios(
    request: Request, words: TheWords, rooms: TheRooms, profile: AnyProfile
) -> list[HttpScenario]:
    """List the scenarios of solo play, with the best result in each: in all games for the keeper, else in
    those of the profile.
    """
    opened = load(EDITION)
    games: list[GameInfo] = []
    if is_keeper(request):
        games = await rooms.store.read(lambda store: store.ranked())
    elif profile is not None:
        games = await rooms.store.read(lambda store: store.games_of_profile(profile.id))
    over = [(game, decode(game.summary)) for game in games if game.over and game.rank]
    # An imported game does not count: nobody knows who played it, and what was undone.
    played = [(game, summary) for game, summary in over if not summary.brought]
    found: list[HttpScenario] = []
    for number, scenario in enumerate(opened.scenarios, start=1):
        here = [(game, summary) for game, summary in played if summary.scenario == number]
        # A game in which somebody has crossed the undo barrier is not the best.
        fair = [(game, summary.difficulty) for game, summary in here if not game.assisted]
        best, difficulty = max(fair, key=_result, default=(None, ""))
        found.append(
            HttpScenario.of(
                scenario,
                number=number,
                name=words.scenario_name(scenario),
                rules=words.scenario_rules(opened, scenario),
                goals=tuple(goal for _, goal in words.goals(scenario)),
                best_rank=best.rank if best else "",
                best_points=best.points if best else None,
                best_difficulty=difficulty,
                played=len(here),
            )
        )
    return found


def _result(played: tuple[GameInfo, str]) -> tuple[int, int]:
    game, _ = played
    return RANKS.index(game.rank), game.points or 0
