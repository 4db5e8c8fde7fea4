"""Lists of games, each as it is after its last entry."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Text, and_, cast, select, tuple_

from .database import StorePart
from .errors import UnknownGame
from .model import GameInfo
from .people_tables import owners
from .rows import GAME, game_of_row
from .tables import entries, games, latest

Before = tuple[float, str]
"""When a game was changed, and its id: where the next page of the list goes on."""


class GameLists(StorePart):
    """The part of a store that lists games."""

    def info(self, game: str) -> GameInfo:
        """Return a game.

        :raises UnknownGame: if there is no such game
        """
        found = self._games(games.c.id == game)
        if not found:
            raise UnknownGame(f"There is no game {game}.")
        return found[0]

    def games(self, limit: int | None = None, before: Before | None = None) -> list[GameInfo]:
        """Return games, the last changed first.

        :param limit: how many at most; None is all
        :param before: `changed` and `id` of the last game of the page before; None begins with the first page
        """
        return self._page(limit, before)

    def games_of_profile(
        self, profile: str, limit: int | None = None, before: Before | None = None
    ) -> list[GameInfo]:
        """Return the games in which a profile owns a seat, the last changed first, in pages like `games`."""
        return self._page(
            limit, before, latest.c.game.in_(select(owners.c.game).where(owners.c.profile == profile))
        )

    def games_of(self, campaign: str) -> list[GameInfo]:
        """Return the games of a campaign, in the order in which they began."""
        return self._games(games.c.campaign == campaign)

    def ranked(self) -> list[GameInfo]:
        """Return the finished games with a rank, as solo games have, in the order in which they began."""
        return self._games(entries.c.over, entries.c.rank != "")

    def _page(self, limit: int | None, before: Before | None, *where: ColumnElement[bool]) -> list[GameInfo]:
        """Return a page of games, the last changed first."""
        page = select(latest.c.game).where(*where)
        if before is not None:
            page = page.where(tuple_(latest.c.changed, latest.c.game) < before)
        if limit is not None:
            page = page.order_by(latest.c.changed.desc(), latest.c.game.desc()).limit(limit)
        everything = limit is None and before is None and not where
        found = self._games() if everything else self._games(games.c.id.in_(page))
        return sorted(found, key=lambda game: (game.changed, game.id), reverse=True)

    def _games(self, *where: ColumnElement[bool]) -> list[GameInfo]:
        """Return games in the order in which they began."""
        with self._database.reading() as connection:
            return [game_of_row(row) for row in connection.execute(GAMES.where(*where)).mappings()]


STATUS = [entries.c[name] for name in ("over", "rank", "points", "summary")]
GAMES = (
    select(
        *(games.c[name] for name in GAME if name != "seats"),
        cast(games.c.seats, Text).label("seats"),
        games.c.checksum,
        latest.c.version,
        latest.c.changed,
        latest.c.assisted,
        *STATUS,
        entries.c.version.label("found"),
    )
    .select_from(
        games.join(latest).outerjoin(
            entries, and_(entries.c.game == games.c.id, entries.c.version == latest.c.version)
        )
    )
    .order_by(games.c.number)
)
"""The games in the order in which they began, each as it is after its last entry."""
