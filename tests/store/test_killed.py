"""A server that is killed at any moment has lost nothing that it acknowledged, and left nothing torn."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from monsterlands.store import Store, fold
from support.stores import BEGIN, add, heard, killed, started, with_game

WRITE = """
import sys
from pathlib import Path
from monsterlands.store import Changes, Entry, Store
store = Store.open(Path(sys.argv[1]))
version = store.info("g1").version
while True:
    version += 1
    steps = tuple(f"{version} step {number} " + "x" * (version * 37 % 500) for number in range(version % 9))
    entry = Entry(version, "answer", 0, f"r{version}", 0, steps)
    store.append("g1", entry, Changes(str(version), points=version))
    print(version, flush=True)
"""


def steps(version: int) -> tuple[str, ...]:
    return tuple(f"{version} step {number} " + "x" * (version * 37 % 500) for number in range(version % 9))


@pytest.mark.parametrize("seed", range(5))
def test_what_was_acknowledged_survives_kill_9(tmp_path: Path, seed: int) -> None:
    generator = random.Random(seed)
    with_game(tmp_path).close()
    acknowledged = 1
    for _ in range(2):
        server = started(WRITE, str(tmp_path))
        for _ in range(generator.randrange(1, 60)):
            acknowledged = int(heard(server))
        for line in killed(server).splitlines(keepends=True):
            if line.endswith("\n"):
                acknowledged = int(line)
        with Store.open(tmp_path) as store:
            game, entries = store.info("g1"), store.entries("g1")
        # One more may be there: stored, but killed before it could say so.
        assert game.version in (acknowledged, acknowledged + 1)
        assert (game.summary, game.points) == (str(game.version), game.version)
        assert [entry.version for entry in entries] == list(range(1, game.version + 1))
        assert [entry.steps for entry in entries[1:]] == [steps(entry.version) for entry in entries[1:]]
        assert [entry.request for entry in entries[1:]] == [f"r{entry.version}" for entry in entries[1:]]
        assert fold(entries)[: len(BEGIN.steps)] == BEGIN.steps


CREATE = """
import sys
from pathlib import Path
from monsterlands.store import Entry, GameInfo, Seat, Store
print("there", flush=True)
store = Store.open(Path(sys.argv[1]))
number = len(store.games())
while True:
    number += 1
    game = GameInfo(f"n{number}", number, number, "record", (Seat(),))
    store.create(game, Entry(1, "begin", steps=("- first 1",)), f"secret {number}", (0,))
    store.snapshot(game.id, 1, "state")
    print(number, flush=True)
    if number > 1:
        store.delete(f"n{number}")
        number -= 1
"""


def test_a_store_that_was_killed_while_it_was_created_is_created_later(tmp_path: Path) -> None:
    for lines in (1, 1, 2, 3, 9):
        server = started(CREATE, str(tmp_path))
        for _ in range(lines):
            heard(server)
        killed(server)
        with Store.open(tmp_path) as store:
            for game in store.games():
                assert store.entries(game.id)[0].steps == ("- first 1",)
                assert store.seats_of(game.id, f"secret {game.id[1:]}") == (0,)
    with Store.open(tmp_path) as store:
        assert "n1" in [game.id for game in store.games()]
        add(store, 2, game="n1")
