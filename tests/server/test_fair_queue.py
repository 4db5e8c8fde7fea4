"""People take turns at a few workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from monsterlands.server.fair_queue import Client, FairQueue, NotWanted, QueueFull


class Turns:
    """A queue, and who had a turn, in order; a job of a name ends when the test says so."""

    def __init__(self, workers: int = 1, most: int = 100, each: int = 100) -> None:
        self.queue = FairQueue(range(workers), most, each)
        self.had: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.go_on: dict[str, asyncio.Event] = {}

    def ask(self, job: str, wanted: Callable[[], bool] = lambda: True) -> None:
        """Ask for a worker: ``ada.1.second`` is a job of Ada for table 1."""
        self.go_on[job] = asyncio.Event()
        self.tasks[job] = asyncio.create_task(self._run(job, wanted))

    async def _run(self, job: str, wanted: Callable[[], bool]) -> None:
        person, table, *_ = job.split(".")
        client = Client(person, f"{person}.{table}")
        worker = await self.queue.borrow(client, wanted)
        self.had.append(job)
        await self.go_on[job].wait()
        self.queue.give_back(worker, client)

    async def all(self) -> list[str]:
        """End each job as soon as it has begun; return the order of the turns."""
        for event in self.go_on.values():
            event.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.had


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_a_person_with_many_tables_delays_others_no_more_than_one_with_a_single_table() -> None:
    async def test() -> None:
        turns = Turns()
        for number in range(5):
            turns.ask(f"ada.{number}")
        await settle()
        turns.ask("bob.1")
        turns.ask("cleo.1")
        assert await turns.all() == ["ada.0", "bob.1", "cleo.1", "ada.1", "ada.2", "ada.3", "ada.4"]

    run(test())


def test_the_tables_of_a_person_take_turns() -> None:
    async def test() -> None:
        turns = Turns()
        for job in ("ada.1.a", "ada.1.b", "ada.1.c", "ada.2.a"):
            turns.ask(job)
        await settle()
        assert await turns.all() == ["ada.1.a", "ada.2.a", "ada.1.b", "ada.1.c"]

    run(test())


def test_a_table_has_one_worker_at_a_time() -> None:
    async def test() -> None:
        turns = Turns(workers=2)
        for job in ("ada.1.a", "ada.1.b", "bob.1"):
            turns.ask(job)
        await settle()
        assert turns.had == ["ada.1.a", "bob.1"]
        turns.go_on["ada.1.a"].set()
        await settle()
        assert turns.had == ["ada.1.a", "bob.1", "ada.1.b"]
        await turns.all()

    run(test())


def test_a_job_that_nobody_wants_any_more_has_no_turn() -> None:
    async def test() -> None:
        turns = Turns()
        turns.ask("ada.1")
        turns.ask("bob.1", wanted=lambda: False)
        turns.ask("cleo.1")
        assert await turns.all() == ["ada.1", "cleo.1"]
        with pytest.raises(NotWanted):
            turns.tasks["bob.1"].result()

    run(test())


def test_who_leaves_the_queue_has_no_turn_and_keeps_no_worker() -> None:
    async def test() -> None:
        turns = Turns()
        for job in ("ada.1", "bob.1", "cleo.1"):
            turns.ask(job)
        await settle()
        turns.tasks["bob.1"].cancel()
        turns.go_on["ada.1"].set()
        await settle()
        assert turns.had == ["ada.1", "cleo.1"]
        # Cancelled at the very moment of its turn.
        turns.ask("dan.1")
        await settle()
        turns.go_on["cleo.1"].set()
        await asyncio.sleep(0)
        turns.tasks["dan.1"].cancel()
        turns.ask("eve.1")
        await settle()
        assert "eve.1" in turns.had
        await turns.all()

    run(test())


def test_only_so_many_may_wait_of_one_person_and_in_all() -> None:
    async def test() -> None:
        turns = Turns(most=4, each=2)
        for job in ("ada.0", "ada.1", "ada.2", "ada.3", "bob.1", "bob.2", "cleo.1"):
            turns.ask(job)
            await settle()
        full = [job for job, task in turns.tasks.items() if task.done()]
        assert full == ["ada.3", "cleo.1"]
        for job in full:
            with pytest.raises(QueueFull):
                turns.tasks[job].result()
        assert len(await turns.all()) == 5

    run(test())
