"""The store: games in a database. When a method returns, what it wrote is on the disk."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, delete, select, text
from sqlalchemy.exc import IntegrityError

from . import sqlite_file
from .campaigns import Campaigns
from .clock import Clock
from .database import Database, Told, Watch
from .errors import AlreadyThere, DamagedGame, MaybeStored, StoreBusy, StoreError, UnknownGame
from .game_lists import GameLists
from .groups import Groups
from .model import Change, Changes, Entry
from .people_tables import group_games, owners
from .presence import Presence
from .profiles import Profiles
from .rows import entry_of_row, entry_row, is_whole
from .tables import entries, games, latest, snapshots
from .talk import Talk
from .thoughts import Thoughts
from .ties import GameTies
from .whole_games import WholeGames
from .whole_people import WholePeople

NO_DRIVER = "PostgreSQL needs a driver that is not installed: pip install monsterlands[postgres]"
Move = tuple[str, Entry, Changes]
"""A game, its next entry, and the status of the game after it."""


class Store(
    Thoughts, WholeGames, WholePeople, GameLists, Campaigns, Profiles, Groups, GameTies, Talk, Presence, Clock
):
    """Games, campaigns, and the people who play them.

    After an error the store is unchanged (but see `MaybeStored`).
    Threads take turns at reading and at writing. A read does not wait for a write.
    """

    def __init__(self, database: Database) -> None:
        """Wrap an open database; the methods below open it."""
        super().__init__(database)
        self.place = database.place
        self.is_shared = database.is_shared
        """Whether other processes may use it at the same time."""

    # --- opening and closing ---

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Open the games of a folder, create it if needed, and lock it for other processes.

        :raises StoreBusy: if another process has locked it
        :raises StoreError: if it cannot be used: read-only, damaged, of a newer version
        """
        return cls(sqlite_file.open_folder(folder))

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Open the games of a folder only to read them, even while a server has locked it.

        :raises StoreBusy: if they are of an older version, and another process has locked the folder
        :raises StoreError: if there are none, or they cannot be read
        """
        return cls(sqlite_file.read_folder(folder))

    @classmethod
    def open_database(cls, address: str) -> Self:
        """Open the games of a PostgreSQL database, which others may use, too; make its tables if needed.

        :param address: such as ``postgresql://user@host/name``
        :raises StoreBusy: if it does not answer
        :raises StoreError: if it cannot be used
        """
        # Imported here because its driver is an extra.
        try:
            from .postgres import open_address
        except ImportError:
            raise StoreError(NO_DRIVER) from None
        return cls(open_address(address))

    @classmethod
    def at(cls, place: Path | str) -> Self:
        """Open the games of a folder, or of the address of a database.

        :raises StoreError: if they cannot be used
        """
        return cls.open_database(place) if isinstance(place, str) else cls.open(place)

    @classmethod
    def read_database(cls, address: str) -> Self:
        """Open the games of a PostgreSQL database only to read them.

        :raises StoreBusy: if it does not answer
        :raises StoreError: if there are none, or they are of an older version
        """
        try:
            from .postgres import read_address
        except ImportError:
            raise StoreError(NO_DRIVER) from None
        return cls(read_address(address))

    def close(self) -> None:
        """Close the store, and unlock its folder. Calling it again does nothing."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def problem(self) -> str:
        """How the store is damaged, if that was found after it was opened, or empty."""
        return self._database.problem

    def ping(self) -> None:
        """Read one row, which is always fast, to see whether games can be read.

        :raises StoreError: if not
        """
        with self._database.reading() as connection:
            connection.execute(select(latest.c.game).limit(1)).first()

    def watch(self, told: Told) -> Watch:
        """Call back when a game has changed, also by other processes; close the watch to end that.

        It calls in a thread of its own, with a `Change`, or with None if anything may have changed. In a
        folder only one process writes, so there it never calls.

        :raises StoreBusy: if the database does not answer
        """
        return self._database.watch(told)

    def back_up(self, file: Path) -> None:
        """Write a copy of all games to a new file, even while a server is running.

        :raises StoreError: if the file exists or cannot be written, or the games are not in a folder
        """
        self._database.back_up(file)

    # --- games ---

    def append(self, game: str, entry: Entry, changes: Changes) -> None:
        """Add the next entry of a game.

        :raises UnknownGame: if there is no such game
        :raises AlreadyThere: if the version is stored already
        :raises MaybeStored: if the database went away and nobody knows whether the entry is stored
        :raises StoreError: if a version before it is missing
        """
        row = entry_row(game, entry, changes, time.time())
        try:
            added = self._database.add_entries([row])[0]
        except MaybeStored:
            if not self._is_stored(game, entry):
                raise
            return
        if not added:
            raise self._not_next(game, entry.version)

    def append_all(self, moves: Sequence[Move]) -> list[StoreError | None]:
        """Add the next entries of several games in one transaction, so that they wait for the disk once.

        Return for each what was wrong with it, as `append` raises it, or None. The others are stored.
        """
        now = time.time()
        rows = {move[0]: entry_row(*move, now) for move in moves}
        if not 1 < len(rows) == len(moves):
            return [self._problem(move) for move in moves]
        order = sorted(rows)
        try:
            added = dict(zip(order, self._database.add_entries([rows[game] for game in order]), strict=True))
        except StoreBusy as error:
            return [error] * len(moves)
        except StoreError:
            return [self._problem(move) for move in moves]  # one of them may be the cause
        return [None if added[move[0]] else self._problem(move) for move in moves]

    def _problem(self, move: Move) -> StoreError | None:
        """Append one entry; return what was wrong, or None."""
        try:
            self.append(*move)
        except AlreadyThere as error:
            # It may have been stored together with others, when the database went away.
            return None if self._is_stored(move[0], move[1]) else error
        except StoreError as error:
            return error
        return None

    def _is_stored(self, game: str, entry: Entry) -> bool:
        """Return whether exactly this entry is stored; not if the database does not answer."""
        try:
            return entry in self.entries(game, entry.version - 1)
        except StoreError:
            return False

    def _not_next(self, game: str, version: int) -> StoreError:
        """Return why an entry is not the next one."""
        info = self.info(game)
        if info.problem:
            return _damaged(game, info.problem)
        last = info.version
        if version <= last:
            return AlreadyThere(f"Version {version} of game {game} is stored already; the last is {last}.")
        if version == last + 1:
            return _damaged(game, "it is damaged: versions after its last one are stored")
        return StoreError(f"Version {version} of game {game} cannot be stored: the last is {last}.")

    def delete(self, game: str) -> None:
        """Delete a game and everything that belongs to it; its group, too, if that has nothing else.

        :raises UnknownGame: if there is no such game
        """
        with self._database.writing() as connection:
            self._delete(connection, game)

    def give_up(self, game: str, profile: str) -> bool:
        """Let a profile own no seat of a game any more; return whether nobody does, and it is deleted.

        :raises UnknownGame: if there is no such game
        """
        # Others who give up seats of the same game wait here: the last one deletes it.
        locked = select(games.c.id).where(games.c.id == game).with_for_update()
        of_game = owners.c.game == game
        with self._database.writing() as connection:
            if connection.execute(locked).first() is None:
                raise _unknown(game)
            connection.execute(delete(owners).where(of_game, owners.c.profile == profile))
            if connection.execute(select(owners.c.seat).where(of_game).limit(1)).first() is not None:
                return False
            self._delete(connection, game)
            return True

    def _delete(self, connection: Connection, game: str) -> None:
        """Delete a game within a transaction."""
        group = connection.execute(select(group_games.c.group).where(group_games.c.game == game)).scalar()
        if not connection.execute(delete(games).where(games.c.id == game)).rowcount:
            raise _unknown(game)
        self._database.tell(connection, Change("deleted", game))
        if group is not None:
            self._delete_if_empty(connection, group)

    # --- entries of a game ---

    def entries(self, game: str, after: int = 0) -> list[Entry]:
        """Return the entries of a game after a version.

        :raises UnknownGame: if there is no such game
        :raises DamagedGame: if they are not as they were written, or some are missing
        """
        wanted = select(entries).where(entries.c.game == game, entries.c.version > after)
        with self._database.reading() as connection:
            last = connection.execute(select(latest.c.version).where(latest.c.game == game)).scalar()
            if last is None:
                raise _unknown(game)
            found = connection.execute(wanted.order_by(entries.c.version)).mappings().all()
        if [row["version"] for row in found] != list(range(after + 1, last + 1)):
            raise _damaged(game, f"it is damaged: some of its {last} versions are missing")
        for row in found:
            if not is_whole(row):
                raise _damaged(game, f"it is damaged: version {row['version']} is not as it was written")
        try:
            return [entry_of_row(row) for row in found]
        except (TypeError, ValueError, AttributeError):  # one without a sum
            raise _damaged(game, "it is damaged: an entry is not as it was written") from None

    def snapshot(self, game: str, version: int, body: str) -> None:
        """Store the JSON of the state of a game, so that opening it replays less. Only the newest is kept.

        Old summaries are deleted here, because nobody waits for a snapshot.

        :raises UnknownGame: if there is no such game
        """
        with self._database.writing() as connection:
            try:
                connection.execute(SNAPSHOT, {"game": game, "version": version, "body": body})
            except IntegrityError:
                raise _unknown(game) from None
            connection.execute(FORGET, {"game": game})

    def latest_snapshot(self, game: str) -> tuple[int, str] | None:
        """Return the snapshot of a game with its version, or None."""
        wanted = select(snapshots.c.version, snapshots.c.body).where(snapshots.c.game == game)
        with self._database.reading() as connection:
            found = connection.execute(wanted).first()
        return None if found is None else (found.version, found.body)


# --- statements -----------------------------------------------------------------------------------

SNAPSHOT = text("""
INSERT INTO snapshots (game, version, body) VALUES (:game, :version, :body)
ON CONFLICT (game) DO UPDATE SET version = excluded.version, body = excluded.body
WHERE excluded.version > snapshots.version
""")
FORGET = text("""
UPDATE entries SET summary = '' WHERE game = :game AND summary <> ''
    AND version < (SELECT version FROM latest WHERE game = :game)
""")
"""Deletes all summaries of a game but the last: nobody reads them, and they are most of its text."""


def _unknown(game: str) -> UnknownGame:
    return UnknownGame(f"There is no game {game}.")


def _damaged(game: str, problem: str) -> DamagedGame:
    return DamagedGame(f"Game {game} cannot be read: {problem}.")
