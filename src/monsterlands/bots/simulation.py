"""Many games among bots, and their results.

Random numbers depend only on the seed and the number of a game, so every process plays the same game.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path

from ..box import RANKS, Box
from ..game import BadOptions, Game, Happening, Options, Result, Score, SeededDealer
from ..game.events import EVENT_KINDS
from .match import CarefulPlayer, IllegalAnswer, play_out
from .registry import UnknownPlayer, player
from .workers import in_processes

LARGEST_CHUNK = 16
"""The most games that a worker plays in one task."""
NO_SETTINGS: Mapping[str, float] = {}
STANDARD = "standard@1"


# --- one game -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result of one game, and what happened in it."""

    game: int
    """Its number, from 1."""
    seed: int
    """The seed of the simulation: with the number it gives the same game again."""
    bots: tuple[str, ...]
    """Who played, by seat."""
    options: Options
    result: Result
    events: tuple[tuple[str, int], ...]
    """How often each kind of event happened, all kinds included."""
    battles: int
    """How often a monster fought: each place (land A, land B, the entrance) at which it attacked at least one
    path in a round is one battle."""
    decisions: int
    """How many decisions the players made."""
    chances: int
    """How often chance decided; dice rolled together are one."""

    def to_json(self) -> str:
        """Write it as a JSON object, on one line."""
        options, result = self.options, self.result
        return json.dumps(
            {
                "game": self.game,
                "seed": self.seed,
                "bots": self.bots,
                "players": options.players,
                "difficulty": options.difficulty,
                "tricks": options.tricks,
                "queens_grant": options.queens_grant,
                "more_monsters": options.more_monsters,
                "scenario": options.scenario,
                "affinity": options.affinity,
                "rounds": result.round,
                "rank": result.rank or None,
                "places": result.places,
                "winners": result.winners,
                "scores": [_written(score) for score in result.scores],
                "events": dict(self.events),
                "battles": self.battles,
                "decisions": self.decisions,
                "chances": self.chances,
            }
        )

    @staticmethod
    def from_json(text: str) -> PlayedGame:
        """Read what `to_json` wrote; options that it does not write have their defaults.

        :raises ValueError: if the text is something else
        """
        try:
            read = json.loads(text)
            scores = [
                Score(
                    score["seat"],
                    score["place"],
                    score["glory"],
                    score["reputation"],
                    score["trophies"],
                    tuple(score["affinities"].items()),
                )
                for score in read["scores"]
            ]
            return PlayedGame(
                read["game"],
                read["seed"],
                tuple(read["bots"]),
                Options(
                    read["players"],
                    read["difficulty"],
                    read["tricks"],
                    queens_grant=read["queens_grant"],
                    more_monsters=read["more_monsters"],
                    scenario=read["scenario"],
                    affinity=read["affinity"],
                ),
                Result(read["rounds"], tuple(scores), read["rank"] or ""),
                tuple(read["events"].items()),
                read["battles"],
                read["decisions"],
                read["chances"],
            )
        except (AttributeError, BadOptions, LookupError, TypeError) as error:
            raise ValueError(f"not a played game: {error!r}") from error


@dataclass(frozen=True, slots=True)
class Series:
    """What the games of a simulation or an arena have in common."""

    options: Options
    seed: int
    settings: Mapping[str, float] = field(default_factory=dict[str, float])
    """Settings for the bots that accept them, besides their seed."""
    edition: Box | str = STANDARD
    records: Path | None = None
    """The folder in which a record of each game is written, if any."""

    def play(self, bots: Sequence[str], game: int) -> PlayedGame:
        """Play one of the games.

        :param bots: a name for each seat, as `player` knows it
        :param game: its number
        :raises IllegalAnswer: if a bot answers illegally; names the bot and the game
        :raises OSError: if its record cannot be written
        """
        seats = [
            CarefulPlayer(player(name, _derived(self.seed, game, f"seat {seat}"), **self.settings), name)
            for seat, name in enumerate(bots)
        ]
        table = Game.new(self.options, self.edition)
        observer = _Observer()
        table.listen(observer.hear)
        try:
            play_out(table, seats, SeededDealer(_derived(self.seed, game, "dealer")))
        except IllegalAnswer as error:
            raise IllegalAnswer(f"in game {game} of seed {self.seed} {error}") from None
        except Exception as error:
            error.add_note(f"in game {game} of seed {self.seed}")
            raise
        result, record = table.result, table.record()
        assert result is not None
        if self.records is not None:
            (self.records / self._file(game)).write_text(record.to_text(), encoding="utf-8")
        chances = sum(step.startswith("-") for step in record.steps)
        return PlayedGame(
            game,
            self.seed,
            tuple(bots),
            table.options,
            result,
            tuple((kind, observer.kinds[kind]) for kind in EVENT_KINDS),
            len(observer.battles),
            len(record.steps) - chances,
            chances,
        )

    def _file(self, game: int) -> str:
        """Return the file name of the record of a game."""
        scenario = f"scenario-{self.options.scenario}-" if self.options.scenario else ""
        return f"seed-{self.seed}-{scenario}game-{game:05}.toml"


