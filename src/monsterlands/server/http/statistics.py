"""What a profile has done: its finished games, counted from what is stored beside each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ...box import RANKS, load
from ...store import GameInfo, Store
from ...words import Words
from ..summary import ClanSummary, StoredSummary, decode
from .models import HttpModel

EDITION = "standard@1"
MOST_FAVOURITES = 12
"""How many mercenaries are named."""


class HttpScenarioStatistics(HttpModel):
    """A scenario of solo play; `ranks` has how often each rank was reached."""

    scenario: int
    name: str
    games: int
    ranks: dict[str, int]
    best_rank: str
    best_points: int | None


class HttpSoloStatistics(HttpModel):
    """Solo play; a best result is None if there is no fair one."""

    games: int
    ranks: dict[str, int]
    best_points: int | None
    scenarios: tuple[HttpScenarioStatistics, ...]


class HttpOthersStatistics(HttpModel):
    """Games with others, people or bots; `places` has how often the first place was reached, the second …"""

    players: int
    """How many clans played; 0 for any number."""
    games: int
    wins: int
    places: tuple[int, ...]
    best_points: int | None
    mean_points: float | None


class HttpFavourite(HttpModel):
    """A mercenary, and in how many games it was in the clan at the end."""

    name: str
    games: int


class HttpFinished(HttpModel):
    """A game that is over; `place` is 0 in solo play."""

    game: str
    at: float
    players: int
    points: int
    place: int


class HttpStatistics(HttpModel):
    """What a profile has done in its games that are over.

    Games that were imported do not count. Those in which somebody undid steps across the barrier count, but
    are never the best.
    """

    games: int
    solo: HttpSoloStatistics
    with_others: HttpOthersStatistics
    by_players: tuple[HttpOthersStatistics, ...]
    favourites: tuple[HttpFavourite, ...]
    finished: tuple[HttpFinished, ...]
    """In the order in which they ended."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and the clan of the profile in it."""

    info: GameInfo
    summary: StoredSummary
    clan: ClanSummary

    @property
    def place(self) -> int:
        """The place of the clan; in games of before places were kept, by points alone."""
        better = sum(other.points > self.clan.points for other in self.summary.standings)
        return self.clan.place or better + 1


def finished_games(store: Store, profile: str) -> list[Finished]:
    """Return the games of a profile that are over and count, the first that ended first."""
    games = [info for info in reversed(store.games_of_profile(profile)) if info.over]
    ties = store.ties([info.id for info in games])
    found: list[Finished] = []
    for info in games:
        summary = decode(info.summary)
        # Around one screen a profile has several seats; the first is whoever made the profile.
        own = [seat for seat, owner in ties[info.id].owners.items() if owner == profile]
        clans = [clan for clan in summary.standings if clan.seat in own]
        if clans and not summary.brought:
            found.append(Finished(info, summary, clans[0]))
    return found


def statistics_of(words: Words, games: Sequence[Finished]) -> HttpStatistics:
    """Count finished games."""
    solo = [game for game in games if game.info.rank]
    others = [game for game in games if not game.info.rank]
    members = Counter(name for game in games for name in game.clan.members)
    return HttpStatistics(
        games=len(games),
        solo=_solo(words, solo),
        with_others=_with_others(0, others),
        by_players=tuple(
            _with_others(players, [game for game in others if game.summary.players == players])
            for players in sorted({game.summary.players for game in others})
        ),
        favourites=tuple(
            HttpFavourite(name=name, games=count)
            for name, count in sorted(members.items(), key=lambda each: (-each[1], each[0]))[:MOST_FAVOURITES]
        ),
        finished=tuple(
            HttpFinished(
                game=game.info.id,
                at=game.info.changed,
                players=game.summary.players,
                points=game.clan.points,
                place=0 if game.info.rank else game.place,
            )
            for game in games
        ),
    )


def _solo(words: Words, games: Sequence[Finished]) -> HttpSoloStatistics:
    return HttpSoloStatistics(
        games=len(games),
        ranks=_ranks(games),
        best_points=_best(games),
        scenarios=tuple(
            _scenario(words, number, [game for game in games if game.summary.scenario == number])
            for number in sorted({game.summary.scenario for game in games if game.summary.scenario})
        ),
    )


def _scenario(words: Words, number: int, games: Sequence[Finished]) -> HttpScenarioStatistics:
    fair = [game for game in games if not game.info.assisted]
    best = max(fair, key=lambda game: (RANKS.index(game.info.rank), game.clan.points), default=None)
    return HttpScenarioStatistics(
        scenario=number,
        name=_scenario_names(words).get(number, ""),
        games=len(games),
        ranks=_ranks(games),
        best_rank=best.info.rank if best else "",
        best_points=best.clan.points if best else None,
    )


@cache
def _scenario_names(words: Words) -> dict[int, str]:
    return {number: words.scenario_name(each) for number, each in enumerate(load(EDITION).scenarios, start=1)}


def _ranks(games: Iterable[Finished]) -> dict[str, int]:
    counted = Counter(game.info.rank for game in games)
    return {rank: counted[rank] for rank in RANKS}


def _with_others(players: int, games: Sequence[Finished]) -> HttpOthersStatistics:
    places = Counter(game.place for game in games)
    points = [game.clan.points for game in games]
    return HttpOthersStatistics(
        players=players,
        games=len(games),
        wins=places[1],
        places=tuple(places[place] for place in range(1, 1 + (players or max(places, default=0)))),
        best_points=_best(games),
        mean_points=sum(points) / len(points) if points else None,
    )


def _best(games: Iterable[Finished]) -> int | None:
    return max((game.clan.points for game in games if not game.info.assisted), default=None)
