"""R5.7: haggling with persuasion dice, and the discounts of talents and equipment."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

NINE = "magic-3"
TEN = "strength-plus-3"
CHEAP = ["strength-1", "strength-plus-1", "strength-2", "magic-2", "strength-plus-2", "strength-3"]  # 3 to 8


def at_the_lodge(pool: str, there: list[str], gold: int = 30, trap: str = TEN) -> Game:
    """Begin a turn with dice on the spaces of the Lodge and one expensive trap there."""
    return position(
        f'clan = [{{ affinity = "fire", pool = "{pool}", gold = {gold} }}, {{ affinity = "water" }}]',
        spaces={"lodge": there},
        lodge=[trap, *CHEAP[:5]],
    )


def with_discounts(pool: str, gold: int, *lodge: str, **table: object) -> Game:
    """Begin with Vishor and two Turzoks: three discounts of 4 at the Lodge."""
    return position(
        f"""
        clan = [
          {{ affinity = "fire", mercenaries = ["Nuduru", "Frunks", "Vishor"], \
gold = {gold}, pool = "{pool}", equipment = {{ Nuduru = ["Turzoks"], Frunks = ["Turzoks"] }} }},
          {{ affinity = "water" }},
        ]""",
        lodge=list(lodge),
        **table,
    )


def price_at_the_lodge(game: Game, die: str, trap: str = TEN) -> int:
    before = game.view(0).clan(0).gold
    game.play(f"lodge {die}", f"buy {trap}", "done")
    return before - game.view(0).clan(0).gold


# --- the player's die, and the last one before it ---


@pytest.mark.rule("R5.7a")
@pytest.mark.parametrize(("die", "price"), [("P1", 9), ("P2", 8), ("P3", 7), ("P4", 6), ("P5", 5), ("P6", 4)])
def test_the_first_persuasion_die_takes_its_value_off(die: str, price: int) -> None:
    assert price_at_the_lodge(at_the_lodge(die, []), die) == price


@pytest.mark.rule("R5.7a")
def test_a_strength_die_takes_nothing_off() -> None:
    assert price_at_the_lodge(at_the_lodge("S", ["P5"]), "S") == 10


@pytest.mark.rule("R5.7b")
@pytest.mark.parametrize(
    ("die", "there", "price"), [("P1", "P2", 7), ("P3", "P5", 2), ("P4", "P5", 1), ("P1", "P6", 3)]
)
def test_a_lower_die_adds_the_value_of_the_die_before_it(die: str, there: str, price: int) -> None:
    assert price_at_the_lodge(at_the_lodge(die, [there]), die) == price


@pytest.mark.rule("R5.7c")
@pytest.mark.parametrize(
    ("die", "there", "price"), [("P3", "P3", 7), ("P4", "P3", 6), ("P6", "P1", 4), ("P1", "P1", 9)]
)
def test_an_equal_or_higher_die_counts_alone(die: str, there: str, price: int) -> None:
    assert price_at_the_lodge(at_the_lodge(die, [there]), die) == price


@pytest.mark.rule("R5.7d")
@pytest.mark.parametrize(("die", "price"), [("P1", 7), ("P3", 7)])
def test_only_the_last_persuasion_die_is_compared(die: str, price: int) -> None:
    assert price_at_the_lodge(at_the_lodge(die, ["P5", "P2"]), die) == price


@pytest.mark.rule("R5.7e")
def test_dice_of_other_colours_in_between_do_not_matter() -> None:
    assert price_at_the_lodge(at_the_lodge("P3", ["P5", "S"]), "P3") == 2


@pytest.mark.rule("R5.7d")
def test_the_players_own_earlier_die_is_added_like_any_other() -> None:
    game = at_the_lodge("P3P4", [], trap=NINE)
    game.play("lodge P4", "buy strength-1", "done", "lodge magic-1", "end turn")
    game.play("pawn-shop S", "done", "end turn")
    assert price_at_the_lodge(game, "P3", NINE) == 2


@pytest.mark.rule("R5.7f")
def test_a_persuasion_die_at_another_building_does_not_matter() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "P3", gold = 30 }, { affinity = "water" }]',
        spaces={"tavern": ["P6"], "armory": ["P6"], "bazaar": ["P6"]},
        lodge=[TEN, *CHEAP[:5]],
    )
    assert price_at_the_lodge(game, "P3") == 7


@pytest.mark.rule("R5.7b")
def test_the_chain_works_at_the_tavern() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "P3", gold = 30, glory = 10 }, { affinity = "water" }]',
        spaces={"tavern": ["P4"]},
        tavern=["Fandor"],
    )
    game.play("tavern P3", "hire fandor")
    assert game.view(0).clan(0).gold == 30 - (10 - 7)


@pytest.mark.rule("R5.7b")
def test_the_chain_works_at_the_armory() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "P1", gold = 30 }, { affinity = "water" }]',
        spaces={"armory": ["P2"]},
    )
    game.play("armory P1", "amount 3")
    assert game.view(0).clan(0).gold == 30 - (6 - 3)


@pytest.mark.rule("R5.7b")
def test_the_chain_works_at_the_bazaar() -> None:
    game = position(
        'clan = [{ affinity = "fire", pool = "P1", gold = 30 }, { affinity = "water" }]',
        spaces={"bazaar": ["P3"]},
        bazaar=["Pugnor"],
    )
    game.play("bazaar P1", "buy pugnor")
    assert game.view(0).clan(0).gold == 30 - (6 - 4)


@pytest.mark.rule("R5.7a", "R5.7b", "R5.7e", "R5.7g")
def test_natalie_stefan_and_tom_at_the_lodge() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", pool = "P5" },
          { affinity = "water", pool = "S" },
          { affinity = "air", pool = "P3" },
        ]""",
        lodge=[NINE, "strength-2", "strength-plus-1", "monster-plus-4", "magic-2", "strength-plus-2"],
    )
    game.play("lodge P5", f"buy {NINE}", "lodge strength-3", "end turn")
    assert game.view(0).clan(0).gold == 7 - 4
    game.play("lodge S", "buy strength-2", "lodge strength-3", "end turn")
    assert game.view(1).clan(1).gold == 7 - 5
    game.play("lodge P3", "buy strength-plus-1", "buy monster-plus-4", "done")
    assert game.view(2).clan(2).gold == 7 - 1
    assert game.view(2).clan(2).traps == ("initial", "strength-plus-1", "monster-plus-4")


