"""Bots and hints run in processes of low priority, so that no player waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from secrets import randbits
from typing import TypeVar, cast

from ..bots import CarefulPlayer, hint, player
from ..bots.registry import takes
from ..bots.workers import end_with_parent
from ..game.hints import Hint
from ..view import View

SEED_BITS = 31
TRIES = 3
"""How often a job is tried if its process dies or does not answer."""
LIMIT = 60.0
"""Seconds after which a job is given up; no bot at a table may think longer than ten."""

Answer = TypeVar("Answer")


class BotFailed(Exception):
    """The process of a bot died or did not answer, each time it was tried."""


class BotPool:
    """A few processes for bots and hints; one of them is for quick jobs, which never wait for slow ones."""

    def __init__(self, processes: int | None = None, limit: float = LIMIT) -> None:
        """Prepare the processes; each starts with its first job.

        :param processes: how many are for slow jobs; by default one less than there are cores
        :param limit: the seconds that a job may take
        """
        self._processes = [
            BotProcess(limit) for _ in range(1 + (processes or max(1, (os.cpu_count() or 2) - 1)))
        ]
        self._quick: asyncio.Queue[BotProcess] = asyncio.Queue()
        self._slow: asyncio.Queue[BotProcess] = asyncio.Queue()
        for number, process in enumerate(self._processes):
            (self._slow if number else self._quick).put_nowait(process)

    async def choose(self, name: str, view: View) -> int:
        """Let a bot answer the question of a view.

        :raises UnknownPlayer: if there is no such bot
        :raises BotFailed: if no answer comes
        """
        searches = "@" in name or takes(name, "think")
        return await _run(self._slow if searches else self._quick, _choose, name, view, randbits(SEED_BITS))

    async def hint(self, view: View, think: float) -> Hint:
        """Find a hint for the seat that is asked.

        :raises NoHint: if no seat is asked
        :raises BotFailed: if no hint comes
        """
        return await _run(self._quick, _hint, view, randbits(SEED_BITS), think)

    def close(self) -> None:
        """End the processes at once."""
        for process in self._processes:
            process.end()


class BotProcess:
    """A process that runs one job at a time."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Answer], *given: object) -> Answer:
        """Run a job; if the caller is cancelled, the process ends.

        :raises BrokenProcessPool: if the process dies
        :raises TimeoutError: if it does not answer in time
        """
        # Not forked: the server has threads.
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_set_up_process
        )
        try:
            async with asyncio.timeout(self._limit):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.end()
            raise

    @property
    def processes(self) -> list[BaseProcess]:
        """The process, if it has been started."""
        known = cast("dict[int, BaseProcess] | None", getattr(self._pool, "_processes", None))
        return list((known or {}).values())

    def end(self) -> None:
        """End the process; the next job starts another."""
        if self._pool is not None:
            processes = self.processes
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


async def _run(free: asyncio.Queue[BotProcess], work: Callable[..., Answer], *given: object) -> Answer:
    """Wait for a free process, first come, first served, and run a job in it."""
    process = await free.get()
    try:
        for _ in range(TRIES):
            with contextlib.suppress(BrokenProcessPool, TimeoutError):
                return await process.run(work, *given)
        raise BotFailed(f"the process of a bot died or did not answer {TRIES} times")
    finally:
        free.put_nowait(process)


def _set_up_process() -> None:
    """Ignore Ctrl-C, which is for the server; run at the lowest priority; end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(19)
    end_with_parent()


def _choose(name: str, view: View, seed: int) -> int:
    return CarefulPlayer(player(name, seed), name).choose(view)


def _hint(view: View, seed: int, think: float) -> Hint:
    return hint(view, think=think, seed=seed)
