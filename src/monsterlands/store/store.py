"""The store: games in one SQLite file. What a method has written is on the disk when it returns."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any, Self

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from . import opening
from .errors import AlreadyThere, StoreError, UnknownCampaign, UnknownGame
from .folder import NAME, FolderLock
from .model import CampaignInfo, Changes, Entry, GameInfo, Seat
from .tables import access, campaigns, entries, games, snapshots


class Store:
    """Games, campaigns, and who may see them. After an error everything is as it was before.

    One connection writes and one reads; threads take turns at each. Who reads does not wait for who writes.
    """

    def __init__(
        self, file: Path, connection: Connection, reader: Connection, lock: FolderLock | None
    ) -> None:
        """Take what `open` or `read` has opened."""
        self.file = file
        self._connection = connection
        self._reader = reader
        self._lock = lock
        self._turn = RLock()
        self._look = self._turn if reader is connection else RLock()

    # --- opening and closing ---

    @classmethod
    def open(cls, folder: Path) -> Store:
        """Open the games of a folder, which is made if it is not there. Nobody else can write to it then.

        :raises StoreBusy: if another process has it open
        :raises StoreError: if it cannot be used: read-only, damaged, of a newer version
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The folder {folder} cannot be made: {error.strerror}.") from None
        file = folder / NAME
        lock = FolderLock(folder)
        try:
            with opening.told(file):
                connection = opening.to_write(file)
                try:
                    return cls(file, connection, opening.beside(file), lock)
                except BaseException:
                    opening.close(connection)
                    raise
        except BaseException:
            lock.release()
            raise

    @classmethod
    def read(cls, folder: Path) -> Store:
        """Open the games of a folder to read them only, also while a server has it.

        :raises StoreBusy: if they are of an older version, and another process has the folder
        :raises StoreError: if there are none, or they cannot be read
        """
        file = folder / NAME
        if not file.exists():
            raise StoreError(f"The folder {folder} holds no games.")
        with opening.told(file):
            connection = opening.to_read(file)
        if connection is None:
            cls.open(folder).close()  # brings it to this version
            return cls.read(folder)
        return cls(file, connection, connection, None)

    def close(self) -> None:
        """Close the file and let others have the folder. A second time changes nothing."""
        with self._turn, self._look:
            opening.close(self._reader)  # before the other one, which tidies up
            opening.close(self._connection)
            if self._lock is not None:
                self._lock.release()
                self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _transaction(self) -> Generator[Connection, None, None]:
        """Do everything within, or nothing."""
        with self._turn, opening.told(self.file), self._connection.begin():
            yield self._connection

    @contextmanager
    def _reading(self) -> Generator[Connection, None, None]:
        """Look at everything as it stands at one moment."""
        with self._look, opening.told(self.file), self._reader.begin():
            yield self._reader

    # --- games ---

    def create(self, game: GameInfo, entry: Entry, secret: str, seats: tuple[int, ...]) -> None:
        """Store a new game with its first entry, and let whoever knows the secret have these seats.

        :param secret: nobody has any seat if it is empty
        :raises AlreadyThere: if there is a game with this id
        :raises UnknownCampaign: if there is no such campaign
        """
        if entry.version != 1:
            raise StoreError(f"The first entry of a game is version 1, not {entry.version}.")
        with self._transaction() as connection:
            try:
                connection.execute(insert(games), _game_row(game))
            except IntegrityError as error:
                if opening.lacks_parent(error):
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
        with self._turn, opening.told(self.file):
            try:
                # On the driver's connection, where one statement is one transaction: a person waits for it.
                added = opening.driver(self._connection).execute(NEXT, row).rowcount
            except sqlite3.IntegrityError:
                added = 0
        if not added:
            raise self._not_next(game, entry.version)

    def _not_next(self, game: str, version: int) -> StoreError:
        """Tell why an entry is not the next one."""
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
        """Return all games, the one that changed last first."""
        return sorted(self._games(), key=lambda game: game.changed)[::-1]

    def _games(self, *where: ColumnElement[bool]) -> list[GameInfo]:
        """Return games in the order in which they began."""
        with self._reading() as connection:
            return [_game(row) for row in connection.execute(GAMES.where(*where)).mappings()]

    def delete(self, game: str) -> None:
        """Forget a game and all that belongs to it.

        :raises UnknownGame: if there is no such game
        """
        with self._transaction() as connection:
            if not connection.execute(delete(games).where(games.c.id == game)).rowcount:
                raise _unknown(game)

    # --- what happened in a game ---

    def entries(self, game: str, after: int = 0) -> list[Entry]:
        """Return the entries of a game behind a version.

        :raises UnknownGame: if there is no such game
        """
        wanted = select(entries).where(entries.c.game == game, entries.c.version > after)
        with self._reading() as connection:
            found = connection.execute(wanted.order_by(entries.c.version)).mappings().all()
        if not found:
            self.info(game)  # or it is unknown
        return [_entry(row) for row in found]

    def snapshot(self, game: str, version: int, body: str) -> None:
        """Keep a written state of a game, so that less needs to be played again. Only the newest is kept.

        Summaries that have been overtaken are given up here, where nobody waits.

        :raises UnknownGame: if there is no such game
        """
        with self._transaction() as connection:
            try:
                connection.execute(SNAPSHOT, {"game": game, "version": version, "body": body})
            except IntegrityError:
                raise _unknown(game) from None
            connection.exec_driver_sql(FORGET, {"game": game})

    def latest_snapshot(self, game: str) -> tuple[int, str] | None:
        """Return the newest written state of a game with its version, or None."""
        wanted = select(snapshots.c.version, snapshots.c.body).where(snapshots.c.game == game)
        with self._reading() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else (found.version, found.body)

    # --- who may see a game ---

    def grant(self, game: str, secret: str, seats: tuple[int, ...]) -> None:
        """Let whoever knows the secret have these seats; none lets them look on.

        :raises UnknownGame: if there is no such game
        """
        if not secret:
            raise ValueError("a secret is not empty")
        with self._transaction() as connection:
            try:
                connection.execute(GRANT, _access_row(game, secret, seats))
            except IntegrityError:
                raise _unknown(game) from None

    def seats_of(self, game: str, secret: str) -> tuple[int, ...] | None:
        """Return the seats that a secret gives, or None if it is none of this game."""
        wanted = select(access.c.seats).where(access.c.game == game, access.c.hash == _hash(secret))
        with self._reading() as connection:
            found = connection.execute(wanted).scalar()
        return None if found is None else tuple(found)

    # --- campaigns ---

    def new_campaign(self, campaign: CampaignInfo) -> None:
        """Store a campaign that begins.

        :raises AlreadyThere: if there is a campaign with this id
        """
        row = {name: getattr(campaign, name) for name in ("id", "created", "difficulty", "text")}
        with self._transaction() as connection:
            try:
                connection.execute(insert(campaigns), row)
            except IntegrityError:
                raise AlreadyThere(f"There is a campaign {campaign.id} already.") from None

    def campaigns(self) -> list[CampaignInfo]:
        """Return all campaigns, the one that began last first."""
        return sorted(self._campaigns(), key=lambda campaign: campaign.created, reverse=True)

    def campaign(self, campaign: str) -> CampaignInfo:
        """Return a campaign; `standing` tells where it stands.

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
STANDING = [
    entries.c[name] for name in ("version", "changed", "assisted", "over", "rank", "points", "summary")
]
BEGUN = [column for column in games.columns if column.name != "number"]
GAMES = (
    select(*BEGUN, *STANDING)
    .select_from(games.join(entries))
    .where(entries.c.version == _last)
    .order_by(games.c.number)
)
"""The games in the order in which they began, each as it stands after its last entry."""

NEXT = """
INSERT INTO entries
    (game, version, kind, seat, request, dropped, steps, changed, assisted, over, rank, points, summary)
