"""Games in a PostgreSQL database: connections that come back, errors, and what is special about it."""

from __future__ import annotations

import socket
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, RLock, Thread
from typing import Any, cast

import psycopg
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import DataError as SqlDataError
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from . import migration
from .database import Told
from .errors import MaybeStored, Place, StoreBusy, StoreError, UnknownGame
from .model import Change
from .postgres_address import Address
from .postgres_watch import CHANNEL, PostgresWatch, payload

LONGEST = 15.0
"""Seconds after which a connection is given up on which nothing comes back, not even an error."""
MIGRATION_LOCK = 0x6D6F6E73746572
"""The number of the lock that lets one process migrate at a time."""


def open_address(address: str) -> PostgresDatabase:
    """Open a database, and make or migrate its tables.

    :raises StoreBusy: if it does not answer
    :raises StoreError: if it cannot be used: no password, no such database, of a newer version
    """
    database = PostgresDatabase(Address(address))
    try:
        database.migrate()
    except BaseException:
        database.close()
        raise
    return database


def read_address(address: str) -> PostgresDatabase:
    """Open a database only to read it.

    :raises StoreBusy: if it does not answer
    :raises StoreError: if it holds no games, or of another version
    """
    database = PostgresDatabase(Address(address), read_only=True)
    try:
        with database.reading() as connection:
            found = migration.version_of(connection, database.place)
        if found is None:
            raise StoreError("holds no games.", database.place)
        if found != migration.newest():
            reason = "is of an older version of monsterlands. Start its server once to migrate it."
            raise StoreError(reason, database.place)
    except BaseException:
        database.close()
        raise
    return database


class PostgresDatabase:
    """A database that other processes may use, too. One connection writes and one reads."""

    clock = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
    is_shared = True
    skip_locked = "FOR UPDATE SKIP LOCKED"
    problem = ""
    """Nothing: PostgreSQL finds damage itself."""

    def __init__(self, address: Address, read_only: bool = False) -> None:
        self.place = address.place
        self._address = address
        self._writer = Line(address, "BEGIN", read_only)
        self._reader = Line(address, "BEGIN ISOLATION LEVEL REPEATABLE READ", read_only=True)
        self._closed = Event()
        Thread(target=self._guard, name="store-guard", daemon=True).start()

    @contextmanager
    def reading(self) -> Generator[Connection, None, None]:
        """Read everything within in one transaction."""
        with self._reader.used() as connection, connection.begin():
            try:
                yield connection
            except SqlDataError:  # nothing with such an id could ever be stored: it has a NUL
                raise UnknownGame("There is nothing with such an id.") from None

    @contextmanager
    def writing(self, *, lasting: bool = True) -> Generator[Connection, None, None]:
        """Commit everything within, or nothing."""
        with self._writer.used() as connection, connection.begin() as transaction:
            if not lasting:
                connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            yield connection
            with _perhaps_done(self.place):
                transaction.commit()

    def add_entries(self, rows: Sequence[Mapping[str, Any]]) -> list[bool]:
        """Add entries of several games in one transaction, and tell the watches.

        Tell of each whether it was the next one. The games must be in order, so that two processes cannot
        wait for each other.
        """
        with self._writer.used() as connection, _perhaps_done(self.place):
            file = _driver(connection)
            try:
                if len(rows) == 1:
                    # One statement is one transaction, and one way to the server and back.
                    return [_add(file, rows[0])]
                with file.transaction():
                    return [_add(file, row) for row in rows]
            except psycopg.IntegrityError:
                # An entry is there, but not counted, or a game is being deleted.
                if len(rows) == 1:
                    return [False]
        return [self.add_entries([row])[0] for row in rows]

    def tell(self, connection: Connection, change: Change) -> None:
        """Tell the watches of a change when the transaction is committed."""
        connection.execute(TELL, {"channel": CHANNEL, "told": payload(change)})

    def watch(self, told: Told) -> PostgresWatch:
        """Call back in another thread when a process has changed something."""
        return PostgresWatch(self._address, told)

    def lacks_parent(self, error: IntegrityError) -> bool:
        """Return whether a row refers to one that does not exist."""
        return getattr(error.orig, "sqlstate", "") == "23503"

    def back_up(self, file: Path) -> None:
        """Refuse: PostgreSQL has a program for it."""
        raise StoreError("is backed up by the program of PostgreSQL: pg_dump.", self.place)

    def migrate(self) -> None:
        """Make or migrate the tables, in one transaction; if several processes begin at once, one does it."""
        with self._writer.used() as connection:
            with connection.begin():
                if migration.version_of(connection, self.place) == migration.newest():
                    return
            self._writer.patient = True
            try:
                with connection.begin():
                    connection.execute(
                        text("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '60s'")
                    )
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                    if migration.version_of(connection, self.place) != migration.newest():
                        migration.migrate(connection)
            finally:
                self._writer.patient = False

    def close(self) -> None:
        """Close the connections. Calling it again does nothing."""
        self._closed.set()
        self._reader.close()
        self._writer.close()

    def _guard(self) -> None:
        """Give up connections on which nothing comes back: a call must never hang."""
        while not self._closed.wait(1):
            for line in (self._writer, self._reader):
                line.give_up_if_stuck()


