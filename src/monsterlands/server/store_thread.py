"""The store on threads of its own, so that the event loop does not wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from ..store import Store

Found = TypeVar("Found")


class StoreThread:
    """Writes in one thread and reads in another, one job after the other in each.

    A write may have to wait for another program that has locked the file; a read never does.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def write(self, work: Callable[[Store], Found]) -> Found:
        """Write to the store: ``await thread.write(lambda store: store.delete(game))``."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work, self._store)

    async def read(self, work: Callable[[Store], Found]) -> Found:
        """Read from the store: ``await thread.read(lambda store: store.info(game))``."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._store)

    def close(self) -> None:
        """Finish the jobs and close the store."""
        self._reader.shutdown()
        self._writer.submit(self._store.close).result()
        self._writer.shutdown()
