"""Finds damage in a file of SQLite: at once in a small file, and while the server runs in a large one."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread

from .errors import Place

log = logging.getLogger(__name__)
AT_ONCE = 32_000_000
"""Bytes of a file that is checked before it is used; it takes a few tenths of a second."""
LATER = 10.0
"""Seconds after which a large file is checked: when a server starts, people wait for their games."""
DAMAGED = "is damaged, or does not hold games. Put a backup in its place, or move it away."
LOST = "is damaged: games are missing. Put a backup in its place."

MARK_LOST_VERSIONS = """
INSERT INTO latest (game, version, changed, assisted)
SELECT id, 0, created, 0 FROM games WHERE id NOT IN (SELECT game FROM latest)
"""
"""Lets games whose last version is not known any more be listed, as damaged."""
LOST_VERSIONS = "SELECT count(*) FROM games WHERE id NOT IN (SELECT game FROM latest)"
LOST_GAMES = "SELECT count(*) FROM latest WHERE game NOT IN (SELECT id FROM games)"


def is_large(file: Path) -> bool:
    """Return whether checking a file would make people wait."""
    return file.stat().st_size > AT_ONCE


def problem_of(file: sqlite3.Connection) -> str:
    """Check the whole file; return what is wrong with it, or an empty text."""
    try:
        return "" if file.execute("PRAGMA quick_check(1)").fetchone() == ("ok",) else DAMAGED
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return DAMAGED
        return ""  # it was closed in the meantime, or cannot be read now
    except UnicodeDecodeError:  # SQLite's own sentence has a damaged name in it
        return DAMAGED


class BackgroundCheck:
    """Checks a whole file in a thread of its own, over a connection of its own."""

    def __init__(self, place: Place, connect: Callable[[], sqlite3.Connection]) -> None:
        self.problem = ""
        """What is wrong with the file, as soon as it is known."""
        self._place = place
        self._file = connect()
        self._closed = Event()
        self._thread = Thread(target=self._run, name="store-check", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with closing(self._file):
            if self._closed.wait(LATER):
                return
            self.problem = problem_of(self._file)
        if self.problem:
            log.error("%s %s", self._place.name, self.problem)

    def close(self) -> None:
        """Stop checking."""
        self._closed.set()
        with suppress(sqlite3.ProgrammingError):  # it is done
            self._file.interrupt()
        self._thread.join()
