"""The store: games in one SQLite file. When a method returns, what it wrote is on the disk."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from threading import RLock
from typing import Any, Self

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from . import connections
from .errors import AlreadyThere, StoreError, UnknownCampaign, UnknownGame
from .folder import NAME, FolderLock
from .model import CampaignInfo, Changes, Entry, GameInfo, Seat
from .tables import access, campaigns, entries, games, snapshots


class Store:
    """Games, campaigns, and who may see them. After an error the store is unchanged.

    One connection writes and one reads; threads take turns at each. A read does not wait for a write.
    """

    def __init__(
        self, file: Path, connection: Connection, reader: Connection, lock: FolderLock | None
    ) -> None:
        """Wrap open connections; `open` and `read` make stores."""
        self.file = file
        self._connection = connection
        self._reader = reader
        self._lock = lock
        self._writing = RLock()
        self._looking = self._writing if reader is connection else RLock()

    # --- opening and closing ---

    @classmethod
    def open(cls, folder: Path) -> Store:
        """Open the games of a folder, create it if needed, and lock it for other processes.

        :raises StoreBusy: if another process has locked it
        :raises StoreError: if it cannot be used: read-only, damaged, of a newer version
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The folder {folder} cannot be created: {error.strerror}.") from None
        file = folder / NAME
        lock = FolderLock(folder)
        try:
            with connections.readable_errors(file):
                connection = connections.open_to_write(file)
                try:
                    return cls(file, connection, connections.open_second(file), lock)
                except BaseException:
                    connections.close(connection)
                    raise
        except BaseException:
            lock.release()
            raise

    @classmethod
    def read(cls, folder: Path) -> Store:
        """Open the games of a folder only to read them, even while a server has locked it.

        :raises StoreBusy: if they are of an older version, and another process has locked the folder
        :raises StoreError: if there are none, or they cannot be read
        """
        file = folder / NAME
        if not file.exists():
            raise StoreError(f"The folder {folder} holds no games.")
        with connections.readable_errors(file):
            connection = connections.open_to_read(file)
        if connection is None:
            cls.open(folder).close()  # migrates it
            return cls.read(folder)
        return cls(file, connection, connection, None)

    def close(self) -> None:
        """Close the file and unlock the folder. Calling it again does nothing."""
        with self._writing, self._looking:
            connections.close(self._reader)  # first, because the last one to close merges the write-ahead log
            connections.close(self._connection)
            if self._lock is not None:
                self._lock.release()
                self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _transaction(self) -> Generator[Connection, None, None]:
        """Commit everything within, or nothing."""
        with self._writing, connections.readable_errors(self.file), self._connection.begin():
            yield self._connection

    @contextmanager
    def _reading(self) -> Generator[Connection, None, None]:
        """Read everything within in one transaction."""
        with self._looking, connections.readable_errors(self.file), self._reader.begin():
            yield self._reader

    # --- games ---

    def create(self, game: GameInfo, entry: Entry, secret: str, seats: tuple[int, ...]) -> None:
        """Store a new game with its first entry, and the secret that opens these seats.

        :param secret: may be empty; then nothing opens the seats
        :raises AlreadyThere: if there is a game with this id
        :raises UnknownCampaign: if there is no such campaign
        """
        if entry.version != 1:
            raise StoreError(f"The first entry of a game must be version 1, not {entry.version}.")
        with self._transaction() as connection:
            try:
                connection.execute(insert(games), _game_row(game))
            except IntegrityError as error:
                if connections.lacks_parent(error):
                    raise UnknownCampaign(f"There is no campaign {game.campaign}.") from None
                raise AlreadyThere(f"There is a game {game.id} already.") from None
            first = Changes(game.summary, game.over, game.rank, game.points, game.assisted)
            connection.execute(insert(entries), _entry_row(game.id, entry, first, game.changed))
            if secret:
                connection.execute(GRANT, _access_row(game.id, secret, seats))

    def append(self, game: str, entry: Entry, changes: Changes) -> None:
        """Add the next entry of a game.

        :raises UnknownGame: if there is no such game
        :raises AlreadyThere: if the version is stored already
        :raises StoreError: if a version before it is missing
        """
        row = _entry_row(game, entry, changes, time.time())
        with self._writing, connections.readable_errors(self.file):
            try:
                # On the driver's connection, which is faster: a player waits for this.
                added = connections.driver(self._connection).execute(NEXT, row).rowcount
            except sqlite3.IntegrityError:
                added = 0
        if not added:
            raise self._not_next(game, entry.version)

    def _not_next(self, game: str, version: int) -> StoreError:
        """Return why an entry is not the next one."""
        last = self.info(game).version
        if version <= last:
            return AlreadyThere(f"Version {version} of game {game} is stored already; the last is {last}.")
        return StoreError(f"Version {version} of game {game} cannot be stored: the last is {last}.")

    def info(self, game: str) -> GameInfo:
        """Return a game.

        :raises UnknownGame: if there is no such game
        """
        found = self._games(games.c.id == game)
        if not found:
            raise _unknown(game)
        return found[0]

    def games(self) -> list[GameInfo]:
        """Return all games, the last changed first."""
        return sorted(self._games(), key=lambda game: game.changed)[::-1]

    def _games(self, *where: ColumnElement[bool]) -> list[GameInfo]:
        """Return games in the order in which they began."""
        with self._reading() as connection:
            return [_game(row) for row in connection.execute(GAMES.where(*where)).mappings()]

    def delete(self, game: str) -> None:
        """Delete a game and everything that belongs to it.

        :raises UnknownGame: if there is no such game
        """
        with self._transaction() as connection:
            if not connection.execute(delete(games).where(games.c.id == game)).rowcount:
                raise _unknown(game)

    # --- entries of a game ---

    def entries(self, game: str, after: int = 0) -> list[Entry]:
        """Return the entries of a game after a version.

        :raises UnknownGame: if there is no such game
        """
        wanted = select(entries).where(entries.c.game == game, entries.c.version > after)
        with self._reading() as connection:
            found = connection.execute(wanted.order_by(entries.c.version)).mappings().all()
        if not found:
            self.info(game)  # raises if there is no such game
        return [_entry(row) for row in found]

    def snapshot(self, game: str, version: int, body: str) -> None:
        """Store the JSON of the state of a game, so that opening it replays less. Only the newest is kept.

        Old summaries are deleted here, because nobody waits for a snapshot.

        :raises UnknownGame: if there is no such game
        """
        with self._transaction() as connection:
            try:
                connection.execute(SNAPSHOT, {"game": game, "version": version, "body": body})
            except IntegrityError:
                raise _unknown(game) from None
            connection.exec_driver_sql(FORGET, {"game": game})

    def latest_snapshot(self, game: str) -> tuple[int, str] | None:
        """Return the snapshot of a game with its version, or None."""
        wanted = select(snapshots.c.version, snapshots.c.body).where(snapshots.c.game == game)
        with self._reading() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else (found.version, found.body)

    # --- who may see a game ---

    def grant(self, game: str, secret: str, seats: tuple[int, ...]) -> None:
        """Store a secret that opens these seats; without seats it lets a client watch.

        :raises UnknownGame: if there is no such game
        """
        if not secret:
            raise ValueError("a secret must not be empty")
        with self._transaction() as connection:
            try:
                connection.execute(GRANT, _access_row(game, secret, seats))
            except IntegrityError:
                raise _unknown(game) from None

    def seats_of(self, game: str, secret: str) -> tuple[int, ...] | None:
        """Return the seats that a secret opens, or None if the game has no such secret."""
        wanted = select(access.c.seats).where(access.c.game == game, access.c.hash == _hash(secret))
        with self._reading() as connection:
            found = connection.execute(wanted).scalar()
        return None if found is None else tuple(found)

    # --- campaigns ---

    def new_campaign(self, campaign: CampaignInfo) -> None:
        """Store a new campaign.

        :raises AlreadyThere: if there is a campaign with this id
        """
        with self._transaction() as connection:
            try:
                connection.execute(insert(campaigns), asdict(campaign))
            except IntegrityError:
                raise AlreadyThere(f"There is a campaign {campaign.id} already.") from None

    def campaigns(self) -> list[CampaignInfo]:
        """Return all campaigns, the newest first."""
        return sorted(self._campaigns(), key=lambda campaign: campaign.created, reverse=True)

    def campaign(self, campaign: str) -> CampaignInfo:
        """Return a campaign; `campaign_of` adds its games.

        :raises UnknownCampaign: if there is no such campaign
        """
        found = self._campaigns(campaigns.c.id == campaign)
        if not found:
            raise UnknownCampaign(f"There is no campaign {campaign}.")
        return found[0]

    def games_of(self, campaign: str) -> list[GameInfo]:
        """Return the games of a campaign, in the order in which they began."""
        return self._games(games.c.campaign == campaign)

    def _campaigns(self, *where: ColumnElement[bool]) -> list[CampaignInfo]:
        with self._reading() as connection:
            rows = connection.execute(select(campaigns).where(*where)).mappings()
            return [CampaignInfo(**row) for row in rows]


