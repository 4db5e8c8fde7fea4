"""Matches among bots: who plays whom at which seat, who wins, and how certain that is."""

from __future__ import annotations

import json
import math
import os
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, combinations, permutations
from pathlib import Path
from typing import Any, BinaryIO, cast

from ..box import Box
from ..game import BadOptions, Game, GameError, Options
from .ratings import Rating, Ratings
from .registry import UnknownPlayer, takes
from .simulation import (
    NO_SETTINGS,
    STANDARD,
    Fixture,
    PlayedGame,
    Points,
    Purse,
    Series,
    check,
    play_games,
)

if sys.platform != "win32":
    import fcntl

ARGUMENTS, GAMES = "arena.json", "games.jsonl"
"""The files of a folder: the arguments, and the results with one game on each line."""
CERTAINTY = 1.959963984540054
"""How many standard deviations on each side make a 95 % confidence interval."""


class BadArena(GameError):
    """A folder does not hold the games of this arena."""


# --- who plays whom -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Arena:
    """Which games are played."""

    options: Options
    bots: tuple[str, ...]
    lineups: tuple[tuple[str, ...], ...]
    """Which bots play each other; each lineup plays equally often, and at all seats."""
    games: int
    """The number of games; every bot has every seat equally often."""
    seed: int
    settings: Mapping[str, float]
    """Settings for the bots that accept them, such as ``rollouts``."""
    edition: Box | str = STANDARD

    @staticmethod
    def of(
        options: Options,
        bots: Sequence[str],
        games: int,
        seed: int,
        lineups: Sequence[Sequence[str]] = (),
        settings: Mapping[str, float] = NO_SETTINGS,
        edition: Box | str = STANDARD,
    ) -> Arena:
        """Make an arena.

        :param games: the least number of games; it is rounded up until every bot has every seat equally often
        :param lineups: which bots play each other; if empty, every set of bots that fills the table
        :raises BadOptions: if a number is invalid, the options do not fit, or no bot accepts a setting
        :param edition: a box, or what `monsterlands.box.load` takes
        :raises EditionError: if the edition cannot be loaded
        :raises UnknownPlayer: if there is no such bot, or the bots do not fill the seats
        """
        if options.players < 2:
            raise BadOptions(f"players is {options.players}; in an arena it must be 2 to 4")
        for name in bots:
            if bots.count(name) > 1:
                raise UnknownPlayer(f"{name!r} is named twice; seats can put a bot at several seats")
        tables = [tuple(lineup) for lineup in lineups or combinations(bots, options.players)]
        _check_lineups(options, bots, tables)
        for setting, value in settings.items():
            if not (value > 0 and math.isfinite(value)):
                raise BadOptions(f"{setting} is {value}; it must be a number above 0")
        check(Series(options, seed, settings, edition), bots, games, 1)
        for setting in settings:
            if not any(takes(name, setting) for name in bots):
                raise BadOptions(f"{setting} is given, but none of the bots takes it: {', '.join(bots)}")
        turn = len(tables) * options.players
        return Arena(
            options,
            tuple(bots),
            tuple(tables),
            -(-games // turn) * turn,
            seed,
            dict(settings),
            Game.new(options, edition).box,
        )

    def fixtures(self, first: int = 1) -> Iterator[Fixture]:
        """Yield the games from a number on, each with its seats."""
        order = seatings(self.lineups)
        for game in range(first, self.games + 1):
            yield Fixture(game, order[(game - 1) % len(order)])

    def arguments(self) -> dict[str, Any]:
        """Return everything that determines the games, ready for JSON."""
        return {
            "bots": list(self.bots),
            "seats": [list(lineup) for lineup in self.lineups],
            "games": self.games,
            "seed": self.seed,
            "players": self.options.players,
            "difficulty": self.options.difficulty,
            "tricks": self.options.tricks,
            "queens_grant": self.options.queens_grant,
            "more_monsters": self.options.more_monsters,
            **self.settings,
            **self._own_edition(),
        }

    def _own_edition(self) -> dict[str, str]:
        """Return the edition with its hash; nothing for the default one, which older folders do not name."""
        box = self.edition
        if isinstance(box, str) or box.edition == STANDARD:
            return {}
        return {"edition": f"{box.edition} {box.hash}"}


def seatings(lineups: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the bots by seat, game by game, until the games repeat.

    Each lineup moves once around the table; then again with the bots in another order, for all orders.
    """
    found: list[tuple[str, ...]] = []
    for order in permutations(range(1, len(lineups[0]))):
        for lineup in lineups:
            seats = (lineup[0], *(lineup[index] for index in order))
            found += [seats[-turn:] + seats[:-turn] for turn in range(len(seats))]
    return found


def _check_lineups(options: Options, bots: Sequence[str], lineups: Sequence[tuple[str, ...]]) -> None:
    if len(bots) < 2:
        raise UnknownPlayer(f"an arena needs 2 bots at least, not {len(bots)}")
    if not lineups:
        raise UnknownPlayer(
            f"{len(bots)} bots for {options.players} seats; name more, or put one at several with seats"
        )
    for lineup in lineups:
        if len(lineup) != options.players:
            raise UnknownPlayer(f"seats is {','.join(lineup)}; it must name {options.players} bots")
    seated = set(chain.from_iterable(lineups))
    for name in sorted(seated.difference(bots)):
        raise UnknownPlayer(f"seats names {name!r}, who is not among the bots: {', '.join(bots)}")
    for name in bots:
        if name not in seated:
            raise UnknownPlayer(f"seats never names {name!r}")


# --- playing, and keeping the results -----------------------------------------------------------


def play(
    arena: Arena, jobs: int = 1, folder: Path | None = None, records: Path | None = None
) -> Generator[PlayedGame, None, None]:
    """Yield all games of an arena, in order: those in the folder, then those that are missing there.

    The folder keeps every finished game, even after an error. Close the generator to end early.

    :param jobs: how many processes play, at most as many as there are cores; the games are the same
    :param records: a folder for a record of each game that is played; it is created if needed
    :raises BadArena: if the folder holds other games, or is in use
    """
    series = Series(arena.options, arena.seed, arena.settings, arena.edition, records)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    if folder is None:
        with closing(play_games(series, arena.fixtures(), jobs)) as games:
            yield from games
        return
    _begin(arena, folder)
    following = 1
    with (folder / GAMES).open("a+b") as file:
        _claim(file, folder)
        for game in _kept(arena, file):
            following += 1
            yield game
        with closing(play_games(series, arena.fixtures(following), jobs)) as games:
            for game in games:
                _write(file, game.to_json())
                yield game


def _claim(file: BinaryIO, folder: Path) -> None:
    """Lock the folder until the file is closed.

    :raises BadArena: if another process has locked it
    """
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadArena(f"{folder} is in use: another arena is being played there") from None


def kept_seed(folder: Path) -> int | None:
    """Return the seed of the arena that a folder holds, if it holds one."""
    held = _held(folder)
    return None if held is None else held.get("seed")


def _begin(arena: Arena, folder: Path) -> None:
    """Write the arguments of the arena, or check that they are those in the folder."""
    arguments = arena.arguments()
    held = _held(folder)
    if held is not None:
        for key in {**arguments, **held}:
            ours, theirs = (json.dumps(each.get(key)) for each in (arguments, held))
            if ours != theirs:
                raise BadArena(
                    f"{folder} holds another arena ({key}: {theirs}, not {ours}); "
                    "go on with its arguments, or name another folder"
                )
        return
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / GAMES).exists():
        raise BadArena(f"{folder / GAMES} exists, but without {ARGUMENTS}, which says what was played")
    aside = folder / f"{ARGUMENTS}.part"
    with aside.open("wb") as file:
        _write(file, json.dumps(arguments))
    aside.replace(folder / ARGUMENTS)


def _held(folder: Path) -> dict[str, Any] | None:
    file = folder / ARGUMENTS
    try:
        read = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        read = None
    if not isinstance(read, dict):
        raise BadArena(f"{file} does not hold the arguments of an arena")
    return cast(dict[str, Any], read)


def _write(file: BinaryIO, line: str) -> None:
    """Write a line, and make sure that it is on the disk."""
    file.write(line.encode() + b"\n")
    file.flush()
    os.fsync(file.fileno())


def _kept(arena: Arena, file: BinaryIO) -> Iterator[PlayedGame]:
    """Yield the games of a file; remove a last line that is incomplete."""
    fixtures = arena.fixtures()
    file.seek(0)
    whole = 0
    for number, line in enumerate(file, start=1):
        if not line.endswith(b"\n"):
            break
        try:
            game = PlayedGame.from_json(line.decode())
        except ValueError:
            game = None
        if (
            game is None
            or Fixture(game.game, game.bots) != next(fixtures, None)
            or (game.options, game.seed) != (arena.options, arena.seed)
        ):
            raise BadArena(f"{file.name}, line {number}: not game {number} of this arena")
        whole += len(line)
        yield game
    file.truncate(whole)


# --- the results --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot."""

    bot: str
    games: int
    """How many games it played in."""
    wins: float
    """How many of them it won; a victory shared by two counts half, and so on."""
    even: float
    """The share of games that it would win if all were equally good: its share of the seats."""
    points: Points
    """The mean of its clans."""
    rating: Rating

    @property
    def share(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval for a share of games.

    >>> "{:.4f} {:.4f}".format(*wilson(50, 100))
    '0.4038 0.5962'
    """
    share, square = wins / games, CERTAINTY**2
    middle = share + square / (2 * games)
    reach = CERTAINTY * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


class Tally:
    """Counts the results of games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.ratings = Ratings(bots)
        self._games: Counter[str] = Counter()
        self._own_seats: Counter[str] = Counter()
        self._all_seats: Counter[str] = Counter()
        self._twelfths: Counter[str] = Counter()
        self._points = {bot: Purse() for bot in bots}

    def add(self, game: PlayedGame) -> None:
        """Count a game."""
        winners = game.result.winners
        for bot in set(game.bots):
            self._games[bot] += 1
            self._all_seats[bot] += len(game.bots)
        for bot, score in zip(game.bots, game.result.scores, strict=True):
            self._own_seats[bot] += 1
            self._points[bot].add(score)
            if score.seat in winners:
                # Up to four winners share without rounding.
                self._twelfths[bot] += 12 // len(winners)
        self.ratings.add(game.bots, game.result.places)

    def standings(self) -> list[Standing]:
        """Return the results of all bots, the best rated first."""
        found = [
            Standing(
                bot,
                self._games[bot],
                self._twelfths[bot] / 12,
                self._own_seats[bot] / self._all_seats[bot],
                purse.means(),
                self.ratings.now[bot],
            )
            for bot, purse in self._points.items()
        ]
        return sorted(found, key=lambda standing: -standing.rating.mean)
