"""Saved games: records in files, with the players by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import gettempdir

from ..game import Game, Record, UnreadableRecord
from ..game.record import players_of, with_players

KEPT = "monsterlands-{}.toml"
"""The file name of a game whose player left without saving it."""


class NotSaved(Exception):
    """The file exists and is not a saved game, so it was not overwritten."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game, and the names of its players by seat; empty if the file does not name them."""

    game: Game
    players: tuple[str, ...]


def save_game(game: Game, players: Sequence[str], file: str) -> None:
    """Write the record of a game with the names of its players.

    :raises NotSaved: if the file exists and is not a record
    :raises OSError: if it cannot be written
    """
    path = user_path(file)
    if path.exists() and not _is_record(path):
        raise NotSaved(file)
    # Write another file first: if the disk is full, the game that was saved before must survive.
    aside = path.with_name(path.name + ".part")
    aside.write_text(with_players(game.record(), players), encoding="utf-8")
    aside.replace(path)


def keep_game(game: Game, players: Sequence[str]) -> str:
    """Save a game in a new file, and return its name: in this folder, or among temporary files if that fails.

    :raises OSError: if it cannot be written
    """
    try:
        return _keep_in(Path(), game, players)
    except OSError:
        return _keep_in(Path(gettempdir()), game, players)


def _keep_in(folder: Path, game: Game, players: Sequence[str]) -> str:
    file = next(path for path in (folder / KEPT.format(number) for number in count(1)) if not path.exists())
    save_game(game, players, str(file))
    return str(file)


def user_path(file: str) -> Path:
    """Return the path of a file name that a user typed; ``~`` is the home folder.

    :raises OSError: if there is no such home folder
    """
    try:
        return Path(file).expanduser()
    except RuntimeError as error:
        raise OSError(str(error)) from None


def load_game(file: str) -> Saved:
    """Read a record and replay it to its end.

        :raises OSError: if it cannot be read
    :raises UnreadableRecord: if it is not a record, truncated or edited
    """
    try:
        text = user_path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableRecord("it is not a text file") from None
    game = Game.replay(Record.from_text(text))
    return Saved(game, players_of(text, game.options.players))


def _is_record(path: Path) -> bool:
    try:
        Record.from_text(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, UnreadableRecord):
        return False
    return True
