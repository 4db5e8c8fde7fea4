"""Who may see a game: secrets of the game itself, and the profiles that own its seats."""

from __future__ import annotations

import json
from collections.abc import Mapping

from sqlalchemy import JSON, Connection, bindparam, select, text
from sqlalchemy.exc import IntegrityError

from .database import StorePart
from .errors import UnknownGame, UnknownProfile
from .people_tables import owners
from .rows import access_row, hash_of
from .tables import games


class Owners(StorePart):
    """The part of a store that knows who may see a game."""

    def grant(self, game: str, secret: str, seats: tuple[int, ...]) -> None:
        """Store a secret that opens these seats; without seats it lets a client watch.

        :raises UnknownGame: if there is no such game
        """
        if not secret:
            raise ValueError("a secret must not be empty")
        with self._database.writing() as connection:
            try:
                connection.execute(GRANT, access_row(game, secret, seats))
            except IntegrityError:
                raise UnknownGame(f"There is no game {game}.") from None

    def seats_of(self, game: str, secret: str) -> tuple[int, ...] | None:
        """Return the seats that a secret opens, or None if it opens nothing of this game.

        It may be a secret of the game, of a device of somebody who owns seats, or of the link for looking on
        of the group of this game, which opens no seats.
        """
        with self._database.reading() as connection:
            found = connection.execute(SEATS, {"game": game, "hash": hash_of(secret)}).scalars().all()
        return tuple(sorted({seat for seats in found for seat in json.loads(seats)})) if found else None

    def own(self, game: str, seats: Mapping[int, str]) -> None:
        """Store who owns seats of a game: the profile of each seat.

        :raises UnknownGame: if there is no such game
        :raises UnknownProfile: if there is no such profile
        """
        with self._database.writing() as connection:
            if connection.execute(select(games.c.number).where(games.c.id == game)).first() is None:
                raise UnknownGame(f"There is no game {game}.")
            self._own(connection, game, seats)

    def owners(self, game: str) -> dict[int, str]:
        """Return the profiles that own seats of a game, by seat."""
        wanted = select(owners.c.seat, owners.c.profile).where(owners.c.game == game).order_by(owners.c.seat)
        with self._database.reading() as connection:
            return {row.seat: row.profile for row in connection.execute(wanted)}

    def _own(self, connection: Connection, game: str, seats: Mapping[int, str]) -> None:
        """Store the owners of seats of a game that is there.

        :raises UnknownProfile: if there is no such profile
        """
        if not seats:
            return
        rows = [{"game": game, "seat": seat, "profile": profile} for seat, profile in seats.items()]
        try:
            connection.execute(OWN, rows)
        except IntegrityError:
            raise UnknownProfile("There is no such profile.") from None


GRANT = text("""
INSERT INTO access (game, hash, seats) VALUES (:game, :hash, :seats)
ON CONFLICT (game, hash) DO UPDATE SET seats = excluded.seats
""").bindparams(bindparam("seats", type_=JSON))
OWN = text("""
INSERT INTO owners (game, seat, profile) VALUES (:game, :seat, :profile)
ON CONFLICT (game, seat) DO UPDATE SET profile = excluded.profile
""")
SEATS = text("""
SELECT CAST(seats AS TEXT) FROM access WHERE game = :game AND hash = :hash
UNION ALL
SELECT '[' || owners.seat || ']' FROM owners JOIN devices ON devices.profile = owners.profile
WHERE owners.game = :game AND devices.hash = :hash
UNION ALL
SELECT '[]' FROM group_games JOIN groups ON groups.id = group_games."group"
WHERE group_games.game = :game AND groups.watching_hash = :hash
""")
"""One way to the database, because a client that connects waits for it; each part is found by its key."""
