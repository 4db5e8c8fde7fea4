"""R13.7, scenario 7: a round of beer costs 1. The ranks: test_ranks.py."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.adventures import clan
from support.positions import as_toml, position
from support.refusals import offered, refused

DOCKED = ["Wondou", "Dolfus", "Torko"]
NEWCOMERS = ["tavern vishor", "tavern nimra", "tavern dalina"]


def tavern(gold: int, pool: str = "S", glory: int = 1) -> Game:
    """Begin a turn of a fire clan; with 1 glory it can hire nobody."""
    own = clan("fire", pool=pool, gold=gold, glory=glory)
    return position(as_toml({"options": {"scenario": 7}, "clan": [own]}), tavern=DOCKED)


@pytest.mark.rule("R13.7g", "R5.10d")
def test_a_round_of_beer_costs_1() -> None:
    game = tavern(20, glory=10)
    game.play("tavern S", "beer", *NEWCOMERS)
    assert game.view(0).clan(0).gold == 19
    assert game.view(0).tavern == ("Vishor", "Nimra", "Dalina")


@pytest.mark.rule("R13.7g", "R5.10i")
def test_1_gold_is_enough_to_deploy_a_die_for_beer() -> None:
    game = tavern(1)
    game.play("tavern S", *NEWCOMERS)
    assert game.view(0).clan(0).gold == 0


@pytest.mark.rule("R13.7g", "R5.10i")
def test_without_gold_there_is_no_beer() -> None:
    refused(tavern(0), "tavern S", "R5.10", "nobody-to-hire", excess=0)
    refused(tavern(0, glory=10), "tavern S", "R5.6", "cannot-pay", price=1, gold=0)


@pytest.mark.rule("R13.7g", "R5.10e")
def test_persuasion_takes_nothing_off_the_beer() -> None:
    game = tavern(20, pool="P6", glory=10)
    game.play("tavern P6", "beer", *NEWCOMERS)
    assert game.view(0).clan(0).gold == 19
    game.play("hire nimra")
    assert game.view(0).clan(0).gold == 19 - (8 - 6)


@pytest.mark.rule("R13.7g")
def test_hiring_costs_what_it_always_costs() -> None:
    game = tavern(20, glory=10)
    game.play("tavern S", "beer", *NEWCOMERS)
    assert offered(game, "hire") == ["hire dalina", "hire vishor", "hire nimra", "hire novice"]
    game.play("hire dalina")
    assert game.view(0).clan(0).gold == 19 - 4
