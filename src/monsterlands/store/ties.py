"""To whom games belong, for many games at once: lists of games need it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from .database import StorePart
from .model import Ties
from .people_tables import group_games, groups, owners


class GameTies(StorePart):
    """The part of a store that tells to whom games belong."""

    def ties(self, games: Sequence[str]) -> dict[str, Ties]:
        """Return to whom each of these games belongs; an unknown one belongs to nobody."""
        seats = select(owners).where(owners.c.game.in_(games)).order_by(owners.c.seat)
        together = (
            select(group_games.c.game, groups.c.id, groups.c.state, groups.c.game.label("current"))
            .join(groups, groups.c.id == group_games.c.group)
            .where(group_games.c.game.in_(games))
        )
        owned: dict[str, dict[int, str]] = {game: {} for game in games}
        with self._database.reading() as connection:
            for row in connection.execute(seats):
                owned[row.game][row.seat] = row.profile
            found = {row.game: (row.id, row.state, row.current) for row in connection.execute(together)}
        return {game: Ties(owned[game], *found.get(game, ())) for game in games}
