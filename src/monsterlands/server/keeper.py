"""The keeper of the games: the store, reached from the event loop through threads of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ..store import Store

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Keeper:
    """Writes one thing after the other and reads one after the other, while the event loop goes on.

    Writing may have to wait for another program that has the file locked; reading never does.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def do(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Write to the store: ``await keeper.do(keeper.store.delete, game)``."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, lambda: work(*given, **named))

    async def look(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Read from the store: ``await keeper.look(keeper.store.info, game)``."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, lambda: work(*given, **named))

    def close(self) -> None:
        """Finish what is under way and close the store."""
        self._reader.shutdown()
        self._writer.submit(self.store.close).result()
        self._writer.shutdown()
