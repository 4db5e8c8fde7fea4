"""Processes for work that must not hold up the tables, and the lane in which jobs wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar, cast

from ..bots.workers import end_with_parent
from .fair_queue import Client, FairQueue

MOST_WAITING, MOST_OF_ONE = 1000, 100
"""How many jobs may wait in a lane, and how many of one person."""

Answer = TypeVar("Answer")


class JobFailed(Exception):
    """The process of a job died or did not answer, each time it was tried."""


class WorkerProcess:
    """A process that runs one job at a time; it starts with its first job."""

    def __init__(self, set_up: Callable[[], None]) -> None:
        self._set_up = set_up
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, work: Callable[..., Answer], *given: object) -> asyncio.Future[Answer]:
        """Begin a job; its future fails with `BrokenProcessPool` if the process dies."""
        # Not forked: the server has threads.
        pool = self._pool = self._pool or ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=self._set_up
        )
        job = asyncio.get_running_loop().run_in_executor(pool, work, *given)
        job.add_done_callback(_note)
        return job

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


class ProcessLane:
    """Some processes, and the jobs that wait for one of them, fairly.

    :param limit: the seconds that a job may take
    :param tries: how often a job is tried if its process dies or does not answer
    :param grace: the seconds that a job may go on when nobody waits for its answer any more; then its process
        ends. To start a process takes longer than most jobs, so it is better to let them finish.
    """

    def __init__(
        self,
        processes: int,
        set_up: Callable[[], None],
        *,
        limit: float,
        tries: int,
        grace: float,
        most: int = MOST_WAITING,
        each: int = MOST_OF_ONE,
    ) -> None:
        self.limit = limit
        self._tries = tries
        self._grace = grace
        self.processes = [WorkerProcess(set_up) for _ in range(processes)]
        self._queue = FairQueue(self.processes, most, each)
        self._settling: set[asyncio.Task[None]] = set()

    async def run(
        self,
        client: Client,
        work: Callable[..., Answer],
        *given: object,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Answer:
        """Wait for a process and run a job in it.

        :param wanted: whether the job is still wanted; asked when its turn comes
        :raises JobFailed: if no answer comes
        :raises QueueFull: if too many jobs wait already
        :raises NotWanted: if it is not wanted any more
        """
        process = await self._queue.borrow(client, wanted)
        job: asyncio.Future[Answer] | None = None
        try:
            for _ in range(self._tries):
                try:
                    job = process.begin(work, *given)
                    async with asyncio.timeout(self.limit):
                        return await asyncio.shield(job)
                except (BrokenProcessPool, TimeoutError):
                    process.end()
            raise JobFailed(f"a process died or did not answer; it was tried {self._tries} times")
        finally:
            if job is None or job.done():
                self._queue.give_back(process, client)
            else:
                self._settle(process, client, job)

    def _settle(self, process: WorkerProcess, client: Client, job: asyncio.Future[Answer]) -> None:
        """Give a process back when its job, for which nobody waits any more, is done or ended."""

        async def settle() -> None:
            try:
                await asyncio.wait([job], timeout=self._grace)
            finally:
                if not job.done():
                    process.end()
                self._queue.give_back(process, client)

        task = asyncio.create_task(settle())
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)

    def close(self) -> None:
        """End the processes at once."""
        for process in self.processes:
            process.end()


def _note(job: asyncio.Future[Answer]) -> None:
    """Mark the error of a job as seen: nobody may wait for it any more."""
    if not job.cancelled():
        job.exception()


def leave_ctrl_c() -> None:
    """Ignore Ctrl-C, which is for the server, and end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def run_when_idle() -> None:
    """Get the processor only while nothing else wants it."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(19)
