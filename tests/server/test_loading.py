"""Outfitting a path, as the table helps with it: all dice at once, chances of missions, what is of no use."""

from __future__ import annotations

import pytest

from monsterlands.game import Game
from monsterlands.server.table.question import WireQuestion, show_question
from monsterlands.words import Words
from support.positions import position
from support.tables import ALONE


def asked(game: Game) -> WireQuestion:
    """Show the question of a game to the only seat."""
    return show_question(Words.of("en"), game, game.view(0), "", False)


def test_a_dice_mission_asks_for_all_dice_at_once_and_says_the_chance() -> None:
    game = position(ALONE)
    game.play("path m1", "member nuduru")
    sets = asked(game).sets
    assert [(each.dice, each.walk) for each in sets] == [
        (("S", "S"), ("die S", "die S")),
        (("S", "M"), ("die S", "die M")),
    ]
    assert [round(each.chance or 0, 4) for each in sets] == [0.5833, 0.5833]  # 7 or more with two dice: 21/36


def test_a_contract_has_no_chance() -> None:
    game = position(ALONE)
    game.play("path c1", "member nuduru")
    assert {each.chance for each in asked(game).sets} == {None}


def test_other_questions_have_no_sets_of_dice() -> None:
    assert asked(position(ALONE)).sets == ()


@pytest.mark.rule("R6.4")
def test_what_the_monster_forbids_says_that_it_is_of_no_use() -> None:
    game = position(ALONE.replace("Snailer", "Gator"))
    game.play("path a1", "member nuduru")
    changes = {choice.spelling: choice.changes for choice in asked(game).choices}
    assert changes["load potion"] == changes["load venom"] == "no use in a fight with Gator"
    assert changes["load defense"] == "defense 2→1"
