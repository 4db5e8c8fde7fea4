"""Work in several processes: results come in order, and Ctrl-C ends it quietly."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from typing import TypeVar

PATIENCE = 0.2
"""Seconds between two checks for Ctrl-C."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_processes(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """Run a function on many tasks; yield the results in order.

    Close the generator to end early. Only a few tasks are read in advance.

    :param work: a function that another process can import, or a `functools.partial` of one
    :param jobs: how many processes work
    :raises BrokenProcessPool: if a process ends too early
    """
    waiting = iter(tasks)
    # Not forked: the caller may have threads.
    workers = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_work
    )
    due: deque[Future[Done]] = deque()
    # Its own process unblocks Ctrl-C when it starts, so it has to start before a worker does.
    resource_tracker.ensure_running()
    try:
        while True:
            with _ctrl_c_noted() as check:
                try:
                    for task in islice(waiting, 3 * jobs - len(due)):
                        check()
                        with _uninterrupted():
                            due.append(workers.submit(work, task))
                    if not due:
                        return
                    done = _result(due.popleft(), check)
                except BrokenProcessPool:
                    check()  # that is how workers end then
                    raise
            yield done
    finally:
        workers.shutdown(cancel_futures=True)


def _result(future: Future[Done], check: Callable[[], None]) -> Done:
    while True:
        try:
            return future.result(timeout=PATIENCE)
        except TimeoutError:
            if future.done():  # a bot has raised it
                raise
            check()


@contextmanager
def _ctrl_c_noted() -> Generator[Callable[[], None], None, None]:
    """Note Ctrl-C and raise it where it is checked: inside the library it could get lost."""
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    noted: list[int] = []

    def check() -> None:
        if noted:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)
    check()


@contextmanager
def _uninterrupted() -> Generator[None, None, None]:
    """Delay Ctrl-C while a worker starts: before it is ready it would print a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work() -> None:
    """Let this worker end quietly at Ctrl-C, and when its parent process ends."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def end_with_parent() -> None:
    """Let this process end when its parent ends: if the parent is killed, it would wait for ever."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
