"""What the people of a group say."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import StorePart
from .errors import AlreadyThere, UnknownGroup
from .model import Change, TalkLine
from .people_tables import groups, members, talk

KEPT = 300
"""Lines of a group that are kept."""
POINTED = 60.0
"""Seconds after which nobody needs to know any more what somebody pointed at."""
COLUMNS = [column for column in talk.columns if column.name != "group"]


class Talk(StorePart):
    """The part of a store that keeps what people say."""

    def say(self, group: str, line: TalkLine) -> int:
        """Store a line, and return its number: the next one, whatever number it has.

        The newest 300 lines of a group are kept.

        :raises UnknownGroup: if there is no such group, or nobody is in it any more
        :raises AlreadyThere: if a line with its request is stored; then nothing is
        """
        # Others who speak in the same group wait here, so that the numbers have no gaps.
        heard = exists().where(members.c.group == group)
        count = update(groups).where(groups.c.id == group, heard).values(said=groups.c.said + 1)
        with self._database.writing() as connection:
            number: int | None = connection.execute(count.returning(groups.c.said)).scalar()
            if number is None:
                raise UnknownGroup(f"There is no group {group}.")
            try:
                connection.execute(insert(talk), asdict(line) | {"group": group, "number": number})
            except IntegrityError:
                raise AlreadyThere(f"This was said in group {group} already.") from None
            if line.kind == "point":
                past = (talk.c.kind == "point") & (talk.c.at < line.at - POINTED)
                connection.execute(delete(talk).where(talk.c.group == group, past))
            if number > KEPT:
                connection.execute(delete(talk).where(talk.c.group == group, talk.c.number <= number - KEPT))
            self._database.tell(connection, Change("talk", group, number))
        return number

    def talk(self, group: str, after: int = 0) -> list[TalkLine]:
        """Return the lines of a group after a number, as far as they are kept."""
        wanted = select(*COLUMNS).where(talk.c.group == group, talk.c.number > after)
        with self._database.reading() as connection:
            rows = connection.execute(wanted.order_by(talk.c.number)).mappings()
            return [TalkLine(**row) for row in rows]
