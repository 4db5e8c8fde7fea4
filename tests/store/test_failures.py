"""What cannot be stored gets a clear error and changes nothing; the store works again later."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from monsterlands.store import Changes, Store, StoreBusy, StoreError
from support.stores import BEGIN, SECRET, add, answer, in_file, info, pragma, with_game

BIG = "x" * 100_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store with the game g1 at version 2."""
    with with_game(tmp_path) as opened:
        add(opened, 2, "r2")
        yield opened


def everything(store: Store) -> object:
    return store.games(), store.entries("g1"), store.latest_snapshot("g1"), store.seats_of("g1", "other")


def attempts(store: Store) -> list[Callable[[], None]]:
    """All that a server writes, and too big to go where something else has been."""
    return [
        lambda: store.append("g1", answer(3, "r3"), Changes(BIG)),
        lambda: store.append("g1", answer(3, "r3", BIG), Changes("")),
        lambda: store.create(info("g2", record=BIG), BEGIN, SECRET, (0,)),
        lambda: store.snapshot("g1", 2, BIG),
    ]


def check_refused(store: Store, kind: type[StoreError], sentence: str) -> None:
    before = everything(store)
    for attempt in attempts(store):
        with pytest.raises(StoreError, match=sentence) as refusal:
            attempt()
        assert type(refusal.value) is kind
        assert str(refusal.value) == refusal.value.public_message.replace(
            "The file of the games", str(in_file(store).file)
        )
        assert everything(store) == before


def check_works(store: Store) -> None:
    add(store, 3, "r3")
    store.create(info("g2"), BEGIN, SECRET, (0,))
    store.snapshot("g1", 3, "state")
    store.grant("g1", "other", (1,))
    assert store.info("g1").version == 3
    store.close()
    with Store.open(in_file(store).file.parent) as again:
        assert [entry.version for entry in again.entries("g1")] == [1, 2, 3]
        assert again.entries("g2") == [BEGIN]


def test_a_full_disk(store: Store) -> None:
    most = pragma(store, "max_page_count")
    pragma(store, "max_page_count = 1")  # SQLite takes it as: no more than there are
    check_refused(
        store, StoreError, r"games\.sqlite cannot grow because the disk is full\. Nothing was stored"
    )
    pragma(store, f"max_page_count = {most}")
    check_works(store)


def test_a_file_that_is_locked_by_another_program(store: Store) -> None:
    pragma(store, "busy_timeout = 1")
    with closing(sqlite3.connect(in_file(store).file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        check_refused(store, StoreBusy, r"games\.sqlite is in use by another program\. Try again\.$")
        other.execute("ROLLBACK")
    check_works(store)


def test_a_file_that_is_locked_while_the_store_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monsterlands.store.sqlite_connection.PATIENCE", 1)
    with_game(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy, match=r"games\.sqlite is in use by another program\."):
            Store.open(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.info("g1") == info()


def test_a_file_that_is_read_only(store: Store) -> None:
    pragma(store, "query_only = ON")
    check_refused(store, StoreError, r"games\.sqlite is read-only\. Nothing was stored\.$")
    pragma(store, "query_only = OFF")
    check_works(store)


def test_a_write_that_the_system_refuses(store: Store) -> None:
    resource = pytest.importorskip("resource", reason="this system does not limit the size of files")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = in_file(store).file.with_name("games.sqlite-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1, limits[1]))
    try:
        check_refused(store, StoreError, r"games\.sqlite cannot be read or written: disk I/O error\.$")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    check_works(store)


def test_a_file_that_is_damaged_while_it_is_open(store: Store) -> None:
    pragma(store, "wal_checkpoint(TRUNCATE)")
    whole = in_file(store).file.read_bytes()
    with closing(sqlite3.connect(in_file(store).file, isolation_level=None)) as other:
        other.execute("UPDATE games SET created = 0 /* to make the store look at the file again */")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with in_file(store).file.open("r+b") as file:
        file.seek(4096)
        file.write(b"\x7f" * (len(whole) - 4096))
    with pytest.raises(StoreError, match=r"games\.sqlite is damaged, or does not hold games\. Put a backup"):
        store.games()


# --- opening where nothing can be written ---------------------------------------------------------


@contextmanager
def no_file_grows() -> Generator[None, None, None]:
    """Let the system refuse to write to files, as a full disk does."""
    resource = pytest.importorskip("resource", reason="this system does not limit the size of files")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize("crashed", [False, True])
def test_games_are_read_on_a_full_disk_and_stored_once_there_is_space(
    store: Store, tmp_path: Path, crashed: bool, caplog: pytest.LogCaptureFixture
) -> None:
    if crashed:  # then the last moves are only in the write-ahead log
        shutil.copytree(tmp_path, tmp_path / "left")
        (tmp_path / "left" / "games.sqlite-shm").unlink()
    store.close()
    folder = tmp_path / "left" if crashed else tmp_path
    with no_file_grows():
        again = Store.open(folder)
        before = everything(again)
        with pytest.raises(StoreError):
            add(again, 3, "r3")
        assert everything(again) == before
    assert [entry.version for entry in again.entries("g1")] == [1, 2]
    assert caplog.messages == [
        f"{folder}/games.sqlite cannot be read or written: disk I/O error. "
        "Games can be read, and nothing is stored until that is mended."
    ]
    add(again, 3, "r3")
    again.close()
    with Store.open(folder) as third:
        assert third.info("g1").version == 3


# --- who may read the files -----------------------------------------------------------------------


def rights(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with with_game(tmp_path / "data") as store:
            add(store, 2)
            assert rights(tmp_path / "data") == 0o700
            assert {file.name: rights(file) for file in (tmp_path / "data").iterdir()} == {
                "games.lock": 0o600,
                "games.sqlite": 0o600,
                "games.sqlite-wal": 0o600,
                "games.sqlite-shm": 0o600,
            }
    finally:
        os.umask(before)


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    with_game(tmp_path).close()
    (tmp_path / "games.sqlite").chmod(0o644)
    with Store.open(tmp_path):
        assert rights(tmp_path / "games.sqlite") == rights(tmp_path / "games.sqlite-wal") == 0o600
