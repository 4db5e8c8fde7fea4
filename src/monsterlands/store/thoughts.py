"""The thoughts of bots: questions that are stored, so that any process can answer them.

A worker leases a thought for a while and renews the lease while it thinks. If it dies, the lease runs out and
another worker takes the thought over. Times are those of the database, so the clocks of machines may differ.
"""

from __future__ import annotations

from sqlalchemy import TextClause, delete, select, text
from sqlalchemy.exc import IntegrityError

from .database import StorePart
from .errors import UnknownGame
from .model import Change, Thought
from .tables import thoughts


class Thoughts(StorePart):
    """The part of a store that keeps the thoughts of bots."""

    def ask_thought(self, game: str, version: int, seat: int, bot: str, person: str = "") -> None:
        """Ask a bot what to choose at this version of a game; older questions of the game are deleted.

        Asking again does nothing, unless the bot has failed (its choice is below 0).

        :param person: for whom: people take turns
        :raises UnknownGame: if there is no such game
        """
        asked = {"game": game, "version": version, "seat": seat, "bot": bot, "person": person}
        with self._database.writing() as connection:
            connection.execute(delete(thoughts).where(thoughts.c.game == game, thoughts.c.version < version))
            try:
                added = connection.execute(self._sql(ASK), asked).rowcount
            except IntegrityError:
                raise UnknownGame(f"There is no game {game}.") from None
            if added:
                self._database.tell(connection, Change("asked", game, version))

    def lease_thought(self, worker: str, seconds: float) -> Thought | None:
        """Lease a thought that nobody thinks about; None if there is none.

        People take turns: first come those whose person has the fewest earlier ones, then the one that was
        asked first.
        """
        with self._database.writing() as connection:
            found = connection.execute(self._sql(LEASE), {"worker": worker, "seconds": seconds}).mappings()
            return next((Thought(**row) for row in found), None)

    def renew_thought(self, game: str, version: int, worker: str, seconds: float) -> bool:
        """Renew the lease of a worker; return False if it is not needed any more, or another has it."""
        given = {"game": game, "version": version, "worker": worker, "seconds": seconds}
        with self._database.writing() as connection:
            return bool(connection.execute(self._sql(RENEW), given).rowcount)

    def answer_thought(self, game: str, version: int, choice: int) -> bool:
        """Store the answer; return False if it is no longer needed, or there is one already."""
        given = {"game": game, "version": version, "choice": choice}
        with self._database.writing() as connection:
            answered = bool(connection.execute(self._sql(ANSWER), given).rowcount)
            if answered:
                self._database.tell(connection, Change("answered", game, version))
            return answered

    def thought(self, game: str, version: int) -> Thought | None:
        """Return a thought, perhaps with its answer; None if it was not asked for."""
        wanted = select(thoughts).where(thoughts.c.game == game, thoughts.c.version == version)
        with self._database.reading() as connection:
            found = connection.execute(wanted).mappings().first()
        return None if found is None else Thought(**found)

    def drop_thoughts(self, game: str) -> None:
        """Delete all thoughts of a game: they are no longer needed."""
        with self._database.writing() as connection:
            connection.execute(delete(thoughts).where(thoughts.c.game == game))

    def _sql(self, statement: str) -> TextClause:
        database = self._database
        return text(statement.format(now=database.clock, skip_locked=database.skip_locked))


ASK = """
INSERT INTO thoughts (game, version, seat, bot, person, asked)
VALUES (:game, :version, :seat, :bot, :person, {now})
ON CONFLICT (game, version) DO UPDATE SET choice = NULL, leased_until = NULL WHERE thoughts.choice < 0
"""
LEASE = """
UPDATE thoughts SET leased_by = :worker, leased_until = {now} + :seconds
WHERE (game, version) = (
    SELECT game, version FROM thoughts AS open
    WHERE choice IS NULL AND coalesce(leased_until, 0) <= {now}
    ORDER BY (
        SELECT count(*) FROM thoughts AS other
        WHERE other.person = open.person AND other.choice IS NULL
            AND (other.leased_until > {now} OR other.asked < open.asked)
    ), asked, game, version
    LIMIT 1 {skip_locked}
)
RETURNING *
"""
RENEW = """
UPDATE thoughts SET leased_until = {now} + :seconds
WHERE game = :game AND version = :version AND leased_by = :worker AND choice IS NULL
"""
ANSWER = """
UPDATE thoughts SET choice = :choice, leased_until = NULL
WHERE game = :game AND version = :version AND choice IS NULL
"""
