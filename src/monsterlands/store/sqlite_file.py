"""Games in a file of SQLite: its settings, its errors, and what is special about it."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from . import migration
from .database import Told
from .errors import Place, StoreError
from .folder import NAME, FolderLock
from .model import Change
from .sqlite_check import (
    LOST,
    LOST_GAMES,
    LOST_VERSIONS,
    MARK_LOST_VERSIONS,
    BackgroundCheck,
    is_large,
    problem_of,
)
from .sqlite_connection import close, connect, driver, driver_to, may_lack_space, own, pragma, readable_errors

log = logging.getLogger(__name__)

LEAST_SPACE = 100_000
"""Bytes that must be free on a disk that is not called full."""


class SqliteFile:
    """The file of a folder. One connection writes and one reads, as the write-ahead log allows.

    `open_folder` and `read_folder` make it.
    """

    clock = "(julianday('now') - 2440587.5) * 86400.0"
    is_shared = False
    skip_locked = ""

    def __init__(
        self, file: Path, connection: Connection, reader: Connection, lock: FolderLock | None
    ) -> None:
        """Wrap open connections, which may be one."""
        self.file = file
        self.place = Place.of_file(file)
        self._connection = connection
        self._reader = reader
        self._lock = lock
        self._writing = RLock()
        self._looking = self._writing if reader is connection else RLock()
        self._check = (
            BackgroundCheck(self.place, lambda: driver_to(file, "ro")) if lock and is_large(file) else None
        )

    @property
    def problem(self) -> str:
        """How the file is damaged, or empty; it is known a while after opening a large file."""
        return self._check.problem if self._check else ""

    @contextmanager
    def reading(self) -> Generator[Connection, None, None]:
        """Read everything within in one transaction."""
        with self._looking, readable_errors(self.place), self._reader.begin():
            yield self._reader

    @contextmanager
    def writing(self, *, lasting: bool = True) -> Generator[Connection, None, None]:
        """Commit everything within, or nothing."""
        with self._writing, readable_errors(self.place), self._synced(lasting), self._connection.begin():
            yield self._connection

    @contextmanager
    def _synced(self, lasting: bool) -> Generator[None, None, None]:
        """Wait for the disk at the end of a transaction, or leave that to the next one."""
        if lasting:
            yield
            return
        pragma(self._connection, "synchronous = NORMAL")
        try:
            yield
        finally:
            pragma(self._connection, "synchronous = FULL")

    def add_entries(self, rows: Sequence[Mapping[str, Any]]) -> list[bool]:
        """Add entries of several games in one transaction; tell of each whether it was the next one."""
        with self._writing, readable_errors(self.place):
            # On the connection of SQLite itself, which is faster: players wait for this.
            file = driver(self._connection)
            file.execute("BEGIN IMMEDIATE")
            try:
                added = [_add(file, row) for row in rows]
                file.execute("COMMIT")
                return added
            except sqlite3.IntegrityError:
                # A damaged file: an entry is there, but not where the last version is kept.
                if len(rows) == 1:
                    return [False]
            finally:
                if file.in_transaction:
                    file.execute("ROLLBACK")
        return [self.add_entries([row])[0] for row in rows]

    def tell(self, connection: Connection, change: Change) -> None:
        """Do nothing: no other process writes to the file."""

    def watch(self, told: Told) -> NoWatch:
        """Return a watch that tells nothing: no other process writes to the file."""
        return NoWatch()

    def lacks_parent(self, error: IntegrityError) -> bool:
        """Return whether a row refers to one that does not exist."""
        return getattr(error.orig, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY

    def back_up(self, file: Path) -> None:
        """Write a copy of everything to a new file, even while a server is running.

        :raises StoreError: if the file exists, or cannot be written
        """
        place = Place.of_file(file)
        if file.exists():
            raise StoreError("exists. Choose another name.", place)
        # Under another name until it is complete, so that a backup that is cut off is not taken for one.
        half = file.with_name(f"{file.name}.part")
        try:
            own(half)
            with readable_errors(place), closing(sqlite3.connect(half)) as copy, self._looking:
                driver(self._reader).backup(copy)
            half.rename(file)
        except OSError as error:
            raise StoreError(f"cannot be written: {error.strerror}.", place) from None
        finally:
            half.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file and unlock the folder. Calling it again does nothing."""
        if self._check:
            self._check.close()
        with self._writing, self._looking:
            close(self._reader)  # first, because the last one to close merges the write-ahead log
            close(self._connection)
            if self._lock is not None:
                self._lock.release()
                self._lock = None


class NoWatch:
    """A watch that never tells anything."""

    def close(self) -> None:
        """Do nothing."""


ADVANCE = """
UPDATE latest SET version = :version, changed = :changed, assisted = assisted OR :assisted
WHERE game = :game AND version = :version - 1 RETURNING assisted
"""
"""Counts the next entry, if it is the next one; a game that was assisted once stays so."""
ADD = """
INSERT INTO entries (
    game, version, kind, seat, request, dropped, steps, changed, assisted, over, rank, points, summary,
    checksum, lived
) VALUES (
    :game, :version, :kind, :seat, :request, :dropped, :steps, :changed, :assisted, :over, :rank, :points,
    :summary, :checksum, :lived
)"""


