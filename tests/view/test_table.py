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
