"""A guest: a client that looks at the table of a game."""

from __future__ import annotations

import asyncio

from ..words import Words
from .server_messages import ServerMessage, Update

MOST_WAITING = 256
"""Disconnect a client that leaves this many messages unread."""


class Guest:
    """A client at a table. Its messages wait in a queue, so that the room never waits for it."""

    def __init__(self, words: Words, seats: tuple[int, ...]) -> None:
        self.words = words
        self.seats = seats
        """The seats that its secret opens."""
        self.sitting: int | None = None
        """The seat whose view it is shown, or None for a spectator's view."""
        self.queue: asyncio.Queue[ServerMessage] = asyncio.Queue(MOST_WAITING)
        self.lost = asyncio.Event()
        """Set when it leaves too many messages unread."""
        self.advising: asyncio.Task[None] | None = None

    def tell(self, message: ServerMessage) -> None:
        """Queue a message; never waits."""
        if self.advising is not None and isinstance(message, Update):
            # The hint would be for a table that is no longer shown.
            self.advising.cancel()
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost.set()

    async def flush(self) -> None:
        """Let the connection send what is queued, as far as it takes it without waiting."""
        # The sender waits for the queue, so it runs before this goes on.
        await asyncio.sleep(0)
