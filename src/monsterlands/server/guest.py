"""A guest: a client that looks at the table of a game."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

from ..words import Words
from .server_messages import Entered, FromServer, ServerMessage, Update
from .table.table import WireTable

MOST_WAITING = 256
"""Disconnect a client that leaves this many messages unread."""
Sent = TypeVar("Sent", bound=FromServer)


class Refusal(Exception):
    """Why a message changed nothing: a code for the client and a sentence for the player."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Client(Generic[Sent]):
    """Somebody with a connection. Its messages wait in a queue, so that nobody else waits for it."""

    def __init__(self, words: Words, address: str) -> None:
        self.words = words
        self.address = address
        """The address that the client comes from."""
        self.queue: asyncio.Queue[Sent] = asyncio.Queue(MOST_WAITING)
        self.lost = asyncio.Event()
        """Set when it leaves too many messages unread."""

    def tell(self, message: Sent) -> None:
        """Queue a message; never waits."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    async def flush(self) -> None:
        """Let the connection send what is queued, as far as it takes it without waiting."""
        # The sender waits for the queue, so it runs before this goes on.
        await asyncio.sleep(0)


class Guest(Client[ServerMessage]):
    """A client at a table."""

    def __init__(self, words: Words, seats: tuple[int, ...], address: str = "") -> None:
        super().__init__(words, address)
        self.seats = seats
        """The seats that its secret opens."""
        self.sitting: int | None = None
        """The seat whose view it is shown, or None for a spectator's view."""
        self.table: WireTable | None = None
        """The table that it was sent last; None if the next one must be whole."""
        self.advising: asyncio.Task[None] | None = None
        self.reckoning: set[asyncio.Task[None]] = set()
        """Odds that take long."""

    def tell(self, message: ServerMessage) -> None:
        """Queue a message; never waits."""
        if isinstance(message, Entered):
            self.table = None
        if self.advising is not None and isinstance(message, Update):
            # The hint would be for a table that is no longer shown.
            self.advising.cancel()
        super().tell(message)