# --- the least price ---


@pytest.mark.rule("R5.7g")
def test_persuasion_does_not_bring_a_trap_below_1() -> None:
    assert price_at_the_lodge(at_the_lodge("P6", []), "P6", "strength-1") == 1


@pytest.mark.rule("R5.7g")
def test_the_least_price_of_1_is_for_the_whole_purchase() -> None:
    game = at_the_lodge("P5", ["P6"])  # 11 off
    game.play("lodge P5", "buy strength-1", "buy strength-plus-1", "done")
    assert game.view(0).clan(0).gold == 29


@pytest.mark.rule("R5.7g")
def test_persuasion_does_not_bring_a_hire_below_1() -> None:
    game = position('clan = [{ affinity = "fire", pool = "P6" }, { affinity = "water" }]', tavern=["Dalina"])
    game.play("tavern P6", "hire dalina")
    assert game.view(0).clan(0).gold == 6


@pytest.mark.rule("R5.7g")
def test_persuasion_does_not_bring_equipment_below_1() -> None:
    game = position('clan = [{ affinity = "fire", pool = "P6" }, { affinity = "water" }]', bazaar=["Slham"])
    game.play("bazaar P6", "buy slham")
    assert game.view(0).clan(0).gold == 6


@pytest.mark.rule("R5.7g")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_persuasion_does_not_bring_defense_tokens_below_1(amount: int) -> None:
    game = position('clan = [{ affinity = "fire", pool = "P6" }, { affinity = "water" }]')
    game.play("armory P6", f"amount {amount}")
    assert game.view(0).clan(0).gold == 6


