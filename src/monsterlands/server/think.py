"""Lend a machine to the bots of a shared database: it thinks, and serves nothing."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType

from ..store import Change, Store
from .bot_pool import BotPool
from .logs import set_up_logs
from .shared_thinker import SharedThinker
from .store_thread import StoreThread


def think(database: str, processes: int, ready: Callable[[], None], json_log: bool = False) -> None:
    """Think for the bots of a database until the process gets a signal to stop.

    :param processes: how many thoughts at once
    :param ready: is called when it begins
    :raises StoreError: if the database cannot be used
    """
    set_up_logs(json_log)
    asyncio.run(_think(StoreThread(Store.open_database(database)), processes, ready))


async def _think(store: StoreThread, processes: int, ready: Callable[[], None]) -> None:
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    thinker = SharedThinker(store, BotPool(processes))

    def stop(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stopped.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)

    def told(change: Change | None) -> None:
        loop.call_soon_threadsafe(thinker.hear, change)

    watch = await store.write(lambda opened: opened.watch(told))
    thinker.start()
    ready()
    await stopped.wait()
    await asyncio.to_thread(watch.close)
    await thinker.close()
    store.close()
