"""The bots at one table: they answer while somebody looks or will come back, and one thought at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, cast

from .bot_pool import BotFailed
from .fair_queue import Client, NotWanted
from .guest import Refusal
from .server_messages import Refused, Thinking
from .thinker import BotQuestion, Thinker

if TYPE_CHECKING:
    from .room import GameRoom

log = logging.getLogger(__name__)
RETRY = 5.0
"""Seconds until a bot is asked again whose answer did not come or could not be stored."""


class TableBots:
    """Lets bots answer until a player is asked, the game is over, or everybody has left."""

    def __init__(self, room: GameRoom, minds: Thinker) -> None:
        self._room = room
        self._minds = minds
        self._playing: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[int] | None = None
        self.thinking: int | None = None
        """The seat whose bot thinks, or None."""
        self._bot = ""
        """The bot that thinks, or did so last."""

    @property
    def playing(self) -> bool:
        """Whether bots play at the moment."""
        return self._playing is not None

    def start(self) -> None:
        """Let bots answer if one is asked and they do not play already."""
        room = self._room
        if room.is_closed:
            return
        seat = room.live.game.seat
        if seat is None or not room.bot_at(seat) or not room.wants_bots:
            room.close_if_idle()
        elif self._playing is None:
            self._playing = asyncio.create_task(self._play())

    def start_again(self) -> None:
        """Give up the thought of a bot that does not play any more, and let others answer."""
        if self.thinking is not None and self._room.bot_at(self.thinking) != self._bot:
            self.forget_question()
        self.start()

    def forget_question(self) -> None:
        """End the thought under way: the question is another."""
        if self._choice is not None:
            self._choice.cancel()

    def stop(self) -> None:
        """End everything."""
        if self._playing is not None:
            self._playing.cancel()

    async def _play(self) -> None:
        room = self._room
        try:
            while (
                not room.is_closed
                and room.wants_bots
                and (seat := room.live.game.seat) is not None
                and (bot := room.bot_at(seat))
            ):
                await self._play_one(seat, bot)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a registered bot may raise anything
            log.error("game %s: a bot cannot play", room.live.id, exc_info=error)
            room.audience.refuse_all("no-bot", "server-no-bot", name=self._bot.partition("@")[0])
        finally:
            self._playing = None
            room.close_if_idle()

    async def _play_one(self, seat: int, bot: str) -> None:
        room = self._room
        version = room.live.version
        try:
            choice = await self._choose(seat, bot)
            if choice is not None:
                await room.answer_of_bot(seat, bot, choice, version)
        except BotFailed as error:
            log.error("game %s: %s", room.live.id, error)
            room.audience.refuse_all("bot-lost", "server-bot-lost")
            await asyncio.sleep(RETRY)
        except Refusal as refusal:
            room.audience.tell_all(Refused("", refusal.code, str(refusal)))
            await asyncio.sleep(RETRY)

    async def _choose(self, seat: int, bot: str) -> int | None:
        """Ask a bot; None if it is not asked any more: the question is another, or all have left."""
        room = self._room
        view = room.live.game.view(seat)
        if view.node.question == "turn" and len(view.legal) == 1:
            return view.legal[0]  # a person ends the turn by hand; the bot in their place need not think
        self.thinking, self._bot = seat, bot
        room.audience.tell_all(Thinking(seat, True))
        client = Client(room.audience.host.address if room.audience.host else "", room.live.id)
        question = BotQuestion(
            room.live.id,
            room.live.version,
            seat,
            bot,
            view,
            client,
            wanted=lambda: room.wants_bots,
        )
        self._choice = asyncio.ensure_future(self._minds.choose(question))
        try:
            with room.metrics.thought("bot"):
                return await self._choice
        except NotWanted:
            return None  # everybody has left
        except asyncio.CancelledError:
            if cast("asyncio.Task[None]", asyncio.current_task()).cancelling():
                raise
            return None
        finally:
            self._choice = self.thinking = None
            room.audience.tell_all(Thinking(seat, False))
