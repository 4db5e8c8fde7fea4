"""Opening a folder: its folder, its lock, its version, and files that are not what they should be."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from monsterlands.store import (
    Store,
    StoreBusy,
    StoreError,
    data_folder,
)
from support.stores import BEGIN, add, heard, killed, pragma, started, with_game

DAMAGED = r"games\.sqlite is damaged, or does not hold games\. Put a backup in its place"
TABLES = {
    *("access", "alembic_version", "campaigns", "entries", "games", "latest", "snapshots", "thoughts"),
    *("profiles", "devices", "tickets", "subscriptions", "owners", "campaign_owners"),
    *("groups", "members", "group_games", "talk", "presence", "clock", "house"),
}


def tables(folder: Path) -> set[str]:
    return set(schema(folder))


def schema(folder: Path) -> dict[str, str]:
    """The tables of a file, and how they were made."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as file:
        return dict(file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'"))


# --- the folder ---------------------------------------------------------------------------------


def test_the_folder_is_created_with_its_parents(tmp_path: Path) -> None:
    with Store.open(tmp_path / "some where" / "50%?#") as store:
        assert store.games() == []
    assert tables(tmp_path / "some where" / "50%?#") == TABLES


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"^The folder .*file cannot be created: File exists\.$"):
        Store.open(tmp_path / "file")
    with pytest.raises(StoreError, match=r"^The folder .*data cannot be created: Not a directory\.$"):
        Store.open(tmp_path / "file" / "data")


def test_the_default_folder_is_that_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "monsterlands"


def test_every_commit_is_synced_to_the_disk(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert pragma(store, "journal_mode") == "wal"
        assert pragma(store, "synchronous") == 2
        assert pragma(store, "foreign_keys") == 1
        assert pragma(store, "busy_timeout") == 2000


# --- one at a time ------------------------------------------------------------------------------

HOLD = """
import sys
from pathlib import Path
from monsterlands.store import Store
store = Store.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.readline()
store.close()
print("closed", flush=True)
sys.stdin.readline()
"""


def test_a_second_process_learns_which_one_has_the_folder(tmp_path: Path) -> None:
    other = started(HOLD, str(tmp_path))
    assert heard(other) == "open"
    with pytest.raises(
        StoreBusy,
        match=rf"^The folder .* is in use by process {other.pid}\. Stop it, or use another folder\.$",
    ):
        Store.open(tmp_path)
    assert other.stdin is not None
    print(file=other.stdin, flush=True)
    assert heard(other) == "closed"
    Store.open(tmp_path).close()
    killed(other)


def test_a_killed_process_does_not_keep_the_folder(tmp_path: Path) -> None:
    other = started(HOLD, str(tmp_path))
    assert heard(other) == "open"
    killed(other)
    with Store.open(tmp_path) as store:
        assert store.games() == []


def test_a_process_opens_a_folder_only_once(tmp_path: Path) -> None:
    with Store.open(tmp_path):
        with pytest.raises(StoreBusy, match=r"^The folder .* is already in use by this process\.$"):
            Store.open(tmp_path / ".." / tmp_path.name)
        Store.open(tmp_path / "another").close()
    Store.open(tmp_path).close()


def test_closing_twice_does_not_let_a_third_one_in(tmp_path: Path) -> None:
    first = Store.open(tmp_path)
    first.close()
    with Store.open(tmp_path):
        first.close()
        with pytest.raises(StoreBusy):
            Store.open(tmp_path)


FORK = """
import os, sys
from pathlib import Path
from monsterlands.store import Store
store = Store.open(Path(sys.argv[1]))
if os.fork():
    os.wait()
print(os.getpid(), flush=True)
sys.stdin.readline()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_forked_child_that_lives_on_does_not_keep_the_folder(tmp_path: Path) -> None:
    other = started(FORK, str(tmp_path))
    child = int(heard(other))
    other.kill()
    other.wait()
    os.kill(child, 0)  # it lives
    Store.open(tmp_path).close()
    os.kill(child, 9)
    killed(other)


# --- reading only -------------------------------------------------------------------------------


def test_games_are_read_while_another_has_the_folder(tmp_path: Path) -> None:
    with with_game(tmp_path) as store, Store.read(tmp_path) as reader:
        assert reader.info("g1") == store.info("g1")
        add(store, 2)
        assert reader.info("g1").version == 2
        assert reader.entries("g1") == store.entries("g1")


def test_games_are_read_when_nobody_has_the_folder(tmp_path: Path) -> None:
    with_game(tmp_path).close()
    with Store.read(tmp_path) as reader:
        assert reader.entries("g1") == [BEGIN]
        Store.open(tmp_path).close()


def test_a_reader_writes_nothing(tmp_path: Path) -> None:
    with_game(tmp_path).close()
    with Store.read(tmp_path) as reader:
        with pytest.raises(StoreError, match=r"games\.sqlite is read-only\. Nothing was stored\.$"):
            add(reader, 2)
        assert reader.info("g1").version == 1


def test_reading_creates_no_store(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(StoreError, match=r"^The folder .* holds no games\.$"):
            Store.read(folder)
    assert list(tmp_path.iterdir()) == []


# --- files that are not what they should be -----------------------------------------------------


def test_a_file_that_is_not_a_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    file.write_text("Once upon a time.\n" * 1000)
    for opened in (Store.open, Store.read):
        with pytest.raises(
            StoreError, match=r"games\.sqlite is damaged, or does not hold games\. Put a backup"
        ):
            opened(tmp_path)
    assert file.read_text() == "Once upon a time.\n" * 1000
    file.unlink()
    Store.open(tmp_path).close()


def test_a_database_of_another_program_is_reported_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file:
        file.execute("CREATE TABLE chess (move TEXT)")
    for opened in (Store.open, Store.read):
        with pytest.raises(StoreError, match=r"games\.sqlite does not hold games of monsterlands\."):
            opened(tmp_path)
    assert tables(tmp_path) == {"chess"}


@pytest.mark.parametrize("harm", ["scribbled", "truncated"])
def test_a_damaged_file_is_reported_before_anything_is_written(tmp_path: Path, harm: str) -> None:
    with with_game(tmp_path) as store:
        for version in range(2, 60):
            add(store, version)
    file = tmp_path / "games.sqlite"
    whole = file.read_bytes()
    if harm == "scribbled":
        file.write_bytes(whole[:4096] + b"\x7f" * (len(whole) - 4096))
    else:
        file.write_bytes(whole[: len(whole) - 4096])
    for opened in (Store.open, Store.read):
        with pytest.raises(
            StoreError, match=r"games\.sqlite is damaged, or does not hold games\. Put a backup"
        ):
            opened(tmp_path)
    file.write_bytes(whole)
    with Store.open(tmp_path) as store:
        assert store.info("g1").version == 59


def test_games_of_a_newer_version_are_reported_and_left_alone(tmp_path: Path) -> None:
    with_game(tmp_path).close()
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from the future'")
    before = file.read_bytes()
    for opened in (Store.open, Store.read):
        with pytest.raises(StoreError, match=r"games\.sqlite is of a newer version of monsterlands\."):
            opened(tmp_path)
    assert file.read_bytes() == before


def test_after_a_refusal_the_folder_is_free(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("Once upon a time.\n" * 1000)
    for _ in range(2):
        with pytest.raises(StoreError, match="is damaged"):
            Store.open(tmp_path)
