"""What can be looked up: what runs here, the cards, the words of the game, the scenarios."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

from fastapi import APIRouter, Request

from ...bots import known_players
from ...box import RANKS, load
from ...game import COMPILED, Game, Options
from ...store import GameInfo
from ...words import LANGUAGES, Words
from ..summary import Summary, decode
from .asking import TheRooms, TheWords, is_keeper
from .cards import show_cards
from .models import About, Box, Card, Scenario, Term

router = APIRouter(prefix="/api")
EDITION = "standard@1"
OPPONENTS = ("novice", "trainee", "veteran", "hero")


@router.get("/about")
def about(request: Request) -> About:
    """Tell what runs here."""
    return About(
        version=version("monsterlands"),
        compiled=COMPILED,
        languages=list(LANGUAGES),
        bots=[*OPPONENTS, *(name for name in known_players() if name not in OPPONENTS)],
        edition=EDITION,
        keeper=is_keeper(request),
    )


@router.get("/box")
def box(words: TheWords) -> Box:
    """Give every card, token and tile, and every word of the game, explained."""
    return _box(words)


@cache
def _box(words: Words) -> Box:
    opened = load(EDITION)
    view = Game.new(Options(), opened).view(None)
    terms = [help_ for term in words.terms for help_ in words.help(view, term)]
    return Box(
        edition=opened.edition,
        cards=[
            Card(
                name=card.name,
                title=card.title,
                kind=card.kind,
                affinity=card.affinity,
                sort=card.sort,
                dice=card.dice,
                text=card.text,
                does=card.does,
                brief=card.brief,
                facts=list(card.facts),
            )
            for card in show_cards(words, opened)
        ],
        terms=[Term(title=each.title, text=each.text) for each in dict.fromkeys(terms)],
    )


@router.get("/scenarios")
async def scenarios(request: Request, words: TheWords, rooms: TheRooms) -> list[Scenario]:
    """List the scenarios of solo play, with the best that was reached in each."""
    opened = load(EDITION)
    played: list[tuple[GameInfo, Summary]] = []
    if is_keeper(request):
        games = await rooms.keeper.look(rooms.keeper.store.games)
        over = [(game, decode(game.summary)) for game in games if game.over and game.rank]
        # Whose games records bring, and what was taken back in them, nobody knows.
        played = [(game, summary) for game, summary in over if not summary.brought]
    found: list[Scenario] = []
    for number, scenario in enumerate(opened.scenarios, start=1):
        rules, *goals = words.scenario(opened, scenario).split("\n")
        here = [(game, summary) for game, summary in played if summary.scenario == number]
        # What somebody has taken back across the barrier does not count as reached.
        fair = [(game, summary.difficulty) for game, summary in here if not game.assisted]
        best, difficulty = max(fair, key=_reached, default=(None, ""))
        found.append(
            Scenario(
                number=number,
                name=words.scenario_name(scenario),
                rules=rules,
                goals=goals,
                difficulties=list(scenario.difficulties),
                affinity=scenario.affinity,
                best_rank=best.rank if best else "",
                best_points=best.points if best else None,
                best_difficulty=difficulty,
                played=len(here),
            )
        )
    return found


def _reached(played: tuple[GameInfo, str]) -> tuple[int, int]:
    game, _ = played
    return RANKS.index(game.rank), game.points or 0
