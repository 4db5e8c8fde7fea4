"""What a store needs of the database that keeps its tables. `sqlite_file` and `postgres` provide it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from .errors import Place
from .model import Change

Columns = dict[str, Any]
"""The values of a row, by column."""
Told = Callable[[Change | None], None]
"""Takes a change of the games; None means that anything may have changed."""


class Watch(Protocol):
    """Tells of changes until it is closed."""

    def close(self) -> None:
        """Stop. Nothing is told afterwards."""
        ...


class StorePart:
    """A part of a store, with methods of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database


class Database(Protocol):
    """Tables of one schema in a database. Its errors are `StoreError`.

    Threads take turns at reading and at writing. A read does not wait for a write.
    """

    place: Place
    is_shared: bool
    """Whether several processes may write at the same time."""

    @property
    def problem(self) -> str:
        """How the database is damaged, if that is found while it is used, or empty."""
        ...

    clock: str
    """SQL for the seconds since 1970, by the clock of the database."""
    skip_locked: str
    """SQL that lets a query leave out the rows that another process is changing."""

    def reading(self) -> AbstractContextManager[Connection]:
        """Read everything within in one transaction."""
        ...

    def writing(self, *, lasting: bool = True) -> AbstractContextManager[Connection]:
        """Commit everything within, or nothing.

        :param lasting: whether to wait until it is on the disk; without, only a power cut may lose it
        """
        ...

    def add_entries(self, rows: Sequence[Mapping[str, Any]]) -> list[bool]:
        """Add entries in one transaction, as fast as possible, and tell the watches.

        :param rows: at most one of each game, in the order of their ids
        :returns: of each, whether it was the next one of its game; if not, it is not added
        """
        ...

    def tell(self, connection: Connection, change: Change) -> None:
        """Tell the watches of a change when the transaction is committed."""
        ...

    def watch(self, told: Told) -> Watch:
        """Call back in another thread when another process, or this one, has changed something."""
        ...

    def lacks_parent(self, error: IntegrityError) -> bool:
        """Return whether a row refers to one that does not exist."""
        ...

    def back_up(self, file: Path) -> None:
        """Write a copy of everything to a new file, even while a server is running."""
        ...

    def close(self) -> None:
        """Close all connections. Calling it again does nothing."""
        ...
