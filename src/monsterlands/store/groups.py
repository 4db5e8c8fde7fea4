"""Groups of people who play together, stored version by version: whoever comes second reads again."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from .beginning import Beginning
from .database import Columns
from .errors import AlreadyThere, StoreError, UnknownGame, UnknownGroup, UnknownProfile
from .model import Change, Entry, GameInfo, Group
from .people_tables import group_games, groups, members, talk
from .rows import hash_of
from .tables import games


class Groups(Beginning):
    """The part of a store that keeps groups."""

    def new_group(self, group: Group) -> None:
        """Store a new group, with the time of now.

        :raises AlreadyThere: if there is a group with this id, or with this invitation
        """
        if group.version != 1:
            raise StoreError(f"The first version of a group must be 1, not {group.version}.")
        with self._database.writing() as connection:
            try:
                connection.execute(insert(groups), _row(group) | {"id": group.id, "said": 0})
            except IntegrityError:
                raise AlreadyThere(f"There is a group {group.id} already, or its invitation.") from None
            self._put_members(connection, group)

    def group(self, id: str) -> Group:
        """Return a group.

        :raises UnknownGroup: if there is no such group
        """
        try:
            found = self._groups(groups.c.id == id)
        except UnknownGame:  # an id that the database cannot hold
            found = []
        if not found:
            raise _unknown(id)
        return found[0]

    def invited(self, words: str) -> Group | None:
        """Return the group of an invitation, or None."""
        found = self._groups(groups.c.invitation_hash == hash_of(words)) if words else []
        return found[0] if found else None

    def groups_of(self, profile: str) -> list[Group]:
        """Return the groups of a profile, the last changed first."""
        return self._groups(groups.c.id.in_(select(members.c.group).where(members.c.profile == profile)))

    def save_group(self, group: Group) -> bool:
        """Store the next version of a group, with the time of now; return False if another was faster.

        Members whose profiles are deleted are left out. If nobody is in it any more, its talk is deleted; so
        is the group itself, unless it has games: what it has ended must stay so.

        :raises UnknownGroup: if there is no such group
        :raises AlreadyThere: if another group has this invitation
        """
        with self._database.writing() as connection:
            saved = self._save(connection, group)
            if saved and not group.members:
                connection.execute(delete(talk).where(talk.c.group == group.id))
                self._delete_if_empty(connection, group.id)
            return saved

    def begin_game(self, group: Group, info: GameInfo, entry: Entry, owners: Mapping[int, str]) -> bool:
        """Store the next version of a group together with a new game of it, and who owns its seats.

        Return False if another was faster; then nothing is stored.

        :raises UnknownGroup: if there is no such group
        :raises AlreadyThere: if there is a game with this id
        :raises UnknownProfile: if there is no such profile
        """
        with self._database.writing() as connection:
            if not self._save(connection, group):
                return False
            self._begin(connection, info, entry, owners)
            connection.execute(insert(group_games), {"game": info.id, "group": group.id})
            return True

    def group_of_game(self, game: str) -> str | None:
        """Return the id of the group to which a game belongs, or None."""
        wanted = select(group_games.c.group).where(group_games.c.game == game)
        with self._database.reading() as connection:
            return connection.execute(wanted).scalar()

    def games_of_group(self, group: str) -> list[str]:
        """Return the ids of the games of a group, in the order in which they began."""
        wanted = select(games.c.id).join(group_games, group_games.c.game == games.c.id)
        with self._database.reading() as connection:
            found = connection.execute(wanted.where(group_games.c.group == group).order_by(games.c.number))
            return list(found.scalars())

    def idle_groups(self, before: float, without: Collection[str] = ()) -> list[str]:
        """Return the ids of the groups without games that nobody has changed since then.

        :param without: games that count as deleted
        """
        wanted = select(groups.c.id, group_games.c.game).outerjoin(group_games)
        with self._database.reading() as connection:
            found = connection.execute(wanted.where(groups.c.changed < before)).all()
        kept = {row.id for row in found if row.game is not None and row.game not in without}
        return sorted({row.id for row in found} - kept)

    def delete_idle_groups(self, before: float) -> int:
        """Delete the groups without games that nobody has changed since then; return how many."""
        idle = delete(groups).where(
            groups.c.changed < before, groups.c.id.not_in(select(group_games.c.group))
        )
        with self._database.writing() as connection:
            gone = connection.execute(idle.returning(groups.c.id)).scalars().all()
            for id in gone:
                self._database.tell(connection, Change("group", id))
        return len(gone)

    def _groups(self, which: ColumnElement[bool]) -> list[Group]:
        found = select(groups).where(which).order_by(groups.c.changed.desc(), groups.c.id)
        people = select(members.c.group, members.c.profile).where(
            members.c.group.in_(select(groups.c.id).where(which))
        )
        with self._database.reading() as connection:
            rows = connection.execute(found).mappings().all()
            everybody = connection.execute(people.order_by(members.c.place)).all()
        found_in: defaultdict[str, list[str]] = defaultdict(list)
        for group, who in everybody:
            found_in[group].append(who)
        return [_group(row, tuple(found_in[row["id"]])) for row in rows]

    def _save(self, connection: Connection, group: Group) -> bool:
        """Store the next version of a group within a transaction."""
        before = (groups.c.id == group.id) & (groups.c.version == group.version - 1)
        try:
            saved = connection.execute(update(groups).where(before).values(_row(group))).rowcount
        except IntegrityError:
            raise AlreadyThere(f"There is another group with the invitation of {group.id}.") from None
        if not saved:
            if connection.execute(select(groups.c.id).where(groups.c.id == group.id)).first() is None:
                raise _unknown(group.id)
            return False
        self._put_members(connection, group)
        self._database.tell(connection, Change("group", group.id, group.version))
        return True

    def _delete_if_empty(self, connection: Connection, id: str) -> None:
        """Delete a group that has neither members nor games."""
        # Others who delete a game of it, or leave it, wait here: the last one sees that it is empty.
        connection.execute(select(groups.c.id).where(groups.c.id == id).with_for_update())
        used = exists().where(members.c.group == id) | exists().where(group_games.c.group == id)
        if connection.execute(delete(groups).where(groups.c.id == id, ~used)).rowcount:
            self._database.tell(connection, Change("group", id))

    def _put_members(self, connection: Connection, group: Group) -> None:
        """Store the members of a group, if they have changed; when somebody was seen is kept."""
        of_group = members.c.group == group.id
        stored = connection.execute(select(members.c.profile).where(of_group).order_by(members.c.place))
        if tuple(stored.scalars()) == group.members:
            return
        connection.execute(delete(members).where(of_group, members.c.profile.not_in(group.members)))
        rows = [
            {"group": group.id, "profile": profile, "place": place}
            for place, profile in enumerate(group.members)
        ]
        try:
            for row in rows:
                connection.execute(PUT_MEMBER, row)
        except IntegrityError:  # somebody deletes it at this moment
            raise UnknownProfile("There is no such profile any more.") from None


PUT_MEMBER = text("""
INSERT INTO members ("group", profile, place)
SELECT :group, id, :place FROM profiles WHERE id = :profile
ON CONFLICT ("group", profile) DO UPDATE SET place = excluded.place
""")


def _row(group: Group) -> Columns:
    """Return the columns of a group that its versions change."""
    return {
        "version": group.version,
        "state": group.state,
        "game": group.game,
        "invitation": group.invitation,
        "invitation_hash": hash_of(group.invitation) if group.invitation else None,
        "watching": group.watching,
        "watching_hash": hash_of(group.watching) if group.watching else None,
        "changed": time.time(),
    }


def _group(row: Any, people: tuple[str, ...]) -> Group:
    return Group(
        row["id"],
        row["version"],
        row["state"],
        people,
        row["game"],
        row["invitation"],
        row["watching"],
        row["changed"],
    )


def _unknown(group: str) -> UnknownGroup:
    return UnknownGroup(f"There is no group {group}.")
