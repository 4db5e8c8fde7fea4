"""Groups: one version after the other, whoever writes; a game begins together with its group or not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from monsterlands.store import (
    AlreadyThere,
    Change,
    Entry,
    Group,
    Store,
    StoreError,
    UnknownGame,
    UnknownGroup,
    UnknownProfile,
)
from support.databases import POSTGRES, Place, waited
from support.stored_people import SECRETS, group, line, processes, profile, store_of_friends
from support.stores import BEGIN, info, run_sql


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store with a group of Ada and Bob."""
    with store_of_friends(place) as opened:
        yield opened


def plain(found: Group | None) -> Group:
    """A group without the time."""
    assert found is not None
    return replace(found, changed=0.0)


def test_a_group_is_found_by_its_id_its_invitation_and_its_members(store: Store) -> None:
    assert plain(store.group("friends")) == group()
    assert plain(store.invited("four words of friends")) == group()
    assert [plain(found) for found in store.groups_of("bob")] == [group()]
    assert store.invited("four other words") is store.invited("") is None
    assert store.groups_of("cleo") == []
    for unknown in ("nobody", "no\0body"):
        with pytest.raises(UnknownGroup):
            store.group(unknown)


def test_a_group_without_links_is_not_found_by_an_empty_one(store: Store) -> None:
    for id in ("g7", "g8"):
        store.new_group(group(id=id, invitation="", watching=""))
    assert store.invited("") is None
    assert plain(store.group("g8")) == group(id="g8", invitation="", watching="")


def test_a_new_group_must_be_new(store: Store) -> None:
    with pytest.raises(AlreadyThere, match=r"^There is a group friends already"):
        store.new_group(group(invitation="other words"))
    with pytest.raises(AlreadyThere):
        store.new_group(group(id="another", invitation="four words of friends"))
    with pytest.raises(StoreError, match=r"^The first version of a group must be 1, not 2\.$"):
        store.new_group(group(2, id="another"))
    with pytest.raises(UnknownGroup):
        store.group("another")


