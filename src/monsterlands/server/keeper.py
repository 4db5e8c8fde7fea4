"""The keeper of the games: the store, reached from the event loop through one thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ..store import Store

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Keeper:
    """Does one thing after the other with a store, while the event loop goes on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="keeper")

    async def do(self, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Do something with the store: ``await keeper.do(keeper.store.info, game)``."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*given, **named))

    def close(self) -> None:
        """Finish what is under way and close the store."""
        self._thread.submit(self.store.close).result()
        self._thread.shutdown()
