"""A queue for a few workers in which people take turns, and so do the tables of one person."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

Worker = TypeVar("Worker")


class QueueFull(Exception):
    """Too many jobs wait already, of this person or in all."""


class NotWanted(Exception):
    """When its turn came, nobody wanted the job any more."""


@dataclass(frozen=True, slots=True)
class Client:
    """Whom a job is for: a person, by address, and one of the person's tables."""

    person: str = ""
    table: str = ""


@dataclass(frozen=True)
class _Waiting(Generic[Worker]):
    turn: asyncio.Future[Worker]
    wanted: Callable[[], bool]


class FairQueue(Generic[Worker]):
    """Lends out workers.

    Whoever waits gets a worker in turn: first the people, round robin, and of each person the tables, round
    robin. So a person with a hundred tables delays others no more than a person with one does. A table has
    one worker at a time.

    :param most: how many jobs may wait in all, and `each` how many of one person
    """

    def __init__(self, workers: Iterable[Worker], most: int, each: int) -> None:
        self._free = deque(workers)
        self._most = most
        self._each = each
        self._busy: set[Client] = set()
        self._waiting: dict[str, dict[Client, deque[_Waiting[Worker]]]] = {}
        """By person and table, both in the order of their turns."""

    async def borrow(self, client: Client, wanted: Callable[[], bool] = lambda: True) -> Worker:
        """Wait for a worker; whoever gets one must `give_back` it.

        :param wanted: whether the job is still wanted; asked when its turn comes
        :raises QueueFull: if too many jobs wait already
        :raises NotWanted: if it is not wanted any more
        """
        tables = self._waiting.get(client.person, {})
        if self._count(tables) >= self._each or sum(map(self._count, self._waiting.values())) >= self._most:
            raise QueueFull
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(turn, wanted)
        self._waiting.setdefault(client.person, {}).setdefault(client, deque()).append(waiting)
        self._lend()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled() and not waiting.turn.exception():
                self.give_back(waiting.turn.result(), client)
            raise

    @staticmethod
    def _count(tables: dict[Client, deque[_Waiting[Worker]]]) -> int:
        return sum(not each.turn.done() for line in tables.values() for each in line)

    def give_back(self, worker: Worker, client: Client) -> None:
        """Give a worker back, for whoever is next."""
        self._busy.discard(client)
        self._free.appendleft(worker)  # the next job gets it again, so that others need not even start
        self._to_the_end(client)
        self._lend()

    def _to_the_end(self, client: Client) -> None:
        """Whoever just had a worker comes last among those who wait, and so does the table."""
        tables = self._waiting.pop(client.person, None)
        if tables is not None:
            self._waiting[client.person] = tables
            if client in tables:
                tables[client] = tables.pop(client)

    def _lend(self) -> None:
        while self._free and (found := self._next()) is not None:
            client, waiting = found
            if waiting.wanted():
                self._busy.add(client)
                waiting.turn.set_result(self._free.popleft())
            else:
                waiting.turn.set_exception(NotWanted())

    def _next(self) -> tuple[Client, _Waiting[Worker]] | None:
        """Take out who is next."""
        for person in list(self._waiting):
            tables = self._waiting[person]
            for client in list(tables):
                line = tables[client]
                while line and line[0].turn.done():  # cancelled
                    line.popleft()
                if not line:
                    del tables[client]
                elif client not in self._busy:
                    waiting = line.popleft()
                    self._to_the_end(client)
                    return client, waiting
            if not tables:
                del self._waiting[person]
        return None