# --- talents and equipment ---


@pytest.mark.rule("R5.7h")
@pytest.mark.parametrize(
    ("die", "trap", "price"), [("S", NINE, 5), ("P3", NINE, 2), ("P5", NINE, 0), ("P6", "strength-1", 0)]
)
def test_a_talent_discount_comes_after_persuasion_and_goes_down_to_0(die: str, trap: str, price: int) -> None:
    game = with_discounts(die, 30, trap)
    game.play(f"lodge {die}", "discount vishor", f"buy {trap}", "done")
    assert game.view(0).clan(0).gold == 30 - price


@pytest.mark.rule("R5.7h")
def test_a_talent_discount_is_not_lost_on_what_persuasion_cannot_take_off() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Vaidala"], glory = 20, pool = "P6", gold = 1 },
          { affinity = "water" },
        ]""",
        tavern=["Dalina", "Wondou", "Dolfus", "Torko"],
    )
    game.play("tavern P6", "discount vaidala", "hire dalina")
    assert game.view(0).clan(0).gold == 1


@pytest.mark.rule("R5.7i")
def test_using_a_discount_is_the_owners_choice() -> None:
    game = with_discounts("S", 30, NINE)
    game.play("lodge S", f"buy {NINE}", "done")
    assert game.view(0).clan(0).gold == 30 - 9
    assert game.view(0).clan(0).used_talents == ()


@pytest.mark.rule("R5.7i")
def test_a_discount_that_was_not_used_is_there_for_a_later_purchase() -> None:
    game = with_discounts("SS", 30, NINE, NINE)
    game.play("lodge S", f"buy {NINE}", "done", "lodge magic-1", "end turn")
    game.play("pawn-shop S", "done", "end turn")
    game.play("lodge S", "discount vishor", f"buy {NINE}", "done")
    assert game.view(0).clan(0).gold == 30 - 9 - 5


@pytest.mark.rule("R5.7j")
def test_each_discount_works_once_per_round() -> None:
    game = with_discounts("SS", 30, NINE, NINE)
    game.play("lodge S", "discount vishor", "discount attire frunks", f"buy {NINE}", "done", "lodge magic-1")
    game.play("end turn", "pawn-shop S", "done", "end turn", "lodge S")
    refused(game, "discount vishor", "R12.1", "already-used")
    refused(game, "discount attire frunks", "R12.1", "already-used")
    assert offered(game, "discount-talent", "discount-card") == ["discount attire nuduru"]


@pytest.mark.rule("R5.7j")
def test_a_discount_works_once_in_one_purchase() -> None:
    game = with_discounts("S", 30, NINE)
    game.play("lodge S", "discount vishor")
    refused(game, "discount vishor", "R12.1", "already-used")


@pytest.mark.rule("R5.7k")
@pytest.mark.parametrize(
    ("discounts", "price"),
    [
        (["discount vishor"], 14),
        (["discount vishor", "discount attire nuduru"], 10),
        (["discount attire frunks", "discount attire nuduru"], 10),
        (["discount vishor", "discount attire nuduru", "discount attire frunks"], 6),
    ],
)
def test_discounts_add_up(discounts: list[str], price: int) -> None:
    game = with_discounts("S", 30, NINE, NINE)
    game.play("lodge S", *discounts, f"buy {NINE}", f"buy {NINE} 2", "done")
    assert game.view(0).clan(0).gold == 30 - price


@pytest.mark.rule("R5.7h", "R5.7k")
def test_persuasion_and_three_discounts_bring_two_traps_to_0() -> None:
    game = with_discounts("P6", 0, "strength-plus-2", "magic-2")  # 13 - 6 = 7, - 12 = 0
    game.play("lodge P6", "discount vishor", "discount attire nuduru", "discount attire frunks")
    game.play("buy strength-plus-2", "buy magic-2", "done")
    assert game.view(0).clan(0).gold == 0
    assert game.view(0).clan(0).trap_count == 3


@pytest.mark.rule("R5.7l")
def test_the_mark_of_a_used_card_goes_with_it_to_another_mercenary() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", gold = 30, pool = "SS", equipment = { Nuduru = ["Turzoks"] } },
          { affinity = "water" },
        ]""",
        lodge=[NINE, NINE],
    )
    game.play("lodge S", "discount attire nuduru", f"buy {NINE}", "done", "lodge magic-1", "end turn")
    game.play("pawn-shop S", "done", "end turn", "move attire nuduru")
    assert game.view(0).clan(0).equipment == {"Frunks": ("Turzoks",)}
    game.play("lodge S")
    refused(game, "discount attire frunks", "R12.1", "already-used")


