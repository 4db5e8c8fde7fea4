"""What people say: numbered line by line, the newest are kept."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from monsterlands.store import AlreadyThere, Store, UnknownGroup
from support.databases import Place
from support.stored_people import group, line, processes, store_of_friends


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store with a group of Ada and Bob."""
    with store_of_friends(place) as opened:
        yield opened


def test_lines_are_numbered(store: Store) -> None:
    said = [
        line("Hello"),
        line("well-played", profile="bob", name="Bob", seat=1, kind="phrase", at=51.25),
        line("O 'quoted'; \u202e 🐺", profile="", name="A guest", seat=None, looking_on=True, number=77),
    ]
    assert [store.say("friends", each) for each in said] == [1, 2, 3]
    stored = [replace(each, number=number) for number, each in enumerate(said, start=1)]
    assert store.talk("friends") == stored
    assert store.talk("friends", 1) == stored[1:]
    assert store.talk("friends", 3) == store.talk("nobody") == []


def test_each_group_counts_its_own_lines(store: Store) -> None:
    store.new_group(group(id="others"))
    assert [store.say(id, line(id)) for id in ("friends", "others", "friends")] == [1, 1, 2]
    assert [each.body for each in store.talk("friends")] == ["friends", "friends"]


def test_a_message_that_is_sent_twice_is_stored_once(store: Store) -> None:
    store.new_group(group(id="others"))
    assert store.say("friends", line("Hello", request="r1")) == 1
    with pytest.raises(AlreadyThere):
        store.say("friends", line("Hello", request="r1"))
    assert store.say("friends", line("Hello", request="r2")) == 2
    assert [store.say("friends", line("told")) for _ in range(2)] == [3, 4]  # by the server
    assert store.say("others", line("Hello", request="r1")) == 1
    assert [each.request for each in store.talk("friends")] == ["r1", "r2", None, None]


def test_a_message_that_is_sent_to_two_processes_at_once_is_stored_once(store: Store, place: Place) -> None:
    def said(own: Store, number: int) -> bool:
        try:
            own.say("friends", line(request=f"r{number}"))
            return True
        except AlreadyThere:
            return False

    with processes(store, place, 2) as stores, ThreadPoolExecutor(2) as threads:
        for number in range(20):
            assert sorted(threads.map(said, stores, [number] * 2)) == [False, True]
    assert [each.number for each in store.talk("friends")] == list(range(1, 21))


def test_talking_to_an_unknown_group_is_refused(store: Store) -> None:
    with pytest.raises(UnknownGroup, match=r"^There is no group nobody\.$"):
        store.say("nobody", line())


def test_the_newest_300_lines_are_kept(store: Store) -> None:
    for number in range(1, 304):
        assert store.say("friends", line(f"line {number}")) == number
    kept = store.talk("friends")
    assert [each.number for each in kept] == list(range(4, 304))
    assert kept[0].body == "line 4"


def test_what_is_said_is_no_new_version_of_the_group(store: Store) -> None:
    before = store.group("friends")
    store.say("friends", line())
    assert store.group("friends") == before
    assert store.save_group(group(2))
    assert store.say("friends", line()) == 2


def test_what_somebody_said_stays_when_they_are_gone(store: Store) -> None:
    store.say("friends", line("Goodbye"))
    store.delete_profile("ada")
    assert [(each.profile, each.name, each.body) for each in store.talk("friends")] == [
        ("ada", "Ada", "Goodbye")
    ]


def test_all_speak_at_once_and_no_number_is_missing_or_given_twice(store: Store, place: Place) -> None:
    with processes(store, place, 3) as stores, ThreadPoolExecutor(3) as threads:
        given = list(threads.map(lambda own: [own.say("friends", line()) for _ in range(20)], stores))
    assert sorted(number for numbers in given for number in numbers) == list(range(1, 61))
    assert [each.number for each in store.talk("friends")] == list(range(1, 61))
