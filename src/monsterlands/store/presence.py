"""The windows that show a group now. Each ends by itself if nobody renews it, by the clock of the database.

Windows are renewed all the time, and are worth nothing after a power cut: nobody waits for the disk here.
"""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import TextClause, delete, select, text
from sqlalchemy.exc import IntegrityError

from .database import Columns, StorePart
from .errors import UnknownGroup
from .model import Change, Window
from .people_tables import members, presence


class Presence(StorePart):
    """The part of a store that knows which windows are open."""

    def put_window(self, group: str, window: Window, seconds: float) -> None:
        """Store or renew a window for some seconds from now.

        Others are told if it is new, or is looked at or not any more.

        :raises UnknownGroup: if there is no such group
        """
        row: Columns = asdict(window) | {"group": group, "seconds": seconds}
        with self._database.writing(lasting=False) as connection:
            if not connection.execute(self._timed(RENEW), row).rowcount:
                connection.execute(self._timed(EXPIRE), row)
                try:
                    connection.execute(self._timed(OPEN), row)
                except IntegrityError:
                    raise UnknownGroup(f"There is no group {group}.") from None
                self._database.tell(connection, Change("windows", group))
            if window.profile:
                connection.execute(SEEN, row)

    def drop_window(self, id: str) -> None:
        """Delete a window; if there is none, do nothing."""
        gone = delete(presence).where(presence.c.id == id).returning(presence.c.group, presence.c.profile)
        with self._database.writing(lasting=False) as connection:
            found = connection.execute(gone).mappings().first()
            if found is not None:
                connection.execute(SEEN, dict(found))
                self._database.tell(connection, Change("windows", found["group"]))

    def windows(self, group: str) -> list[Window]:
        """Return the windows of a group whose time is not up."""
        with self._database.reading() as connection:
            rows = connection.execute(self._timed(OPENED), {"group": group})
            return [Window(row.id, row.profile, bool(row.looks)) for row in rows]

    def last_seen(self, group: str) -> dict[str, float]:
        """Return when the last window of each member was renewed or went, by `Store.lived`.

        Members who have had no window yet are left out.
        """
        wanted = select(members.c.profile, members.c.seen).where(members.c.group == group)
        with self._database.reading() as connection:
            found = connection.execute(wanted.where(members.c.seen.is_not(None)).order_by(members.c.place))
            return {row.profile: row.seen for row in found}

    def _timed(self, statement: str) -> TextClause:
        return text(statement.format(now=self._database.clock))


RENEW = """
UPDATE presence SET until = {now} + :seconds
WHERE id = :id AND "group" = :group AND profile = :profile AND looks = :looks AND until > {now}
"""
EXPIRE = 'DELETE FROM presence WHERE "group" = :group AND until <= {now}'
OPEN = """
INSERT INTO presence (id, "group", profile, looks, until)
VALUES (:id, :group, :profile, :looks, {now} + :seconds)
ON CONFLICT (id) DO UPDATE SET "group" = excluded."group", profile = excluded.profile,
    looks = excluded.looks, until = excluded.until
"""
OPENED = 'SELECT id, profile, looks FROM presence WHERE "group" = :group AND until > {now} ORDER BY id'
SEEN = text("""
UPDATE members SET seen = coalesce((SELECT lived FROM clock), 0)
WHERE "group" = :group AND profile = :profile
""")
