"""When the disk is full, the file locked, a process killed or the server stopped, nothing is lost."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from monsterlands.server.listeners import UnknownHost, listen
from monsterlands.server.live import LiveGame
from monsterlands.server.server_messages import Advised, Gone, Pong, Refused, Taken, Update
from monsterlands.store import GameInfo, StoreError
from support.commands import wrong
from support.servers import PATIENCE, RUN, Guest, Inside, Key, Program, inside, program, rooms_of
from support.stores import pragma


def until(done: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# --- the store --------------------------------------------------------------------------------------


def test_an_answer_that_cannot_be_stored_is_refused_and_can_be_sent_again(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    key = near.begin(scenario=1, affinity="fire")
    with near.enter(key) as guest, near.enter(key) as other:
        before = guest.table
        with monkeypatch.context() as patch:
            patch.setattr(near.store, "append", full)
            refused = guest.refused("answer", request="one", version=1, choice="mine 1 S")
            assert (refused.code, refused.text) == (
                "not-stored",
                "This could not be stored, so it was not done (The disk is full.). "
                "Try again once that is fixed; nothing is lost.",
            )
        assert (guest.version, guest.table) == (1, before)
        assert isinstance(guest.ask("ping"), Pong)
        assert guest.answer("mine 1 S", request="one") == Taken("one", 2)
        other.up_to(2)
        assert other.table == guest.table
        with monkeypatch.context() as patch:
            patch.setattr(near.store, "append", full)
            assert guest.refused("undo", version=2).code == "not-stored"
        assert isinstance(guest.undo(), Taken)
        assert guest.table == before


@pytest.mark.once  # it is about the file
def test_on_a_full_disk_answers_are_refused_until_there_is_room_again(near: Inside) -> None:
    def limit(pages: int) -> None:
        pragma(near.store, f"max_page_count = {pages}")

    key = near.begin(scenario=1, affinity="fire")
    pick = random.Random(1)
    with near.enter(key) as guest:
        limit(1)  # SQLite takes the size that the file has
        try:
            while True:
                guest.settle()
                version, table = guest.version, guest.table
                refused = guest.answer(pick.choice(guest.spelled()))
                if isinstance(refused, Refused):
                    break
            assert refused.code == "not-stored"
            assert "the disk is full" in refused.text
            assert (guest.version, guest.table) == (version, table)
            while (begun := near.http.post("api/games", json={"scenario": 1})).status_code == 201:
                pass  # there was a little room left
            assert begun.status_code == 507
            assert "the disk is full" in begun.json()["detail"]
        finally:
            limit(1_000_000)
        assert guest.play(pick.randrange, 5) == 5


def test_a_clock_that_is_set_back_changes_no_order(near: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    key = near.begin(persons=["Ada"], bots=["novice", "hero@think=0.1"])
    pick = random.Random(1)
    now = time.time
    with near.enter(key) as guest:
        for back in (0, 3600, 10 * 365 * 86400):
            monkeypatch.setattr(time, "time", lambda back=back: now() - back)
            assert guest.play(pick.randrange, 5) == 5
        assert guest.settle()
        with near.enter(key) as later:
            assert later.table == guest.table
            assert later.log == guest.log
    entries = near.store.entries(key.game)
    assert [entry.version for entry in entries] == list(range(1, guest.version + 1))
    assert [line.version for line in guest.log] == sorted(line.version for line in guest.log)
    assert near.store.info(key.game).changed < near.store.info(key.game).created


LOCKING = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.readline()
"""