# --- statements -----------------------------------------------------------------------------------

_all = entries.alias()
_last = select(func.max(_all.c.version)).where(_all.c.game == games.c.id).scalar_subquery()
STATUS = [entries.c[name] for name in ("version", "changed", "assisted", "over", "rank", "points", "summary")]
GAME = [column for column in games.columns if column.name != "number"]
GAMES = (
    select(*GAME, *STATUS)
    .select_from(games.join(entries))
    .where(entries.c.version == _last)
    .order_by(games.c.number)
)
"""The games in the order in which they began, each as it is after its last entry."""

NEXT = """
INSERT INTO entries
    (game, version, kind, seat, request, dropped, steps, changed, assisted, over, rank, points, summary)
SELECT
    :game, :version, :kind, :seat, :request, :dropped, :steps, :changed, before.assisted OR :assisted, :over,
    :rank, :points, :summary
FROM entries AS before WHERE before.game = :game AND before.version = :version - 1
"""
"""Adds an entry if the one before it exists; a game that was assisted once stays so."""

GRANT = insert(access).prefix_with("OR REPLACE")
_taken = sqlite.insert(snapshots)
SNAPSHOT = _taken.on_conflict_do_update(
    index_elements=["game"],
    set_={"version": _taken.excluded.version, "body": _taken.excluded.body},
    where=_taken.excluded.version > snapshots.c.version,
)
FORGET = """
UPDATE entries SET summary = '' WHERE game = :game AND summary <> ''
    AND version < (SELECT max(version) FROM entries WHERE game = :game)
"""
"""Deletes all summaries of a game but the last: nobody reads them, and they are most of its text."""


