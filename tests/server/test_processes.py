"""Several processes serve one database: any of them serves any table, and none is needed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from monsterlands.server.server_messages import Gone, Refused, Taken, Thinking
from monsterlands.store import Thought
from support.commands import wrong
from support.databases import POSTGRES, kept_at, kept_in, waited
from support.servers import PATIENCE, RUN, Guest, Inside, Key, Served, inside, rooms_of

pytestmark = pytest.mark.once  # on PostgreSQL


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, Inside]]:
    """Two servers on one database, as two processes are."""
    folder = tmp_path_factory.mktemp("both") / "games"
    with kept_in(POSTGRES), inside(folder) as one, inside(folder) as other:
        yield one, other


def beside(both: tuple[Inside, Inside], key: Key, stack: ExitStack) -> tuple[Guest, Guest]:
    """Let a guest enter at each server."""
    return stack.enter_context(both[0].enter(key)), stack.enter_context(both[1].enter(key))


def test_a_move_at_one_process_is_shown_at_the_other(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(scenario=1)
    with ExitStack() as stack:
        here, there = beside(both, key, stack)
        pick = random.Random(1)
        for number in range(12):
            mover, looker = (here, there) if number % 2 else (there, here)
            assert mover.settle()
            mover.answer(pick.choice(mover.spelled()))
            looker.up_to(mover.version)
            assert looker.update.table == mover.update.table
            assert [line.version for line in looker.log] == [line.version for line in mover.log]


def test_an_undo_at_one_process_is_shown_at_the_other(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(scenario=1, affinity="air")
    with ExitStack() as stack:
        here, there = beside(both, key, stack)
        here.settle()
        before = here.table
        here.answer(here.spelled("mine")[0])
        there.up_to(here.version)
        assert isinstance(there.undo(), Taken)
        here.up_to(there.version)
        assert here.table == there.table
        assert here.table.clans == before.clans


def test_of_two_moves_at_once_one_is_taken_and_the_other_is_stale(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(scenario=1)
    with ExitStack() as stack:
        guests = beside(both, key, stack)
        guests[0].settle()
        version, choice = guests[0].version, guests[0].spelled()[0]
        for number, guest in enumerate(guests):
            guest.send(type="answer", request=f"r{number}", version=version, choice=choice)
        answers = [guest._answer_to(f"r{number}") for number, guest in enumerate(guests)]
        assert sorted(type(answer).__name__ for answer in answers) == ["Refused", "Taken"]
        refused = next(answer for answer in answers if isinstance(answer, Refused))
        assert refused.code == "stale"
        for guest in guests:
            guest.up_to(version + 1)
            assert guest.version == version + 1


def test_a_message_that_is_sent_to_both_processes_is_done_once(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(scenario=1)
    with ExitStack() as stack:
        guests = beside(both, key, stack)
        guests[0].settle()
        version, choice = guests[0].version, guests[0].spelled()[0]
        for guest in guests:
            guest.send(type="answer", request="same", version=version, choice=choice)
        answers = [guest._answer_to("same") for guest in guests]
        assert answers == [Taken("same", version + 1)] * 2
    assert [entry.request for entry in both[0].store.entries(key.game)].count("same") == 1


def test_a_game_deleted_at_one_process_is_gone_at_the_other(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(scenario=1)
    with both[1].enter(key) as guest:
        assert both[0].http.delete(f"api/games/{key.game}").status_code == 204
        said, _ = guest.goodbye()
        assert said == Gone("deleted", said.text)


def test_a_bot_that_searches_thinks_once_for_guests_at_two_processes(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(persons=["Ada"], bots=["hero@think=0.1"])
    with ExitStack() as stack:
        here, there = beside(both, key, stack)
        pick = random.Random(3)
        answers = 0
        # The first turn of a person may take many answers: go on until the bot was asked.
        while answers < 8 or not any(isinstance(message, Thinking) for message in there.heard):
            assert here.settle()
            here.answer(pick.choice(here.spelled()))
            there.up_to(here.version)
            answers += 1
        assert here.settle()
        there.up_to(here.version)
        assert there.table == here.table
    entries = both[0].store.entries(key.game)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert any(entry.seat == 1 for entry in entries)


def test_nobody_thinks_for_a_table_that_everybody_has_left(both: tuple[Inside, Inside]) -> None:
    key = both[0].begin(persons=["Ada"], bots=["hero@think=3"])

    def thought() -> Thought | None:
        # Of the newest version: a hero with only one choice answers at once, and is asked again.
        return both[0].store.thought(key.game, both[0].store.info(key.game).version)

    with both[0].enter(key) as guest:
        pick = random.Random(3)
        while not any(isinstance(message, Thinking) for message in guest.heard):
            if guest.question.asked:
                guest.answer(pick.choice(guest.spelled()))
            else:
                guest.next()
        assert waited(lambda: thought() is not None)
    version = both[0].store.info(key.game).version

    def nobody_thinks() -> bool:
        asked = thought()
        return asked is None or asked.choice is not None

    assert waited(nobody_thinks)
    assert both[0].store.lease_thought("somebody", 60) is None
    assert both[0].store.info(key.game).version <= version + 1


# --- processes that die -----------------------------------------------------------------------------

SERVE = """
import sys
from monsterlands.server.serve import serve
from monsterlands.server.settings import Settings
def ready(address):
    print(address, flush=True)
