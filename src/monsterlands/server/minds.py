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
from ..bots.workers import end_with_parent
from ..game.hints import Hint
from ..view import View

SEED_BITS = 31
TRIES = 3
"""So often a thought is begun again if its process has died."""

Thought = TypeVar("Thought")


class Minds:
    """A few processes that think."""

    def __init__(self, processes: int | None = None) -> None:
        """Prepare them; they start with the first thought.

        :param processes: how many; one less than there are cores, unless told otherwise
        """
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, view: View) -> int:
        """Have a bot answer the question of a view.

        :raises UnknownPlayer: if there is no such bot
        """
        return await self._think(_choose, name, view, randbits(SEED_BITS))

    async def hint(self, view: View, think: float) -> Hint:
        """Find a hint for whoever is asked.

        :raises NoHint: if nobody is
        """
        return await self._think(_hint, "", view, randbits(SEED_BITS), think)

    async def _think(self, work: Callable[..., Thought], *given: object) -> Thought:
        for _ in range(TRIES - 1):
            with contextlib.suppress(BrokenProcessPool):
                return await self._begin(work, *given)
        return await self._begin(work, *given)

    async def _begin(self, work: Callable[..., Thought], *given: object) -> Thought:
        pool = self._pool = self._pool or _new_pool(self._processes)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:  # else another thought has begun anew already
                self._pool = None
            raise

    def close(self) -> None:
        """End the processes, whatever they think about."""
        if self._pool is not None:
            known = cast("dict[int, BaseProcess] | None", getattr(self._pool, "_processes", None))
            processes = list((known or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _new_pool(processes: int) -> ProcessPoolExecutor:
    # Not forked: the server has threads.
    return ProcessPoolExecutor(
        processes, mp_context=multiprocessing.get_context("spawn"), initializer=_behave
    )


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


def _hint(_: str, view: View, seed: int, think: float) -> Hint:
    return hint(view, think=think, seed=seed)
