"""Choices by id and by spelling, without a game."""

from __future__ import annotations

import pytest

from monsterlands import ACTIONS, Game, Options, UnknownChoice, choice_id, load, spelling
from support.games import the_turn_of
from support.positions import position


def test_a_choice_has_an_id_and_a_spelling_without_a_game() -> None:
    assert spelling(choice_id("tavern P5")) == "tavern P5"
    assert choice_id("  Tavern   p5 ") == choice_id("tavern P5")


def test_every_id_that_is_spelled_is_found_by_its_spelling() -> None:
    found = 0
    for choice in range(ACTIONS):
        try:
            spelled = spelling(choice)
        except UnknownChoice:
            continue
        assert choice_id(spelled) == choice
        found += 1
    assert found > 500


def test_the_ids_are_those_of_a_game() -> None:
    game = Game.new(Options(players=2, affinities="chosen", first=0))
    assert [spelling(choice) for choice in game.legal] == [str(choice) for choice in game.choices]


def test_an_edition_may_be_given_by_name_or_as_a_box() -> None:
    box = load("standard@1")
    assert choice_id("hire novice", box) == choice_id("hire novice", "standard@1")
    assert spelling(choice_id("hire novice"), box) == "hire novice"


@pytest.mark.parametrize("choice", [-1, ACTIONS, ACTIONS - 1 + 10**9])
def test_an_unknown_id_is_refused(choice: int) -> None:
    with pytest.raises(UnknownChoice, match=f"there is no choice {choice}; ids are 0 to {ACTIONS - 1}"):
        spelling(choice)


def test_an_unknown_spelling_is_refused_with_an_example() -> None:
    with pytest.raises(UnknownChoice, match="'nonsense' is not the spelling of any choice, such as"):
        choice_id("nonsense")


# --- one spelling is written, two are read ---


def test_a_building_is_spelled_with_a_hyphen_and_read_with_a_hyphen_or_an_underscore() -> None:
    assert choice_id("pawn_shop S") == choice_id("pawn-shop S")
    assert spelling(choice_id("pawn_shop S")) == "pawn-shop S"
    game = the_turn_of("SSM")
    assert game.view(0).spaces("pawn-shop") == game.view(0).spaces("pawn_shop")


def test_panic_at_the_pawn_shop_is_shown_with_a_hyphen_and_recorded_as_before() -> None:
    stormed = '[table]\nentrance = "Gator"\n[[clan]]\naffinity = "fire"\n[[clan]]\naffinity = "water"'
    games = [position(stormed, phase="clean-up") for _ in range(2)]
    for game, spelled in zip(games, ("panic pawn-shop", "panic pawn_shop"), strict=True):
        while game.node.question != "panic":
            game.apply("done")
        assert "panic pawn-shop" in [outcome.spelling for outcome in game.outcomes]
        game.deal(spelled)
        assert game.record().steps[-1] == "- panic pawn_shop"
        assert Game.replay(game.record()) == game
    assert games[0] == games[1]


def test_a_position_reads_a_building_with_a_hyphen_or_an_underscore() -> None:
    clans = '[[clan]]\naffinity = "fire"\n[[clan]]\naffinity = "water"'
    one, two = (position(f'[table]\npanic = ["{name}"]\n{clans}') for name in ("pawn-shop", "pawn_shop"))
    assert one == two
    assert "pawn_shop" in one.position()
