"""Hears what other processes have changed in a PostgreSQL database, over a connection of its own."""

from __future__ import annotations

import logging
import selectors
import socket
from contextlib import suppress
from threading import Thread
from typing import Any, cast, get_args

import psycopg

from .database import Told
from .errors import StoreError
from .model import Change, ChangeKind
from .postgres_address import Address

log = logging.getLogger(__name__)
CHANNEL = "monsterlands"
RETRY = 0.5
"""Seconds until the next attempt to connect again."""
ASK_EVERY = 10.0
"""Seconds without a word after which the server is asked whether it is there."""


def payload(change: Change) -> str:
    """Return a change as text."""
    return f"{change.kind} {change.version} {change.game}"


def change_of(told: str) -> Change | None:
    """Return the change of a text; None if it is not one: then anything may have changed."""
    kind, _, rest = told.partition(" ")
    version, _, game = rest.partition(" ")
    if kind not in get_args(ChangeKind) or not version.isdecimal():
        return None
    return Change(cast(ChangeKind, kind), game, int(version))


class PostgresWatch:
    """Listens in a thread of its own, and connects again by itself."""

    def __init__(self, address: Address, told: Told) -> None:
        """Begin to listen.

        :raises StoreError: if there is no connection
        """
        self._address = address
        self._told = told
        connection = self._listening()
        self._ending, self._end = socket.socketpair()
        self._thread = Thread(target=self._run, args=(connection,), name="store-watch", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening. Calling it again does nothing."""
        self._end.close()
        self._thread.join()

    def _listening(self) -> psycopg.Connection[Any]:
        connection = self._address.connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _run(self, connection: psycopg.Connection[Any] | None) -> None:
        while connection is not None:
            with connection, suppress(psycopg.Error):
                self._listen(connection)
            connection = self._again()
            if connection is not None:
                self._tell(None)
        self._ending.close()

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        """Tell what is heard until the connection breaks or the watch is closed."""
        while self._wait(ASK_EVERY, connection):
            heard = list(connection.notifies(timeout=0))
            for notify in heard:
                self._tell(change_of(notify.payload))
            if not heard:
                connection.execute("SELECT 1")  # raises if the server is gone

    def _again(self) -> psycopg.Connection[Any] | None:
        """Connect again, however long that takes; None if the watch is closed."""
        while self._wait(RETRY):
            with suppress(StoreError, psycopg.Error):
                return self._listening()
        return None

    def _wait(self, seconds: float, connection: psycopg.Connection[Any] | None = None) -> bool:
        """Wait for a time, or until the server says something; return False if the watch is closed."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._ending, selectors.EVENT_READ)
            if connection is not None:
                selector.register(connection.fileno(), selectors.EVENT_READ)
            return all(key.fileobj is not self._ending for key, _ in selector.select(seconds))

    def _tell(self, change: Change | None) -> None:
        try:
            self._told(change)
        except Exception:
            log.exception("a change cannot be told")
