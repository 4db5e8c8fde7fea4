"""A database that goes away and comes back, and processes that die: people are told, and go on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from monsterlands.server import shared_thinker, table_bots
from monsterlands.server.http import operation
from monsterlands.server.server_messages import Pong, Refused, Taken, Thinking
from monsterlands.store import StoreBusy, postgres, postgres_address
from support.commands import wrong
from support.crashes import fork_server
from support.databases import POSTGRES, cluster, kept_at, kept_in, waited
from support.servers import Guest, Inside, Key, Served, inside

pytestmark = pytest.mark.once  # on PostgreSQL


@pytest.fixture
def both(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[tuple[Inside, Inside]]:
    """Two servers on one database. Nothing of what happens to them is worth a traceback in the log."""
    folder = tmp_path / "games"
    with kept_in(POSTGRES), inside(folder) as one, inside(folder) as other:
        yield one, other
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that start after this give up a silent database soon."""
    monkeypatch.setattr(postgres, "LONGEST", 0.5)
    monkeypatch.setattr(operation, "STORE_SECONDS", 0.2)
    monkeypatch.setitem(postgres_address.SETTINGS, "connect_timeout", 2)


def is_well(server: Served) -> bool:
    """Return whether a server says that it is well."""
    return server.http.get("healthz").status_code == 200


def stored(server: Inside, key: Key) -> list[str]:
    """Return the requests of a game that are stored, in order; check that no version is missing."""
    entries = server.store.entries(key.game)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.request for entry in entries if entry.request]


# --- the database goes away -------------------------------------------------------------------------


def test_while_the_database_is_away_people_are_told_and_then_they_go_on(
    both: tuple[Inside, Inside],
) -> None:
    here, there = both
    key, closed = here.begin(scenario=1, affinity="fire"), here.begin(scenario=1)
    with here.enter(key) as guest, there.enter(key) as other:
        guest.answer("mine 1 S", request="before")
        other.up_to(2)
        choice = guest.spelled()[0]
        cluster().stop()
        try:
            for _ in range(2):
                refused = guest.refused("answer", request="meanwhile", version=2, choice=choice)
                assert (refused.code, refused.text) == (
                    "not-stored",
                    "This could not be stored, so it was not done (The database of the games does not "
                    "answer.). Try again once that is fixed; nothing is lost.",
                )
            ahead = other.refused("answer", request="ahead", version=3, choice=choice)
            assert ahead.code == "not-stored"
            assert isinstance(guest.ask("ping"), Pong)
            for server in both:
                assert not is_well(server)
                for game in (key, closed):
                    with server.connect(game.game) as late:
                        late.send(type="enter", secret=game.secret)
                        said, _ = late.goodbye()
                    assert (said.code, said.text) == (
                        "not-stored",
                        "The game cannot be opened now. The database of the games does not answer.",
                    )
            begun = here.http.post("api/games", json={"scenario": 1})
            assert begun.status_code == 503
            assert begun.json() == {"detail": "The database of the games does not answer."}
            assert (guest.version, other.version) == (2, 2)
        finally:
            cluster().start()
        assert waited(lambda: is_well(here) and is_well(there))
        assert guest.answer(choice, request="meanwhile") == Taken("meanwhile", 3)
        other.up_to(3)
        assert other.table == guest.table
        with here.enter(closed) as late:
            assert late.version == 1
    assert stored(here, key) == ["before", "meanwhile"]


