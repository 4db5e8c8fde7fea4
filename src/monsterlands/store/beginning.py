"""How a game begins: it is stored with its first entry, and with those who may see it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from .errors import AlreadyThere, StoreError, UnknownCampaign
from .model import Changes, Entry, GameInfo
from .owners import GRANT, Owners
from .rows import access_row, entry_row, game_row, latest_row
from .tables import entries, games, latest


class Beginning(Owners):
    """The part of a store that takes new games."""

    def create(
        self,
        game: GameInfo,
        entry: Entry,
        secret: str,
        seats: tuple[int, ...],
        owners: Mapping[int, str] | None = None,
    ) -> None:
        """Store a new game with its first entry, and the secret that opens these seats.

        :param secret: may be empty; then nothing opens the seats
        :param owners: the profiles that own seats
        :raises AlreadyThere: if there is a game with this id
        :raises UnknownCampaign: if there is no such campaign
        :raises UnknownProfile: if there is no such profile
        """
        with self._database.writing() as connection:
            self._begin(connection, game, entry, owners or {})
            if secret:
                connection.execute(GRANT, access_row(game.id, secret, seats))

    def _begin(self, connection: Connection, game: GameInfo, entry: Entry, owners: Mapping[int, str]) -> None:
        """Store a new game within a transaction; it raises what `create` raises."""
        if entry.version != 1:
            raise StoreError(f"The first entry of a game must be version 1, not {entry.version}.")
        try:
            connection.execute(insert(games), game_row(game))
        except IntegrityError as error:
            if self._database.lacks_parent(error):
                raise UnknownCampaign(f"There is no campaign {game.campaign}.") from None
            raise AlreadyThere(f"There is a game {game.id} already.") from None
        first = Changes(game.summary, game.over, game.rank, game.points, game.assisted)
        row = entry_row(game.id, entry, first, game.changed)
        connection.execute(insert(entries), row)
        connection.execute(insert(latest), latest_row(row))
        self._own(connection, game.id, owners)