def _unknown(game: str) -> UnknownGame:
    return UnknownGame(f"There is no game {game}.")


# --- rows -----------------------------------------------------------------------------------------

Columns = dict[str, Any]


def _game_row(game: GameInfo) -> Columns:
    row: Columns = {column.name: getattr(game, column.name) for column in GAME}
    row["seats"] = [[seat.player, seat.name] for seat in game.seats]
    row["campaign"] = game.campaign or None
    return row


def _game(row: Any) -> GameInfo:
    columns: Columns = dict(row)
    columns["seats"] = tuple(Seat(player, name) for player, name in columns["seats"])
    columns["campaign"] = columns["campaign"] or ""
    return GameInfo(**columns)


def _entry_row(game: str, entry: Entry, changes: Changes, changed: float) -> Columns:
    row: Columns = {"game": game, "changed": changed, **asdict(changes), **asdict(entry)}
    row["request"] = entry.request or None
    row["steps"] = "\n".join(entry.steps)
    return row


def _entry(row: Any) -> Entry:
    steps = tuple(row["steps"].split("\n")) if row["steps"] else ()
    return Entry(row["version"], row["kind"], row["seat"], row["request"] or "", row["dropped"], steps)


def _access_row(game: str, secret: str, seats: tuple[int, ...]) -> Columns:
    return {"game": game, "hash": _hash(secret), "seats": list(seats)}


def _hash(secret: str) -> str:
    # Secrets are long and random, so a slow hash for passwords would add nothing.
    return hashlib.sha256(secret.encode()).hexdigest()
