"""The clock of this process that stands still while no server runs.

The store has the clock (`Store.lived`), which all processes move on every few seconds. Between two of these
moments this process counts by itself, so that a move need not wait for the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ..store import Store, StoreError
from .store_thread import StoreThread

log = logging.getLogger(__name__)
EVERY = 5.0
"""Seconds between two moments at which the clock of the store is moved on."""
MOST = 15.0
"""Seconds that this process counts by itself at most: the store adds no more at once."""


class LivedClock:
    """Tells how many seconds servers have run so far."""

    def __init__(self, store: StoreThread, ticks: Callable[[], float] = time.monotonic) -> None:
        """Make a clock that does not run yet.

        :param ticks: counts seconds; a test may have its own
        """
        self._store = store
        self._ticks = ticks
        self._read: float | None = None
        self._read_at = 0.0
        self._told = 0.0
        self._stands_still = False
        """Whether the store could not be asked the last time; that is logged once."""
        self._running: asyncio.Task[None] | None = None

    def now(self) -> float | None:
        """Return the seconds so far, never less than before; None if the store has not answered yet."""
        if self._read is None:
            return None
        since = min(self._ticks() - self._read_at, MOST)
        self._told = max(self._told, self._read + since)
        return self._told

    async def start(self) -> None:
        """Begin to move the clock of the store on."""
        await self.live_on()
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.live_on()

    async def live_on(self) -> None:
        """Move the clock of the store on, and read it; an error of the store is logged."""

        def moved_on(store: Store) -> float:
            store.live_on()
            return store.lived()

        try:
            self._read = await self._store.write(moved_on)
            self._read_at = self._ticks()
            self._stands_still = False
        except StoreError as error:
            if not self._stands_still:
                log.warning("the clock of the games stands still: %s", error)
            self._stands_still = True

    def close(self) -> None:
        """Stop it."""
        if self._running is not None:
            self._running.cancel()
            self._running = None
