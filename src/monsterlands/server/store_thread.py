"""The store on threads of its own, so that the event loop does not wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import methodcaller
from typing import TypeVar

from ..store import Changes, Entry, Store

Found = TypeVar("Found")


class StoreThread:
    """Writes in one thread and reads in another, one job after the other in each.

    A write may have to wait for another program that has locked the file; a read never does.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_shared = store.is_shared
        """Whether other processes use the store, too."""
        self._waiting: list[tuple[str, Entry, Changes, asyncio.Future[None]]] = []
        """The entries that are written next, all of them at once."""
        self._appending: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def write(self, work: Callable[[Store], Found]) -> Found:
        """Write to the store: ``await thread.write(lambda store: store.delete(game))``."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work, self._store)

    async def append(self, game: str, entry: Entry, changes: Changes) -> None:
        """Add the next entry of a game, together with those of other games that wait for the disk, too.

        :raises StoreError: if it cannot be stored
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((game, entry, changes, stored))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_waiting())
        await stored

    async def _append_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            moves = [waiting[:3] for waiting in batch]
            problems: Sequence[Exception | None]
            try:
                problems = await self.write(methodcaller("append_all", moves))
            except Exception as error:
                problems = [error] * len(batch)
            for (*_, stored), problem in zip(batch, problems, strict=True):
                if stored.cancelled():
                    continue
                if problem is None:
                    stored.set_result(None)
                else:
                    stored.set_exception(problem)
        self._appending = None

    async def read(self, work: Callable[[Store], Found]) -> Found:
        """Read from the store: ``await thread.read(lambda store: store.info(game))``."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._store)

    def close(self) -> None:
        """Finish the jobs and close the store."""
        self._reader.shutdown()
        self._writer.submit(self._store.close).result()
        self._writer.shutdown()
