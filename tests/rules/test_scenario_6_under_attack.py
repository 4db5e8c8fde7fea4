"""R13.7, scenario 6: a level A monster comes to an empty entrance at the start and in each round."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, Options, SeededDealer
from support.adventures import clan, happened, kinds, on
from support.positions import as_toml, position
from support.refusals import offered

LEVEL_A = ["snailer", "gator", "krinx", "surbol", "moldo", "sckon", "blandor", "krushus"]


def attacked(own: dict[str, Any], **table: Any) -> Game:
    """Begin somewhere in scenario 6, on Tutorial."""
    return position(as_toml({"options": {"scenario": 6, "difficulty": "tutorial"}, "clan": [own]}), **table)


def comes(game: Game) -> list[str]:
    """List the monsters that may come to the entrance now."""
    assert game.node.question == "refill"
    assert dict(game.node.about) == {"offer": "entrance"}
    return [str(outcome).removeprefix("monster ") for outcome in game.outcomes]


def setup(difficulty: str = "normal") -> Game:
    """Set up a table as far as the first monster, with any mercenaries, traps and cards."""
    game = Game.new(Options(players=1, scenario=6, affinity="fire", difficulty=difficulty))
    while dict(game.node.about).get("offer") in ("tavern", "lodge", "bazaar"):
        game.deal(game.outcomes[0])
    return game


# --- at the start ---------------------------------------------------------------------------------------


@pytest.mark.rule("R13.7f", "R13.8")
@pytest.mark.parametrize("difficulty", ["tutorial", "normal", "hard", "cutthroat"])
def test_a_level_a_monster_is_at_the_entrance_at_the_start(difficulty: str) -> None:
    game = setup(difficulty)
    assert comes(game) == LEVEL_A
    game.deal("monster krinx")
    assert game.view(0).entrance == "Krinx"
    assert game.view(0).panic == ()


@pytest.mark.rule("R13.8")
def test_the_monster_at_the_entrance_comes_before_the_one_of_the_land() -> None:
    game = setup()
    game.deal("monster krinx")
    assert dict(game.node.about) == {"offer": "monsters"}
    others = [name for name in LEVEL_A if name != "krinx"]
    assert [str(outcome).removeprefix("monster ") for outcome in game.outcomes] == others


@pytest.mark.rule("R13.8", "R2.7")
def test_the_rest_of_level_a_is_then_in_the_deck_again() -> None:
    game = setup()
    game.play("monster krinx", "monster gator")
    deck = game.view(0).decks["monsters"]
    assert len(deck) == 18
    assert {"Snailer", "Surbol", "Moldo", "Sckon", "Blandor", "Krushus"} <= {*deck}


@pytest.mark.rule("R13.8", "R10.6")
def test_dogor_drawn_for_the_land_takes_its_place() -> None:
    game = setup("hard")
    game.play("monster krinx", "monster dogor")
    view = game.view(0)
    assert (view.entrance, view.discards["monsters"]) == ("Dogor", ("Krinx",))


@pytest.mark.rule("R13.7f")
def test_no_second_one_comes_in_round_1() -> None:
    game = setup()
    told = happened(game, "monster krinx")
    game.listen(lambda happening: told.append(happening.in_full()))
    game.advance(SeededDealer(1))
    entered = [event["card"] for event in told if event.kind == "docked" and event["offer"] == "entrance"]
    assert (entered, game.node.question) == (["Krinx"], "turn")


@pytest.mark.rule("R13.7f", "R6.6")
def test_the_monster_can_be_fought_in_round_1() -> None:
    game = attacked(clan("fire", pool="SS"), round=1, entrance="Krinx")
    assert {"path e1", "path e2"} <= {*offered(game)}


# --- at the start of a round ----------------------------------------------------------------------------


@pytest.mark.rule("R13.7f")
@pytest.mark.parametrize("number", [2, 3, 6])
def test_a_round_that_finds_the_entrance_empty_brings_another(number: int) -> None:
    land = {"land": "Yuha", "header": "header-5b", "monster": "Gator"}
    game = attacked(clan("fire"), phase="preparation", round=number, land_a=land)
    assert comes(game) == [name for name in LEVEL_A if name != "gator"]
    game.deal("monster surbol")
    assert game.view(0).entrance == "Surbol"


@pytest.mark.rule("R13.7f")
def test_a_round_that_finds_a_monster_there_brings_none() -> None:
    game = attacked(clan("fire"), phase="preparation", round=3, entrance="Krinx")
    assert game.node.question == "roll-pool"
    assert game.view(0).entrance == "Krinx"


@pytest.mark.rule("R13.7f")
def test_after_the_monster_was_beaten_another_comes_in_the_next_round() -> None:
    strong = on("e1", "Nuduru", dice="SSSS", traps=["monster-plus-8"])
    game = attacked(clan("fire", strong), phase="adventure", round=2, entrance="Krinx")
    game.play("attack 1 1 1 1", "roll all", "roll S6 S6 S6 S6")
    assert game.view(0).clan(0).trophies == ("Krinx",)
    assert game.view(0).entrance == ""
    game.play("done", "mission mission-7", "mission mission-8")
    assert game.view(0).round == 3
    assert "krinx" not in comes(game)


@pytest.mark.rule("R13.7f", "R10.2")
def test_a_monster_that_nobody_fought_stays_and_causes_panic() -> None:
    game = attacked(clan("fire"), phase="clean-up", round=1, entrance="Gator")
    assert game.node.question == "panic"
    game.play("panic mine", "mission mission-7", "mission mission-8")
    assert (game.view(0).round, game.view(0).entrance, game.view(0).panic) == (2, "Gator", ("mine",))
    assert game.node.question == "roll-pool", "no other monster comes"


@pytest.mark.rule("R13.8", "R3.2")
def test_the_monster_comes_before_a_clan_without_members_is_rescued() -> None:
    nobody = clan("fire", mercenaries=[], leader="", gold=0)
    game = attacked(nobody, phase="preparation", round=2)
    told = kinds(happened(game, "monster krinx"))
    assert told.index("docked") < told.index("rescued")


# --- which one ------------------------------------------------------------------------------------------


@pytest.mark.rule("R13.8")
def test_only_level_a_cards_of_the_deck_come() -> None:
    game = attacked(
        clan("fire"),
        phase="preparation",
        round=2,
        decks={"monsters": ["Abysur", "Moldo", "Caribdis"]},
        discards={"monsters": ["Sckon"]},
    )
    assert comes(game) == ["moldo"]


@pytest.mark.rule("R13.8")
def test_without_one_in_the_deck_one_of_the_discards_comes() -> None:
    game = attacked(
        clan("fire"),
        phase="preparation",
        round=2,
        decks={"monsters": ["Abysur", "Caribdis"]},
        discards={"monsters": ["Sckon", "Sporus", "Gator"]},
    )
    assert comes(game) == ["gator", "sckon"]
    game.deal("monster sckon")
    view = game.view(0)
    assert view.entrance == "Sckon"
    assert view.decks["monsters"] == ("Abysur", "Caribdis")
    assert view.discards["monsters"] == ("Sporus", "Gator")


@pytest.mark.rule("R13.8")
def test_with_no_level_a_monster_left_none_comes() -> None:
    game = attacked(
        clan("fire"),
        phase="preparation",
        round=2,
        decks={"monsters": ["Abysur"]},
        discards={"monsters": ["Sporus"]},
    )
    assert game.node.question == "roll-pool"
    assert game.view(0).entrance == ""


@pytest.mark.rule("R13.7f", "R15.3")
def test_with_more_monster_action_no_second_one_comes() -> None:
    options = {"scenario": 6, "more_monsters": True}
    game = position(as_toml({"options": options, "clan": [clan("fire")]}), phase="preparation", round=2)
    assert set(comes(game)) <= {*LEVEL_A}
    game.deal("monster krinx")
    assert (game.node.question, game.view(0).entrance) == ("roll-pool", "Krinx")
