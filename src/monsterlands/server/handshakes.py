"""The queue of connections that have not sent their first message yet."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

from .crowd import longest_of_largest, party_of

MOST_WAITING = 64
"""The maximum number of connections in the queue."""


class HandshakeQueue:
    """Lets connections wait for their first message, and makes room for new ones.

    A client sends its first message as soon as it is connected, so every new connection is admitted. When
    the queue is full, it drops the connection that has waited longest, of the address with the most
    connections in the queue.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Timeout, str] = {}
        """The address of each connection by its timeout, the longest waiting first."""

    @contextmanager
    def waiting(self, address: str, timeout: asyncio.Timeout) -> Generator[None]:
        """Keep a connection in the queue; if it is dropped, its timeout expires at once."""
        if len(self._waiting) >= MOST_WAITING:
            self._drop_one()
        self._waiting[timeout] = party_of(address)
        try:
            yield
        finally:
            self._waiting.pop(timeout, None)

    def _drop_one(self) -> None:
        longest = longest_of_largest(self._waiting)
        del self._waiting[longest]
        if not longest.expired():
            longest.reschedule(asyncio.get_running_loop().time())