def test_who_enters_when_the_rest_of_a_game_cannot_be_read_is_told(
    both: tuple[Inside, Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise StoreBusy("It went away.")

    key = both[0].begin(scenario=1)
    with both[0].enter(key) as guest:
        monkeypatch.setattr(both[0].store, "entries", fail)
        with both[0].connect(key.game) as late:
            late.send(type="enter", secret=key.secret)
            said, _ = late.goodbye()
        assert (said.code, said.text) == ("not-stored", "The game cannot be opened now. It went away.")
        assert isinstance(guest.ask("ping"), Pong)


def test_what_another_process_stores_while_a_watch_is_cut_off_is_shown(both: tuple[Inside, Inside]) -> None:
    here, there = both
    key = here.begin(scenario=1)
    pick = random.Random(4)
    with here.enter(key) as guest, there.enter(key) as other:
        for _ in range(3):
            cluster().stop()
            cluster().start()
            assert waited(lambda: is_well(here))
            guest.play(pick.randrange, 2)
            other.up_to(guest.version)
            assert other.table == guest.table


def test_a_database_that_does_not_answer_keeps_nobody_waiting_for_ever(
    hasty: None, both: tuple[Inside, Inside]
) -> None:
    """It may have stored the move, and nobody knows: sent again, it is done once."""
    here, there = both
    key = here.begin(scenario=1, affinity="fire")
    with here.enter(key) as guest, here.enter(key) as beside, there.enter(key) as other:
        cluster().pause()
        try:
            guest.send(type="answer", request="unsure", version=1, choice="mine 1 S")
            assert isinstance(beside.ask("ping"), Pong)
            assert not is_well(here)
            refused = guest.until(Refused)
            assert (refused.request, refused.code, refused.text) == (
                "unsure",
                "maybe-stored",
                "The database of the games went away just now, so it is not known yet whether this was "
                "done. Choose again in a moment; nothing is done twice.",
            )
        finally:
            cluster().go_on()
        assert waited(lambda: is_well(here))
        assert guest.answer("mine 1 S", version=1, request="unsure") == Taken("unsure", 2)
        for each in (beside, other):
            each.up_to(2)
            assert each.table == guest.table
    assert stored(here, key) == ["unsure"]


def test_bots_go_on_when_the_database_is_back(
    both: tuple[Inside, Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_thinker, "ASK_AGAIN", 0.5)
    monkeypatch.setattr(table_bots, "RETRY", 0.5)
    here, there = both
    # It thinks longer than it takes to stop the database.
    key = here.begin(persons=["Ada"], bots=["hero@think=3"])
    pick = random.Random(6)
    with here.enter(key) as guest, there.enter(key) as other:
        asked_a_bot(guest, pick)
        other.up_to(guest.version)
        other.until(Thinking)
        cluster().stop()
        try:
            told = [each.until(Refused) for each in (guest, other)]
        finally:
            cluster().start()
        lost = "The bot is not answering; the server will ask it again in a moment."
        for refused in told:
            assert (refused.code, refused.text.startswith(lost)) == ("bot-lost", True)
        assert guest.play(pick.randrange, 2) == 2
        other.up_to(guest.version)
    assert stored(here, key)


# --- a process dies ---------------------------------------------------------------------------------


def test_when_a_process_dies_in_mid_thought_the_other_takes_the_question_over(tmp_path: Path) -> None:
    with kept_in(POSTGRES):
        place = kept_at(tmp_path / "games")
    pick = random.Random(3)
    with fork_server(place.where) as servers, place.open() as store, ExitStack() as stack:
        running = {servers.pid(server): server for server in (servers.start(), servers.start())}
        key = next(iter(running.values())).begin(persons=["Ada"], bots=["hero@think=4"])
        guests = {pid: stack.enter_context(server.enter(key)) for pid, server in running.items()}
        version = asked_a_bot(next(iter(guests.values())), pick)

        def thinking() -> int:
            thought = store.thought(key.game, version)
            worker = thought.leased_by if thought else None
            return int(worker.partition("-")[0]) if worker else 0

        assert waited(lambda: thinking() in running)
        dies = thinking()
        servers.kill(running.pop(dies))
        (lives,) = running
        thought = store.thought(key.game, version)
        assert thought is not None
        assert thought.choice is None
        assert waited(lambda: thinking() == lives)
        guests[lives].up_to(version + 1)
        assert guests[lives].settle()
        assert isinstance(guests[lives].answer(pick.choice(guests[lives].spelled())), Taken)
        entries = store.entries(key.game)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[version].seat == 1


def asked_a_bot(guest: Guest, pick: random.Random) -> int:
    """Play until a bot is asked that searches; return the version at which it is."""
    while not any(isinstance(message, Thinking) for message in guest.heard):
        if guest.question.asked:
            guest.answer(pick.choice(guest.spelled()))
        else:
            guest.next()
    return guest.version


# --- servers that cannot start ----------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_that_is_started_while_the_database_is_away_says_so(
    capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    where = "postgresql://nobody@127.0.0.1:1/games"
    said = wrong(capsys, "serve", "--port", "0", "--database", where, "--workers", workers)
    assert "does not answer. Is there a PostgreSQL server? Try again." in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_on_games_of_a_newer_version_says_so(
    capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    with cluster().database() as address:
        with psycopg.connect(address) as owner:
            owner.execute("UPDATE alembic_version SET version_num = 'from the future'")
        said = wrong(capsys, "serve", "--port", "0", "--database", address, "--workers", workers)
    assert "newer version of monsterlands" in said
