"""Several processes that serve the same database at one port; one that dies is started again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead  # pyright: ignore[reportUnknownVariableType]

from ..bots.workers import end_with_parent
from ..store import StoreError
from .metrics import TOGETHER

log = logging.getLogger(__name__)

RESTART_SECONDS = 1.0
"""The least time between two starts of a process, so that one that always fails does not take the machine."""
STOP_SECONDS = 15.0
"""How long a process may take to stop."""

Work = Callable[[socket.socket, Callable[[str], None]], None]
"""Serves at an open socket until the process gets a signal; calls back with the address when it is ready."""


class Supervisor:
    """Starts processes at one socket, and keeps their number until it gets a signal to stop."""

    def __init__(self, number: int, work: Work, ready: Callable[[str], None]) -> None:
        """Prepare the processes.

        :param work: a function that another process can import, or a `functools.partial` of one
        :param ready: is called once, with the address, when the first process answers
        """
        self._number = number
        self._work = work
        self._ready = ready
        self._spawn = multiprocessing.get_context("spawn")
        self._processes: dict[SpawnProcess, Connection] = {}
        self._stopping = False
        self._told = False

    def run(self, listening: socket.socket) -> None:
        """Serve at a socket until the process gets a signal to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        with tempfile.TemporaryDirectory(prefix="monsterlands-") as folder:
            os.environ[TOGETHER] = folder  # the processes add up their metrics
            listening.listen()
            while not self._stopping:
                self._start_missing(listening)
                self._look()
            self._end_all()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start_missing(self, listening: socket.socket) -> None:
        while len(self._processes) < self._number and not self._stopping:
            mine, its = self._spawn.Pipe(duplex=False)
            process = self._spawn.Process(target=_serve, args=(self._work, listening, its))
            process.start()
            its.close()
            self._processes[process] = mine

    def _look(self) -> None:
        """Wait for news: a process is ready, or has died."""
        waiting = {process.sentinel: process for process in self._processes}
        news: list[int | Connection] = [*waiting]
        if not self._told:
            news += self._processes.values()
        for found in wait(news, timeout=0.5):
            if isinstance(found, Connection):
                self._tell(found)
            elif isinstance(found, int):
                process = waiting[found]
                self._processes.pop(process).close()
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]  # it has no guests any more
                if not self._stopping:
                    time.sleep(RESTART_SECONDS)

    def _tell(self, pipe: Connection) -> None:
        with suppress(EOFError):
            address = pipe.recv()
            if not self._told:
                self._told = True
                self._ready(address)

    def _end_all(self) -> None:
        for process in self._processes:
            process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process, pipe in self._processes.items():
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()
            pipe.close()


def _serve(work: Work, listening: socket.socket, pipe: Connection) -> None:
    """Serve in a process of its own, which ends with its parent."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets Ctrl-C, and tells its processes to stop
    with closing(listening):
        try:
            work(listening, pipe.send)
        except StoreError as error:  # the database is away: the parent starts another process soon
            log.error("%s", error)
            sys.exit(1)
