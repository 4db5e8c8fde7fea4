"""R5.8 and R1.7: the Hunter's Lodge."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

SIX = ["strength-1", "strength-2", "strength-plus-1", "magic-2", "magic-3", "monster-plus-4"]  # 3 5 4 6 9 4


def lodge(clan: str = "", gold: int = 30, **table: object) -> Game:
    written = f'{{ affinity = "fire", pool = "SS", gold = {gold}{clan} }}'
    return position(f'clan = [{written}, {{ affinity = "water" }}]', **{"lodge": SIX, **table})


@pytest.mark.rule("R5.8a")
@pytest.mark.parametrize(
    ("trap", "price"),
    [("strength-1", 3), ("strength-2", 5), ("strength-plus-1", 4), ("magic-2", 6), ("magic-3", 9)],
)
def test_one_trap_costs_its_price(trap: str, price: int) -> None:
    game = lodge()
    game.play("lodge S", f"buy {trap}", "done")
    assert game.view(0).clan(0).gold == 30 - price
    assert game.view(0).clan(0).traps == ("initial", trap)


@pytest.mark.rule("R5.8a")
def test_several_traps_cost_the_sum_of_their_prices() -> None:
    game = lodge()
    game.play("lodge S", "buy strength-1", "buy magic-2", "buy monster-plus-4", "done")
    assert game.view(0).clan(0).gold == 30 - (3 + 6 + 4)
    assert game.view(0).clan(0).traps == ("initial", "strength-1", "magic-2", "monster-plus-4")


@pytest.mark.rule("R5.8a")
def test_all_six_traps_may_be_bought_at_once() -> None:
    game = lodge(gold=31)
    game.play("lodge S", *(f"buy {trap}" for trap in SIX))
    assert game.view(0).clan(0).gold == 0
    assert game.view(0).clan(0).trap_count == 7


@pytest.mark.rule("R5.8a")
def test_equal_traps_may_be_bought_together() -> None:
    game = lodge(lodge=["strength-1", "strength-1", "magic-3", "magic-3", "strength-3", "strength-3"])
    game.play("lodge S", "buy strength-1", "buy strength-1 2", "done")
    assert game.view(0).clan(0).gold == 30 - 6


@pytest.mark.rule("R5.8a")
def test_at_least_one_trap_must_be_bought() -> None:
    game = lodge()
    game.play("lodge S")
    refused(game, "done", "R5.8", "must-buy")


@pytest.mark.rule("R5.8a")
def test_only_face_up_traps_can_be_bought() -> None:
    game = lodge()
    game.play("lodge S")
    refused(game, "buy strength-3", "R5.8", "not-there")
    assert offered(game, "trap") == [f"buy {trap}" for trap in SIX]


@pytest.mark.rule("R5.8a")
def test_picking_a_trap_twice_is_refused_as_already_picked() -> None:
    game = lodge()
    game.play("lodge S", f"buy {SIX[0]}")
    refused(game, f"buy {SIX[0]}", "R5.8", "already-picked")


@pytest.mark.rule("R5.8a")
def test_no_more_traps_can_be_bought_than_the_clan_can_pay_for() -> None:
    game = lodge(gold=10)
    game.play("lodge S", "buy strength-2")
    refused(game, "buy magic-2", "R5.6", "cannot-pay", price=11, gold=10)
    assert offered(game) == ["buy strength-1", "buy strength-plus-1", "buy monster-plus-4", "done"]


@pytest.mark.rule("R5.8b")
def test_after_the_purchase_the_lodge_is_refilled_to_six() -> None:
    game = lodge()
    game.play("lodge S", "buy strength-1", "buy magic-3")
    assert not game.at_chance
    game.play("done", "lodge strength-3", "lodge magic-1")
    assert sorted(game.view(0).lodge) == sorted(
        ["strength-2", "strength-plus-1", "magic-2", "monster-plus-4", "strength-3", "magic-1"]
    )
    assert game.node.about == (("stage", "after"),)


@pytest.mark.rule("R5.8b")
def test_the_refill_is_drawn_from_what_is_in_the_pile() -> None:
    game = lodge(decks={"traps": ["magic-1", "magic-1", "strength-3"]})
    game.play("lodge S", "buy strength-1", "done")
    assert {str(outcome): outcome.weight for outcome in game.outcomes} == {
        "lodge magic-1": 2,
        "lodge strength-3": 1,
    }


@pytest.mark.rule("R5.8c")
def test_bought_traps_lie_face_down_so_nobody_else_knows_which_one_goes_on_a_path() -> None:
    game = lodge(land_a={"header": "header-1a"})
    game.play("lodge S", "buy magic-3", "done", "lodge strength-3", "end turn")
    game.play("pawn-shop M", "done", "end turn")
    game.play("path a1", "member frunks", "load trap magic-3", "done")
    assert game.view(0).path("a1").traps == ("magic-3",)
    assert game.view(1).path("a1").traps == (None,)
    assert game.view(1).clan(0).traps is None
    assert game.view(1).clan(0).owned_traps == ("initial", "magic-3")


@pytest.mark.rule("R5.8d")
def test_an_empty_pile_is_refilled_from_the_discards() -> None:
    game = lodge(decks={"traps": []}, discards={"traps": ["magic-1", "strength-3", "strength-3"]})
    game.play("lodge S", "buy strength-1", "done")
    assert {str(outcome): outcome.weight for outcome in game.outcomes} == {
        "lodge magic-1": 1,
        "lodge strength-3": 2,
    }
    game.play("lodge magic-1")
    assert game.view(0).discards["traps"] == ()
    assert game.view(0).decks["traps"] == ("strength-3", "strength-3")


@pytest.mark.rule("R5.8d")
def test_the_discards_are_shuffled_only_when_the_pile_is_empty() -> None:
    game = lodge(decks={"traps": ["magic-1"]}, discards={"traps": ["strength-3"]})
    game.play("lodge S", "buy strength-1", "buy strength-2", "done")
    assert [str(outcome) for outcome in game.outcomes] == ["lodge magic-1"]
    game.play("lodge magic-1")
    assert [str(outcome) for outcome in game.outcomes] == ["lodge strength-3"]


@pytest.mark.rule("R5.8e")
def test_with_no_trap_left_the_places_stay_empty() -> None:
    game = lodge(decks={"traps": []})
    game.play("lodge S", "buy strength-1", "buy magic-3", "done")
    assert game.view(0).lodge == ("", "strength-2", "strength-plus-1", "magic-2", "", "monster-plus-4")


@pytest.mark.rule("R5.8e")
def test_the_traps_that_are_left_fill_as_many_places_as_they_can() -> None:
    game = lodge(decks={"traps": ["magic-1"]})
    game.play("lodge S", "buy strength-1", "buy magic-3", "done", "lodge magic-1")
    assert sorted(game.view(0).lodge) == sorted(
        ["", "strength-2", "strength-plus-1", "magic-2", "magic-1", "monster-plus-4"]
    )


@pytest.mark.rule("R5.8e")
def test_at_an_empty_lodge_no_die_can_be_deployed() -> None:
    game = lodge(lodge=[""] * 6, decks={"traps": []})
    refused(game, "lodge S", "R5.8", "nothing-to-buy")


@pytest.mark.rule("R5.8b", "R1.7")
def test_traps_beyond_the_limit_are_discarded_at_once_and_the_owner_chooses_which() -> None:
    game = lodge(', traps = ["strength-1", "strength-1", "strength-1", "strength-2"]')
    game.play("lodge S", "buy magic-2", "buy magic-3", "done")
    assert offered(game) == [
        "discard trap strength-1", "discard trap strength-2", "discard trap magic-2", "discard trap magic-3"
    ]  # fmt: skip
    game.play("discard trap strength-1")
    clan = game.view(0).clan(0)
    assert clan.traps == ("strength-1", "strength-1", "strength-2", "magic-2", "magic-3")
    assert game.view(0).discards["traps"] == ("strength-1",)


@pytest.mark.rule("R1.7")
def test_five_traps_may_be_kept() -> None:
    game = lodge(', traps = ["strength-1", "strength-1", "strength-1", "strength-2"]')
    game.play("lodge S", "buy magic-2", "done", "lodge magic-1")
    assert game.view(0).clan(0).trap_count == 5
    assert game.node.about == (("stage", "after"),)


@pytest.mark.rule("R1.7")
def test_a_discarded_initial_trap_leaves_the_game() -> None:
    game = lodge(', traps = ["initial", "strength-1", "strength-1", "strength-1", "strength-2"]')
    game.play("lodge S", "buy magic-2", "done", "discard trap initial")
    assert "initial" not in game.view(0).clan(0).owned_traps
    assert game.view(0).discards["traps"] == ()
