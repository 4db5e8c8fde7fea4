"""R8.2: rerolls, by source: how many, of which dice, and when they end."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import INITIAL, adventure, clan, missed, on
from support.games import offered, path, spelled


def battle(*paths: dict[str, Any], header: str = "3b", **values: Any) -> Game:
    """Begin the attack of the first path on Blandor, who has missed; CV 10, EV 14, Kale."""
    hired = tuple(load["mercenary"] for load in paths if load["mercenary"] not in INITIAL["fire"])
    game = adventure(
        clan("fire", *paths, hired=hired, **values),
        clan("jungle"),
        land_a={"land": "Kale", "header": f"header-{header}", "monster": "Blandor"},
    )
    missed(game)
    return game


def rerolls(game: Game, die: str) -> int:
    """Reroll the same die as often as allowed, and count."""
    times = 0
    while f"reroll {die}" in spelled(game):
        game.play(f"reroll {die}", f"roll {die}")
        times += 1
    return times


# A source of rerolls, and how many rerolls of strength and of magic it gives.
SOURCES: dict[str, tuple[dict[str, Any], int, int]] = {
    "nothing": ({}, 0, 0),
    "Kakron": ({"mercenary": "Kakron"}, 1, 0),
    "Sckrat": ({"mercenary": "Sckrat"}, 2, 0),
    "Karunna": ({"mercenary": "Karunna"}, 2, 2),
    "Tergeo": ({"cards": ["Tergeo"]}, 2, 0),
    "Krakhen": ({"cards": ["Krakhen"]}, 0, 2),
    "Slham": ({"cards": ["Slham"]}, 0, 0),
    "rerolls": ({"loot": "rerolls"}, 4, 4),
    "magic-rerolls": ({"loot": "magic-rerolls"}, 0, 3),
    "header-2a": ({"header": "2a", "path": "a2", "dice": "SS", "traps": ["magic-1"]}, 1, 0),
    "header-2b": ({"header": "2b", "path": "a2", "dice": "SS", "traps": ["magic-1"]}, 2, 0),
    "header-1a": ({"header": "1a", "path": "a3"}, 0, 1),
    "header-3a": ({"header": "3a", "path": "a4"}, 1, 1),
    "header-5b": ({"header": "5b", "path": "a4", "dice": "SSSM"}, 2, 2),
    "Karunna and Tergeo": ({"mercenary": "Karunna", "cards": ["Tergeo"]}, 4, 2),
    "Karunna and Krakhen": ({"mercenary": "Karunna", "cards": ["Krakhen"]}, 2, 4),
    "Sckrat, Tergeo and rerolls": ({"mercenary": "Sckrat", "cards": ["Tergeo"], "loot": "rerolls"}, 8, 4),
    "Karunna, Krakhen, Tergeo and header-6a": (
        {"mercenary": "Karunna", "cards": ["Krakhen", "Tergeo"], "header": "6a", "path": "a2"},
        6,
        6,
    ),
}


def with_source(source: str) -> Game:
    """Roll two strength dice and a magic die with the rerolls of a source; a venom is left."""
    given = SOURCES[source][0]
    mercenary = given.get("mercenary", "Wormee")
    load = on(given.get("path", "a1"), mercenary, dice=given.get("dice", "SSM"), traps=given.get("traps", []))
    game = battle(
        {**load, "venoms": 1},
        header=given.get("header", "3b"),
        equipment={mercenary: given["cards"]} if "cards" in given else {},
        loot=[given["loot"]] if "loot" in given else [],
    )
    if "loot" in given:
        game.play(f"loot {given['loot']}")
    strength = (given.get("dice", "SSM")).count("S")
    game.play("roll all", " ".join(["roll", *["S2"] * strength, "M3"]))
    return game


@pytest.mark.rule("R8.2d", "R12.7")
@pytest.mark.parametrize("source", SOURCES)
def test_strength_dice_are_rolled_again_as_often_as_all_sources_allow(source: str) -> None:
    assert rerolls(with_source(source), "S2") == SOURCES[source][1]


@pytest.mark.rule("R8.2d", "R12.7")
@pytest.mark.parametrize("source", SOURCES)
def test_magic_dice_are_rolled_again_as_often_as_all_sources_allow(source: str) -> None:
    assert rerolls(with_source(source), "M3") == SOURCES[source][2]


@pytest.mark.rule("R8.2d")
def test_a_reroll_of_two_colours_is_used_up_by_either() -> None:
    game = with_source("Karunna")
    game.play("reroll S2", "roll S2", "reroll M3", "roll M3")
    assert offered(game, "reroll") == []


@pytest.mark.rule("R8.2d")
@pytest.mark.parametrize("order", [("S2", "M3"), ("M3", "S2")])
def test_rerolls_of_one_and_of_two_colours_can_all_be_used(order: tuple[str, str]) -> None:
    game = with_source("Karunna and Tergeo")
    for die in order:
        game.play(f"reroll {die}", f"roll {die}", f"reroll {die}", f"roll {die}")
    assert offered(game, "reroll") == []


@pytest.mark.rule("R8.2d")
def test_the_same_die_is_rolled_again_twice() -> None:
    game = battle(on("a1", "Sckrat", dice="SS", venoms=1))
    game.play("roll all", "roll S1 S6", "reroll S1", "roll S2", "reroll S2", "roll S5")
    assert path(game, "a1").rolled == "S5S6"


@pytest.mark.rule("R8.2d")
def test_another_die_is_rolled_again_the_second_time() -> None:
    game = battle(on("a1", "Sckrat", dice="SS", venoms=1))
    game.play("roll all", "roll S1 S2", "reroll S1", "roll S4", "reroll S2", "roll S5")
    assert path(game, "a1").rolled == "S4S5"


@pytest.mark.rule("R8.2d")
def test_only_rolled_dice_are_rolled_again() -> None:
    game = battle(on("a1", "Sckrat", dice="SS"))
    assert spelled(game) == ["roll S", "stop", "roll all"]
    game.play("roll S", "roll S3")
    assert offered(game, "reroll") == ["reroll S3"]


@pytest.mark.rule("R8.2c", "R8.2d")
def test_a_die_is_rolled_again_before_the_next_one_is_rolled() -> None:
    game = battle(on("a1", "Kakron", dice="SS", venoms=1))
    game.play("roll S", "roll S1", "reroll S1", "roll S5", "roll S", "roll S1")
    assert path(game, "a1").rolled == "S1S5"
    assert offered(game, "reroll") == []


@pytest.mark.rule("R8.2c")
def test_rerolls_are_optional() -> None:
    game = battle(on("a1", "Sckrat", dice="S"), on("a3", "Nuduru", dice="SS"))
    game.play("roll S", "roll S1", "stop")
    missed(game)
    assert game.open_view().attack_total == 1


@pytest.mark.rule("R8.2c", "R12.4")
def test_loot_rerolls_are_used_after_the_roll() -> None:
    game = battle(on("a1", "Nuduru", dice="SS"), loot=["rerolls"])
    game.play("roll all", "roll S1 S2")
    assert spelled(game) == ["loot rerolls", "stop"]
    game.play("loot rerolls", "reroll S1", "roll S4")
    assert path(game, "a1").rolled == "S2S4"


@pytest.mark.rule("R8.2e")
def test_the_new_value_stands_even_if_it_is_lower() -> None:
    game = battle(on("a1", "Kakron", dice="SS", venoms=1))
    game.play("roll all", "roll S4 S5", "reroll S4", "roll S1")
    assert path(game, "a1").rolled == "S1S5"
    assert game.open_view().attack_total == 6


@pytest.mark.rule("R8.2a", "R8.2e")
def test_the_new_value_is_modified_like_the_old_one() -> None:
    game = battle(on("a1", "Kakron", dice="S", venoms=1), equipment={"Kakron": ["Pugnor"]})
    game.play("roll S", "roll S1", "reroll S1", "roll S5")
    assert game.open_view().attack_total == 6


@pytest.mark.rule("R8.2f", "R12.4")
def test_loot_rerolls_lapse_with_the_attack() -> None:
    game = battle(on("a1", "Frunks", dice="S"), on("a3", "Nuduru", dice="SS", venoms=1), loot=["rerolls"])
    game.play("loot rerolls", "roll S", "roll S1", "reroll S1", "roll S2", "stop")
    missed(game)
    game.play("roll all", "roll S1 S1")
    assert spelled(game) == ["use venom", "stop"]


@pytest.mark.rule("R8.2f")
def test_rerolls_of_mercenary_and_equipment_lapse_with_the_attack() -> None:
    game = battle(
        on("a1", "Sckrat", dice="S"),
        on("a3", "Nuduru", dice="SS", venoms=1),
        equipment={"Sckrat": ["Tergeo"]},
    )
    game.play("roll S", "roll S1", "stop")
    missed(game)
    game.play("roll all", "roll S1 S1")
    assert spelled(game) == ["use venom", "stop"]


@pytest.mark.rule("R8.2f")
def test_rerolls_of_a_path_lapse_with_the_attack() -> None:
    game = battle(on("a2", "Frunks", dice="SS"), on("a3", "Nuduru", dice="S", venoms=1), header="2b")
    game.play("roll all", "roll S1 S1", "stop")
    missed(game)
    game.play("roll S", "roll S1")
    assert spelled(game) == ["use venom", "stop"]