if __name__ == "__main__":
    serve(Settings(), 0, sys.argv[1], ready, workers=int(sys.argv[2]))
"""


class Workers(Served):
    """A server of several processes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        super().__init__(process.stdout.readline().strip())

    @property
    def pids(self) -> list[int]:
        """The processes that serve."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in children if self._serves(pid)]

    def _serves(self, pid: str) -> bool:
        try:
            return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            return False  # it has just ended


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[Workers]:
    """A server of two processes."""
    script = tmp_path / "several.py"
    script.write_text(SERVE)
    with kept_in(POSTGRES):
        where = kept_at(tmp_path / "games").where
    with subprocess.Popen([sys.executable, script, where, "2"], stdout=subprocess.PIPE, text=True) as process:
        try:
            running = Workers(process)
            assert waited(lambda: len(running.pids) >= 2)
            with running.http:
                yield running
        finally:
            process.kill()


def test_when_a_process_dies_its_guests_go_on_within_five_seconds(workers: Workers) -> None:
    key = workers.begin(persons=["Ada"], bots=["novice"])
    pick = random.Random(5)
    before = set(workers.pids)
    for _ in range(2):
        with workers.enter(key) as guest:
            guest.play(pick.randrange, 3)
            version = guest.version
        victim = random.Random(version).choice(workers.pids)
        os.kill(victim, signal.SIGKILL)
        begun = time.monotonic()
        assert entered(workers, key).version >= version
        assert time.monotonic() - begun < 5 + PATIENCE / 2  # the five seconds are a figure of bench/
    assert waited(lambda: len(set(workers.pids) - before) >= 1)


def entered(server: Served, key: Key) -> Guest:
    """Enter, as often as it takes; a connection to a process that has just died is refused."""
    begun = time.monotonic()
    while True:
        try:
            with server.enter(key) as guest:
                return guest
        except Exception:
            assert time.monotonic() < begun + PATIENCE
            time.sleep(0.1)


def test_a_signal_stops_all_processes_and_tells_their_guests(workers: Workers) -> None:
    key = workers.begin(scenario=1)
    pids = workers.pids
    with ExitStack() as stack:
        guests = [stack.enter_context(workers.enter(key)) for _ in range(4)]
        workers.process.terminate()
        assert {guest.goodbye()[0].code for guest in guests} == {"stopping"}
    assert workers.process.wait(PATIENCE) == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_a_machine_that_only_thinks_answers_for_a_server(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with kept_in(POSTGRES), inside(folder) as server:
        where = kept_at(folder).where
        tasks = rooms_of(server)._minds._tasks
        command = [sys.executable, "-c", RUN, "think", "--database", where, "--processes", "1"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as thinking:
            try:
                assert thinking.stdout is not None
                assert thinking.stdout.readline() == (
                    "This machine thinks for bots, up to 1 at once. Ctrl-C stops.\n"
                )
                for task in list(tasks):  # the server itself does not think any more
                    task.get_loop().call_soon_threadsafe(task.cancel)
                key = server.begin(persons=["Ada"], bots=["hero@think=0.1"])
                with server.enter(key) as guest:
                    pick = random.Random(8)
                    while not any(entry.seat == 1 for entry in server.store.entries(key.game)):
                        assert guest.settle()
                        guest.answer(pick.choice(guest.spelled()))
                    assert guest.settle()
            finally:
                thinking.terminate()
            assert thinking.wait(PATIENCE) == 0


def test_thinking_for_others_needs_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert "thinking for others needs --database" in wrong(capsys, "think")


def test_several_processes_need_a_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = wrong(capsys, "serve", "--workers", "2", "--data", str(tmp_path))
    assert "--workers needs --database: only one process can use a folder of games" in said


def test_metrics_count_all_processes(workers: Workers) -> None:
    key = workers.begin(scenario=1)
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(workers.enter(key))
        assert waited(lambda: "monsterlands_guests 6.0" in workers.http.get("metrics").text)


def test_guests_of_a_process_that_has_died_are_not_counted(workers: Workers) -> None:
    key = workers.begin(scenario=1)
    before = workers.pids
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(workers.enter(key))
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        assert waited(lambda: len(set(workers.pids) - set(before)) == 2)
        entered(workers, key)
        assert waited(lambda: "monsterlands_guests 0.0" in workers.http.get("metrics").text)
