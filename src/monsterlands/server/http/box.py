"""What can be looked up: the version of the server, the cards, the terms of the game, the scenarios."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

from fastapi import APIRouter, Request

from ...bots import known_players
from ...box import RANKS, load
from ...game import COMPILED, Game, Options
from ...store import GameInfo
from ...words import LANGUAGES, Words
from ..summary import StoredSummary, decode
from .access import TheRooms, TheWords, is_keeper
from .cards import HttpCard, show_cards
from .models import HttpModel

router = APIRouter(prefix="/api")
EDITION = "standard@1"
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
def about(request: Request) -> HttpAbout:
    """Return the version of the server, its languages, bots and edition."""
    others = (name for name in known_players() if name not in OPPONENTS)
    return HttpAbout(
        version=version("monsterlands"),
        compiled=COMPILED,
        languages=tuple(LANGUAGES),
        bots=(*OPPONENTS, *others),
        edition=EDITION,
        keeper=is_keeper(request),
    )


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
async def scenarios(request: Request, words: TheWords, rooms: TheRooms) -> list[HttpScenario]:
    """List the scenarios of solo play, with the best result in each."""
    opened = load(EDITION)
    played: list[tuple[GameInfo, StoredSummary]] = []
    if is_keeper(request):
        games = await rooms.store.read(lambda store: store.games())
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
