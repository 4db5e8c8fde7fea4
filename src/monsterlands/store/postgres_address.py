"""The address of a PostgreSQL database, and what can be wrong with it. Passwords are never told."""

from __future__ import annotations

import re
from typing import Any

import psycopg
from psycopg import conninfo

from .errors import Place, StoreBusy, StoreError

SCHEMES = ("postgresql://", "postgres://")
NOT_AN_ADDRESS = "This is not the address of a database. Write it as postgresql://USER@HOST/NAME."
SETTINGS: dict[str, str | int] = {
    "application_name": "monsterlands",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    # A server that is gone without a word is noticed after some 10 seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""What a connection needs, unless the address says otherwise."""
SESSION = """
SET statement_timeout = '10s';
SET lock_timeout = '2s';
SET idle_in_transaction_session_timeout = '60s';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""Nothing waits for ever, and what is committed is on the disk, whatever the server is set to."""


class Address:
    """An address such as ``postgresql://user@host/name``.

    :raises StoreError: if it is not one
    """

    def __init__(self, address: str) -> None:
        if not address.startswith(SCHEMES):
            raise StoreError(NOT_AN_ADDRESS)
        try:
            given = conninfo.conninfo_to_dict(address)
        except (psycopg.Error, UnicodeError):
            # Not `from` it: it may have the password.
            raise StoreError(NOT_AN_ADDRESS) from None
        if not all(port.isdecimal() for port in str(given.get("port", 0)).split(",")):
            raise StoreError(NOT_AN_ADDRESS)
        self._settings = conninfo.make_conninfo("", **{**SETTINGS, **given})
        self._name = given.get("dbname") or given.get("user") or "of this user"
        self._user = given.get("user") or "of this process"
        host = str(given.get("host") or given.get("hostaddr") or "this machine")
        self._server = f"{host}:{given['port']}" if given.get("port") else host
        self.place = Place(f"The database {self._name} at {self._server}", "The database of the games")

    def connect(self, read_only: bool = False) -> psycopg.Connection[Any]:
        """Connect.

        :raises StoreBusy: if the server does not answer, or has no connection left
        :raises StoreError: if it refuses
        """
        try:
            connection = psycopg.connect(self._settings, autocommit=True)
        except (psycopg.Error, UnicodeError) as error:
            raise self._refusal(str(error)) from None
        try:
            connection.execute(SESSION)
            if read_only:
                connection.execute("SET default_transaction_read_only = on")
        except psycopg.Error as error:
            connection.close()
            raise self._refusal(str(error)) from None
        return connection

    def _refusal(self, reason: str) -> StoreError:
        """Say why there is no connection. Its driver has only the sentence of the server for that."""

        def says(*patterns: str) -> bool:
            return any(re.search(pattern, reason) for pattern in patterns)

        server, place = f"The PostgreSQL server at {self._server}", self.place
        public = "The database of the games cannot be used."
        if says("password authentication failed", "no password supplied"):
            return StoreError(
                f"{server} does not accept the password of the user {self._user}.", None, public
            )
        if says('role ".*" does not exist', "authentication failed", "no pg_hba.conf entry"):
            return StoreError(f"{server} does not let the user {self._user} in.", None, public)
        if says('database ".*" does not exist'):
            return StoreError(f"{server} has no database {self._name}. Create it first.", None, public)
        if says("permission denied for database"):
            return StoreError(f"cannot be used by the user {self._user}.", place, "cannot be used.")
        if says("too many", "remaining connection slots"):
            return StoreBusy("has no connection left. Try again.", place)
        if says("starting up", "shutting down", "recovery", "terminating"):
            return StoreBusy("is not ready. Try again.", place)
        if says("[Ii]nvalid .*value", "unrecognized", "certificate", "SSL"):
            return StoreError(f"cannot be used: {_line(reason)}.", place, "cannot be used.")
        return StoreBusy(
            "does not answer. Is there a PostgreSQL server? Try again.", place, "does not answer."
        )


def _line(reason: str) -> str:
    """Return the end of the first line, which says why."""
    return reason.strip().partition("\n")[0].rpartition("failed: ")[2].rstrip(".")
