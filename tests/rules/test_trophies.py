"""R8.12: trophies are points at the end, or gold at an own moment (for the turn see test_loot)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, on
from support.games import offered, spelled
from support.refusals import refused


def homecoming(*trophies: str, loot: tuple[str, ...] = (), **table: Any) -> Game:
    """Begin the homecoming of a fire clan with 7 gold that sent nobody out."""
    game = adventure(clan("fire", trophies=[*trophies], loot=[*loot]), **table)
    assert (game.node.question, game.seat) == ("homecoming", 0)
    return game


# --- points at the end ---


@pytest.mark.rule("R8.12a", "R14.1")
@pytest.mark.parametrize(
    ("trophies", "points"),
    [(("Gator",), 1), (("Sporus",), 2), (("Caribdis",), 3), (("Gator", "Sporus", "Caribdis"), 6)],
)
def test_trophies_are_worth_their_points_at_the_end(trophies: tuple[str, ...], points: int) -> None:
    game = homecoming(*trophies, round=6)
    game.play("done")
    assert game.result is not None
    assert [score.trophies for score in game.result.scores] == [points, 0]


@pytest.mark.rule("R8.12a", "R14.1")
def test_a_sold_trophy_is_worth_nothing_at_the_end() -> None:
    game = homecoming("Gator", "Caribdis", round=6)
    game.play("sell caribdis", "done")
    assert game.result is not None
    assert game.result.scores[0].trophies == 1


@pytest.mark.rule("R8.12b", "R14.1")
def test_the_three_trophy_loot_is_worth_3_points_at_the_end() -> None:
    game = homecoming("Gator", loot=("trophies",), round=6)
    game.play("done")
    assert game.result is not None
    assert game.result.scores[0].trophies == 4


@pytest.mark.rule("R8.12b", "R14.1")
def test_the_three_trophy_loot_is_worth_nothing_at_the_end_once_it_is_sold() -> None:
    game = homecoming(loot=("trophies",), round=6)
    game.play("loot trophies")
    assert game.result is not None
    assert game.result.scores[0].trophies == 0


# --- sold at an own moment ---


@pytest.mark.rule("R8.12a", "R1.9c")
@pytest.mark.parametrize(("monster", "gold"), [("Gator", 5), ("Sporus", 10), ("Caribdis", 15)])
def test_a_trophy_is_sold_whole_in_the_homecoming(monster: str, gold: int) -> None:
    game = homecoming(monster, "Krinx")
    game.play(f"sell {monster}")
    mine = game.open_view().clan(0)
    assert (mine.gold, mine.trophies) == (7 + gold, ("Krinx",))


@pytest.mark.rule("R8.12a", "R1.9c")
def test_a_trophy_won_in_this_round_is_sold_in_the_homecoming() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="SSS")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
    )
    game.play("attack 1 1 1", "roll all", "roll S6 S6 S2")
    assert spelled(game) == ["sell blandor", "done"]
    game.play("sell blandor")
    mine = game.open_view().clan(0)
    assert mine.trophies == ()
    assert mine.gold == 7 + 3 + 5 - 1  # the path had 3, and Frunks has got his wages


@pytest.mark.rule("R8.12b", "R1.9c")
def test_the_three_trophy_loot_is_sold_for_15_gold_in_the_homecoming() -> None:
    game = homecoming("Krinx", loot=("trophies",))
    game.play("loot trophies")
    assert (game.open_view().clan(0).gold, game.open_view().clan(0).loot) == (7 + 15, ())


@pytest.mark.rule("R8.12a", "R8.12b", "R1.9b")
def test_trophies_are_sold_before_a_contract_is_paid() -> None:
    game = adventure(
        clan("fire", on("c1", "Nuduru"), gold=0, trophies=["Gator"], loot=["trophies"]),
        missions=["mission-7", "mission-1"],
    )
    assert sorted(spelled(game)) == ["loot trophies", "no", "sell gator"]
    game.play("sell gator")
    assert game.open_view().clan(0).gold == 5
    assert game.why_not("yes") is None
    game.play("loot trophies")
    assert game.open_view().clan(0).gold == 20


@pytest.mark.rule("R8.12a", "R1.9")
def test_a_trophy_is_not_sold_in_a_battle() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S"), trophies=["Gator"]),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
    )
    game.play("attack 1 1 1")
    assert game.node.question == "fight"
    refused(game, "sell gator", "R5.3", "not-asked")


@pytest.mark.rule("R8.12b", "R1.9")
def test_the_three_trophy_loot_is_not_sold_in_a_battle() -> None:
    game = adventure(
        clan("fire", on("a1", "Nuduru", dice="S"), loot=["trophies"]),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
    )
    game.play("attack 1 1 1")
    assert spelled(game) == ["roll S", "stop"]


@pytest.mark.rule("R8.12c")
def test_sold_cards_and_tokens_go_to_their_discards() -> None:
    game = homecoming("Gator", "Krinx", loot=("trophies",))
    game.play("sell gator", "loot trophies")
    view = game.open_view()
    assert (view.discards["monsters"], view.discards["loot"]) == (("Gator",), ("trophies",))
    assert offered(game, "sell") == ["sell krinx"]
