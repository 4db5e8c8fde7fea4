"""R13.7, scenario 1: nothing differs from the plain solo game. R13.6: six rounds whatever the glory."""

from __future__ import annotations

import pytest

from monsterlands import Game, Options
from support.adventures import clan, on
from support.games import dealt
from support.positions import as_toml, position

DIFFICULTIES = ("tutorial", "normal", "hard", "cutthroat")
AFFINITIES = ("fire", "water", "air", "jungle")


def usual(own: dict[str, object], **table: object) -> Game:
    """Begin somewhere in scenario 1, on Tutorial."""
    return position(as_toml({"options": {"scenario": 1, "difficulty": "tutorial"}, "clan": [own]}), **table)


@pytest.mark.rule("R13.7a")
def test_solo_play_that_names_no_scenario_is_business_as_usual() -> None:
    game = Game.new(Options(players=1))
    assert game.options.scenario == 1
    scenario = game.view(0).scenario
    assert scenario is not None
    assert scenario.id == "business-as-usual"


@pytest.mark.rule("R13.7a")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("affinity", AFFINITIES)
def test_every_difficulty_and_affinity_is_allowed(difficulty: str, affinity: str) -> None:
    game = dealt(Options(players=1, scenario=1, difficulty=difficulty, affinity=affinity), 1)
    assert (game.view(0).difficulty, game.view(0).clan(0).affinity) == (difficulty, affinity)


@pytest.mark.rule("R13.7a")
def test_the_clan_starts_as_in_the_plain_game() -> None:
    game = dealt(Options(players=1, scenario=1, affinity="fire"), 1)
    view = game.view(0)
    of = view.clan(0)
    assert (of.gold, of.defense, of.glory, of.traps) == (7, 0, 5, ("initial",))
    assert (view.entrance, view.rounds) == ("", 6)
    assert len(view.decks["mercenaries"]) + len(view.tavern) == 28


@pytest.mark.rule("R13.7a")
def test_every_building_is_open_and_beer_costs_2() -> None:
    game = usual(clan("fire", pool="SSSMP3", gold=30, glory=10))
    for choice in ("lodge S", "alchemist 1 M", "tavern S", "armory S", "pawn-shop S", "bazaar S", "mine 3 S"):
        assert game.why_not(choice) is None, choice
    game.play("tavern S", "beer")
    assert game.view(0).clan(0).gold == 28


@pytest.mark.rule("R13.7a")
def test_attack_dice_that_miss_are_not_rolled_again() -> None:
    game = usual(
        clan("fire", on("a2", "Nuduru")),
        phase="adventure",
        land_a={"land": "Yuha", "header": "header-5b", "monster": "Krinx"},
    )
    game.play("attack 1 1 1 1")
    assert (game.node.question, game.view(0).clan(0).wounded) == ("fight", ())


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize("glory", [30, 31, 60])
def test_enough_glory_does_not_end_the_game_early(glory: int) -> None:
    game = usual(clan("fire", glory=glory, gold=20), phase="clean-up", round=2)
    assert (game.over, game.result) == (False, None)


@pytest.mark.rule("R13.6")
@pytest.mark.parametrize(("number", "over"), [(1, False), (5, False), (6, True)])
def test_there_are_six_rounds(number: int, over: bool) -> None:
    assert usual(clan("fire"), phase="clean-up", round=number).over == over
