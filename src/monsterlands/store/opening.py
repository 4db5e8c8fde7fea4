"""Opening the file of the games: settings, migrations, and what SQLite's errors mean to a person."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

from .errors import StoreBusy, StoreError

MIGRATIONS = Path(__file__).with_name("migrations")
DAMAGED = "is damaged, or does not hold games. Put a copy of it in its place, or move it away."
PATIENCE = 2000
"""Milliseconds to wait for another program that has the file locked for a moment."""


def to_write(file: Path) -> Connection:
    """Open the file, which is made if it is not there, and bring it to this version.

    :raises StoreError: if it is damaged, of a newer version, or not of monsterlands
    """
    connection = _connect(file, "rwc")
    try:
        _pragma(connection, "journal_mode = WAL")
        _pragma(connection, "synchronous = FULL")
        _check(connection, file)
        if not _is_current(connection, file):
            _migrate(connection)
        # Not before: SQLite changes a table by making another one, and dropping the old one would take along
        # whatever refers to it.
        _pragma(connection, "foreign_keys = ON")
    except BaseException:
        close(connection)
        raise
    return connection


def to_read(file: Path) -> Connection | None:
    """Open the file to read it only, or return None if it is of an older version.

    :raises StoreError: if it is damaged, of a newer version, or not of monsterlands
    """
    connection = _connect(file, "ro")
    try:
        _check(connection, file)
        if _is_current(connection, file):
            return connection
    except BaseException:
        close(connection)
        raise
    close(connection)
    return None


def beside(file: Path) -> Connection:
    """Open a file that is open already a second time, to read it while something is written."""
    return _connect(file, "ro")


def close(connection: Connection) -> None:
    """Close the connection and the file."""
    connection.close()
    connection.engine.dispose()


def driver(connection: Connection) -> sqlite3.Connection:
    """Return SQLite's own connection, for what SQLAlchemy would take too long to say."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _connect(file: Path, mode: str) -> Connection:
    """Return the one connection to the file; its transactions begin when SQLAlchemy says so."""

    def connected() -> sqlite3.Connection:
        # Without an isolation level the driver begins nothing by itself: `begin` below does, also before
        # tables are changed, so that migrations are all or none.
        return sqlite3.connect(
            f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False
        )

    engine = create_engine("sqlite://", creator=connected, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql("BEGIN")

    connection = engine.connect()
    _pragma(connection, f"busy_timeout = {PATIENCE}")
    return connection


def _pragma(connection: Connection, setting: str) -> None:
    # On the driver's cursor: within a transaction most settings have no effect.
    cursor = connection.connection.cursor()
    try:
        cursor.execute(f"PRAGMA {setting}")
        cursor.fetchall()
    except sqlite3.Error as error:
        raise DBAPIError(f"PRAGMA {setting}", None, error) from None
    finally:
        cursor.close()


def _check(connection: Connection, file: Path) -> None:
    with connection.begin():
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise StoreError(DAMAGED, file)


def _is_current(connection: Connection, file: Path) -> bool:
    """Tell whether the tables are those of this version.

    :raises StoreError: if they are of a newer version, or not of monsterlands
    """
    script = ScriptDirectory(str(MIGRATIONS))
    with connection.begin():
        found = MigrationContext.configure(connection).get_current_revision()
        tables = inspect(connection).get_table_names()
    if found is None and tables:
        raise StoreError("does not hold games of monsterlands. Use another folder.", file)
    if found is not None and found not in [known.revision for known in script.walk_revisions()]:
        raise StoreError("is of a newer version of monsterlands. Use that one, or another folder.", file)
    return found == script.get_current_head()


def _migrate(connection: Connection) -> None:
    """Bring the tables to this version: all of it, or nothing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with connection.begin():
        command.upgrade(config, "head")


@contextmanager
def told(file: Path) -> Generator[None, None, None]:
    """Say in plain words what SQLite complains about.

    :raises StoreError: instead of SQLAlchemy's and SQLite's errors
    """
    try:
        yield
    except DBAPIError as error:
        raise _sentence(file, error.orig) from error
    except sqlite3.Error as error:
        raise _sentence(file, error) from error


def _sentence(file: Path, error: BaseException | None) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("is in use by another program just now. Try again.", file)
    if code == sqlite3.SQLITE_FULL:
        return StoreError("cannot grow: the disk is full. Nothing was stored; make room.", file)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return StoreError("may not be written. Nothing was stored.", file)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError(DAMAGED, file)
    if code == sqlite3.SQLITE_CANTOPEN:
        return StoreError("cannot be opened.", file)
    return StoreError(f"cannot be read or written: {error}.", file)


def lacks_parent(error: IntegrityError) -> bool:
    """Tell whether a row refers to one that is not there."""
    return getattr(error.orig, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
