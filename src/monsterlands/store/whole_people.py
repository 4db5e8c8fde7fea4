"""Profiles and groups with all that belongs to them, as they are copied from one store to another."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError

from .database import Columns, StorePart
from .errors import AlreadyThere
from .people_tables import devices, group_games, groups, members, profiles, subscriptions, talk
from .tables import games


@dataclass(frozen=True, slots=True)
class WholeProfile:
    """Everything that is stored of a profile, except for what is good for minutes."""

    profile: Columns
    devices: list[Columns]
    subscriptions: list[Columns]


@dataclass(frozen=True, slots=True)
class WholeGroup:
    """Everything that is stored of a group, except for its windows."""

    group: Columns
    members: list[Columns]
    games: list[Columns]
    talk: list[Columns]


class WholePeople(StorePart):
    """The part of a store that gives and takes whole profiles and groups."""

    def profile_ids(self) -> list[str]:
        """Return the ids of all profiles, the oldest first."""
        with self._database.reading() as connection:
            wanted = select(profiles.c.id).order_by(profiles.c.created, profiles.c.id)
            return list(connection.execute(wanted).scalars())

    def whole_profile(self, id: str) -> WholeProfile | None:
        """Return everything that is stored of a profile; None if there is none."""
        with self._database.reading() as connection:
            found = _rows(connection, profiles, "id", id)
            if not found:
                return None
            own = [_rows(connection, table, "profile", id) for table in (devices, subscriptions)]
        return WholeProfile(found[0], *own)

    def put_whole_profile(self, whole: WholeProfile) -> None:
        """Store a whole profile, or nothing of it. Devices and browsers that are known stay as they are.

        :raises AlreadyThere: if there is a profile with this id
        """
        with self._database.writing() as connection:
            try:
                connection.execute(insert(profiles), whole.profile)
            except IntegrityError:
                raise AlreadyThere(f"There is a profile {whole.profile['id']} already.") from None
            for table, key, rows in (
                (devices, "hash", whole.devices),
                (subscriptions, "endpoint", whole.subscriptions),
            ):
                known = _known(connection, table, key, [row[key] for row in rows])
                _add(connection, table, [row for row in rows if row[key] not in known])

    def group_ids(self) -> list[str]:
        """Return the ids of all groups, the one that nobody has changed for the longest time first."""
        with self._database.reading() as connection:
            wanted = select(groups.c.id).order_by(groups.c.changed, groups.c.id)
            return list(connection.execute(wanted).scalars())

    def whole_group(self, id: str) -> WholeGroup | None:
        """Return everything that is stored of a group; None if there is none."""
        with self._database.reading() as connection:
            found = _rows(connection, groups, "id", id)
            if not found:
                return None
            own = [_rows(connection, table, "group", id) for table in (members, group_games, talk)]
        return WholeGroup(found[0], *own)

    def put_whole_group(self, whole: WholeGroup) -> None:
        """Store a whole group, or nothing of it; members and games that are not here are left out.

        :raises AlreadyThere: if there is a group with this id or its invitation
        """
        with self._database.writing() as connection:
            try:
                connection.execute(insert(groups), whole.group)
            except IntegrityError:
                raise AlreadyThere(f"There is a group {whole.group['id']} already.") from None
            people = _known(connection, profiles, "id", [row["profile"] for row in whole.members])
            begun = _known(connection, games, "id", [row["game"] for row in whole.games])
            _add(connection, members, [row for row in whole.members if row["profile"] in people])
            _add(connection, group_games, [row for row in whole.games if row["game"] in begun])
            _add(connection, talk, whole.talk)


def _rows(connection: Connection, table: Table, column: str, value: str) -> list[Columns]:
    """Return the rows of a table with a value, in the order of their keys."""
    wanted = select(table).where(table.c[column] == value).order_by(*table.primary_key)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def _known(connection: Connection, table: Table, column: str, values: list[str]) -> set[str]:
    """Return which of these values a column of a table has."""
    wanted = select(table.c[column]).where(table.c[column].in_(values))
    return set(connection.execute(wanted).scalars())


def _add(connection: Connection, table: Table, rows: list[Columns]) -> None:
    if rows:
        connection.execute(insert(table), rows)
