"""Bots and hints think in processes of their own, at low priority: nobody's answer waits for them."""

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

from ..bots import hint, player
from ..bots.registry import takes
from ..bots.workers import end_with_parent
from ..game.hints import Hint
from ..view import View

SEED_BITS = 31
TRIES = 3
"""So often a thought is begun again if its process has died or says nothing."""
LIMIT = 60.0
"""Seconds after which a thought will not come any more: no bot of a table thinks longer than ten."""

Thought = TypeVar("Thought")


class Lost(Exception):
    """A thought was begun again and again, and never came to its end."""


class Minds:
    """A few processes that think; what takes long does not keep back what is quick."""

    def __init__(self, processes: int | None = None, limit: float = LIMIT) -> None:
        """Prepare them; each starts with its first thought.

        :param processes: how many think for long; one less than there are cores, unless told otherwise
        :param limit: the seconds that a thought may take
        """
        self._minds = [Mind(limit) for _ in range(1 + (processes or max(1, (os.cpu_count() or 2) - 1)))]
        self._quick: asyncio.Queue[Mind] = asyncio.Queue()
        self._slow: asyncio.Queue[Mind] = asyncio.Queue()
        for number, mind in enumerate(self._minds):
            (self._slow if number else self._quick).put_nowait(mind)

    async def choose(self, name: str, view: View) -> int:
        """Have a bot answer the question of a view.

        :raises UnknownPlayer: if there is no such bot
        :raises Lost: if no answer comes
        """
        searches = "@" in name or takes(name, "think")
        return await _think(self._slow if searches else self._quick, _choose, name, view, randbits(SEED_BITS))

    async def hint(self, view: View, think: float) -> Hint:
        """Find a hint for whoever is asked.

        :raises NoHint: if nobody is
        :raises Lost: if none comes
        """
        return await _think(self._quick, _hint, view, randbits(SEED_BITS), think)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        for mind in self._minds:
            mind.end()


class Mind:
    """A process that thinks about one thing at a time."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, work: Callable[..., Thought], *given: object) -> Thought:
        """Think about something; who does not wait for it any more ends the process, which thinks no further.

        :raises BrokenProcessPool: if the process dies
        :raises TimeoutError: if nothing comes of it
        """
        # Not forked: the server has threads.
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_behave
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
        """End the process; the next thought starts another."""
        if self._pool is not None:
            processes = self.processes
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


async def _think(free: asyncio.Queue[Mind], work: Callable[..., Thought], *given: object) -> Thought:
    """Wait for a free mind, and have it think; who came first goes first."""
    mind = await free.get()
    try:
        for _ in range(TRIES):
            with contextlib.suppress(BrokenProcessPool, TimeoutError):
                return await mind.think(work, *given)
        raise Lost(f"{TRIES} times a process was lost while it thought")
    finally:
        free.put_nowait(mind)


def _behave() -> None:
    """Leave Ctrl-C to the server, let others go first, and do not outlive the server if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(19)
    end_with_parent()


def _choose(name: str, view: View, seed: int) -> int:
    return player(name, seed).choose(view)


def _hint(view: View, seed: int, think: float) -> Hint:
    return hint(view, think=think, seed=seed)
