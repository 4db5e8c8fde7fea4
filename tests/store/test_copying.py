"""Copying games from a folder to a database, and back: every game as it was, once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from monsterlands.store import AlreadyThere, CampaignInfo, Entry, Store, StoreBusy, Subscription, Window
from monsterlands.store.copies import Copied, copy_store
from support.databases import KINDS, new_place
from support.older import CAMPAIGNS, GAMES, unpack
from support.stored_people import SECRETS, group, line, profile, with_people
from support.stores import BEGIN, SECRET, add, info, with_game

WAYS = [(source, target) for source in KINDS for target in KINDS]


@pytest.fixture(params=WAYS, ids=lambda way: "-to-".join(way))
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    """A store with games of all kinds, and an empty one."""
    source, target = request.param
    with ExitStack() as stack:
        games = stack.enter_context(with_game(stack.enter_context(new_place(source, tmp_path / "source"))))
        for version in range(2, 6):
            add(games, version, f"r{version}")
        games.snapshot("g1", 4, "state")
        games.grant("g1", "looking on", ())
        games.new_campaign(CampaignInfo("c1", 5.0, "normal", "the file of a campaign"))
        games.create(info("g2", campaign="c1", over=True, rank="hero", points=47), BEGIN, "", ())
        copies = stack.enter_context(stack.enter_context(new_place(target, tmp_path / "target")).open())
        yield games, copies


def everything(store: Store) -> object:
    return [
        (store.whole(game), store.info(game), store.entries(game)) for game in store.ids()
    ], store.campaigns()


def test_every_game_is_copied_as_it_was(stores: tuple[Store, Store]) -> None:
    source, target = stores
    assert copy_store(source, target) == Copied(2, 0, [])
    assert everything(target) == everything(source)
    assert target.seats_of("g1", SECRET) == (0,)
    assert target.seats_of("g1", "looking on") == ()
    assert target.latest_snapshot("g1") == (4, "state")
    assert [game.id for game in target.games_of("c1")] == ["g2"]
    add(target, 6)
    target.create(info("g3"), BEGIN, "", ())


def with_friends(store: Store) -> None:
    """Store two people with a group, which has played a game and goes on in a lobby."""
    with_people(store)
    store.add_device("ada", "a telephone")
    store.subscribe("ada", SUBSCRIPTION)
    store.own("g1", {0: "bob"})
    store.own_campaign("c1", "ada")
    store.new_group(group())
    store.begin_game(group(2, game="g3"), info("g3"), Entry(1, "begin", lived=60.5), {0: "ada", 1: "bob"})
    store.say("friends", line("Hello"))
    store.say("friends", line("", profile="", seat=None, looking_on=True))
    store.put_clock_forward(70.25)
    store.put_window("friends", Window("w1", "bob", True), 60)
    store.save_group(group(3, game="g3", members=("bob", "ada")))
    store.keep_house_value("key", "of the source")


SUBSCRIPTION = Subscription("https://push.example/1", "key", "auth", "en")


def friends_of(store: Store) -> object:
    return (
        [(store.profile(id), store.devices(id), store.subscriptions(id)) for id in store.profile_ids()],
        [(store.group(id), store.talk(id), store.last_seen(id)) for id in store.group_ids()],
        [(store.owners(game), store.group_of_game(game)) for game in store.ids()],
        (store.campaigns_of_profile("ada"), store.lived(), store.house_values()),
    )


def test_people_and_their_groups_are_copied(stores: tuple[Store, Store]) -> None:
    source, target = stores
    with_friends(source)
    assert copy_store(source, target) == Copied(3, 0, [])
    for _ in range(2):
        assert everything(target) == everything(source)
        assert friends_of(target) == friends_of(source)
        assert copy_store(source, target) == Copied(0, 3, [])
    assert target.seats_of("g3", SECRETS["ada"]) == target.seats_of("g3", "a telephone") == (0,)
    assert target.seats_of("g3", "looking on at friends") == ()
    assert target.invited("four words of friends") == source.group("friends")
    assert target.games_of_group("friends") == ["g3"]
    assert target.windows("friends") == []
    assert target.say("friends", line()) == 3
    assert target.save_group(group(4))
    assert target.entries("g3") == [Entry(1, "begin", lived=60.5)]


def test_people_and_groups_that_are_there_stay(stores: tuple[Store, Store]) -> None:
    source, target = stores
    with_friends(source)
    target.put_profile(profile("ada", name="Ada of the target"), "another secret")
    target.put_profile(profile("cleo"), SECRETS["bob"])
    target.subscribe("cleo", SUBSCRIPTION)
    target.new_group(group(members=("cleo",), state="of the target"))
    target.keep_house_value("key", "of the target")
    target.put_clock_forward(500.0)
    copy_store(source, target)
    assert target.profile("ada") == profile("ada", name="Ada of the target")
    assert target.profile("bob") == profile("bob")
    assert target.profile_of(SECRETS["bob"]) == profile("cleo")
    assert target.subscriptions("cleo") == [SUBSCRIPTION]
    assert target.group("friends").state == "of the target"
    assert target.talk("friends") == []
    assert target.house_value("key") == "of the target"
    assert target.lived() == 500.0
    assert target.owners("g3") == {0: "ada", 1: "bob"}


def test_a_group_is_copied_without_a_damaged_game(stores: tuple[Store, Store]) -> None:
    source, target = stores
    with_friends(source)
    with source._database.writing() as connection:
        connection.execute(text("DELETE FROM entries WHERE game = 'g3'"))
    assert copy_store(source, target) == Copied(2, 0, ["g3"])
    assert target.group("friends") == source.group("friends")
    assert target.games_of_group("friends") == []


def test_a_profile_that_comes_while_games_are_copied_is_copied_too(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = stores
    with_people(source)
    before = source.profile_ids()

    def profiles() -> list[str]:
        source.put_profile(profile("cleo"), "the secret of cleo's laptop")
        source.own("g1", {0: "cleo"})
        return before

    monkeypatch.setattr(source, "profile_ids", profiles)
    copy_store(source, target)
    assert target.owners("g1") == {0: "cleo"}
    assert target.seats_of("g1", "the secret of cleo's laptop") == (0,)


def test_copying_goes_on_after_it_was_cut_off(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = stores
    with monkeypatch.context() as patch:
        found = target.put

        def cut(whole: object) -> None:
            patch.setattr(target, "put", broken)
            found(whole)  # type: ignore[arg-type]

        def broken(_: object) -> None:
            raise StoreBusy("cut off")

        patch.setattr(target, "put", cut)
        with pytest.raises(StoreBusy):
            copy_store(source, target)
    assert target.ids() == ["g1"]
    assert copy_store(source, target) == Copied(1, 1, [])
    assert copy_store(source, target) == Copied(0, 2, [])
    assert everything(target) == everything(source)


def test_another_game_with_the_same_id_is_refused_before_anything_is_copied(
    stores: tuple[Store, Store],
) -> None:
    source, target = stores
    target.create(info("g2"), BEGIN, "", ())
    before = everything(target)
    with pytest.raises(AlreadyThere, match=r"^There is another game g2 in the target\. Nothing was"):
        copy_store(source, target)
    target.delete("g2")
    target.new_campaign(CampaignInfo("c1", 6.0, "easy", "another"))
    with pytest.raises(AlreadyThere, match=r"^There is another campaign c1 in the target\."):
        copy_store(source, target)
    assert target.ids() == []
    assert before != everything(target)


def test_a_damaged_game_is_left_out_and_told(stores: tuple[Store, Store]) -> None:
    source, target = stores
    with source._database.writing() as connection:
        connection.execute(text("DELETE FROM entries WHERE game = 'g1' AND version = 3"))
    assert copy_store(source, target) == Copied(1, 0, ["g1"])
    assert target.ids() == ["g2"]


def test_games_of_before_go_to_a_database(tmp_path: Path) -> None:
    with (
        Store.open(unpack(tmp_path)) as older,
        new_place("postgres", tmp_path) as place,
        place.open() as target,
    ):
        assert copy_store(older, target).games == len(GAMES)
        assert everything(target) == everything(older)
        assert {campaign.id for campaign in target.campaigns()} == set(CAMPAIGNS)
