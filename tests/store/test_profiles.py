"""Profiles: who somebody is, on which devices, and where their browsers take messages."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace

import pytest

from monsterlands.store import AlreadyThere, Profile, Store, Subscription, UnknownProfile
from support.databases import POSTGRES, Place
from support.stored_people import SECRETS, group, profile, with_people
from support.stores import BEGIN, info, run_sql

DAY = 86_400.0


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store with the profiles of Ada and Bob."""
    with place.open() as opened:
        yield with_people(opened)


def test_a_profile_is_found_by_its_id_and_by_the_secret_of_a_device(store: Store) -> None:
    assert store.profile("ada") == profile("ada")
    assert store.profile_of(SECRETS["ada"]) == profile("ada")
    assert store.profile_of(SECRETS["bob"]) == profile("bob")
    assert store.profile("cleo") is None
    assert store.profile_of("a wrong one") is None
    assert store.profile_of("") is None
    device = store.device_of(SECRETS["ada"])
    assert device is not None
    assert (device.profile, device.created, device.seen) == ("ada", 10.0, 10.0)
    assert store.devices("ada") == [device]
    assert store.device_of("a wrong one") is None


def test_only_the_hash_of_a_secret_is_stored(store: Store) -> None:
    store.add_ticket("ada", "a code of ada", 100.0)
    stored = run_sql(store, "SELECT * FROM devices") + run_sql(store, "SELECT * FROM tickets")
    assert len(stored) == 3
    assert not any(known in repr(stored) for known in (*SECRETS.values(), "a code of ada"))


def test_a_secret_belongs_to_one_profile(store: Store) -> None:
    with pytest.raises(AlreadyThere, match=r"^There is a device with this secret already\.$"):
        store.put_profile(profile("cleo"), SECRETS["ada"])
    assert store.profile("cleo") is None
    with pytest.raises(AlreadyThere, match=r"^There is a profile ada already\.$"):
        store.put_profile(profile("ada", name="Another"), "a new secret")
    with pytest.raises(AlreadyThere):
        store.add_device("bob", SECRETS["ada"])
    with pytest.raises(ValueError, match="must not be empty"):
        store.put_profile(profile("cleo"), "")
    assert store.profile_of(SECRETS["ada"]) == profile("ada")


def test_name_and_emblem_can_be_changed(store: Store) -> None:
    store.change_profile("ada", "Ada Ünal 🐺", "owl")
    assert store.profile("ada") == profile("ada", name="Ada Ünal 🐺", emblem="owl")
    assert store.profile("bob") == profile("bob")
    with pytest.raises(UnknownProfile, match=r"^There is no profile cleo\.$"):
        store.change_profile("cleo", "Cleo", "owl")


