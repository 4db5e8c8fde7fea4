"""Saved games: records in files, with who plays at which seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import gettempdir

from ..game import Game, Record, UnreadableRecord
from ..game.record import players_of, with_players

KEPT = "monsterlands-{}.toml"
"""What a game is called that is kept because somebody left without saving it."""


class NotSaved(Exception):
    """The file holds something else than a saved game, so it was left alone."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game, and the names of its players by seat; empty if the file does not tell them."""

    game: Game
    players: tuple[str, ...]


def save_game(game: Game, players: Sequence[str], file: str) -> None:
    """Write the record of a game, and who plays it.

    :raises NotSaved: if the file is there and is no record
    :raises OSError: if it cannot be written
    """
    path = at_home(file)
    if path.exists() and not _is_record(path):
        raise NotSaved(file)
    # Written aside first: a full disk must not cost the game that was saved before.
    aside = path.with_name(path.name + ".part")
    aside.write_text(with_players(game.record(), players), encoding="utf-8")
    aside.replace(path)


def keep_game(game: Game, players: Sequence[str]) -> str:
    """Save a game under a name that is free, and return it: here, or among temporary files if that fails.

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


def at_home(file: str) -> Path:
    """Return the path of a file that was typed; ``~`` is the home folder.

    :raises OSError: if there is no such home
    """
    try:
        return Path(file).expanduser()
    except RuntimeError as error:
        raise OSError(str(error)) from None


def load_game(file: str) -> Saved:
    """Read a record and go to its end.

    :raises OSError: if it cannot be read
    :raises UnreadableRecord: if it is no record, truncated or edited
    """
    try:
        text = at_home(file).read_text(encoding="utf-8")
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
