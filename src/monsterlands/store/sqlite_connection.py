"""Connections to a file of SQLite: their settings, and readable errors."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import cast

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from .errors import Place, StoreBusy, StoreError
from .sqlite_check import DAMAGED

PATIENCE = 2000
"""Milliseconds to wait for another program that has locked the file."""


def close(connection: Connection) -> None:
    """Close the connection and the file."""
    connection.close()
    connection.engine.dispose()


def driver(connection: Connection) -> sqlite3.Connection:
    """Return the connection of SQLite itself, for statements that must be fast."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


def own(file: Path) -> None:
    """Let only the owner read the file, and create it so; SQLite gives its other files the same rights."""
    with suppress(OSError):  # SQLite reports what is wrong with it
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


def connect(file: Path, mode: str) -> Connection:
    """Return a connection to the file; SQLAlchemy begins its transactions."""

    def connected() -> sqlite3.Connection:
        # Without an isolation level the driver begins no transactions; `begin` below does, also before tables
        # are changed, so that a migration is one transaction.
        return driver_to(file, mode)

    engine = create_engine("sqlite://", creator=connected, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql("BEGIN")

    connection = engine.connect()
    pragma(connection, f"busy_timeout = {PATIENCE}")
    return connection


def driver_to(file: Path, mode: str) -> sqlite3.Connection:
    """Return a connection of SQLite itself to the file; ``"ro"`` only reads."""
    address = f"{file.absolute().as_uri()}?mode={mode}"
    opened = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    # A damaged text must not keep others from being read; its sum tells that it is damaged.
    opened.text_factory = _decode
    return opened


def _decode(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def pragma(connection: Connection, setting: str) -> None:
    """Change a setting of SQLite."""
    # On the driver's cursor, because most settings have no effect within a transaction.
    cursor = connection.connection.cursor()
    try:
        cursor.execute(f"PRAGMA {setting}")
        cursor.fetchall()
    except sqlite3.Error as error:
        raise DBAPIError(f"PRAGMA {setting}", None, error) from None
    finally:
        cursor.close()


# --- errors ---------------------------------------------------------------------------------------


@contextmanager
def readable_errors(place: Place) -> Generator[None, None, None]:
    """Turn the errors of SQLAlchemy and SQLite into readable ones.

    :raises StoreError: instead of them
    """
    try:
        yield
    except DBAPIError as error:
        raise _store_error(place, error.orig) from error
    except sqlite3.Error as error:
        raise _store_error(place, error) from error
    except UnicodeDecodeError as error:  # SQLite's own sentence has a damaged name in it
        raise StoreError(DAMAGED, place) from error


def _store_error(place: Place, error: BaseException | None) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("is in use by another program. Try again.", place)
    if code == sqlite3.SQLITE_FULL:
        return StoreError("cannot grow because the disk is full. Nothing was stored; free some space.", place)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return StoreError("is read-only. Nothing was stored.", place)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError(DAMAGED, place)
    if code == sqlite3.SQLITE_CANTOPEN:
        return StoreError("cannot be opened.", place)
    return StoreError(f"cannot be read or written: {error}.", place)


def may_lack_space(error: StoreError) -> bool:
    """Return whether the system may have refused to write because the disk is full."""
    cause = error.__cause__
    code = getattr(cause.orig if isinstance(cause, DBAPIError) else cause, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
