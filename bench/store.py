"""How long it takes to write a move to the disk: `Store.append` against a bare INSERT and COMMIT.

Usage: python bench/store.py [--appends 1000] [--folder DIR] [--database ADDRESS]

The peer is Python's sqlite3 with the same settings and one table; the two take turns on the same disk. With
`--database` both write to PostgreSQL, the peer through psycopg. Our store also updates the game and refuses
anything but the next version.
"""

from __future__ import annotations

import argparse
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from monsterlands.store import Changes, Entry, GameInfo, Seat, Store

GAME = "0123456789ab"
STEPS = ("0 tavern P5", "- persuasion 1", "0 hire fandor", "0 end")
SUMMARY = '{"round": 3, "phase": "deployment", "seats": ["Ada", "hero"], "asked": 0, "over": false}'
RECORD = "x" * 600
PEER = """CREATE TABLE {name} (game TEXT, version INTEGER, kind TEXT, seat INTEGER, request TEXT,
dropped INTEGER, steps TEXT, PRIMARY KEY (game, version))"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--appends", type=int, default=1000)
    parser.add_argument("--folder", help="a folder on the disk to measure")
    parser.add_argument("--database", help="the address of an empty PostgreSQL database")
    wanted = parser.parse_args()
    if wanted.database:
        in_database(wanted.database, wanted.appends)
    else:
        in_folder(wanted.folder, wanted.appends)


def in_folder(folder: str | None, appends: int) -> None:
    """Measure on SQLite."""
    with (
        TemporaryDirectory(dir=folder) as name,
        Store.open(Path(name)) as store,
        closing(sqlite3.connect(Path(name, "peer.sqlite"), isolation_level=None)) as peer,
    ):
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            peer.execute(f"PRAGMA {setting}")
        peer.execute(PEER.format(name="entries"))
        measure(store, peer, "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", appends)


def in_database(address: str, appends: int) -> None:
    """Measure on PostgreSQL."""
    import psycopg

    with Store.open_database(address) as store, psycopg.connect(address, autocommit=True) as peer:
        peer.execute(PEER.format(name="peer"))
        measure(store, peer, "INSERT INTO peer VALUES (%s, %s, %s, %s, %s, %s, %s)", appends)


def measure(store: Store, peer: Any, insert: str, appends: int) -> None:
    """Let both write the same rows in turns, and print how long each took."""
    info = GameInfo(GAME, 0, 0, RECORD, (Seat(), Seat("hero")))
    store.create(info, Entry(1, "begin", steps=STEPS), "", ())
    times: dict[str, list[float]] = {"append": [], "INSERT": []}
    for version in range(2, appends + 2):
        began = time.perf_counter()
        store.append(GAME, Entry(version, "answer", 0, f"request {version}", 0, STEPS), Changes(SUMMARY))
        between = time.perf_counter()
        row = (GAME, version, "answer", 0, f"request {version}", 0, "\n".join(STEPS))
        peer.execute("BEGIN")
        peer.execute(insert, row)
        peer.execute("COMMIT")
        times["append"].append(between - began)
        times["INSERT"].append(time.perf_counter() - between)
    for what, seconds in times.items():
        seconds.sort()
        known = statistics.median(seconds), statistics.mean(seconds), seconds[len(seconds) * 99 // 100]
        median, mean, most = (1000 * value for value in known)
        print(f"{what}: median {median:.3f} ms, mean {mean:.3f}, 99 % {most:.3f}")
    ours, theirs = times["append"], times["INSERT"]
    print(f"ratio: median {statistics.median(ours) / statistics.median(theirs):.2f}, ", end="")
    print(f"mean {statistics.mean(ours) / statistics.mean(theirs):.2f}")


if __name__ == "__main__":
    main()
