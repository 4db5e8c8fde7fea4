"""The doorstep: connections that have not said yet who they are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

ROOM = 64
"""Connections on it."""


class Doorstep:
    """Has room for everybody who speaks, whatever others do.

    A client says who it is as soon as it is connected, so whoever comes is let in. If there is no room, the
    one has to go that has been silent longest, of the address from which most wait.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Timeout, str] = {}
        """The addresses, by the patience that is left; the longest waiting first."""

    @contextmanager
    def waiting(self, address: str, patience: asyncio.Timeout) -> Generator[None]:
        """Let a connection wait there; its patience ends at once if it has to go."""
        if len(self._waiting) >= ROOM:
            self._make_room()
        self._waiting[patience] = address
        try:
            yield
        finally:
            self._waiting.pop(patience, None)

    def _make_room(self) -> None:
        crowds = Counter(self._waiting.values())
        largest = max(crowds.values())
        longest = next(each for each, address in self._waiting.items() if crowds[address] == largest)
        del self._waiting[longest]
        if not longest.expired():  # else it is about to go
            longest.reschedule(asyncio.get_running_loop().time())