def play_game(
    options: Options,
    bots: Sequence[str],
    game: int,
    seed: int,
    settings: Mapping[str, float] = NO_SETTINGS,
    edition: Box | str = STANDARD,
) -> PlayedGame:
    """Play one game of a simulation.

    :param bots: a name for each seat, as `player` knows it
    :param game: its number
    :param seed: the seed of the simulation
    :param settings: settings for the bots that accept them, besides their seed
    :raises BadOptions: if the options do not fit the edition
    :raises IllegalAnswer: if a bot answers illegally; names the bot and the game
    :raises UnknownPlayer: if there is no such bot
    """
    return Series(options, seed, settings, edition).play(bots, game)


class _Observer:
    """Counts what happens in a game."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.battles: set[tuple[int, str]] = set()
        self._round = 0

    def hear(self, happening: Happening) -> None:
        event = happening.in_full()
        self.kinds[event.kind] += 1
        if event.kind == "round-began":
            self._round = int(event["round"])
        elif event.kind == "monster-attacked":
            self.battles.add((self._round, str(event["path"])[0]))


def _derived(seed: int, game: int, use: str) -> int:
    """Return the seed of one use of chance: the same on every machine, and unrelated to all others."""
    digest = hashlib.sha256(f"{seed}/{game}/{use}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _written(score: Score) -> dict[str, object]:
    return {
        "seat": score.seat,
        "place": score.place,
        "total": score.total,
        "glory": score.glory,
        "reputation": score.reputation,
        "trophies": score.trophies,
        "affinities": dict(score.affinities),
    }


# --- many games ---------------------------------------------------------------------------------


def simulate(
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    edition: Box | str = STANDARD,
    records: Path | str | None = None,
) -> Generator[PlayedGame, None, None]:
    """Play games among bots; yield the result of each, in order.

    Close the generator to end early. A script that asks for several jobs must be importable, so its own work
    belongs below ``if __name__ == "__main__":``.

    :param bots: a name for each seat, or one for all of them
    :param seed: the same seed gives the same games
    :param jobs: how many processes play, at most as many as there are cores; the games are the same
    :param edition: a box, or what `monsterlands.box.load` takes
    :param records: a folder for a record of each game; it is created if needed
    :raises BadOptions: if a number is invalid, or the options do not fit the edition
    :raises EditionError: if the edition cannot be loaded
    :raises UnknownPlayer: if there is no such bot, or there are not as many as seats
    :raises IllegalAnswer: if a bot answers illegally
    :raises OSError: if a record cannot be written
    """
    if len(bots) not in (1, options.players):
        raise UnknownPlayer(
            f"{len(bots)} bots for {options.players} seats; name 1 for all, or one for each seat"
        )
    series = Series(options, seed, edition=edition, records=None if records is None else Path(records))
    check(series, bots, games, jobs)
    seats = tuple(bots) * (options.players // len(bots))
    jobs = min(jobs, games, os.cpu_count() or 1)
    chunk = min(LARGEST_CHUNK, max(1, games // (4 * jobs)))
    return play_games(series, (Fixture(game, seats) for game in range(1, games + 1)), jobs, chunk)


def check(series: Series, bots: Iterable[str], games: int, jobs: int) -> None:
    """Check that the games can be played, before the first one; create the folder of the records.

    :raises BadOptions: if a number is invalid, or the options do not fit the edition
    :raises UnknownPlayer: if there is no such bot
    :raises OSError: if the folder cannot be created
    """
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise BadOptions(f"{name} is {number}; it must be 1 or more")
    Game.new(series.options, series.edition)
    for name in dict.fromkeys(bots):
        player(name, 0, **series.settings)
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played."""

    game: int
    """Its number."""
    bots: tuple[str, ...]
    """Who plays, by seat."""


