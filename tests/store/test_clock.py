"""The clock that stands still while no server runs, and values that the house keeps."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from monsterlands.store import Changes, DamagedGame, Entry, Store
from support.databases import POSTGRES, Place, waited
from support.stored_people import set_clock
from support.stores import BEGIN, add, info, run_sql, with_game


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """An empty store."""
    with place.open() as opened:
        yield opened


@pytest.mark.parametrize(
    ("calls", "lived"),
    [
        ([1000.0], 0.0),
        ([1000.0, 1005.0], 5.0),
        ([1000.0, 1005.0, 1012.5], 12.5),
        ([1000.0, 1015.0], 15.0),
        ([1000.0, 1015.5], 15.0),
        ([1000.0, 1005.0, 90_000.0, 90_002.0], 22.0),  # nothing ran for a day
        ([1000.0, 1005.0, 400.0], 5.0),  # set back
        ([1000.0, 1005.0, 400.0, 403.0], 8.0),
        ([1000.0, 1005.0, 1005.0], 5.0),
    ],
)
def test_the_time_between_two_calls_counts_up_to_15_seconds(
    store: Store, calls: list[float], lived: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store.lived() == 0
    before = 0.0
    for now in calls:
        set_clock(store, now, monkeypatch)
        store.live_on()
        assert store.lived() >= before
        before = store.lived()
    assert store.lived() == lived


def test_the_clock_stands_still_while_nobody_calls(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with place.open() as store:
        for now in (1000.0, 1010.0):
            set_clock(store, now, monkeypatch)
            store.live_on()
        set_clock(store, 5000.0, monkeypatch)
        assert store.lived() == 10.0
    with place.open() as again:
        assert again.lived() == 10.0


def test_it_goes_by_the_clock_of_the_database(store: Store) -> None:
    store.live_on()

    def lives() -> bool:
        store.live_on()
        return 0 < store.lived() < 15

    assert waited(lives)


def test_several_processes_count_time_once(
    store: Store, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stack:
        stores = [store] * 3
        if place.kind == POSTGRES:
            stores = [stack.enter_context(place.open()) for _ in range(3)]
        for now in (1000.0, 1005.0, 1010.0):
            for each in stores:
                set_clock(each, now, monkeypatch)
            with ThreadPoolExecutor(3) as threads:
                list(threads.map(lambda each: each.live_on(), stores))
        assert [each.lived() for each in stores] == [10.0] * 3


def test_it_can_only_be_put_forward(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.put_clock_forward(100.0)
    assert store.lived() == 100.0
    store.put_clock_forward(50.0)
    assert store.lived() == 100.0
    store.put_clock_forward(250.5)
    assert store.lived() == 250.5


def test_each_entry_has_its_time(store: Store) -> None:
    begin = Entry(1, "begin", steps=BEGIN.steps, lived=7.25)
    store.create(info(), begin, "", ())
    store.append("g1", Entry(2, "answer", 0, "r2", lived=9.5), Changes(""))
    store.append("g1", Entry(3, "answer", 0, "r3"), Changes(""))
    assert [entry.lived for entry in store.entries("g1")] == [7.25, 9.5, None]
    assert store.append_all([("g1", Entry(4, "answer", lived=10), Changes(""))]) == [None]
    assert store.entries("g1", 3) == [Entry(4, "answer", lived=10.0)]


@pytest.mark.parametrize("damage", ["9.75", "NULL"])
def test_a_time_that_is_not_as_it_was_written_is_noticed(place: Place, damage: str) -> None:
    with with_game(place) as store:
        store.append("g1", Entry(2, "answer", lived=9.5), Changes(""))
        add(store, 3)
        run_sql(store, f"UPDATE entries SET lived = {damage} WHERE version = 2")
        with pytest.raises(DamagedGame, match="version 2 is not as it was written"):
            store.entries("g1")
        run_sql(store, "UPDATE entries SET lived = 9.5 WHERE version = 2")
        assert store.entries("g1")[1].lived == 9.5
        run_sql(store, "UPDATE entries SET lived = 1 WHERE version = 3")
        with pytest.raises(DamagedGame, match="version 3 is not as it was written"):
            store.entries("g1")


def test_the_first_value_of_the_house_is_kept(store: Store, place: Place) -> None:
    assert store.house_value("key") is None
    assert store.keep_house_value("key", "first") == "first"
    assert store.keep_house_value("key", "second") == "first"
    assert store.house_value("key") == "first"
    assert store.house_values() == {"key": "first"}
    with ExitStack() as stack:
        stores = [store] * 3
        if place.kind == POSTGRES:
            stores = [stack.enter_context(place.open()) for _ in range(3)]
        for name in map(str, range(10)):

            def keep(number: int, name: str = name) -> str:
                return stores[number].keep_house_value(name, f"value {number}")

            with ThreadPoolExecutor(3) as threads:
                kept = set(threads.map(keep, range(3)))
            assert kept == {store.house_value(name)}
