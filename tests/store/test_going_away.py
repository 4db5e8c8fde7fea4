"""A PostgreSQL server that goes away and comes back, and processes that use it at the same time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from sqlalchemy import text

from monsterlands.store import (
    AlreadyThere,
    Change,
    Changes,
    MaybeStored,
    Store,
    StoreBusy,
    StoreError,
    postgres,
)
from support.databases import cluster, waited
from support.stores import BEGIN, SECRET, add, answer, info


@pytest.fixture
def address() -> Iterator[str]:
    """The address of a new store."""
    with cluster().database() as made:
        yield made


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """A store with the game g1."""
    with Store.open_database(address) as opened:
        opened.create(info(), BEGIN, SECRET, (0,))
        yield opened


def end_others(address: str) -> None:
    """Let the server end all connections to a database."""
    with psycopg.connect(cluster().address(), autocommit=True) as owner:
        name = address.partition("@/")[2].partition("?")[0]
        owner.execute(
            "SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity WHERE datname = %s", [name]
        )


# --- going away ---------------------------------------------------------------------------------


def test_a_call_after_a_lost_connection_works(store: Store, address: str) -> None:
    for version in (2, 3, 4):
        end_others(address)
        add(store, version)
        end_others(address)
        assert store.info("g1").version == version


def test_a_server_that_goes_away_and_comes_back(store: Store) -> None:
    cluster().stop()
    try:
        for attempt in (lambda: add(store, 2), lambda: store.games(), lambda: store.delete("g1")):
            for _ in range(2):
                began = time.monotonic()
                with pytest.raises(StoreBusy) as refusal:
                    attempt()
                assert time.monotonic() - began < 10
                assert str(cluster().folder) not in refusal.value.public_message
    finally:
        cluster().start()
    add(store, 2)
    assert [entry.version for entry in store.entries("g1")] == [1, 2]
    store.delete("g1")
    assert store.games() == []


def test_a_server_that_says_nothing_is_given_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "LONGEST", 0.5)
    with Store.open_database(f"{address}&connect_timeout=2") as store:
        store.create(info(), BEGIN, SECRET, (0,))
        cluster().pause()
        try:
            with pytest.raises(MaybeStored, match=r"so it may be stored or not\. Look again\.$"):
                add(store, 2)
            with pytest.raises(StoreBusy):
                store.games()
        finally:
            cluster().go_on()
        # It is stored after all, as soon as the server has read it, and not stored twice.
        assert waited(lambda: store.info("g1").version == 2)
        with pytest.raises(AlreadyThere):
            add(store, 2)
        add(store, 3)


def test_an_entry_that_was_stored_before_the_connection_broke_is_found(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stores it, and the answer is lost."""
    found = store._database.add_entries

    def lost(rows: Sequence[Mapping[str, object]]) -> list[bool]:
        found(rows)
        raise MaybeStored("lost")

    monkeypatch.setattr(store._database, "add_entries", lost)
    add(store, 2)
    assert store.info("g1").version == 2
    with pytest.raises(MaybeStored):  # another entry has this version: nothing says that this one is stored
        store.append("g1", answer(2, "another", "0 another"), Changes(""))


def test_what_was_not_committed_when_the_connection_broke_is_gone(store: Store, address: str) -> None:
    def write() -> None:
        with store._database.writing() as connection:
            connection.execute(text("DELETE FROM games"))
            end_others(address)
            connection.execute(text("SELECT 1"))

    with pytest.raises(StoreBusy, match=r"went away\. Nothing was stored\. Try again\.$"):
        write()
    assert store.info("g1") == info()


def test_a_commit_whose_answer_is_lost_is_reported_so(store: Store, address: str) -> None:
    def write() -> None:
        with store._database.writing() as connection:
            connection.execute(text("DELETE FROM games"))
            end_others(address)

    with pytest.raises(MaybeStored):
        write()
    assert store.info("g1") == info()


def test_a_lock_of_another_is_not_waited_for_for_ever(store: Store, address: str) -> None:
    before = store.info("g1")
    with psycopg.connect(address) as other:
        other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        with pytest.raises(StoreBusy, match=r"is busy\. Nothing was stored\. Try again\.$"):
            add(store, 2)
        assert store.info("g1") == before
    add(store, 2)


# --- several processes --------------------------------------------------------------------------


def test_of_two_writers_one_wins_each_version(store: Store, address: str) -> None:
    def play(name: str) -> int:
        won = 0
        with Store.open_database(address) as own:
            version = own.info("g1").version
            while version < 60:
                try:
                    own.append("g1", answer(version + 1, f"{name}{version}"), Changes(name))
                    won += 1
                except AlreadyThere:
                    pass
                version = own.info("g1").version
        return won

    with ThreadPoolExecutor(3) as threads:
        won = list(threads.map(play, ["a", "b", "c"]))
    assert [entry.version for entry in store.entries("g1")] == list(range(1, 61))
    assert sum(won) == 59


def test_a_watch_tells_what_others_do(store: Store, address: str) -> None:
    heard: list[Change | None] = []
    watch = store.watch(heard.append)
    with Store.open_database(address) as other:
        add(other, 2)
        other.ask_thought("g1", 2, 1, "hero")
        other.answer_thought("g1", 2, 5)
        other.delete("g1")
    wanted = [
        Change("moved", "g1", 2),
        Change("asked", "g1", 2),
        Change("answered", "g1", 2),
        Change("deleted", "g1"),
    ]
    assert waited(lambda: heard == wanted), heard
    watch.close()
    watch.close()
    store.create(info("g2"), BEGIN, "", ())
    add(store, 2, game="g2")
    assert heard == wanted


def test_what_is_refused_is_not_told(store: Store) -> None:
    heard: list[Change | None] = []
    watch = store.watch(heard.append)
    with pytest.raises(StoreError):
        add(store, 5)
    add(store, 2)
    assert waited(lambda: heard == [Change("moved", "g1", 2)])
    watch.close()


def test_a_watch_connects_again_and_says_that_anything_may_have_changed(store: Store, address: str) -> None:
    heard: list[Change | None] = []
    watch = store.watch(heard.append)
    end_others(address)
    assert waited(lambda: heard == [None])
    add(store, 2)
    assert waited(lambda: heard == [None, Change("moved", "g1", 2)])
    watch.close()


def test_a_watch_survives_a_server_that_goes_away(store: Store) -> None:
    heard: list[Change | None] = []
    watch = store.watch(heard.append)
    cluster().stop()
    time.sleep(1)
    assert heard == []
    cluster().start()
    assert waited(lambda: heard == [None])
    add(store, 2)
    assert waited(lambda: heard == [None, Change("moved", "g1", 2)])
    watch.close()


def test_a_watch_goes_on_if_its_listener_fails(store: Store) -> None:
    heard: list[Change | None] = []

    def failing(change: Change | None) -> None:
        heard.append(change)
        raise RuntimeError("not now")

    watch = store.watch(failing)
    add(store, 2)
    add(store, 3)
    assert waited(lambda: len(heard) == 2)
    watch.close()


def test_a_watch_that_cannot_begin_says_so(store: Store) -> None:
    cluster().stop()
    try:
        with pytest.raises(StoreBusy):
            store.watch(lambda change: None)
    finally:
        cluster().start()
