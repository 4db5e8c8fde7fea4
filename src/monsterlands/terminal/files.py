"""Saved games: records in files."""

from __future__ import annotations

from pathlib import Path

from ..game import Game, Record, UnreadableRecord


class NotSaved(Exception):
    """The file holds something else than a saved game, so it was left alone."""


def save_game(game: Game, file: str) -> None:
    """Write the record of a game.

    :raises NotSaved: if the file is there and is no record
    :raises OSError: if it cannot be written
    """
    path = at_home(file)
    if path.exists() and not _is_record(path):
        raise NotSaved(file)
    # Written aside first: a full disk must not cost the game that was saved before.
    aside = path.with_name(path.name + ".part")
    aside.write_text(game.record().to_text(), encoding="utf-8")
    aside.replace(path)


def at_home(file: str) -> Path:
    """Return the path of a file that was typed; ``~`` is the home folder.

    :raises OSError: if there is no such home
    """
    try:
        return Path(file).expanduser()
    except RuntimeError as error:
        raise OSError(str(error)) from None


def load_game(file: str) -> Game:
    """Read a record and go to its end.

    :raises OSError: if it cannot be read
    :raises UnreadableRecord: if it is no record, truncated or edited
    """
    try:
        text = at_home(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableRecord("it is not a text file") from None
    return Game.replay(Record.from_text(text))


def _is_record(path: Path) -> bool:
    try:
        Record.from_text(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, UnreadableRecord):
        return False
    return True
