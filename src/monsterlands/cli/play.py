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
from .console import new_console
from .speech import say, words

DEFAULT = "trainee"
"""The bot at the other seats if none is named."""
HUMAN = 0
"""The seat of the person in a new game, or in a position that does not name one."""
STANDARD = "standard@1"
THINK = 1.0
"""Seconds for a hint."""

Solo = Annotated[bool, typer.Option("--solo", help="option-solo")]
Affinity = Annotated[str | None, typer.Option(metavar="A", help="option-affinity")]
Tricks = Annotated[bool, typer.Option("--tricks", help="option-tricks")]
QueensGrant = Annotated[bool, typer.Option("--queens-grant", help="option-queens-grant")]
MoreMonsters = Annotated[bool, typer.Option("--more-monsters", help="option-more-monsters")]


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="option-terminal")] = False,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="option-players"),
    ] = None,
    solo: Solo = False,
    scenario: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="option-scenario",
        ),
    ] = None,
    affinity: Affinity = None,
    difficulty: Annotated[str | None, typer.Option(metavar="D", help="option-difficulty")] = None,
    tricks: Tricks = False,
    queens_grant: QueensGrant = False,
    more_monsters: MoreMonsters = False,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="option-bots",
        ),
    ] = None,
    edition: Annotated[str | None, typer.Option(metavar="FILE", help="option-edition")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="option-seed")] = None,
    position: Annotated[str | None, typer.Option(metavar="FILE", help="option-position")] = None,
    saved: Annotated[str | None, typer.Option("--load", metavar="FILE", help="option-load")] = None,
    compact: Annotated[
        bool | None,
        typer.Option(help="option-compact"),
    ] = None,
    think: Annotated[float, typer.Option(metavar="S", help="option-think")] = THINK,
) -> None:
    """Play a game against bots, or a scenario alone."""
    if not 0 < think < inf:
        raise BadOptions(say("cli-bad-think", think=f"{think:g}"))
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
        _refuse({**wanted, "--edition": edition, "--position": position}, "--load")
        loaded = _loaded(saved)
        game, names = loaded.game, loaded.players
    elif position:
        _refuse(wanted, "--position")
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
        raise BadOptions(say("cli-bots-alone"))
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
            words(),
            names,
            hint=new_hinter(think),
        )
    except NoRival as error:
        raise UnknownPlayer(f"{saved}: {error}" if saved else str(error)) from None
    reader.completions = session.completions
    session.run()


def _refuse(given: Mapping[str, object], by: str) -> None:
    for name, value in given.items():
        if value is not None:
            message = "cli-decided-by-load" if by == "--load" else "cli-decided-by-position"
            raise BadOptions(say(message, name=name, by=by))


def seats(players: int | None, solo: bool, scenario: bool) -> int:
    """Return how many clans play: one in solo play, else the number given, else two.

    :param scenario: whether a scenario was named
    """
    if not solo and not scenario:
        return 2 if players is None else players
    if players not in (None, 1):
        option = "--solo" if solo else "--scenario"
        raise BadOptions(say("cli-players-alone", players=str(players), option=option))
    return 1


def spelled(difficulty: str) -> str:
    """Return a difficulty as the game spells it; accept “cut-throat”, which the table shows, too."""
    return "cutthroat" if difficulty == "cut-throat" else difficulty


def _loaded(file: str) -> Saved:
    try:
        return load_game(file)
    except UnreadableRecord as error:
        raise UnreadableRecord(say("cli-no-saved-game", file=file, why=str(error))) from None


def _at(file: str, box: Box | None) -> Game:
    try:
        text = user_path(file).read_text(encoding="utf-8")
        game = Game.from_position(text, box)
        # A person confirms the end of a turn, unless the position says otherwise.
        return game if game.options.confirm else Game.from_position(text, box, confirm=(HUMAN,))
    except UnicodeDecodeError:
        raise BadPosition([say("cli-not-text", file=file)]) from None
    except BadPosition as error:
        raise BadPosition([say("cli-no-position", file=file), *error.problems]) from None


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
            raise UnknownPlayer(say("cli-too-few-bots", named=len(self._names), seats=rivals))

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
                raise NoRival(say("cli-name-the-bot", bot=name))
            try:
                found[seat] = CarefulPlayer(player(name, self._base + seat), name)
            except UnknownPlayer as error:
                raise NoRival(str(error)) from None
        return found
