"""A server that is killed at any moment has lost nothing that it acknowledged, and left nothing torn."""

from __future__ import annotations

import random

import pytest

from monsterlands.store import fold
from support.databases import Place
from support.stored_people import group, with_people
from support.stores import BEGIN, add, heard, killed, started, with_game

WRITE = """
import sys
from monsterlands.store import Changes, Entry
store = opened(sys.argv[1])
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
def test_what_was_acknowledged_survives_kill_9(place: Place, seed: int) -> None:
    generator = random.Random(seed)
    with_game(place).close()
    acknowledged = 1
    for _ in range(2):
        server = started(WRITE, place.where)
        for _ in range(generator.randrange(1, 60)):
            acknowledged = int(heard(server))
        for line in killed(server).splitlines(keepends=True):
            if line.endswith("\n"):
                acknowledged = int(line)
        with place.open() as store:
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
from monsterlands.store import Entry, GameInfo, Seat
print("there", flush=True)
store = opened(sys.argv[1])
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


def test_a_store_that_was_killed_while_it_was_created_is_created_later(place: Place) -> None:
    for lines in (1, 1, 2, 3, 9):
        server = started(CREATE, place.where)
        for _ in range(lines):
            heard(server)
        killed(server)
        with place.open() as store:
            for game in store.games():
                assert store.entries(game.id)[0].steps == ("- first 1",)
                assert store.seats_of(game.id, f"secret {game.id[1:]}") == (0,)
    with place.open() as store:
        assert "n1" in [game.id for game in store.games()]
        add(store, 2, game="n1")


GROUP = """
import sys
from monsterlands.store import Entry, GameInfo, Group, Seat, TalkLine
store = opened(sys.argv[1])
version = store.group("friends").version
said = max([line.number for line in store.talk("friends")], default=0)
while True:
    version += 1
    game = GameInfo(f"g{version}", version, version, "record", (Seat(), Seat()))
    members = ("ada", "bob") if version % 2 else ("bob", "ada")
    after = Group("friends", version, str(version), members, game.id, f"words {version}", "watching")
    assert store.begin_game(after, game, Entry(1, "begin", steps=("- first 1",)), dict(enumerate(members)))
    said = store.say("friends", TalkLine(0, version, "ada", "Ada", 0, False, "told", str(said + 1)))
    print(version, said, flush=True)
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_group_and_its_games_survive_kill_9_together(place: Place, seed: int) -> None:
    generator = random.Random(seed)
    with place.open() as store:
        with_people(store).new_group(group())
    acknowledged, spoken = 1, 0
    for _ in range(3):
        server = started(GROUP, place.where)
        lines = [heard(server) for _ in range(generator.randrange(1, 30))]
        lines += [line[:-1] for line in killed(server).splitlines(keepends=True) if line.endswith("\n")]
        acknowledged, spoken = map(int, lines[-1].split())
        with place.open() as store:
            found, games = store.group("friends"), store.games_of_group("friends")
            talk = store.talk("friends")
            # One more of each may be there: stored, but killed before it could say so.
            assert found.version in (acknowledged, acknowledged + 1)
            assert found.game == f"g{found.version}" == games[-1]
            assert store.ids() == games == [f"g{number}" for number in range(2, found.version + 1)]
            assert dict(enumerate(found.members)) == store.owners(found.game)
            assert store.invited(f"words {found.version}") == found
            assert talk[-1].number in (spoken, spoken + 1)
            assert [line.body for line in talk] == [str(line.number) for line in talk]
            assert len(talk) == min(talk[-1].number, 300)