@pytest.mark.rule("R5.7l")
def test_when_a_used_and_an_unused_card_are_swapped_the_mark_is_swapped_too() -> None:
    game = with_discounts("S", 30, NINE, equipment_used={"Nuduru": ["Turzoks"]})
    game.play("move attire nuduru", "member frunks", "lodge S")
    refused(game, "discount attire frunks", "R12.1", "already-used")
    assert game.why_not("discount attire nuduru") is None


# --- chosen together with what is bought ---


@pytest.mark.rule("R5.7m")
def test_a_die_may_be_deployed_for_what_only_a_discount_makes_affordable() -> None:
    game = with_discounts("S", 5, *[NINE] * 2, *["monster-plus-8"] * 2, *["strength-3"] * 2)
    game.play("lodge S", "discount vishor", "buy strength-3")
    assert game.view(0).clan(0).trap_count == 1
    refused(game, f"buy {NINE}", "R5.6", "cannot-pay", price=13, gold=5)


@pytest.mark.rule("R5.7k", "R5.7m")
def test_two_discounts_together_make_affordable_what_neither_does_alone() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Frunks", "Vishor"], gold = 1, pool = "S", \
equipment = { Nuduru = ["Turzoks"] } },
          { affinity = "water" },
        ]""",
        lodge=["strength-3", "strength-3", NINE, NINE, "monster-plus-8", "monster-plus-8"],
    )
    game.play("lodge S", "discount vishor", f"buy {NINE}")  # Turzoks follows by itself
    clan = game.view(0).clan(0)
    assert (clan.gold, clan.traps) == (0, ("initial", NINE))


@pytest.mark.rule("R5.7m")
def test_a_discount_may_be_named_after_the_trap_it_is_for() -> None:
    game = with_discounts("S", 30, NINE)
    game.play("lodge S", f"buy {NINE}", "discount vishor", "done")
    assert game.view(0).clan(0).gold == 30 - 5


@pytest.mark.rule("R5.7m")
def test_with_a_discount_only_what_can_then_be_paid_is_offered() -> None:
    game = with_discounts("S", 4, "strength-3", NINE, TEN, "strength-plus-1", "strength-1", "magic-plus-2")
    game.play("lodge S")
    assert offered(game, "trap") == ["buy strength-1", "buy strength-plus-1"]
    game.play("discount vishor")
    assert offered(game, "trap") == [
        "buy strength-1",
        "buy strength-3",
        "buy strength-plus-1",
        "buy magic-plus-2",
    ]
    refused(game, f"buy {NINE}", "R5.6", "cannot-pay", price=5, gold=4)


@pytest.mark.rule("R5.7n")
def test_with_a_discount_something_must_be_bought() -> None:
    game = with_discounts("S", 9, NINE)
    game.play("lodge S", "discount vishor")
    refused(game, "done", "R5.8", "must-buy")


@pytest.mark.rule("R5.7n")
def test_a_discount_that_makes_nothing_affordable_is_not_offered() -> None:
    game = position(
        """
        clan = [
          { affinity = "fire", mercenaries = ["Nuduru", "Vaidala"], glory = 20, pool = "S", gold = 3 },
          { affinity = "water" },
        ]""",
        tavern=["Dolfus", "Wondou", "Torko", "Karunna"],
    )
    game.play("tavern S")
    assert offered(game) == ["hire novice", "beer"]
    refused(game, "discount vaidala", "R5.7", "no-use")
