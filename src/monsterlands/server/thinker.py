"""Who thinks for the bots of a table: the processes of this server, or all that share its database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..store import Change
from ..view import View
from .bot_pool import BotPool
from .fair_queue import Client


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """What a bot is asked at a version of a game: its view, for whom, and whether that is still wanted."""

    game: str
    version: int
    seat: int
    bot: str
    view: View
    client: Client
    wanted: Callable[[], bool]


class Thinker(Protocol):
    """Answers the questions of bots."""

    pool: BotPool

    async def choose(self, question: BotQuestion) -> int:
        """Return the choice of a bot.

        :raises UnknownPlayer: if there is no such bot
        :raises NotWanted: if it is not wanted any more
        :raises BotFailed: if no answer comes
        """
        ...

    def hear(self, change: Change | None) -> None:
        """Hear what another process has changed; None if that can be anything."""
        ...

    def start(self) -> None:
        """Begin to think."""
        ...

    async def close(self) -> None:
        """End everything."""
        ...


class OwnThinker:
    """Thinks in the processes of this server alone."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool

    async def choose(self, question: BotQuestion) -> int:
        """Return the choice of a bot."""
        return await self.pool.choose(question.bot, question.view, question.client, question.wanted)

    def hear(self, change: Change | None) -> None:
        """Ignore it: nobody else thinks."""

    def start(self) -> None:
        """Do nothing: the processes start with their first job."""

    async def close(self) -> None:
        """End the processes."""
        self.pool.close()
