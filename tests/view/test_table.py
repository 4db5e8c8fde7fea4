"""The Citadel in a view: spaces, persuasion, and what a purchase costs."""

from __future__ import annotations

import pytest

from monsterlands.view import Part, Purchase
from support.adventures import clan
from support.positions import as_toml, position

LODGE = ["strength-1", "strength-2", "magic-1", "magic-2", "monster-plus-4", "strength-3"]


@pytest.mark.rule("R2.12", "R13.1")
@pytest.mark.parametrize(("players", "open_spaces"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_more_players_use_more_spaces(players: int, open_spaces: int) -> None:
    affinities = ("fire", "water", "air", "jungle")[:players]
    options = {"scenario": 1} if players == 1 else {}
    view = position(as_toml({"options": options, "clan": [clan(each) for each in affinities]})).view(0)
    assert view.open_spaces("mine") == tuple(range(1, open_spaces + 1))


@pytest.mark.rule("R5.7")
def test_the_last_persuasion_die_of_a_building_is_known() -> None:
    view = position(spaces={"lodge": ["P3", "S"]}).view(None)
    assert (view.persuasion("lodge"), view.persuasion("tavern")) == (3, 0)


@pytest.mark.rule("R5.7")
@pytest.mark.parametrize(
    ("building", "die", "discount"),
    [("lodge", "P2", 5), ("lodge", "P3", 3), ("lodge", "P5", 5), ("lodge", "S", 0), ("tavern", "P2", 2)],
)
def test_a_die_takes_more_off_a_price_beside_a_higher_one(building: str, die: str, discount: int) -> None:
    view = position(spaces={"lodge": ["P3", "S"]}).view(0)
    assert view.discount(building, die) == discount


@pytest.mark.rule("R5.7")
def test_the_discount_of_a_die_leaves_one_gold_to_pay() -> None:
    view = position().view(0)
    assert (view.price(8, 5), view.price(5, 5), view.price(3, 5), view.price(0, 5)) == (3, 1, 1, 0)


def test_an_unknown_die_is_refused_with_a_list_of_the_dice() -> None:
    with pytest.raises(ValueError, match='there is no die "P7"; there are S, M, P1, P2, P3, P4, P5, P6'):
        position().view(0).discount("lodge", "P7")


@pytest.mark.rule("R5.7", "R5.8")
def test_a_purchase_lists_its_discounts_by_source() -> None:
    fire = clan("fire", hired=("Shandee",), equipment={"Shandee": ["Turzoks"]}, gold=20, pool="P2")
    game = position(as_toml({"clan": [fire, clan("water")]}), lodge=LODGE, spaces={"lodge": ["P4"]})
    assert game.view(0).purchase is None
    game.play("lodge P2")
    usable = (Part("equipment", "Turzoks", 4),)
    assert game.view(0).purchase == Purchase(0, 0, 2, 4, 0, usable)
    game.play("buy strength-3")
    bought = game.view(0).purchase
    assert bought == Purchase(8, 2, 2, 4, 0, usable)
    assert bought is not None
    assert (bought.price(20), bought.price(3)) == (14, 1)
    game.play("discount attire shandee")
    assert game.view(0).purchase == Purchase(8, 0, 2, 4, 4, ())
    assert game.view(1).purchase == game.view(0).purchase


@pytest.mark.rule("R4.1")
def test_a_clan_says_which_dice_it_gets_each_round() -> None:
    fire = clan("fire", hired=("Jaruna",), glory=10, novices=1)
    view = position(as_toml({"clan": [fire, clan("water")]})).view(1)
    assert (view.clan(0).dice, view.clan(0).glory_dice) == ("SSSSSMPP", "S")
