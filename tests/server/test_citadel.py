"""The Citadel as the table shows it."""

from __future__ import annotations

import pytest

from monsterlands import Game
from monsterlands.server.table.citadel import WireBuilding, show_buildings
from monsterlands.server.table.question import show_question
from monsterlands.words import Words
from support.positions import position

TABLE = """
edition = "standard@1"
[table]
spaces = { armory = ["P5", "S"], lodge = ["P1"], mine = ["S", "", "S"] }
[[clan]]
affinity = "water"
[[clan]]
affinity = "jungle"
"""


def shown() -> dict[str, WireBuilding]:
    """Show the Citadel to seat 0; the first two dice at the Armory are its own and Madhala's."""
    dice = {"space:armory 1": 0, "space:armory 2": None, "space:armory 3": 1}
    view = Game.from_position(TABLE).view(0)
    return {building.name: building for building in show_buildings(Words.of("en"), view, dice)}


def test_buildings_without_docks_say_what_they_deal_in() -> None:
    deals = {name: building.deal for name, building in shown().items() if building.deal}
    assert deals == {
        "armory": "1 to 3 defense tokens, 2 gold each",
        "pawn_shop": "1 gold for each die",
    }


def test_a_persuasion_die_at_a_building_says_what_it_does_to_the_next_price() -> None:
    said = {name: building.persuasion for name, building in shown().items() if building.persuasion}
    assert said == {
        "armory": "The last persuasion die here shows 5: a lower one takes another 5 gold off the price."
    }
    assert {name: building.persuaded for name, building in shown().items() if building.persuaded} == {
        "armory": 5
    }


def test_a_space_says_how_many_dice_lie_on_it() -> None:
    spaces = {name: [space.dice for space in building.spaces] for name, building in shown().items()}
    assert spaces["mine"] == [2, 0, 1, 0]
    assert spaces["lodge"] == [1, 0, 0, 0]


def test_a_space_says_whose_dice_lie_on_it_as_far_as_that_is_known() -> None:
    whose = {name: [(space.seat, space.madhala) for space in each.spaces] for name, each in shown().items()}
    assert whose["armory"] == [(0, False), (None, True), (None, False)]
    assert whose["lodge"] == [(None, False)] * 4


@pytest.mark.parametrize(
    ("across", "together", "label"),
    [
        (False, False, "Hand over to the next clan (no undo once it has moved)"),
        (False, True, "Hand over to the next clan (from then on, taking back needs the agreement of all)"),
        (
            True,
            False,
            "Hand over to the next clan (once it has moved, taking back marks the game as assisted)",
        ),
    ],
)
def test_the_end_of_a_turn_says_whether_it_can_be_undone(across: bool, together: bool, label: str) -> None:
    game = position('clan = [{ affinity = "fire", pool = "SS" }, { affinity = "water" }]')
    game.play("pawn-shop S", "done")
    asked = show_question(Words.of("en"), game, game.view(0), "", across, together)
    assert [choice.label for choice in asked.choices if choice.kind == "end-turn"] == [label]