def test_the_next_version_replaces_everything(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.put_profile(profile("cleo"), "the secret of cleo's laptop")
    monkeypatch.setattr(time, "time", lambda: 321.5)
    wanted = group(2, members=("cleo", "ada"), invitation="other words", watching="another link", game="g1")
    assert store.save_group(wanted)
    assert store.group("friends") == replace(wanted, changed=321.5)
    assert store.invited("four words of friends") is None
    assert plain(store.invited("other words")) == wanted
    assert store.groups_of("bob") == []
    assert store.save_group(group(3, members=("ada", "cleo"), invitation=""))
    assert store.group("friends").members == ("ada", "cleo")
    assert store.invited("other words") is None


@pytest.mark.parametrize("version", [1, 2, 4])
def test_only_the_next_version_is_stored(store: Store, version: int) -> None:
    assert store.save_group(group(2))
    before = store.group("friends")
    assert not store.save_group(group(version, state="other", members=("ada",), invitation="other"))
    assert store.group("friends") == before
    assert store.invited("other") is None


def test_what_cannot_be_stored_of_a_group_changes_nothing(store: Store) -> None:
    store.new_group(group(id="others"))
    with pytest.raises(UnknownGroup, match=r"^There is no group nobody\.$"):
        store.save_group(group(2, id="nobody"))
    with pytest.raises(AlreadyThere):
        store.save_group(group(2, invitation="four words of others"))
    assert plain(store.group("friends")) == group()


def test_a_member_whose_profile_is_deleted_holds_nobody_up(store: Store) -> None:
    store.delete_profile("ada")
    assert store.save_group(group(2, members=("ada", "bob")))
    assert store.group("friends").members == ("bob",)


def test_the_last_changed_group_comes_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, id in enumerate(("g7", "g8", "g9")):
        monkeypatch.setattr(time, "time", lambda now=100.0 + number: now)
        store.new_group(group(id=id))
    monkeypatch.setattr(time, "time", lambda: 200.0)
    store.save_group(group(2, id="g7", members=("bob", "ada")))
    run_sql(store, "UPDATE groups SET changed = 50 WHERE id = 'friends'")
    found = store.groups_of("ada")
    assert [each.id for each in found] == ["g7", "g9", "g8", "friends"]
    assert [each.members for each in found] == [("bob", "ada"), *[("ada", "bob")] * 3]


def test_several_processes_take_turns_at_a_group(store: Store, place: Place) -> None:
    def count_on(own: Store) -> int:
        lost = 0
        for _ in range(15):
            while True:
                version = own.group("friends").version + 1
                if own.save_group(group(version)):
                    break
                lost += 1
        return lost

    with processes(store, place, 3) as stores, ThreadPoolExecutor(3) as threads:
        list(threads.map(count_on, stores))
    assert plain(store.group("friends")) == group(46)


def test_two_writers_of_one_version(store: Store, place: Place) -> None:
    with processes(store, place, 2) as (one, other):
        assert one.save_group(group(2, state="first"))
        assert not other.save_group(group(2, state="second"))
        assert other.save_group(group(3, state="third"))
    assert store.group("friends").state == "third"


# --- games --------------------------------------------------------------------------------------


def test_a_game_begins_together_with_its_group(store: Store) -> None:
    assert store.begin_game(group(2, game="g1", invitation=""), info(), BEGIN, {0: "ada", 1: "bob"})
    assert plain(store.group("friends")) == group(2, game="g1", invitation="")
    assert store.info("g1") == info()
    assert store.entries("g1") == [BEGIN]
    assert store.owners("g1") == {0: "ada", 1: "bob"}
    assert store.seats_of("g1", SECRETS["bob"]) == (1,)
    assert store.group_of_game("g1") == "friends"
    assert store.games_of_group("friends") == ["g1"]


def test_a_game_does_not_begin_if_another_was_faster(store: Store) -> None:
    assert store.save_group(group(2))
    assert not store.begin_game(group(2, game="g1"), info(), BEGIN, {0: "ada"})
    assert store.games() == []
    assert store.owners("g1") == {}
    assert store.group_of_game("g1") is None
    assert store.group("friends").game == ""


@pytest.mark.parametrize(
    ("game", "entry", "owner", "error"),
    [
        ("known", BEGIN, "ada", AlreadyThere),
        ("new", BEGIN, "cleo", UnknownProfile),
        ("new", Entry(2, "begin"), "ada", StoreError),
    ],
)
def test_a_game_that_cannot_begin_leaves_the_group_as_it_was(
    store: Store, game: str, entry: Entry, owner: str, error: type[StoreError]
) -> None:
    store.create(info("known"), BEGIN, "", ())
    with pytest.raises(error):
        store.begin_game(group(2, game=game, members=("bob",)), info(game), entry, {0: "ada", 1: owner})
    assert plain(store.group("friends")) == group()
    assert store.ids() == ["known"]
    assert store.owners("known") == {}
    assert store.games_of_group("friends") == []


def test_the_games_of_a_group_are_in_the_order_in_which_they_began(store: Store) -> None:
    for version, game in enumerate(("z", "a", "m"), start=2):
        assert store.begin_game(group(version, game=game), info(game), BEGIN, {0: "ada"})
    assert store.games_of_group("friends") == ["z", "a", "m"]
    store.delete("a")
    assert store.games_of_group("friends") == ["z", "m"]
    assert store.games_of_group("nobody") == []
    with pytest.raises(UnknownGame):
        store.info("a")


def test_two_who_begin_a_game_at_the_same_moment(store: Store, place: Place) -> None:
    with processes(store, place, 2) as stores:
        for version in range(2, 22):

            def begin(who: int, version: int = version) -> bool:
                game = f"g{version}-{who}"
                return stores[who].begin_game(group(version, game=game), info(game), BEGIN, {0: "ada"})

            with ThreadPoolExecutor(2) as threads:
                assert sorted(threads.map(begin, range(2))) == [False, True]
            assert store.games_of_group("friends")[-1] == store.group("friends").game
    assert len(store.ids()) == len(store.games_of_group("friends")) == 20


# --- deleting, and what is told -----------------------------------------------------------------


def test_a_group_that_the_last_one_leaves_is_deleted_with_its_talk(store: Store) -> None:
    store.say("friends", line())
    assert store.save_group(group(2, members=()))
    with pytest.raises(UnknownGroup):
        store.group("friends")
    with pytest.raises(UnknownGroup):
        store.save_group(group(3, members=()))
    assert store.invited("four words of friends") is None
    assert (store.groups_of("ada"), store.talk("friends")) == ([], [])
    store.new_group(group())
    assert store.talk("friends") == []


def test_a_group_with_games_stays_when_the_last_one_leaves_but_nobody_hears_it(store: Store) -> None:
    store.begin_game(group(2, game="g1"), info(), BEGIN, {0: "ada"})
    store.say("friends", line())
    left = group(3, game="g1", members=(), invitation="", watching="")
    assert store.save_group(left)
    assert plain(store.group("friends")) == left
    assert store.group_of_game("g1") == "friends"
    assert store.seats_of("g1", SECRETS["ada"]) == (0,)
    assert store.seats_of("g1", "looking on at friends") is None
    assert (store.groups_of("ada"), store.talk("friends")) == ([], [])
    with pytest.raises(UnknownGroup):
        store.say("friends", line())


def test_a_group_goes_with_the_last_of_its_games_if_nobody_is_in_it(store: Store) -> None:
    for number in (1, 2):
        store.begin_game(group(number + 1, game=f"g{number}"), info(f"g{number}"), BEGIN, {0: "ada"})
    store.save_group(group(4, game="g2", members=(), invitation="", watching=""))
    store.delete("g2")
    assert store.games_of_group("friends") == ["g1"]
    store.delete("g1")
    with pytest.raises(UnknownGroup):
        store.group("friends")


def test_a_group_stays_without_games_as_long_as_somebody_is_in_it(store: Store) -> None:
    store.begin_game(group(2, game="g1"), info(), BEGIN, {0: "ada"})
    store.delete("g1")
    assert plain(store.group("friends")) == group(2, game="g1")


def test_a_game_stays_until_everybody_has_given_up_their_seats(store: Store) -> None:
    store.begin_game(group(2, game="g1"), info(), BEGIN, {0: "ada", 1: "bob", 2: "ada"})
    store.save_group(group(3, game="g1", members=(), invitation="", watching=""))
    assert not store.give_up("g1", "cleo")
    assert not store.give_up("g1", "ada")
    assert (store.owners("g1"), store.games_of_profile("ada")) == ({1: "bob"}, [])
    assert store.give_up("g1", "bob")
    with pytest.raises(UnknownGame):
        store.info("g1")
    with pytest.raises(UnknownGame):
        store.give_up("g1", "bob")
    with pytest.raises(UnknownGroup):
        store.group("friends")


def test_two_who_give_up_their_seats_at_the_same_moment_leave_nothing(store: Store, place: Place) -> None:
    with processes(store, place, 2) as stores, ThreadPoolExecutor(2) as threads:
        for number in range(10):
            game = f"g{number}"
            store.create(info(game), BEGIN, "", (), {0: "ada", 1: "bob"})
            gone = threads.map(lambda own, who, game=game: own.give_up(game, who), stores, ("ada", "bob"))
            assert sorted(gone) == [False, True]
    assert store.games() == []


def test_a_group_goes_when_two_give_up_its_last_games_at_the_same_moment(store: Store, place: Place) -> None:
    with processes(store, place, 2) as stores, ThreadPoolExecutor(2) as threads:
        for number in range(20):
            own, games = f"group{number}", (f"a{number}", f"b{number}")
            store.new_group(group(id=own))
            for version, (game, who) in enumerate(zip(games, ("ada", "bob"), strict=True), start=2):
                store.begin_game(group(version, id=own, game=game), info(game), BEGIN, {0: who})
            store.save_group(group(4, id=own, members=(), invitation="", watching=""))
            assert all(threads.map(Store.give_up, stores, games, ("ada", "bob")))
            with pytest.raises(UnknownGroup):
                store.group(own)


def test_groups_that_nobody_uses_are_found_and_deleted(store: Store) -> None:
    store.begin_game(group(2, game="g1"), info("g1"), BEGIN, {})
    store.new_group(group(id="lobby"))
    store.new_group(group(id="new"))
    run_sql(store, "UPDATE groups SET changed = 100 WHERE id <> 'new'")
    assert store.idle_groups(100.0) == []
    assert store.idle_groups(100.5) == ["lobby"]
    assert store.idle_groups(100.5, {"g1"}) == ["friends", "lobby"]
    assert store.delete_idle_groups(100.0) == 0
    assert store.delete_idle_groups(100.5) == 1
    store.delete("g1")
    assert store.delete_idle_groups(100.5) == 1
    assert [each.id for each in store.groups_of("ada")] == ["new"]


@pytest.mark.parametrize("place", [POSTGRES], indirect=True)  # nobody else writes to a folder
def test_what_happens_to_a_group_is_told(store: Store, place: Place) -> None:
    heard: list[Change | None] = []
    watch = store.watch(heard.append)
    with place.open() as other:
        other.save_group(group(2))
        other.save_group(group(2))
        other.begin_game(group(3, game="g1"), info(), BEGIN, {0: "ada"})
        other.begin_game(group(3, game="g2"), info("g2"), BEGIN, {0: "ada"})
        other.say("friends", line())
        other.save_group(group(4, game="g1", members=()))
        other.delete("g1")
    wanted = [
        Change("group", "friends", 2),
        Change("group", "friends", 3),
        Change("talk", "friends", 1),
        Change("group", "friends", 4),
        Change("deleted", "g1"),
        Change("group", "friends", 0),
    ]
    assert waited(lambda: heard == wanted), heard
    watch.close()
