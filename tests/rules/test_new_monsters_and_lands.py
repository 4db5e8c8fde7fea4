"""R10.6: new monsters and lands, Dogor, and what happens when a pile is empty."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, SeededDealer
from support.adventures import adventure, clan, clean_up, on

NEW_MISSIONS = ("mission mission-3", "mission mission-4")
EMPTY = {"land": "Kale", "header": "header-3b", "monster": ""}
BARE = {"land": "", "header": "header-3b", "monster": ""}


def outcomes(game: Game) -> list[str]:
    """List the possible outcomes."""
    return [str(outcome) for outcome in game.outcomes]


def offer(game: Game) -> str:
    """Return which pile is drawn from, or the question that is asked."""
    return str(dict(game.node.about).get("offer", game.node.question))


def refilling(*clans: dict[str, Any], **table: Any) -> Game:
    """Begin the clean-up and draw mission-3 and mission-4."""
    game = clean_up(*(clans or (clan("fire"),)), **table)
    game.play(*NEW_MISSIONS)
    return game


# --- monsters and lands -----------------------------------------------------------------------------


@pytest.mark.rule("R10.6c")
def test_an_empty_monster_place_is_filled_from_the_deck() -> None:
    game = refilling(land_a=EMPTY, decks={"monsters": ["Gator", "Krinx", "Moldo"]})
    assert outcomes(game) == ["monster gator", "monster krinx", "monster moldo"]
    assert {outcome.weight for outcome in game.outcomes} == {1}
    game.play("monster krinx")
    assert game.open_view().lands[0].monster == "Krinx"
    assert set(game.open_view().decks["monsters"]) == {"Gator", "Moldo"}


@pytest.mark.rule("R10.6c")
def test_a_monster_that_is_still_there_stays() -> None:
    game = refilling(land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"})
    assert game.node.question == "roll-pool"
    assert game.open_view().lands[0].monster == "Gator"


@pytest.mark.rule("R10.6c", "R10.6d")
def test_monsters_of_both_lands_come_before_the_lands() -> None:
    game = refilling(
        clan("fire"), clan("water"), clan("air"), land_a=BARE, land_b={**BARE, "header": "header-4b"}
    )
    drawn: list[str] = []
    while game.node.question == "refill":
        drawn.append(offer(game))
        game.deal(game.outcomes[0])
    assert drawn[:2] == ["monsters", "monsters"]
    assert sorted(drawn[2:]) == ["headers", "headers", "lands", "lands"]
    assert all(land.land and land.monster for land in game.open_view().lands)


@pytest.mark.rule("R10.6c")
def test_land_a_gets_the_first_monster_and_the_first_land() -> None:
    game = refilling(
        clan("fire"), clan("water"), clan("air"), land_a=BARE, land_b={**BARE, "header": "header-4b"}
    )
    game.play("monster gator", "monster moldo", "land yuha")
    assert [land.monster for land in game.open_view().lands] == ["Gator", "Moldo"]
    assert [land.land for land in game.open_view().lands] == ["Yuha", ""]


@pytest.mark.rule("R10.6c")
def test_only_the_empty_places_are_filled() -> None:
    game = refilling(
        clan("fire"),
        clan("water"),
        clan("air"),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Gator"},
        land_b={"land": "Yuha", "header": "header-4b", "monster": ""},
    )
    game.play("monster krinx")
    assert game.node.question == "roll-pool"
    assert [(land.land, land.monster) for land in game.open_view().lands] == [
        ("Kale", "Gator"),
        ("Yuha", "Krinx"),
    ]


@pytest.mark.rule("R10.6c", "R2.7")
def test_two_players_have_one_land_to_fill() -> None:
    game = refilling(land_a=EMPTY)
    game.play("monster gator")
    assert game.node.question == "roll-pool"
    assert len(game.open_view().lands) == 1


@pytest.mark.rule("R10.6d", "R10.6e")
def test_a_conquered_land_is_replaced_and_brings_a_new_header() -> None:
    there = on("a1", "Frunks", dice="SSSSS")
    game = adventure(clan("fire", there), land_a=EMPTY, decks={"lands": ["Yuha", "Rynia"]})
    game.play("roll all", "roll S2 S2 S2 S2 S2", "done", *NEW_MISSIONS, "monster gator")
    assert game.open_view().clan(0).lands == ("Kale",)
    assert outcomes(game) == ["land rynia", "land yuha"]
    game.play("land yuha")
    assert outcomes(game) == [f"header header-{tile}{side}" for tile in (1, 2, 4, 5, 6) for side in "ab"]
    assert {outcome.weight for outcome in game.outcomes} == {1}
    game.play("header header-5b")
    land = game.open_view().lands[0]
    assert (land.land, land.header, land.monster) == ("Yuha", "header-5b", "Gator")


@pytest.mark.rule("R10.6e")
def test_a_land_that_was_not_conquered_keeps_its_header() -> None:
    game = refilling(land_a=EMPTY)
    game.play("monster gator")
    assert game.node.question == "roll-pool"
    assert game.open_view().lands[0].header == "header-3b"


@pytest.mark.rule("R10.6e")
def test_a_header_that_was_used_does_not_come_back_before_all_are_used() -> None:
    game = refilling(land_a={**BARE, "monster": "Gator"}, decks={"headers": ["header-2", "header-6"]})
    game.play("land kale")
    assert outcomes(game) == ["header header-2a", "header header-2b", "header header-6a", "header header-6b"]
    game.play("header header-2a")
    assert game.open_view().decks["headers"] == ("header-6",)


@pytest.mark.rule("R10.6f")
def test_when_all_headers_are_used_they_are_reshuffled_but_not_the_one_that_lies_there() -> None:
    game = refilling(
        clan("fire"),
        clan("water"),
        clan("air"),
        land_a={**BARE, "monster": "Gator"},
        land_b={"land": "Yuha", "header": "header-4b", "monster": "Moldo"},
        decks={"headers": []},
    )
    game.play("land kale")
    offered = outcomes(game)
    assert {f"header header-{tile}{side}" for tile in (1, 2, 5, 6) for side in "ab"} <= set(offered)
    assert not [name for name in offered if "header-4" in name]


# --- Dogor ------------------------------------------------------------------------------------------


@pytest.mark.rule("R10.6g")
def test_dogor_goes_to_the_entrance_and_another_monster_is_drawn() -> None:
    game = refilling(land_a=EMPTY, decks={"monsters": ["Dogor", "Gator", "Moldo"]})
    game.play("monster dogor")
    assert (game.open_view().entrance, game.open_view().lands[0].monster) == ("Dogor", "")
    assert outcomes(game) == ["monster gator", "monster moldo"]
    game.play("monster moldo")
    assert (game.open_view().entrance, game.open_view().lands[0].monster) == ("Dogor", "Moldo")


@pytest.mark.rule("R10.6g")
def test_dogor_discards_even_a_stronger_monster_and_the_panic_tokens_stay() -> None:
    game = clean_up(clan("fire"), land_a=EMPTY, entrance="Caribdis", panic=["mine", "lodge"])
    game.play("panic tavern", *NEW_MISSIONS, "monster dogor", "monster gator")
    view = game.open_view()
    assert (view.entrance, view.discards["monsters"]) == ("Dogor", ("Caribdis",))
    assert set(view.panic) == {"mine", "lodge", "tavern"}


@pytest.mark.rule("R10.6g", "R10.2i")
def test_dogor_causes_no_panic_before_the_next_clean_up() -> None:
    game = refilling(land_a=EMPTY, decks={"monsters": ["Dogor", "Gator"]})
    game.play("monster dogor", "monster gator")
    game.advance(SeededDealer(1))
    view = game.open_view()
    assert (view.round, view.entrance, view.panic) == (2, "Dogor", ())
    game = clean_up(clan("fire"), entrance="Dogor")
    assert game.node.question == "panic"


@pytest.mark.rule("R10.6g")
def test_dogor_may_be_drawn_for_land_b_after_a_monster_for_land_a() -> None:
    game = refilling(
        clan("fire"), clan("water"), clan("air"),
        land_a=EMPTY, land_b={"land": "Yuha", "header": "header-4b", "monster": ""},
    )  # fmt: skip
    game.play("monster gator", "monster dogor", "monster moldo")
    assert game.open_view().entrance == "Dogor"
    assert [land.monster for land in game.open_view().lands] == ["Gator", "Moldo"]


# --- empty decks ------------------------------------------------------------------------------------


@pytest.mark.rule("R10.6h")
def test_an_empty_monster_deck_is_refilled_from_the_discards() -> None:
    game = refilling(land_a=EMPTY, decks={"monsters": []}, discards={"monsters": ["Gator", "Moldo"]})
    assert outcomes(game) == ["monster gator", "monster moldo"]
    game.play("monster gator")
    view = game.open_view()
    assert (view.decks["monsters"], view.discards["monsters"]) == (("Moldo",), ())


@pytest.mark.rule("R10.6h")
def test_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    game = refilling(land_a=EMPTY, decks={"monsters": ["Krinx"]}, discards={"monsters": ["Gator", "Moldo"]})
    assert outcomes(game) == ["monster krinx"]
    game.play("monster krinx")
    assert game.open_view().discards["monsters"] == ("Gator", "Moldo")


@pytest.mark.rule("R10.6h", "R10.6g")
def test_after_dogor_as_the_last_card_the_discards_are_reshuffled() -> None:
    game = refilling(land_a=EMPTY, decks={"monsters": ["Dogor"]}, discards={"monsters": ["Gator"]})
    game.play("monster dogor")
    assert outcomes(game) == ["monster gator"]


@pytest.mark.rule("R10.6i")
def test_with_an_empty_land_deck_the_place_stays_empty() -> None:
    game = refilling(
        land_a={**BARE, "monster": "Gator"}, decks={"lands": []}, discards={"lands": ["Yuha", "Rynia"]}
    )
    assert game.node.question == "roll-pool"
    view = game.open_view()
    assert (view.lands[0].land, view.lands[0].monster) == ("", "Gator")
    assert set(view.discards["lands"]) == {"Yuha", "Rynia"}


@pytest.mark.rule("R10.6i")
def test_with_one_land_card_left_land_a_gets_it() -> None:
    game = refilling(
        clan("fire"), clan("water"), clan("air"),
        land_a={**BARE, "monster": "Gator"},
        land_b={"land": "", "header": "header-4b", "monster": "Moldo"},
        decks={"lands": ["Yuha"]},
    )  # fmt: skip
    game.play("land yuha", "header header-1a")
    assert game.node.question == "roll-pool"
    assert [land.land for land in game.open_view().lands] == ["Yuha", ""]