class Line:
    """A connection that is made when it is needed, and made again when it was lost. Threads take turns."""

    def __init__(self, address: Address, begin: str, read_only: bool) -> None:
        """Prepare a connection.

        :param begin: the statement that begins a transaction
        """
        self.patient = False
        """Whether a statement may take as long as it wants."""
        self._place = address.place
        self._turn = RLock()
        self._since: float | None = None
        self._connection: Connection | None = None
        # The driver begins no transactions, so that one statement alone is one way to the server and back.
        self._engine = create_engine(
            "postgresql+psycopg://",
            creator=lambda: address.connect(read_only),
            poolclass=NullPool,
            use_native_hstore=False,
        )

        @event.listens_for(self._engine, "begin")
        def _(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
            connection.exec_driver_sql(begin)

    @contextmanager
    def used(self) -> Generator[Connection, None, None]:
        """Wait for the turn of this thread, and connect if needed.

        :raises StoreError: instead of the errors of SQLAlchemy and PostgreSQL
        """
        with self._turn, _readable_errors(self._place):
            outer, self._since = self._since, time.monotonic()
            try:
                yield self._open()
            finally:
                self._since = outer

    def _open(self) -> Connection:
        if self._connection is not None and not _is_alive(self._connection):
            self._drop()
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError, psycopg.Error):
                connection.invalidate()
            connection.close()

    def give_up_if_stuck(self) -> None:
        """Close the connection if it has waited too long for the server; whoever waits gets an error."""
        since, connection = self._since, self._connection
        if since is None or connection is None or self.patient or time.monotonic() - since < LONGEST:
            return
        with suppress(OSError, psycopg.Error, DBAPIError):
            line = socket.socket(fileno=_driver(connection).fileno())
            try:
                line.shutdown(socket.SHUT_RDWR)
            finally:
                line.detach()  # the driver closes it

    def close(self) -> None:
        """Close the connection."""
        with self._turn:
            self._drop()
            self._engine.dispose()


def _driver(connection: Connection) -> psycopg.Connection[Any]:
    return cast("psycopg.Connection[Any]", connection.connection.driver_connection)


def _is_alive(connection: Connection) -> bool:
    """Return whether the server has not closed the connection, without asking it."""
    if connection.closed or connection.invalidated:
        return False
    try:
        line = _driver(connection).pgconn
        line.consume_input()  # perhaps the last words of the server
        line.consume_input()
    except (psycopg.Error, DBAPIError):
        return False
    return True


ADD = f"""
WITH moved AS (
    UPDATE latest SET version = %(version)s, changed = %(changed)s, assisted = assisted OR %(assisted)s
    WHERE game = %(game)s AND version = %(version)s - 1 RETURNING game, assisted
), added AS (
    INSERT INTO entries (
        game, version, kind, seat, request, dropped, steps, changed, assisted, over, rank, points, summary,
        checksum, lived
    )
    SELECT
        game, %(version)s, %(kind)s, %(seat)s, %(request)s, %(dropped)s, %(steps)s, %(changed)s, assisted,
        %(over)s, %(rank)s, %(points)s, %(summary)s, %(checksum)s, %(lived)s
    FROM moved RETURNING game
)
SELECT pg_notify('{CHANNEL}', %(told)s) FROM added
"""
"""Counts and adds an entry, if it is the next one; a game that was assisted once stays so."""


def _add(connection: psycopg.Connection[Any], row: Mapping[str, Any]) -> bool:
    told = payload(Change("moved", row["game"], row["version"]))
    return bool(connection.execute(ADD, {**row, "told": told}).rowcount)


TELL = text("SELECT pg_notify(:channel, :told)")


# --- errors ---------------------------------------------------------------------------------------


@contextmanager
def _readable_errors(place: Place) -> Generator[None, None, None]:
    try:
        yield
    except DBAPIError as error:
        raise _store_error(place, error.orig) from error
    except psycopg.Error as error:
        raise _store_error(place, error) from error


@contextmanager
def _perhaps_done(place: Place) -> Generator[None, None, None]:
    """Say that nobody knows whether something was stored if the connection breaks within.

    :raises MaybeStored: then
    """
    try:
        yield
    except (DBAPIError, psycopg.Error) as error:
        if _is_lost(error.orig if isinstance(error, DBAPIError) else error):
            reason = "went away while something was stored, so it may be stored or not. Look again."
            raise MaybeStored(reason, place) from error
        raise


LOST = ("08", "57P")
"""Classes of errors of a server that is gone, or going."""
BUSY = ("55P03", "57014", "40001", "40P01", "53300")
"""Errors of a server that cannot do it now: locked, too slow, in conflict, no connections left."""
REASONS = {
    "53100": "cannot grow because the disk is full. Nothing was stored; free some space.",
    "25006": "is read-only. Nothing was stored.",
    "XX001": "is damaged. Put a backup in its place.",
    "XX002": "is damaged. Put a backup in its place.",
    "42501": "does not let its user do this. Make that user its owner.",
    "22021": "cannot hold this text.",
}


def _is_lost(error: BaseException | None) -> bool:
    state = getattr(error, "sqlstate", None)
    return isinstance(error, psycopg.OperationalError) if state is None else state.startswith(LOST)


def _store_error(place: Place, error: BaseException | None) -> StoreError:
    state = getattr(error, "sqlstate", None) or ""
    if _is_lost(error):
        return StoreBusy("went away. Nothing was stored. Try again.", place)
    if state in BUSY:
        return StoreBusy("is busy. Nothing was stored. Try again.", place)
    if state in REASONS:
        return StoreError(REASONS[state], place)
    if isinstance(error, psycopg.DataError):
        return StoreError("cannot hold this text. Nothing was stored.", place)
    reason = str(error).partition("\n")[0].rstrip(".")
    return StoreError(f"cannot be read or written: {reason}.", place, "cannot be read or written.")
