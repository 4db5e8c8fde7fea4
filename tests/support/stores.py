"""Stored games for tests, and access to the file of a store."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

from sqlalchemy import text

from monsterlands.store import Changes, Entry, GameInfo, Seat, Store, sqlite_connection, sqlite_file
from support.databases import OPEN, Place

RECORD = "the record of a game at its start"
SECRET = "a secret that is long enough"


def info(game: str = "g1", **others: object) -> GameInfo:
    """Make up a game of a person and a bot."""
    fixed: dict[str, object] = {
        "id": game,
        "created": 100.0,
        "changed": 200.0,
        "record": RECORD,
        "seats": (Seat("", "Ada"), Seat("hero@think=1")),
        "summary": '{"round": 1}',
    }
    return GameInfo(**{**fixed, **others})  # type: ignore[arg-type]


BEGIN = Entry(1, "begin", steps=("- first 1", "- affinity fire"))


def answer(version: int, request: str = "", *steps: str) -> Entry:
    """Make up an answer of seat 0."""
    return Entry(version, "answer", 0, request, 0, steps or (f"0 answer {version}",))


def with_game(place: Place | Path, game: str = "g1") -> Store:
    """Open a store with one game in it: of a folder, or wherever it is kept."""
    store = place.open() if isinstance(place, Place) else Store.open(place)
    store.create(info(game), BEGIN, SECRET, (0,))
    return store


def add(store: Store, version: int, request: str = "", game: str = "g1") -> None:
    """Append an answer."""
    store.append(game, answer(version, request), Changes(f'{{"version": {version}}}'))


def run_sql(store: Store, statement: str, **values: object) -> list[tuple[object, ...]]:
    """Run a statement in the database of a store; return the rows of its answer, if it has one."""
    with store._database.writing() as connection:
        done = connection.execute(text(statement), values)
        return [tuple(row) for row in done] if done.returns_rows else []


def driver(store: Store) -> sqlite3.Connection:
    """Return SQLite's own connection of a store."""
    return sqlite_connection.driver(in_file(store)._connection)


def in_file(store: Store) -> sqlite_file.SqliteFile:
    """Return the file of a store."""
    assert isinstance(store._database, sqlite_file.SqliteFile)
    return store._database


def pragma(store: Store, setting: str) -> object:
    """Change or ask for a setting of SQLite."""
    found = driver(store).execute(f"PRAGMA {setting}").fetchone()
    return found and found[0]


def started(code: str, *arguments: str) -> subprocess.Popen[str]:
    """Start another Python process that runs this code and talks line by line.

    In it, ``opened(sys.argv[1])`` opens the store of a place.
    """
    return subprocess.Popen(
        [sys.executable, "-c", OPEN + code, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def heard(process: subprocess.Popen[str]) -> str:
    """Wait for the next line of another process."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def killed(process: subprocess.Popen[str]) -> str:
    """Kill another process as kill -9 does, and return the rest of its output."""
    process.kill()
    assert process.stdin is not None
    assert process.stdout is not None
    rest = process.stdout.read()
    process.wait()
    process.stdin.close()
    process.stdout.close()
    return rest