def play_games(
    series: Series, fixtures: Iterable[Fixture], jobs: int = 1, chunk: int = 1
) -> Generator[PlayedGame, None, None]:
    """Play games, each with its own bots; yield the result of each, in order.

    Close the generator to end early.

    :param jobs: how many processes play, at most as many as there are cores; the games are the same
    :param chunk: how many games are one task: large tasks are faster, small ones give results sooner
    """
    jobs = min(jobs, os.cpu_count() or 1)
    if jobs == 1:
        for fixture in fixtures:
            yield series.play(fixture.bots, fixture.game)
        return
    rest = iter(fixtures)
    chunks = iter(lambda: list(islice(rest, chunk)), [])
    with closing(in_processes(partial(_play_chunk, series), chunks, jobs)) as played:
        for games in played:
            yield from games


def _play_chunk(series: Series, fixtures: list[Fixture]) -> list[PlayedGame]:
    return [series.play(fixture.bots, fixture.game) for fixture in fixtures]


# --- all of them together -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Points:
    """Mean victory points, by source (R14.1)."""

    glory: float
    reputation: float
    trophies: float
    affinities: float

    @property
    def total(self) -> float:
        """All victory points."""
        return self.glory + self.reputation + self.trophies + self.affinities


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of many games, summed up."""

    games: int
    rounds: float
    """Mean number of rounds."""
    wins: tuple[float, ...]
    """The share of games that each seat won; a shared victory counts in equal parts."""
    by_seat: tuple[Points, ...]
    all_clans: Points
    winner: Points
    battles: int
    """See `PlayedGame.battles`."""
    conquering: int
    """Games in which a land was conquered."""
    events: Mapping[str, int]
    """How often each kind of event happened in all games together."""
    ranks: Mapping[str, float]
    """The share of games of solo play that ended with each rank; empty with more players."""

    @property
    def beaten(self) -> int:
        """How many monsters were captured or eliminated."""
        return self.events["captured"] + self.events["eliminated"]

    @staticmethod
    def of(games: Iterable[PlayedGame]) -> Summary:
        """Sum up the games of one simulation.

        :raises ValueError: if there are none
        """
        played = rounds = battles = conquering = 0
        wins: Counter[int] = Counter()
        ranks: Counter[str] = Counter()
        by_seat: dict[int, Purse] = {}
        everybody, winner = Purse(), Purse()
        events = Counter(dict.fromkeys(EVENT_KINDS, 0))
        for game in games:
            played += 1
            rounds += game.result.round
            battles += game.battles
            events.update(dict(game.events))
            conquering += dict(game.events)["conquered"] > 0
            ranks[game.result.rank] += 1
            winners = game.result.winners
            for score in game.result.scores:
                by_seat.setdefault(score.seat, Purse()).add(score)
                everybody.add(score)
                if score.seat in winners:
                    # In twelfths, so that up to four winners share without rounding.
                    wins[score.seat] += 12 // len(winners)
                    winner.add(score, 12 // len(winners))
        if not played:
            raise ValueError("no games to sum up")
        return Summary(
            played,
            rounds / played,
            tuple(wins[seat] / (12 * played) for seat in sorted(by_seat)),
            tuple(by_seat[seat].means() for seat in sorted(by_seat)),
            everybody.means(),
            winner.means(),
            battles,
            conquering,
            dict(events),
            {} if ranks[""] else {rank: ranks[rank] / played for rank in RANKS},
        )


@dataclass(slots=True)
class Purse:
    """Points so far, and the weight of the clans that they belong to."""

    glory: int = 0
    reputation: int = 0
    trophies: int = 0
    affinities: int = 0
    weight: int = 0

    def add(self, score: Score, weight: int = 1) -> None:
        self.glory += weight * score.glory
        self.reputation += weight * score.reputation
        self.trophies += weight * score.trophies
        self.affinities += weight * sum(points for _, points in score.affinities)
        self.weight += weight

    def means(self) -> Points:
        return Points(
            self.glory / self.weight,
            self.reputation / self.weight,
            self.trophies / self.weight,
            self.affinities / self.weight,
        )
