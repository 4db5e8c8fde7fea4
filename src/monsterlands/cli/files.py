"""Read games from files: records, positions written by hand, written states."""

from __future__ import annotations

from ..box.documents import read_toml
from ..game import BadOptions, BadPosition, Game, Record, UnreadableRecord, UnreadableState
from ..terminal import user_path
from .speech import say


def read_text(file: str) -> str:
    """Read a file.

    :raises UnreadableRecord: if it is not text
    :raises OSError: if it cannot be read
    """
    try:
        return user_path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UnreadableRecord(say("cli-no-file-text", file=file)) from None


def is_record(text: str) -> bool:
    """Check whether a text claims to be a record, damaged or not."""
    try:
        return "record" in read_toml(text)
    except ValueError:
        return False


def read_record(file: str, text: str) -> Record:
    """Read a record.

    :raises UnreadableRecord: if it is not a record, or cannot be replayed
    """
    try:
        return Record.from_text(text)
    except UnreadableRecord as error:
        raise UnreadableRecord(say("cli-no-record", file=file, why=str(error))) from None


def replayed(file: str, record: Record, to: int | None) -> Game:
    """Replay a record up to a step, or to its end.

    :raises BadOptions: if there is no such step
    :raises UnreadableRecord: if it cannot be replayed
    """
    last = len(record.steps)
    if to is not None and not 0 <= to <= last:
        raise BadOptions(say("cli-no-step", to=str(to), last=str(last)))
    try:
        return Game.replay(record, to)
    except UnreadableRecord as error:
        raise UnreadableRecord(say("cli-no-record", file=file, why=str(error))) from None


def read_game(file: str, to: int | None = None) -> tuple[Game, str]:
    """Read a record, a position or a written state; return the game, and a sentence with its step.

    :param to: the step of a record; None is the last
    :raises GameError: if the file holds no game, or has no such step
    """
    text = read_text(file)
    if is_record(text):
        record = read_record(file, text)
        return replayed(file, record, to), step_of(record, to)
    if to is not None:
        raise BadOptions(say("cli-no-steps", to=str(to), file=file))
    return _unrecorded(file, text), ""


def step_of(record: Record, to: int | None) -> str:
    """Say which step of a record is shown."""
    last = len(record.steps)
    return say("cli-step", step=str(last if to is None else to), last=str(last))


def _unrecorded(file: str, text: str) -> Game:
    """Return the game of a position or a written state."""
    if text.lstrip().startswith("{"):
        try:
            return Game.from_json(text)
        except UnreadableState as error:
            raise UnreadableState(say("cli-no-state", file=file, why=str(error))) from None
    try:
        read_toml(text)
    except ValueError as error:
        raise BadPosition([say("cli-no-game", file=file, why=str(error))]) from None
    try:
        return Game.from_position(text)
    except BadPosition as error:
        raise BadPosition([say("cli-no-position", file=file), *error.problems]) from None
