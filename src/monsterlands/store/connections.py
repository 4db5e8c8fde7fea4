"""Connections to the file of the games: settings, migrations, and readable errors of SQLite."""

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
DAMAGED = "is damaged, or does not hold games. Put a backup in its place, or move it away."
PATIENCE = 2000
"""Milliseconds to wait for another program that has locked the file."""


def open_to_write(file: Path) -> Connection:
    """Open the file, create it if needed, and migrate it to this version.

    :raises StoreError: if it is damaged, of a newer version, or not of monsterlands
    """
    connection = _connect(file, "rwc")
    try:
        _pragma(connection, "journal_mode = WAL")
        _pragma(connection, "synchronous = FULL")
        _check(connection, file)
        if not _is_current(connection, file):
            _migrate(connection)
        # Not before: SQLite changes a table by making another one, and dropping the old table would delete
        # the rows that refer to it.
        _pragma(connection, "foreign_keys = ON")
    except BaseException:
        close(connection)
        raise
    return connection


def open_to_read(file: Path) -> Connection | None:
    """Open the file only to read it; return None if it is of an older version.

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


def open_second(file: Path) -> Connection:
    """Open a second connection to an open file, to read it while the first one writes."""
    return _connect(file, "ro")


def close(connection: Connection) -> None:
    """Close the connection and the file."""
    connection.close()
    connection.engine.dispose()


def driver(connection: Connection) -> sqlite3.Connection:
    """Return the connection of SQLite itself, for statements that must be fast."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def _connect(file: Path, mode: str) -> Connection:
    """Return a connection to the file; SQLAlchemy begins its transactions."""

    def connected() -> sqlite3.Connection:
        # Without an isolation level the driver begins no transactions; `begin` below does, also before tables
        # are changed, so that a migration is one transaction.
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
    # On the driver's cursor, because most settings have no effect within a transaction.
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
    """Return whether the tables are those of this version.

    :raises StoreError: if they are of a newer version, or not of monsterlands
    """
    script = ScriptDirectory(str(MIGRATIONS))
    with connection.begin():
        found = MigrationContext.configure(connection).get_current_revision()
        tables = inspect(connection).get_table_names()
    if found is None and tables:
        raise StoreError("does not hold games of monsterlands. Use another folder.", file)
    if found is not None and found not in [known.revision for known in script.walk_revisions()]:
        raise StoreError("is of a newer version of monsterlands. Use that version, or another folder.", file)
    return found == script.get_current_head()


def _migrate(connection: Connection) -> None:
    """Migrate the tables to this version, in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with connection.begin():
        command.upgrade(config, "head")


@contextmanager
def readable_errors(file: Path) -> Generator[None, None, None]:
    """Turn the errors of SQLAlchemy and SQLite into readable ones.

    :raises StoreError: instead of them
    """
    try:
        yield
    except DBAPIError as error:
        raise _store_error(file, error.orig) from error
    except sqlite3.Error as error:
        raise _store_error(file, error) from error


def _store_error(file: Path, error: BaseException | None) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("is in use by another program. Try again.", file)
    if code == sqlite3.SQLITE_FULL:
        return StoreError("cannot grow because the disk is full. Nothing was stored; free some space.", file)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return StoreError("is read-only. Nothing was stored.", file)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError(DAMAGED, file)
    if code == sqlite3.SQLITE_CANTOPEN:
        return StoreError("cannot be opened.", file)
    return StoreError(f"cannot be read or written: {error}.", file)


def lacks_parent(error: IntegrityError) -> bool:
    """Return whether a row refers to one that does not exist."""
    return getattr(error.orig, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
