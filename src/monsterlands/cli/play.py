"""``monsterlands play``: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer
from rich.console import Console

from ..bots import CarefulPlayer, UnknownPlayer, player
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
from ..terminal import Screen, Session, at_home, load_game
from ..words import Words

HUMAN = 0
"""The seat of the person in a new game, or in a position that names none."""
SOLO = "players is 1; solo play comes with Madhala, in a later version: choose 2 to 4"


def play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal; so far there is no other table.")
    ] = False,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many clans, 2 to 4; you lead one of them. [2]")
    ] = None,
    difficulty: Annotated[
        str | None, typer.Option(metavar="D", help="tutorial, normal, hard or cutthroat. [normal]")
    ] = None,
    tricks: Annotated[bool, typer.Option("--tricks", help="Play with the trick module.")] = False,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME...]",
            help="Your rivals: one for all seats, or one for each; a name, or package.module:Class.",
        ),
    ] = "simple",
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
) -> None:
    """Play a deployment phase against bots."""
    wanted = {"--players": players, "--difficulty": difficulty, "--tricks": tricks or None}
    if saved:
        _refuse({**wanted, "--edition": edition, "--position": position}, "--load", "the saved game")
        game = _loaded(saved)
    elif position:
        _refuse(wanted, "--position", "the position")
        game = _at(position, load(edition) if edition else None)
    else:
        game = _new(players, difficulty, tricks, load(edition) if edition else None)
    if game.options.players == 1:
        raise BadOptions(SOLO)
    screen = Screen(_console(), _reader())
    Session(game, _rivals(game, bots, seed), _dealer(seed), screen, Words()).run()


def _refuse(given: Mapping[str, object], by: str, decided_by: str) -> None:
    for name, value in given.items():
        if value is not None:
            raise BadOptions(f"{name} does not go with {by}: {decided_by} decides it")


def _new(players: int | None, difficulty: str | None, tricks: bool, box: Box | None) -> Game:
    players = 2 if players is None else players
    if players == 1:
        raise BadOptions(SOLO)
    if not 2 <= players <= 4:
        raise BadOptions(f"players is {players}; it must be 2 to 4")
    options = Options(players, difficulty or "normal", tricks, confirm=(HUMAN,))
    return Game.new(options, box) if box else Game.new(options)


def _loaded(file: str) -> Game:
    try:
        return load_game(file)
    except UnreadableRecord as error:
        raise UnreadableRecord(f"{file} is no saved game that can go on: {error}") from None


def _at(file: str, box: Box | None) -> Game:
    try:
        text = at_home(file).read_text(encoding="utf-8")
        game = Game.from_position(text, box)
        # A person ends the own turn, unless the position says otherwise.
        return game if game.options.confirm else Game.from_position(text, box, confirm=(HUMAN,))
    except UnicodeDecodeError:
        raise BadPosition([f"{file}: not a text file"]) from None
    except BadPosition as error:
        raise BadPosition([f"{file} is no position:", *error.problems]) from None


def _dealer(seed: int | None) -> Dealer:
    return EntropyDealer() if seed is None else SeededDealer(seed)


def _rivals(game: Game, bots: str, seed: int | None) -> Callable[[int], CarefulPlayer]:
    """Return what makes the player of a seat; all of them are tried at once, before anything is played."""
    names = [name.strip() for name in bots.split(",")]
    rivals = game.options.players - 1
    if len(names) not in (1, rivals):
        raise UnknownPlayer(
            f"--bots names {len(names)} players; it must be 1 for all, or one for each of {rivals}"
        )
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")  # a bot of one's own usually lies where one is
    base = secrets.randbits(32) if seed is None else seed

    def rival(seat: int) -> CarefulPlayer:
        name = names[(seat - 1) % len(names)]
        return CarefulPlayer(player(name, base + seat), name)

    for seat in range(1, game.options.players):
        rival(seat)
    return rival


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def _reader() -> Callable[[str], str]:
    """Return how lines are read: with editing at a terminal, echoed where nobody types."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # input() then edits lines and remembers them
        return input

    def echoing(prompt: str) -> str:
        line = input(prompt)
        print(line)
        return line

    return echoing
