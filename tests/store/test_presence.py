"""Windows that show a group: they end by themselves, and others are told only what changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monsterlands.store import Change, Store, UnknownGroup, Window
from support.databases import POSTGRES, SQLITE, Place, waited
from support.stored_people import group, line, profile, set_clock, with_people
from support.stores import pragma, run_sql

FRONT, BEHIND = Window("w1", "ada", True), Window("w1", "ada", False)
OF_BOB, OF_A_GUEST = Window("w2", "bob", True), Window("w3", "", True)


@pytest.fixture
def store(place: Place, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store with a group of Ada and Bob, at second 1,000."""
    with place.open() as opened:
        with_people(opened).new_group(group())
        set_clock(opened, 1000.0, monkeypatch)
        yield opened


def test_windows_are_there_until_they_are_dropped(store: Store) -> None:
    for window in (FRONT, OF_BOB, OF_A_GUEST):
        store.put_window("friends", window, 30)
    assert store.windows("friends") == [FRONT, OF_BOB, OF_A_GUEST]
    store.put_window("friends", BEHIND, 30)
    assert store.windows("friends") == [BEHIND, OF_BOB, OF_A_GUEST]
    store.drop_window("w2")
    store.drop_window("w2")
    assert store.windows("friends") == [BEHIND, OF_A_GUEST]
    assert store.windows("nobody") == []


def test_a_window_ends_by_itself(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.put_window("friends", FRONT, 30)
    store.put_window("friends", OF_BOB, 30)
    set_clock(store, 1029.5, monkeypatch)
    assert store.windows("friends") == [FRONT, OF_BOB]
    store.put_window("friends", FRONT, 30)
    set_clock(store, 1030.0, monkeypatch)
    assert store.windows("friends") == [FRONT]
    set_clock(store, 1060.0, monkeypatch)
    assert store.windows("friends") == []
    store.put_window("friends", OF_BOB, 30)
    assert run_sql(store, "SELECT id FROM presence") == [("w2",)]  # the others are deleted
    assert store.windows("friends") == [OF_BOB]


def test_the_time_of_a_window_is_that_of_the_clock_of_the_database(place: Place) -> None:
    with place.open() as store:
        with_people(store).new_group(group())
        store.put_window("friends", FRONT, 3600)
        store.put_window("friends", OF_BOB, 0.05)
        assert waited(lambda: store.windows("friends") == [FRONT])


def test_a_window_can_show_another_group(store: Store) -> None:
    store.new_group(group(id="others"))
    store.put_window("friends", FRONT, 30)
    store.put_window("others", FRONT, 30)
    assert (store.windows("friends"), store.windows("others")) == ([], [FRONT])
    store.save_group(group(2, id="others", members=()))
    assert store.windows("others") == []


def test_a_window_of_an_unknown_group_is_refused(store: Store) -> None:
    with pytest.raises(UnknownGroup, match=r"^There is no group nobody\.$"):
        store.put_window("nobody", FRONT, 30)


def test_when_somebody_was_there_last(store: Store) -> None:
    assert store.last_seen("friends") == {}
    store.put_window("friends", FRONT, 30)
    assert store.last_seen("friends") == {"ada": 0.0}
    store.put_clock_forward(70.5)
    store.put_window("friends", FRONT, 30)
    store.put_window("friends", OF_BOB, 30)
    store.put_window("friends", OF_A_GUEST, 30)
    store.put_clock_forward(95.25)
    assert store.last_seen("friends") == {"ada": 70.5, "bob": 70.5}
    store.drop_window("w1")
    store.drop_window("w3")
    assert store.last_seen("friends") == {"ada": 95.25, "bob": 70.5}
    assert store.last_seen("nobody") == {}


def test_when_somebody_was_there_is_kept_when_the_group_changes(store: Store) -> None:
    store.put_clock_forward(70.5)
    store.put_window("friends", FRONT, 30)
    store.put_profile(profile("cleo"), "the secret of cleo's laptop")
    assert store.save_group(group(2, members=("cleo", "ada")))
    assert store.last_seen("friends") == {"ada": 70.5}
    store.put_window("friends", OF_BOB, 30)  # who is no member any more
    assert store.last_seen("friends") == {"ada": 70.5}


@pytest.mark.parametrize("place", [POSTGRES], indirect=True)  # nobody else writes to a folder
def test_others_are_told_what_changes_and_nothing_else(
    store: Store, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Change | None] = []
    watch = store.watch(heard.append)

    def told(windows: int) -> bool:
        """Say something, wait until it is told, and compare how often windows were told before it."""
        spoken = Change("talk", "friends", store.say("friends", line()))
        assert waited(lambda: spoken in heard)
        return heard.count(Change("windows", "friends")) == windows

    store.put_window("friends", FRONT, 30)
    assert told(1)
    store.put_window("friends", FRONT, 30)
    assert told(1)
    store.put_window("friends", BEHIND, 30)
    assert told(2)
    set_clock(store, 1031.0, monkeypatch)
    store.put_window("friends", BEHIND, 30)  # it had ended
    assert told(3)
    store.drop_window("w1")
    store.drop_window("w1")
    assert told(4)
    watch.close()


@pytest.mark.parametrize("place", [SQLITE], indirect=True)
def test_after_a_window_was_renewed_a_move_waits_for_the_disk_again(store: Store, place: Place) -> None:
    assert pragma(store, "synchronous") == 2
    store.put_window("friends", FRONT, 30)
    assert pragma(store, "synchronous") == 2
    with pytest.raises(UnknownGroup):
        store.put_window("nobody", FRONT, 30)
    assert pragma(store, "synchronous") == 2


@pytest.mark.parametrize("place", [POSTGRES], indirect=True)
def test_only_windows_and_the_clock_do_not_wait_for_the_disk(store: Store, place: Place) -> None:
    for lasting, wanted in ((False, "off"), (True, "on")):
        with store._database.writing(lasting=lasting) as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == wanted
