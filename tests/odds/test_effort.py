"""Odds count their work, and stop where it would be too much."""

from __future__ import annotations

import pytest

from monsterlands import Game, SeededDealer
from monsterlands.odds import NoOdds, TooComplex, bracing, odds, reach
from monsterlands.odds.combinations import subset_sums
from monsterlands.odds.faces import faces_of, rows_of
from monsterlands.odds.solver import forget
from support.attacks import many_dice, many_dice_in_battle

FEW_DICE = """
edition = "standard@1"
[table]
land_a = { land = "Kale", header = "header-5a", monster = "Snailer" }
[[clan]]
affinity = "fire"
[[clan.path]]
path = "a1"
mercenary = "Nuduru"
dice = "SSS"
[[clan]]
affinity = "water"
"""


def test_usual_odds_take_little_work() -> None:
    forget()
    game = Game.from_position(FEW_DICE)
    assert odds(game, "a1", effort=20_000) == odds(game, "a1")
    forget()
    with pytest.raises(TooComplex):
        odds(game, "a1", effort=20)


@pytest.mark.parametrize("paths", [1, 2, 3, 4])
def test_odds_with_too_many_possibilities_are_not_reckoned(paths: int) -> None:
    game = Game.from_position(many_dice(paths))
    for asked in (game, game.view(0), game.view(1)):
        with pytest.raises(TooComplex, match="there are too many possibilities; these odds are not reckoned"):
            odds(asked, f"a{paths}", effort=60_000)
    assert issubclass(TooComplex, NoOdds)


def test_chances_in_a_battle_with_too_many_possibilities_are_not_reckoned() -> None:
    game = Game.from_position(many_dice_in_battle(attack=3))
    game.advance(SeededDealer(1))
    assert game.node.question == "remove-magic"
    with pytest.raises(TooComplex):
        bracing(game, effort=60_000)
    game = Game.from_position(many_dice_in_battle(attack=0))
    game.advance(SeededDealer(1))
    assert game.node.question == "fight"
    with pytest.raises(TooComplex):
        reach(game, effort=60_000)


def test_work_is_the_same_each_time() -> None:
    game = Game.from_position(FEW_DICE)

    def enough(effort: int) -> bool:
        forget()
        try:
            odds(game, "a1", effort=effort)
        except TooComplex:
            return False
        return True

    least = next(effort for effort in range(0, 20_000, 50) if enough(effort))
    assert all(enough(least) and not enough(least - 50) for _ in range(3))


@pytest.mark.parametrize("places", range(6))
def test_rows_of_faces_are_counted_before_they_are_made(places: int) -> None:
    assert rows_of(places) == len(faces_of(places).rows)


def test_sums_of_bonuses_end_at_the_most_that_matters() -> None:
    assert subset_sums([2, 3], 99) == [0, 2, 3, 5]
    assert subset_sums([2, 3, 50], 4) == [0, 2, 3, 4]
    assert subset_sums([7] * 100, 20) == [0, 7, 14, 20]