def _add(file: sqlite3.Connection, row: Mapping[str, Any]) -> bool:
    found = file.execute(ADVANCE, row).fetchone()
    if found is not None:
        file.execute(ADD, {**row, "assisted": found[0]})
    return found is not None


# --- opening --------------------------------------------------------------------------------------


def open_folder(folder: Path) -> SqliteFile:
    """Open the file of a folder, create both if needed, and lock the folder for other processes.

    :raises StoreBusy: if another process has locked it
    :raises StoreError: if it cannot be used: read-only, damaged, of a newer version
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot be created: {error.strerror}.", Place.of_folder(folder)) from None
    file = folder / NAME
    lock = FolderLock(folder)
    try:
        try:
            return _open_both(file, lock)
        except StoreError as error:
            opened = _open_without_space(file, lock) if may_lack_space(error) else None
            if opened is None:
                raise
            full = shutil.disk_usage(folder).free < LEAST_SPACE
            reason = f"The disk of {folder} is full." if full else error
            log.error("%s Games can be read, and nothing is stored until that is mended.", reason)
            return opened
    except BaseException:
        lock.release()
        raise


def _open_both(file: Path, lock: FolderLock) -> SqliteFile:
    with readable_errors(Place.of_file(file)):
        connection = open_to_write(file)
        try:
            _find_lost_games(connection, file)
            return SqliteFile(file, connection, connect(file, "ro"), lock)
        except BaseException:
            close(connection)
            raise


def _open_without_space(file: Path, lock: FolderLock) -> SqliteFile | None:
    """Open the file on a full disk, where SQLite cannot make the files beside it; None if it needs more.

    A connection that has the file for itself needs no memory shared through a file. It writes as soon as
    there is space.
    """
    try:
        connection = connect(file, "rw")
    except DBAPIError:
        return None
    try:
        pragma(connection, "locking_mode = EXCLUSIVE")
        pragma(connection, "synchronous = FULL")
        pragma(connection, "foreign_keys = ON")
        with readable_errors(Place.of_file(file)):
            _check(connection, file)
            with connection.begin():
                if migration.version_of(connection, Place.of_file(file)) == migration.newest():
                    return SqliteFile(file, connection, connection, lock)
    except (DBAPIError, StoreError):
        pass
    close(connection)
    return None


def read_folder(folder: Path) -> SqliteFile:
    """Open the file of a folder only to read it, even while a server has locked it.

    :raises StoreBusy: if it is of an older version, and another process has locked the folder
    :raises StoreError: if there is none, or it cannot be read
    """
    file = folder / NAME
    if not file.exists():
        raise StoreError("holds no games.", Place.of_folder(folder))
    with readable_errors(Place.of_file(file)):
        connection = open_to_read(file)
    if connection is None:
        open_folder(folder).close()  # migrates it
        return read_folder(folder)
    return SqliteFile(file, connection, connection, None)


def open_to_write(file: Path) -> Connection:
    """Open the file, create it if needed, and migrate it to this version.

    :raises StoreError: if it is damaged, of a newer version, or not of monsterlands
    """
    own(file)
    connection = connect(file, "rw")
    try:
        pragma(connection, "journal_mode = WAL")
        pragma(connection, "synchronous = FULL")
        _check(connection, file)
        with connection.begin():
            found = migration.version_of(connection, Place.of_file(file))
        if found != migration.newest():
            with connection.begin():
                migration.migrate(connection)
        # Not before: SQLite changes a table by making another one, and dropping the old table would delete
        # the rows that refer to it.
        pragma(connection, "foreign_keys = ON")
    except BaseException:
        close(connection)
        raise
    return connection


def open_to_read(file: Path) -> Connection | None:
    """Open the file only to read it; return None if it is of an older version.

    :raises StoreError: if it is damaged, of a newer version, or not of monsterlands
    """
    connection = connect(file, "ro")
    try:
        _check(connection, file)
        with connection.begin():
            if migration.version_of(connection, Place.of_file(file)) == migration.newest():
                return connection
    except BaseException:
        close(connection)
        raise
    close(connection)
    return None


def _check(connection: Connection, file: Path) -> None:
    if not is_large(file) and (problem := problem_of(driver(connection))):
        raise StoreError(problem, Place.of_file(file))


def _find_lost_games(connection: Connection, file: Path) -> None:
    """Compare the two tables that know all games.

    :raises StoreError: if games are missing
    """
    with connection.begin():
        unmarked = connection.exec_driver_sql(LOST_VERSIONS).scalar()
        lost = connection.exec_driver_sql(LOST_GAMES).scalar()
    if lost:
        raise StoreError(LOST, Place.of_file(file))
    if unmarked:
        log.error("%s is damaged: the last version of %d games is not known", file, unmarked)
        with connection.begin():
            connection.exec_driver_sql(MARK_LOST_VERSIONS)
