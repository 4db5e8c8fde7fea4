"""Whole games, as they are copied from one store to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import RowMapping, Table, insert, select
from sqlalchemy.exc import IntegrityError

from .database import Columns, StorePart
from .errors import AlreadyThere, DamagedGame, UnknownGame
from .people_tables import owners, profiles
from .rows import is_whole, latest_row, sum_of_entry, sum_of_game
from .tables import access, entries, games, latest, snapshots


@dataclass(frozen=True, slots=True)
class WholeGame:
    """Everything that is stored of a game. Two are equal if nothing in them differs."""

    id: str
    game: Columns
    entries: list[Columns]
    access: list[Columns]
    snapshots: list[Columns]
    owners: list[Columns]


class WholeGames(StorePart):
    """The part of a store that gives and takes whole games."""

    def ids(self) -> list[str]:
        """Return the ids of all games, in the order in which they began."""
        with self._database.reading() as connection:
            return list(connection.execute(select(games.c.id).order_by(games.c.number)).scalars())

    def whole(self, game: str) -> WholeGame:
        """Return everything that is stored of a game.

        :raises UnknownGame: if there is no such game
        :raises DamagedGame: if it is not as it was written
        """
        with self._database.reading() as connection:

            def rows(table: Table, *order: str) -> Sequence[RowMapping]:
                wanted = select(table).where(table.c.game == game)
                return (
                    connection.execute(wanted.order_by(*(table.c[each] for each in order))).mappings().all()
                )

            begun = connection.execute(select(games).where(games.c.id == game)).mappings().first()
            if begun is None:
                raise UnknownGame(f"There is no game {game}.")
            last = sum(row["version"] for row in rows(latest))
            moves = rows(entries, "version")
            secrets, states, people = rows(access, "hash"), rows(snapshots), rows(owners, "seat")
        whole = begun["checksum"] in (None, sum_of_game(begun)) and all(map(is_whole, moves))
        if not whole or not moves or [row["version"] for row in moves] != list(range(1, last + 1)):
            raise DamagedGame(f"Game {game} cannot be read: it is damaged.")
        return WholeGame(
            game,
            _without(begun, "number", "checksum"),
            [_without(row, "checksum") for row in moves],
            [dict(row) for row in secrets],
            [dict(row) for row in states],
            [dict(row) for row in people],
        )

    def put(self, whole: WholeGame) -> None:
        """Store a whole game, or nothing of it. Owners whose profiles are not here are left out.

        :raises AlreadyThere: if there is a game with this id
        """
        moves = [row | {"checksum": sum_of_entry(row)} for row in whole.entries]
        with self._database.writing() as connection:
            try:
                connection.execute(insert(games), whole.game | {"checksum": sum_of_game(whole.game)})
            except IntegrityError:
                raise AlreadyThere(f"There is a game {whole.id} already.") from None
            connection.execute(insert(entries), moves)
            connection.execute(insert(latest), latest_row(moves[-1]))
            own = profiles.c.id.in_([row["profile"] for row in whole.owners])
            people = set(connection.execute(select(profiles.c.id).where(own)).scalars())
            owned = [row for row in whole.owners if row["profile"] in people]
            for table, rows in ((access, whole.access), (snapshots, whole.snapshots), (owners, owned)):
                if rows:
                    connection.execute(insert(table), rows)


def _without(row: Any, *names: str) -> Columns:
    return {name: value for name, value in row.items() if name not in names}