def test_that_somebody_was_here_is_written_once_a_day(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    other = store.add_device("ada", "the secret of a telephone")

    def seen_at(now: float, secret: str) -> tuple[float, dict[str, float]]:
        monkeypatch.setattr(time, "time", lambda: now)
        store.saw_profile(secret)
        found = store.profile("ada")
        assert found is not None
        return found.seen, {device.id: device.seen for device in store.devices("ada")}

    first = store.device_of(SECRETS["ada"])
    assert first is not None
    then = 10.0 + DAY
    assert seen_at(then - 1, SECRETS["ada"]) == (10.0, {first.id: 10.0, other.id: other.seen})
    assert seen_at(then, SECRETS["ada"]) == (then, {first.id: then, other.id: other.seen})
    assert seen_at(then + 5, SECRETS["ada"]) == (then, {first.id: then, other.id: other.seen})
    assert seen_at(then + 3 * DAY, "a wrong one")[0] == then
    assert seen_at(5.0, SECRETS["ada"])[0] == then  # a clock that was set back


# --- devices ------------------------------------------------------------------------------------


def test_a_device_that_is_removed_opens_nothing_any_more(store: Store) -> None:
    store.create(info(), BEGIN, "", (), {0: "ada"})
    telephone = store.add_device("ada", "the secret of a telephone")
    assert store.profile_of("the secret of a telephone") == profile("ada")
    assert store.seats_of("g1", "the secret of a telephone") == (0,)
    assert not store.remove_device("bob", telephone.id)
    assert store.remove_device("ada", telephone.id)
    assert not store.remove_device("ada", telephone.id)
    assert store.profile_of("the secret of a telephone") is None
    assert store.seats_of("g1", "the secret of a telephone") is None
    assert store.seats_of("g1", SECRETS["ada"]) == (0,)


def test_devices_come_in_the_order_in_which_they_were_added(store: Store) -> None:
    first = store.device_of(SECRETS["ada"])
    added = [store.add_device("ada", f"secret {number}") for number in range(3)]
    assert store.devices("ada") == [first, *sorted(added, key=lambda each: (each.created, each.id))]
    with pytest.raises(UnknownProfile):
        store.add_device("cleo", "a new secret")


# --- tickets ------------------------------------------------------------------------------------


def test_a_ticket_brings_a_profile_to_another_device_once(store: Store) -> None:
    store.add_ticket("ada", "code", 100.0)
    assert store.use_ticket("another code", "telephone", 99.0) is None
    assert store.use_ticket("code", "telephone", 99.0) == profile("ada")
    assert store.profile_of("telephone") == profile("ada")
    assert store.use_ticket("code", "tablet", 99.0) is None
    assert store.profile_of("tablet") is None
    assert len(store.devices("ada")) == 2


def test_a_ticket_expires(store: Store) -> None:
    store.add_ticket("ada", "code", 100.0)
    assert store.use_ticket("code", "telephone", 100.5) is None
    assert store.use_ticket("code", "telephone", 99.0) is None  # it is gone
    assert store.profile_of("telephone") is None


def test_a_ticket_stays_good_if_the_device_is_known(store: Store) -> None:
    store.add_ticket("ada", "code", 100.0)
    with pytest.raises(AlreadyThere):
        store.use_ticket("code", SECRETS["bob"], 99.0)
    assert store.profile_of(SECRETS["bob"]) == profile("bob")
    assert store.use_ticket("code", "telephone", 99.0) == profile("ada")


def test_a_profile_has_five_tickets_at_most(store: Store) -> None:
    store.add_ticket("bob", "of bob", 1.0)
    for number in range(7):
        store.add_ticket("ada", f"code {number}", 100.0 + number)
    store.add_ticket("ada", "sooner", 50.0)
    good = [
        code
        for code in (*(f"code {number}" for number in range(7)), "sooner")
        if store.use_ticket(code, f"device of {code}", 10.0)
    ]
    assert good == ["code 3", "code 4", "code 5", "code 6", "sooner"]
    assert store.use_ticket("of bob", "device of bob", 1.0) == profile("bob")
    with pytest.raises(UnknownProfile):
        store.add_ticket("cleo", "code", 100.0)
    store.add_ticket("ada", "twice", 100.0)
    with pytest.raises(AlreadyThere):
        store.add_ticket("bob", "twice", 100.0)


def test_two_who_use_a_ticket_at_the_same_moment(store: Store, place: Place) -> None:
    with ExitStack() as stack:
        stores = [store, stack.enter_context(place.open()) if place.kind == POSTGRES else store]
        for code in (f"code {number}" for number in range(20)):
            store.add_ticket("ada", code, 100.0)

            def use(who: int, code: str = code) -> Profile | None:
                return stores[who].use_ticket(code, f"device {who} of {code}", 99.0)

            with ThreadPoolExecutor(2) as threads:
                assert sorted(each is None for each in threads.map(use, range(2))) == [False, True]
    assert len(store.devices("ada")) == 21


# --- messages while the page is closed ----------------------------------------------------------


def browser(number: int) -> Subscription:
    return Subscription(f"https://push.example/{number}", f"key {number}", f"auth {number}", "en")


@pytest.fixture
def tick(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clock."""
    return lambda now: monkeypatch.setattr(time, "time", lambda: now)


def test_a_browser_takes_the_messages_of_one_profile(store: Store) -> None:
    store.subscribe("ada", browser(1))
    store.subscribe("ada", replace(browser(1), auth="a new one", language="de"))
    assert store.subscriptions("ada") == [replace(browser(1), auth="a new one", language="de")]
    store.subscribe("bob", browser(1))
    assert store.subscriptions("ada") == []
    assert store.subscriptions("bob") == [browser(1)]
    store.unsubscribe(browser(1).endpoint)
    store.unsubscribe(browser(1).endpoint)
    assert store.subscriptions("bob") == []
    with pytest.raises(UnknownProfile):
        store.subscribe("cleo", browser(1))


def test_a_profile_has_ten_browsers_at_most(store: Store, tick: Callable[[float], None]) -> None:
    for number in range(12):
        tick(100.0 + number)
        store.subscribe("ada", browser(number))
    assert store.subscriptions("ada") == [browser(number) for number in range(2, 12)]
    tick(5.0)  # the clock was set back: the new one stays nevertheless
    store.subscribe("ada", browser(99))
    assert store.subscriptions("ada") == [browser(99), *(browser(number) for number in range(3, 12))]


# --- deleting -----------------------------------------------------------------------------------


def test_deleting_a_profile_deletes_what_it_owns_and_no_games(store: Store) -> None:
    store.create(info(), BEGIN, "", (), {0: "ada", 1: "bob"})
    store.new_group(group())
    store.add_ticket("ada", "code", 100.0)
    store.subscribe("ada", browser(1))
    store.delete_profile("ada")
    store.delete_profile("ada")
    assert (
        store.profile("ada")
        is store.profile_of(SECRETS["ada"])
        is store.use_ticket("code", "new", 1.0)
        is None
    )
    assert (store.devices("ada"), store.subscriptions("ada"), store.games_of_profile("ada")) == ([], [], [])
    assert store.owners("g1") == {1: "bob"}
    assert store.group("friends").members == ("bob",)
    assert [game.id for game in store.games_of_profile("bob")] == ["g1"]
    assert store.entries("g1") == [BEGIN]
    store.put_profile(profile("new"), SECRETS["ada"])
    assert store.seats_of("g1", SECRETS["ada"]) is None
