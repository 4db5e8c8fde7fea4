"""``monsterlands play``: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Annotated

import typer

from ..bots import CarefulPlayer, UnknownPlayer, hint, player
from ..box import Box, load
from ..game import (
    BadOptions,
    BadPosition,
    Dealer,
    EntropyDealer,
    Game,
    Options,
    SeededDealer,
    UnreadableRecord,
)
from ..game.hints import Hint
from ..terminal import LineReader, NoRival, Rival, Saved, Screen, Session, load_game, person, user_path
from ..view import View
from ..words import Words
from .console import new_console

DEFAULT = "trainee"
"""The bot at the other seats if none is named."""
HUMAN = 0
"""The seat of the person in a new game, or in a position that does not name one."""
STANDARD = "standard@1"
THINK = 1.0
"""Seconds for a hint."""

Solo = Annotated[bool, typer.Option("--solo", help="One player against Madhala, in a scenario.")]
Affinity = Annotated[
    str | None, typer.Option(metavar="A", help="Alone, the clan: fire, water, air or jungle. [asked]")
]
Tricks = Annotated[bool, typer.Option("--tricks", help="Play with the trick module.")]
QueensGrant = Annotated[bool, typer.Option("--queens-grant", help="Play with the Queen's Grant.")]
MoreMonsters = Annotated[bool, typer.Option("--more-monsters", help="Play with More monster action.")]


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal, which play always does.")
    ] = False,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many clans, 1 to 4; you lead one of them, 1 is --solo. [2]"),
    ] = None,
    solo: Solo = False,
    scenario: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Play this scenario, alone: 1 to 10, listed by “monsterlands edition show”. [1]",
        ),
    ] = None,
    affinity: Affinity = None,
    difficulty: Annotated[
        str | None, typer.Option(metavar="D", help="tutorial, normal, hard or cutthroat. [normal]")
    ] = None,
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Your rivals: one for all seats, or one for each; a name, package.module:Class, or "
            "hero@think=1. [trainee, or those of the saved game]",
        ),
    ] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="FILE", help="An edition or overlay of your own, or a shipped one.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Deal the same dice and cards every time.")
    ] = None,
    position: Annotated[
        str | None, typer.Option(metavar="FILE", help="Begin at a position written by hand.")
    ] = None,
    saved: Annotated[
        str | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    compact: Annotated[
        bool | None,
        typer.Option(help="Show the table in 24 lines of 80 columns. [if the terminal is small]"),
    ] = None,
    think: Annotated[float, typer.Option(metavar="S", help="Seconds for a hint.")] = THINK,
) -> None:
    """Play a game against bots, or a scenario alone."""
    if not 0 < think < inf:
        raise BadOptions(f"--think is {think:g}; it must be a number of seconds above 0")
    wanted = {
        "--players": players,
        "--solo": solo or None,
        "--scenario": scenario,
        "--affinity": affinity,
        "--difficulty": difficulty,
        "--tricks": tricks or None,
        "--queens-grant": queens_grant or None,
        "--more-monsters": more_monsters or None,
    }
    names: Sequence[str] = ()
    if saved:
        _refuse({**wanted, "--edition": edition, "--position": position}, "--load", "the saved game")
        loaded = _loaded(saved)
        game, names = loaded.game, loaded.players
    elif position:
        _refuse(wanted, "--position", "the position")
        game = _at(position, load(edition) if edition else None)
    else:
        options = Options(
            seats(players, solo, scenario is not None),
            spelled(difficulty or "normal"),
            tricks,
            confirm=(HUMAN,),
            queens_grant=queens_grant,
            more_monsters=more_monsters,
            scenario=scenario,
            affinity=affinity,
        )
        game = Game.new(options, load(edition) if edition else STANDARD)
    if bots is not None and game.options.players == 1:
        raise BadOptions("--bots cannot be used in solo play: there are no rivals")
    finder = RivalFinder(bots, seed)
    if bots is not None:
        finder.check(game)
        names = ()
    reader = LineReader()
    try:
        session = Session(
            game,
            finder.rivals,
            new_dealer(seed),
            Screen(new_console(), reader.read, compact),
            Words(),
            names,
            hint=new_hinter(think),
        )
    except NoRival as error:
        raise UnknownPlayer(f"{saved}: {error}" if saved else str(error)) from None
    reader.completions = session.completions
    session.run()


def _refuse(given: Mapping[str, object], by: str, decided_by: str) -> None:
    for name, value in given.items():
        if value is not None:
            raise BadOptions(f"{name} cannot be used with {by}: {decided_by} decides it")


def seats(players: int | None, solo: bool, scenario: bool) -> int:
    """Return how many clans play: one in solo play, else the number given, else two.

    :param scenario: whether a scenario was named
    """
    if not solo and not scenario:
        return 2 if players is None else players
    if players not in (None, 1):
        raise BadOptions(f"--players is {players}; {'--solo' if solo else '--scenario'} is for one player")
    return 1


def spelled(difficulty: str) -> str:
    """Return a difficulty as the game spells it; accept “cut-throat”, which the table shows, too."""
    return "cutthroat" if difficulty == "cut-throat" else difficulty


def _loaded(file: str) -> Saved:
    try:
        return load_game(file)
    except UnreadableRecord as error:
        raise UnreadableRecord(f"{file} is not a playable saved game: {error}") from None


def _at(file: str, box: Box | None) -> Game:
    try:
        text = user_path(file).read_text(encoding="utf-8")
        game = Game.from_position(text, box)
        # A person confirms the end of a turn, unless the position says otherwise.
        return game if game.options.confirm else Game.from_position(text, box, confirm=(HUMAN,))
    except UnicodeDecodeError:
        raise BadPosition([f"{file}: not a text file"]) from None
    except BadPosition as error:
        raise BadPosition([f"{file} is not a position:", *error.problems]) from None


def new_dealer(seed: int | None) -> Dealer:
    """Return a dealer for dice and draws: from a seed, or from the system's entropy."""
    return EntropyDealer() if seed is None else SeededDealer(seed)


