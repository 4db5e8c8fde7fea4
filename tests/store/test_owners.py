"""Who may see a game: the owners of its seats, and those who look on at its group."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monsterlands.store import CampaignInfo, Store, Ties, UnknownCampaign, UnknownGame, UnknownProfile
from support.databases import Place
from support.stored_people import SECRETS, group, with_people
from support.stores import BEGIN, SECRET, info

ADA, BOB = SECRETS["ada"], SECRETS["bob"]


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store with the profiles of Ada and Bob, and the game g1, which nobody owns."""
    with place.open() as opened:
        with_people(opened).create(info(), BEGIN, SECRET, (0,))
        yield opened


def test_the_device_of_an_owner_opens_their_seats_and_no_others(store: Store) -> None:
    store.create(info("g2"), BEGIN, "", (), {2: "ada", 0: "ada", 1: "bob"})
    assert store.owners("g2") == {0: "ada", 1: "bob", 2: "ada"}
    assert store.seats_of("g2", ADA) == (0, 2)
    assert store.seats_of("g2", BOB) == (1,)
    assert store.seats_of("g2", SECRET) is store.seats_of("g2", "") is None
    assert store.seats_of("g1", ADA) is None
    assert store.seats_of("g1", SECRET) == (0,)
    assert store.owners("g1") == store.owners("g9") == {}


def test_a_secret_of_the_game_and_an_owner_add_up(store: Store) -> None:
    store.own("g1", {1: "ada"})
    store.grant("g1", ADA, (0,))
    assert store.seats_of("g1", ADA) == (0, 1)
    store.grant("g1", BOB, ())
    assert store.seats_of("g1", BOB) == ()


def test_a_seat_can_have_another_owner(store: Store) -> None:
    store.own("g1", {0: "ada", 1: "bob"})
    store.own("g1", {1: "ada"})
    store.own("g1", {})
    assert store.owners("g1") == {0: "ada", 1: "ada"}
    assert store.seats_of("g1", BOB) is None


def test_unknown_games_and_profiles_own_nothing(store: Store) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game g9\.$"):
        store.own("g9", {0: "ada"})
    with pytest.raises(UnknownProfile):
        store.own("g1", {0: "ada", 1: "cleo"})
    assert store.owners("g1") == {}
    with pytest.raises(UnknownProfile):
        store.create(info("g2"), BEGIN, "", (), {0: "cleo"})
    assert [game.id for game in store.games()] == ["g1"]


def test_the_link_for_looking_on_opens_the_games_of_its_group_without_seats(store: Store) -> None:
    store.new_group(group())
    store.new_group(group(id="others"))
    assert store.begin_game(group(2, game="g2"), info("g2"), BEGIN, {0: "ada", 1: "bob"})
    assert store.seats_of("g2", "looking on at friends") == ()
    assert store.seats_of("g2", "looking on at others") is None
    assert store.seats_of("g2", "four words of friends") is None
    assert store.seats_of("g1", "looking on at friends") is None
    assert store.save_group(group(3, game="g2", watching="another link"))
    assert store.seats_of("g2", "looking on at friends") is None
    assert store.seats_of("g2", "another link") == ()
    assert store.save_group(group(4, game="g2", watching=""))
    assert store.seats_of("g2", "") is None


def test_the_games_of_a_profile_come_in_pages(store: Store) -> None:
    changed = {f"o{number}": float(number % 5) for number in range(12)}
    for game, when in changed.items():
        store.create(info(game, changed=when), BEGIN, "", (), {0: "ada", 1: "ada"})
    store.create(info("of bob", changed=3.0), BEGIN, "", (), {0: "bob"})
    wanted = [game.id for game in store.games_of_profile("ada")]
    assert wanted == sorted(changed, key=lambda game: (changed[game], game), reverse=True)
    first = store.games_of_profile("ada", 7)
    rest = store.games_of_profile("ada", 7, (first[-1].changed, first[-1].id))
    assert [game.id for game in first + rest] == wanted
    assert len(first) == 7
    assert [
        game.id for game in store.games_of_profile("ada", before=(first[-1].changed, first[-1].id))
    ] == wanted[7:]
    assert store.games_of_profile("ada", 1) == [store.info(wanted[0])]
    assert [game.id for game in store.games_of_profile("bob")] == ["of bob"]
    assert store.games_of_profile("cleo") == []


def test_owners_go_with_their_game(store: Store) -> None:
    store.own("g1", {0: "ada"})
    store.delete("g1")
    assert store.games_of_profile("ada") == []
    store.create(info(), BEGIN, "", ())
    assert store.owners("g1") == {}


def test_to_whom_many_games_belong(store: Store) -> None:
    store.new_group(group())
    store.begin_game(group(2, game="g2"), info("g2"), BEGIN, {0: "ada", 1: "bob"})
    store.create(info("g3"), BEGIN, "", (), {0: "ada"})
    assert store.ties(["g1", "g2", "g3", "g9"]) == {
        "g1": Ties(),
        "g2": Ties({0: "ada", 1: "bob"}, "friends", '{"version": 2}', "g2"),
        "g3": Ties({0: "ada"}),
        "g9": Ties(),
    }
    assert store.ties([]) == {}


def test_a_campaign_belongs_to_a_profile(store: Store) -> None:
    older, newer = (CampaignInfo(id, created, "normal", "text") for id, created in (("c1", 5.0), ("c2", 6.0)))
    for campaign in (older, newer):
        store.new_campaign(campaign)
        assert store.campaign_owner(campaign.id) == ""
        store.own_campaign(campaign.id, "ada")
    assert store.campaigns_of_profile("ada") == [newer, older]
    store.own_campaign("c1", "bob")
    assert (store.campaign_owner("c1"), store.campaign_owner("c2")) == ("bob", "ada")
    assert store.campaigns_of_profile("ada") == [newer]
    with pytest.raises(UnknownCampaign):
        store.own_campaign("c9", "ada")
    with pytest.raises(UnknownProfile):
        store.own_campaign("c1", "cleo")
    store.delete_profile("bob")
    assert store.campaign_owner("c1") == ""
    assert store.campaigns() == [newer, older]
