"""R5.11, R12.3 and R1.7: the Armory, the Pawn Shop and the Mine."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused


def clan(pool: str, gold: int = 7, more: str = "", **table: object) -> Game:
    """Begin a turn of the fire clan."""
    written = f'{{ affinity = "fire", pool = "{pool}", gold = {gold}{more} }}'
    return position(f'clan = [{written}, {{ affinity = "air" }}]', **table)


# --- the Armory ---


@pytest.mark.rule("R5.11a")
@pytest.mark.parametrize(("amount", "price"), [(1, 2), (2, 4), (3, 6)])
def test_one_to_three_defense_tokens_cost_2_gold_each(amount: int, price: int) -> None:
    game = clan("S")
    game.play("armory S", f"amount {amount}")
    assert (game.view(0).clan(0).defense, game.view(0).clan(0).gold) == (amount, 7 - price)


@pytest.mark.rule("R5.11a", "R5.7a")
@pytest.mark.parametrize(("amount", "price"), [(1, 1), (2, 1), (3, 3)])
def test_a_persuasion_die_takes_its_value_off_all_tokens_together(amount: int, price: int) -> None:
    game = clan("P3")
    game.play("armory P3", f"amount {amount}")
    assert (game.view(0).clan(0).defense, game.view(0).clan(0).gold) == (amount, 7 - price)


@pytest.mark.rule("R5.11a")
def test_no_more_than_three_defense_tokens_are_sold_at_once() -> None:
    game = clan("S", gold=30)
    game.play("armory S")
    refused(game, "amount 4", "R5.11", "too-many", most=3)


@pytest.mark.rule("R5.11a")
def test_at_least_one_defense_token_must_be_bought() -> None:
    game = clan("S", gold=30)
    game.play("armory S")
    assert offered(game) == ["amount 1", "amount 2", "amount 3"]
    refused(game, "amount 0", "R5.11", "must-buy")


@pytest.mark.rule("R5.11a")
def test_only_as_many_tokens_as_the_clan_can_pay_for_are_offered() -> None:
    game = clan("S", gold=5)
    game.play("armory S")
    assert offered(game) == ["amount 1", "amount 2"]
    refused(game, "amount 3", "R5.6", "cannot-pay", price=6, gold=5)


@pytest.mark.rule("R5.11a")
@pytest.mark.parametrize(("gold", "most"), [(4, 2), (6, 3)])
def test_the_last_gold_may_be_spent(gold: int, most: int) -> None:
    game = clan("S", gold)
    game.play("armory S", f"amount {most}")
    assert (game.view(0).clan(0).gold, game.view(0).clan(0).defense) == (0, most)


@pytest.mark.rule("R1.7")
def test_defense_tokens_beyond_five_are_discarded() -> None:
    game = clan("S", more=", defense = 3")
    game.play("armory S", "amount 3")
    assert (game.view(0).clan(0).defense, game.view(0).clan(0).gold) == (5, 1)


# --- the Pawn Shop ---


@pytest.mark.rule("R5.11b")
@pytest.mark.parametrize("die", ["S", "M", "P1", "P6"])
def test_a_die_of_any_colour_is_pawned_for_1_gold(die: str) -> None:
    game = clan(die)
    game.play(f"pawn-shop {die}")
    assert (game.view(0).clan(0).gold, game.view(0).clan(0).pool) == (8, "")


@pytest.mark.rule("R5.11b")
def test_several_dice_of_different_colours_are_pawned_in_one_action() -> None:
    game = clan("SSMP4")
    game.play("pawn-shop S", "die M", "die P4", "done")
    assert (game.view(0).clan(0).gold, game.view(0).clan(0).pool) == (10, "S")
    refused(game, "pawn-shop S", "R5.1", "not-asked")


@pytest.mark.rule("R5.11b")
def test_the_whole_pool_may_be_pawned_at_once() -> None:
    game = clan("SSM")
    game.play("pawn-shop S", "die S", "die M", "end turn")
    assert game.view(0).clan(0).gold == 10
    assert game.view(0).clan(0).out


@pytest.mark.rule("R5.11b")
def test_the_pawn_shop_is_never_full() -> None:
    game = position('clan = [{ affinity = "fire", pool = "SSSSS" }, { affinity = "air", pool = "SSSSS" }]')
    for _ in range(4):
        game.play("pawn-shop S", "done", "end turn", "pawn-shop S", "done", "end turn")
    game.play("pawn-shop S")
    assert [game.view(0).clan(seat).gold for seat in (0, 1)] == [12, 11]


# --- the Mine ---


@pytest.mark.rule("R5.11c")
@pytest.mark.parametrize(("space", "gold"), [(1, 6), (2, 4), (3, 2)])
def test_the_mine_gives_the_gold_of_the_space(space: int, gold: int) -> None:
    game = clan("SS")
    game.play(f"mine {space} S")
    assert game.view(0).clan(0).gold == 7 + gold


@pytest.mark.rule("R5.11c")
def test_with_three_players_the_mine_has_a_fourth_space_for_2_gold() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "S" }, { affinity = "air" }, { affinity = "jungle" }]'
    )
    game.play("mine 4 S")
    assert game.view(0).clan(0).gold == 9


@pytest.mark.rule("R5.11c", "R5.6e")
def test_stefan_takes_the_best_space_of_the_mine_before_natalie() -> None:
    game = position('clan = [{ affinity = "fire", pool = "SS" }, { affinity = "air", pool = "SS" }]')
    game.play("mine 1 S", "end turn")
    assert game.view(0).clan(0).gold == 7 + 6
    refused(game, "mine 1 S", "R5.6", "space-taken")
    assert [choice for choice in offered(game) if choice.startswith("mine")] == ["mine 2 S", "mine 3 S"]
    assert game.preview("mine 2 S")["gold"].after == 7 + 4
    assert game.preview("mine 2 S")["pool"].after == ""
    assert game.preview("mine 3 S")["gold"].after == 7 + 2
    assert game.preview("mine 3 S")["pool"].after == "S"


# --- R12.3 ---


def miners(equipment: str, mercenaries: str, more: str = "", **table: object) -> Game:
    """Begin a turn of the water clan, whose initial mercenary is Taron."""
    written = f'pool = "SSS", mercenaries = [{mercenaries}], equipment = {{ {equipment} }}{more}'
    return position(f'clan = [{{ affinity = "water", {written} }}, {{ affinity = "air" }}]', **table)


@pytest.mark.rule("R12.3a")
@pytest.mark.parametrize(
    ("equipment", "mercenaries", "gold"),
    [
        ("", '"Tortock"', 2),
        ("", '"Tortock", "Taron"', 4),
        ('Tortock = ["Rajhnek"]', '"Tortock"', 4),
        ('Tortock = ["Rajhnek"]', '"Tortock", "Taron"', 6),
        ('Taron = ["Rajhnek"]', '"Tortock", "Taron"', 6),
    ],
)
def test_taron_and_rajhnek_each_add_2_gold(equipment: str, mercenaries: str, gold: int) -> None:
    game = miners(equipment, mercenaries)
    game.play("mine 3 S")
    assert game.view(0).clan(0).gold == 7 + gold


@pytest.mark.rule("R12.3a")
@pytest.mark.parametrize(("space", "gold"), [(1, 8), (2, 6), (3, 4)])
def test_the_2_gold_come_with_any_space_of_the_mine(space: int, gold: int) -> None:
    game = miners("", '"Tortock", "Taron"')
    game.play(f"mine {space} S")
    assert game.view(0).clan(0).gold == 7 + gold


@pytest.mark.rule("R12.3b")
def test_each_adds_to_one_use_of_the_mine_per_round() -> None:
    game = miners('Tortock = ["Rajhnek"]', '"Tortock", "Taron"')
    game.play("mine 3 S", "end turn", "pawn-shop M", "done", "end turn")
    game.play("mine 2 S")
    assert game.view(0).clan(0).gold == 7 + (2 + 2 + 2) + 4


@pytest.mark.rule("R12.3b", "R5.7l")
def test_a_used_rajhnek_stays_used_with_its_new_bearer() -> None:
    game = miners('Tortock = ["Rajhnek"]', '"Tortock", "Vishor"', equipment_used={"Tortock": ["Rajhnek"]})
    game.play("move attire tortock", "mine 3 S")
    assert game.view(0).clan(0).equipment == {"Vishor": ("Rajhnek",)}
    assert game.view(0).clan(0).gold == 7 + 2


@pytest.mark.rule("R12.3c")
def test_taron_and_rajhnek_work_automatically_and_are_marked_as_used() -> None:
    game = miners("", '"Tortock", "Taron"')
    assert "talent taron" not in offered(game)
    game.play("mine 3 S")
    assert game.node.question == "turn"
    assert game.view(0).clan(0).used_talents == ("Taron",)


@pytest.mark.rule("R12.3a")
def test_taron_and_rajhnek_add_nothing_at_the_pawn_shop() -> None:
    game = miners('Tortock = ["Rajhnek"]', '"Tortock", "Taron"')
    game.play("pawn-shop S", "done")
    assert game.view(0).clan(0).gold == 8