def new_hinter(think: float = THINK) -> Callable[[View], Hint]:
    """Return a function that gives hints and thinks this many seconds."""
    return lambda view: hint(view, think=think)


class RivalFinder:
    """Finds players by their names.

    :param bots: the names that were typed, separated by commas; None if none were
    """

    def __init__(self, bots: str | None, seed: int | None) -> None:
        self._names = [name.strip() for name in (bots or DEFAULT).split(",")]
        self._base = secrets.randbits(32) if seed is None else seed
        if any(":" in name for name in self._names) and "" not in sys.path:
            sys.path.insert(0, "")  # a user's own bot is usually in the current folder

    def check(self, game: Game) -> None:
        """Check that the number of names fits the seats of a game.

        :raises BadOptions: if it does not
        """
        rivals = game.options.players - 1
        if len(self._names) not in (1, rivals):
            raise UnknownPlayer(
                f"--bots names {len(self._names)} players; it must be 1 for all, or one for each of {rivals}"
            )

    def rivals(self, game: Game, remembered: Sequence[str]) -> dict[int, Rival]:
        """Return the rivals of a game by seat: those of a saved game, else those that were typed.

        A file must not make us run other people's code: the user has to type the name of its class as well.

        :raises NoRival: if one is not available
        """
        found: dict[int, Rival] = {}
        seats = [seat for seat in range(game.options.players) if seat != person(game)]
        for number, seat in enumerate(seats):
            name = remembered[seat] if remembered else self._names[number % len(self._names)]
            if ":" in name and name not in self._names:
                raise NoRival(f"it was played with {name}; to go on with it, begin with --bots {name}")
            try:
                found[seat] = CarefulPlayer(player(name, self._base + seat), name)
            except UnknownPlayer as error:
                raise NoRival(str(error)) from None
        return found