SELECT
    :game, :version, :kind, :seat, :request, :dropped, :steps, :changed, before.assisted OR :assisted, :over,
    :rank, :points, :summary
FROM entries AS before WHERE before.game = :game AND before.version = :version - 1
"""
"""Adds an entry if the one before it is there; what was assisted once stays so."""

_granted = sqlite.insert(access)
GRANT = _granted.on_conflict_do_update(
    index_elements=["game", "hash"], set_={"seats": _granted.excluded.seats}
)
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
"""Gives up all summaries of a game but the last: nobody reads them, and they are most of its text."""


def _unknown(game: str) -> UnknownGame:
    return UnknownGame(f"There is no game {game}.")


# --- rows -----------------------------------------------------------------------------------------

Columns = dict[str, Any]


def _game_row(game: GameInfo) -> Columns:
    row: Columns = {column.name: getattr(game, column.name) for column in BEGUN}
    row["seats"] = [[seat.player, seat.name] for seat in game.seats]
    row["campaign"] = game.campaign or None
    return row


def _game(row: Any) -> GameInfo:
    columns: Columns = dict(row)
    columns["seats"] = tuple(Seat(player, name) for player, name in columns["seats"])
    columns["campaign"] = columns["campaign"] or ""
    return GameInfo(**columns)


def _entry_row(game: str, entry: Entry, changes: Changes, changed: float) -> Columns:
    return {
        "game": game,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "request": entry.request or None,
        "dropped": entry.dropped,
        "steps": "\n".join(entry.steps),
        "changed": changed,
        "assisted": changes.assisted,
        "over": changes.over,
        "rank": changes.rank,
        "points": changes.points,
        "summary": changes.summary,
    }


def _entry(row: Any) -> Entry:
    steps = tuple(row["steps"].split("\n")) if row["steps"] else ()
    return Entry(row["version"], row["kind"], row["seat"], row["request"] or "", row["dropped"], steps)


def _access_row(game: str, secret: str, seats: tuple[int, ...]) -> Columns:
    return {"game": game, "hash": _hash(secret), "seats": list(seats)}


def _hash(secret: str) -> str:
    # Secrets are long and drawn at random: a slow hash, made for passwords, would add nothing.
    return hashlib.sha256(secret.encode()).hexdigest()