@pytest.mark.once  # it is about the file
def test_while_another_program_has_the_file_locked_answers_are_refused(
    near: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    key = near.begin(scenario=1, affinity="fire")
    with near.enter(key) as guest:
        with subprocess.Popen(
            [sys.executable, "-c", LOCKING, near.store.place.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as locking:
            assert locking.stdout is not None
            assert locking.stdout.readline() == "locked\n"
            refused = guest.refused("answer", request="one", version=1, choice="mine 1 S")
            busy = "is in use by another program. Try again."
            assert (refused.code, refused.text) == (
                "not-stored",
                f"This could not be stored, so it was not done (The file of the games {busy}). "
                "Try again once that is fixed; nothing is lost.",
            )
            begun = near.http.post("api/games", json={"scenario": 1})
            assert (begun.status_code, begun.json()) == (503, {"detail": f"The file of the games {busy}"})
            # Where the file lies is told in the log alone.
            errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
            assert errors == [
                f"game {key.game}: {near.store.place.name} {busy}",
                f"POST /api/games: {near.store.place.name} {busy}",
            ]
            locking.communicate("\n")
        assert guest.answer("mine 1 S", request="one") == Taken("one", 2)


def test_while_an_answer_waits_to_be_stored_games_are_listed_and_opened(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = near.store.append
    storing, go_on = threading.Event(), threading.Event()

    def slowly(game: str, entry: Any, changes: Any) -> None:
        storing.set()
        assert go_on.wait(PATIENCE)
        append(game, entry, changes)

    one, two = (near.begin(scenario=1, affinity="fire") for _ in range(2))
    with near.enter(one) as guest, monkeypatch.context() as patch:
        patch.setattr(near.store, "append", slowly)
        guest.send(type="answer", request="one", version=1, choice="mine 1 S")
        assert storing.wait(PATIENCE)
        try:
            for address in ("api/games", "api/scenarios", "api/campaigns", f"api/games/{one.game}"):
                assert near.http.get(address).status_code == 200
            with near.enter(two) as other:
                assert other.version == 1
        finally:
            go_on.set()
        guest.up_to(2)


def test_an_error_of_the_store_is_told_without_its_place(
    near: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise StoreError("cannot be opened.", near.store.place)

    key = near.begin(scenario=1)
    monkeypatch.setattr(near.store, "seats_of", broken)
    with near.connect(key.game) as guest:
        guest.send(type="enter", secret=key.secret)
        said = guest.until(Gone)
    public = near.store.place.public
    assert public in ("The file of the games", "The database of the games")
    assert (said.code, said.text) == (
        "not-stored",
        f"The game cannot be opened now. {public} cannot be opened.",
    )
    assert caplog.messages == [f"game {key.game}: {near.store.place.name} cannot be opened."]


def test_an_answer_of_a_bot_that_cannot_be_stored_is_tried_again(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = near.store.append
    failed: list[int] = []

    def sometimes(game: str, entry: Any, changes: Any) -> None:
        if entry.seat == 1 and entry.version not in failed:
            failed.append(entry.version)
            raise StoreError("The disk is full.")
        append(game, entry, changes)

    monkeypatch.setattr(near.store, "append", sometimes)
    monkeypatch.setattr("monsterlands.server.table_bots.RETRY", 0.01)
    with near.enter(near.begin(persons=[""], bots=["random"])) as guest:
        choose = random.Random(2).randrange
        # A bot answers many times in a game, but nobody knows when: the dice are random.
        while len(failed) < 3 and guest.play(choose, 1):
            guest.settle()
    assert len(failed) >= 3


def test_an_answer_counts_if_its_sender_disconnects_while_it_is_stored(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = near.store.append
    storing, go_on = threading.Event(), threading.Event()

    def slowly(game: str, entry: Any, changes: Any) -> None:
        storing.set()
        assert go_on.wait(PATIENCE)
        append(game, entry, changes)

    key = near.begin(scenario=1, affinity="fire")
    with near.enter(key) as other:
        with near.enter(key) as leaving, monkeypatch.context() as patch:
            patch.setattr(near.store, "append", slowly)
            leaving.send(type="answer", request="one", version=1, choice="mine 1 S")
            assert storing.wait(PATIENCE)
            leaving.close()
            go_on.set()
            other.up_to(2)
        assert other.log[-1].version == 2
        assert other.ask("answer", request="one", version=1, choice="mine 1 S") == Taken("one", 2)


def test_a_client_that_reconnects_while_its_answer_is_stored_finds_it_done(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = near.store.append
    storing, go_on = threading.Event(), threading.Event()

    def slowly(game: str, entry: Any, changes: Any) -> None:
        storing.set()
        assert go_on.wait(PATIENCE)
        append(game, entry, changes)

    key = near.begin(scenario=1, affinity="fire")
    with near.enter(key) as leaving, monkeypatch.context() as patch:
        patch.setattr(near.store, "append", slowly)
        leaving.send(type="answer", request="one", version=1, choice="mine 1 S")
        assert storing.wait(PATIENCE)
        leaving.close()
        go_on.set()
    with near.enter(key) as back:
        assert back.ask("answer", request="one", version=1, choice="mine 1 S") == Taken("one", 2)
        back.up_to(2)
        assert isinstance(back.answer("end turn"), Taken)
    until(lambda: key.game not in rooms_of(near)._open)


# --- processes --------------------------------------------------------------------------------------


def thinkers(server: Inside) -> set[int]:
    """Return the processes that think."""
    return {process.pid or 0 for bot in rooms_of(server).bots.processes for process in bot.processes}


@dataclass
class Waiting:
    """A server on which a person waits for a hero, whose process is stopped."""

    server: Inside
    key: Key
    guest: Guest
    process: int


@pytest.fixture
def waiting(tmp_path: Path) -> Iterator[Waiting]:
    """Play until a hero thinks, and stop its process."""
    with inside(tmp_path / "games") as server:
        while True:
            key = server.begin(persons=[""], bots=["hero@think=5"])
            with server.enter(key) as guest:
                if guest.question.asked:  # else the hero begins
                    until_a_bot_is_asked(guest)
                    # The thought of a game that was deleted may go on for a moment.
                    until(lambda: not rooms_of(server).bots.searches._settling and len(thinkers(server)) == 1)
                    process = thinkers(server).pop()
                    os.kill(process, signal.SIGSTOP)
                    yield Waiting(server, key, guest, process)
                    return
            server.http.delete(f"api/games/{key.game}")


def until_a_bot_is_asked(guest: Guest) -> None:
    """Answer whatever comes first."""
    while guest.question.asked:
        taken = guest.answer(guest.question.choices[0].spelling)
        assert isinstance(taken, Taken)
        guest.up_to(taken.version)


def test_a_bot_answers_even_if_its_process_is_killed(near: Inside) -> None:
    killed: set[int] = set()
    with near.enter(near.begin(persons=[""], bots=["hero@think=0.2"])) as guest:
        pick = random.Random(3)
        while len(killed) < 3 and guest.table.ending is None:
            if guest.question.asked:
                guest.play(pick.randrange, 1)
                continue
            for pid in thinkers(near) - killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            guest.until(Update)
        assert len(killed) == 3
        assert guest.play(pick.randrange, 3) == 3


def test_a_search_does_not_delay_quick_bots_and_ends_with_its_game(waiting: Waiting) -> None:
    server = waiting.server
    with server.enter(server.begin(persons=[""], bots=["random"])) as other:
        assert other.play(random.Random(5).randrange, 6) == 6
        assert other.settle()
        assert isinstance(other.ask("advise", version=other.version), Advised)
    assert is_running(waiting.process)
    assert server.http.delete(f"api/games/{waiting.key.game}").status_code == 204
    until(lambda: not is_running(waiting.process))


def test_a_search_ends_when_its_question_is_undone(waiting: Waiting) -> None:
    guest = waiting.guest
    assert guest.question.across
    assert isinstance(guest.undo(across=True), Taken)
    until(lambda: not is_running(waiting.process))
    assert guest.settle()


def test_a_silent_bot_process_is_ended_and_the_bot_asked_again(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = rooms_of(near).bots.searches
    slow.close()  # starting another process takes longer than the limit below
    monkeypatch.setattr("monsterlands.server.table_bots.RETRY", 0.1)
    with monkeypatch.context() as patch:
        patch.setattr(slow, "limit", 0.02)
        with near.enter(near.begin(persons=[""], bots=["hero@think=1"])) as guest:
            until_a_bot_is_asked(guest)
            said = guest.until(Refused)
            assert said.code == "bot-lost"
            assert said.text == (
                "The bot is not answering; the server will ask it again in a moment. "
                "The server’s log says more."
            )
            patch.undo()
            version = guest.version
            assert guest.until(Update).version > version


def test_a_move_is_shown_to_everybody_even_if_the_log_fails(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = near.begin(scenario=1, affinity="fire")
    with near.enter(key) as guest, near.enter(key) as other:
        live = rooms_of(near)._open[key.game].live
        lines = live.lines
        fails = iter([True])

        def fail_once(*given: Any) -> Any:
            if next(fails, False):
                raise OSError("no log today")
            return lines(*given)

        monkeypatch.setattr(live, "lines", fail_once)
        assert isinstance(guest.answer("mine 1 S"), Taken)
        other.up_to(2)
        assert other.log[-1].version == 2
    with near.enter(key) as back:
        assert back.log == other.log


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found += map(int, (task / "children").read_text().split())
    return found


def is_running(pid: int) -> bool:
    """Tell whether a process is there, and not only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up in /proc")
def test_when_the_server_is_killed_its_bot_processes_end(tmp_path: Path) -> None:
    with program(tmp_path / "games") as server:
        with server.enter(server.begin(persons=[""], bots=["random"])) as guest:
            guest.play(random.Random(4).randrange, 6)
            children = children_of(server.process.pid)
            assert children
            server.process.kill()
            server.process.wait()
        until(lambda: not any(map(is_running, children)))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_stops_says_goodbye(tmp_path: Path, how: signal.Signals) -> None:
    with program(tmp_path / "games") as server:
        key = server.begin(persons=[""], bots=["random"])
        with server.enter(key) as guest:
            guest.play(random.Random(5).randrange, 3)
            version = guest.version
            server.process.send_signal(how)
            said, gone = guest.goodbye()
            assert said == Gone(
                "stopping", "The server is stopping. Your game is stored; start the server again to go on."
            )
            assert gone.code == 1012
        server.process.wait(PATIENCE)
        assert server.errors == ""
    with program(tmp_path / "games") as server, server.enter(key, since=version) as guest:
        assert guest.version >= version
        assert guest.settle()


def test_requests_while_the_server_stops_are_refused(
    tmp_path: Path,
) -> None:
    with (
        program(tmp_path / "games") as server,
        socket.create_connection(("127.0.0.1", server.port)) as asking,
    ):
        asking.settimeout(PATIENCE)
        head = f"POST /api/records HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 100\r\n\r\n"
        asking.sendall(head.encode() + b'"record')  # and the rest never comes
        server.http.get("api/about")
        assert server.stop() == 130
        answer = asking.makefile("rb").read()
        assert answer.startswith(b"HTTP/1.1 503")
        assert b"the server stops" in answer
        assert "Traceback" not in server.errors


# --- opening ----------------------------------------------------------------------------------------


def test_a_table_is_opened_once_and_does_not_delay_others(
    near: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_again: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    class Slow(LiveGame):
        def __init__(self, info: GameInfo, *given: Any) -> None:
            begun.set()
            assert go_on.wait(PATIENCE)
            super().__init__(info, *given)
            played_again.append(info.id)

    keys = [near.begin(scenario=1, affinity="fire") for _ in range(2)]
    with near.enter(keys[0]) as other, near.connect(keys[1].game) as one, near.connect(keys[1].game) as two:
        monkeypatch.setattr("monsterlands.server.rooms.LiveGame", Slow)
        for guest in (one, two):
            guest.send(type="enter", secret=keys[1].secret)
        assert begun.wait(PATIENCE)
        assert isinstance(other.ask("ping"), Pong)
        assert isinstance(other.answer(other.spelled("mine")[0]), Taken)
        assert played_again == []
        go_on.set()
        for guest in (one, two):
            guest.until(Update)
        one.answer(one.spelled("mine")[0])
        two.up_to(one.version)
        assert played_again == [keys[1].game]


# --- starting ---------------------------------------------------------------------------------------


def refused_start(*arguments: str) -> str:
    """Try to serve, and return why that cannot be."""
    tried = subprocess.run(
        [sys.executable, "-c", RUN, "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert tried.returncode == 2
    assert "Traceback" not in tried.stderr
    assert tried.stdout == ""
    return tried.stderr


@pytest.mark.once  # it is about the file
def test_a_second_server_on_the_same_folder_is_refused(server: Program) -> None:
    said = refused_start("--port", "0", "--data", str(server.folder))
    assert f"is in use by process {server.process.pid}" in said


def test_a_taken_port_is_reported(server: Program, tmp_path: Path) -> None:
    port = server.host.rpartition(":")[2]
    said = refused_start("--port", port, "--data", str(tmp_path))
    assert f"cannot use port {port} at 127.0.0.1" in said
    assert not (tmp_path / "games.sqlite").exists()


@pytest.mark.parametrize("host", ["192.0.2.1", "a." * 600 + "a", "ä" * 70], ids=["other", "none", "too long"])
def test_an_unknown_host_is_reported(host: str) -> None:
    with pytest.raises(
        UnknownHost, match=f"^{host} is not an address of this machine: .*; choose another with --host"
    ):
        listen(host, 0)


def test_serving_at_an_unknown_host_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = wrong(capsys, "serve", "--host", "192.0.2.1", "--data", str(tmp_path))
    assert "192.0.2.1 is not an address of this machine" in said
    assert not (tmp_path / "games.sqlite").exists()


@pytest.mark.once  # it is about the file
def test_errors_of_a_test_server_are_noticed(tmp_path: Path) -> None:
    def spoil(server: Program) -> None:
        with closing(sqlite3.connect(server.folder / "games.sqlite", isolation_level=None)) as file:
            file.execute("INSERT INTO campaigns VALUES ('c1', 'never', 'normal', '')")
        assert server.http.get("api/campaigns").status_code == 500

    with pytest.raises(AssertionError, match="Traceback"), program(tmp_path / "games") as server:
        spoil(server)
