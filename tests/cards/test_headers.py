"""The six path headers, two sides of four paths each: what a path gives in the adventure (R6.5).

What may be put on a path is in ``tests/rules/test_land_paths.py``.
"""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, on
from support.games import offered, spelled

# Each side from left to right: the required dice of a path, and what it gives.
TILES = {
    "1a": [("S", "defense 1"), ("SS", "potion"), ("M", "reroll 1 M"), ("SM", "gold 3")],
    "1b": [("SS", "defense 1"), ("S", "venom"), ("MM", "defense 1"), ("S", "gold 2")],
    "2a": [("SM", "defense 2"), ("S", "reroll 1 S"), ("SS", "gold 4"), ("M", "potion")],
    "2b": [("M", "potion"), ("SS", "reroll 2 S"), ("S", "defense 1"), ("SM", "venom")],
    "3a": [("SS", "potion"), ("M", "defense 1"), ("S", "gold 3"), ("SS", "reroll 1 SM")],
    "3b": [("S", "gold 3"), ("SM", "defense 1"), ("SS", "venom"), ("M", "reroll 2 M")],
    "4a": [("MM", "defense 2"), ("SS", "gold 4"), ("S", "potion"), ("S", "reroll 1 S")],
    "4b": [("S", "venom"), ("M", "potion"), ("SM", "reroll 1 SM"), ("SS", "defense 1")],
    "5a": [("SSS", "defense 2"), ("S", "reroll 1 M"), ("SM", "potion"), ("M", "gold 3")],
    "5b": [("SM", "defense 1"), ("S", "gold 2"), ("M", "venom"), ("SSS", "reroll 2 SM")],
    "6a": [("S", "potion"), ("SM", "reroll 2 SM"), ("SS", "defense 1"), ("M", "gold 4")],
    "6b": [("SS", "defense 1"), ("M", "venom"), ("S", "reroll 2 S"), ("SM", "potion")],
}
PATHS = [
    (side, place, dice, gives)
    for side, paths in TILES.items()
    for place, (dice, gives) in enumerate(paths, 1)
]
every_path = pytest.mark.parametrize(("side", "place", "dice", "gives"), PATHS)

BROUGHT_HOME = {  # gold, potions, venoms of a clan that had 7 gold
    "gold 2": (9, 0, 0), "gold 3": (10, 0, 0), "gold 4": (11, 0, 0), "potion": (7, 1, 0), "venom": (7, 0, 1),
}  # fmt: skip
DEATH_GLORY = {1: 8, 2: 7, 3: 7, 4: 6}  # of a clan that had 5


def land(side: str, *paths: dict[str, Any], monster: str = "Snailer", **values: Any) -> Game:
    """Begin at Kyzhul; Snailer has 3 attack dice there. Nuduru and Frunks have no defense."""
    there = {"land": "Kyzhul", "header": f"header-{side}", "monster": monster}
    loot = ["slayer", "conquest-glory", "capture-glory", "elimination-glory"]
    return adventure(clan("fire", *paths, **values), land_a=there, loot=loot)


def attacked(game: Game, dice: str, faces: str) -> None:
    """Keep the magic dice, and let the monster roll."""
    game.play(*["done"] * ("M" in dice), f"attack {faces}")


# --- rerolls ---


def rerolls(game: Game) -> list[list[str]]:
    """Reroll dice of the path that show 1 into 1 as often as possible; list what was offered each time."""
    found: list[list[str]] = []
    while offered(game, "reroll") and len(found) < 5:
        found.append(offered(game, "reroll"))
        game.play(found[-1][0], found[-1][0].removeprefix("re"))
    return found


def expected_rerolls(gives: str) -> list[list[str]]:
    if not gives.startswith("reroll"):
        return []
    _, times, colours = gives.split()
    return [[f"reroll {colour}1" for colour in colours]] * int(times)


def faces_of(dice: str) -> str:
    """Write the roll of a path with one more S and one more M, each die showing 1."""
    return " ".join(["S1"] * (dice.count("S") + 1) + ["M1"] * (dice.count("M") + 1))


@pytest.mark.rule("R6.5a", "R8.2")
@every_path
def test_the_rerolls_of_a_path_work_against_a_monster(side: str, place: int, dice: str, gives: str) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice, traps=["strength-1", "magic-1"]))
    game.play("done", "attack 1 1 1", "roll all", f"roll {faces_of(dice)}")
    assert rerolls(game) == expected_rerolls(gives)


@pytest.mark.rule("R6.5a", "R9.1")
@every_path
def test_the_rerolls_of_a_path_work_against_a_land(side: str, place: int, dice: str, gives: str) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice, traps=["strength-1", "magic-1"]), monster="")
    game.play("roll all", f"roll {faces_of(dice)}")
    assert rerolls(game) == expected_rerolls(gives)


@pytest.mark.rule("R6.5a", "R8.2")
def test_the_rerolls_of_one_path_do_not_help_the_next() -> None:
    game = land("6a", on("a2", "Nuduru", dice="SM"), on("a3", "Frunks", dice="SS"), monster="")
    game.play("roll all", "roll S1 M1", "stop", "roll S", "roll S1")
    assert game.node.about[0] == ("path", "a3")
    assert spelled(game) == ["roll S", "stop"]


# --- defense talents ---


@pytest.mark.rule("R6.5a", "R7.7")
@every_path
def test_a_path_cancels_as_many_hits_as_it_has_defense_talents(
    side: str, place: int, dice: str, gives: str
) -> None:
    talents = {"defense 1": 1, "defense 2": 2}.get(gives, 0)
    game = land(side, on(f"a{place}", "Nuduru", dice=dice))
    attacked(game, dice, {0: "6 1 1", 1: "6 6 1", 2: "6 6 6"}[talents])
    for _ in range(talents):
        assert spelled(game) == ["defend talent", "take hits"]
        game.play("defend talent")
    if gives == "potion":
        assert spelled(game) == ["defend potion", "take hits"]
        game.play("take hits")
    assert game.node.question == "fight"
    assert game.open_view().clan(0).wounded == ("Nuduru",)


@pytest.mark.rule("R6.5a", "R7.7")
def test_the_defense_of_one_path_does_not_help_the_next() -> None:
    game = land("2a", on("a1", "Nuduru", dice="SM"), on("a2", "Frunks", dice="S"))
    game.play("done", "attack 1 1 1", "stop", "attack 6 1 1")
    assert game.node.about[0] == ("path", "a2")
    assert game.open_view().clan(0).wounded == ("Frunks",)


@pytest.mark.rule("R6.5a", "R7.7")
@pytest.mark.parametrize(
    ("header", "dice", "hits", "talents"), [("header-1b", "SS", "6 6 1", 1), ("header-2a", "SM", "6 6 6", 2)]
)
def test_the_defense_of_land_b_is_that_of_its_own_header(
    header: str, dice: str, hits: str, talents: int
) -> None:
    game = adventure(
        clan("fire", on("b1", "Nuduru", dice=dice)),
        clan("water"),
        clan("air"),
        land_a={"land": "Rynia", "header": "header-3b", "monster": "Surbol"},
        land_b={"land": "Kyzhul", "header": header, "monster": "Snailer"},
    )
    attacked(game, dice, hits)
    game.play(*["defend talent"] * talents)
    assert game.node.question == "fight"
    assert game.open_view().clan(0).wounded == ("Nuduru",)


# --- gold, potions, venoms ---


@pytest.mark.rule("R6.5b", "R10.1")
@every_path
def test_gold_potions_and_venoms_come_home_with_a_survivor(
    side: str, place: int, dice: str, gives: str
) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice))
    attacked(game, dice, "1 1 1")
    mine = game.open_view().clan(0)
    assert (mine.gold, mine.potions, mine.venoms) == (7, 0, 0)
    game.play("stop", "take slayer", "loot gold-12")
    assert game.node.question == "panic"
    mine = game.open_view().clan(0)
    assert (mine.gold, mine.potions, mine.venoms) == BROUGHT_HOME.get(gives, (7, 0, 0))


@pytest.mark.rule("R6.5b", "R7.9")
@every_path
def test_gold_potions_and_venoms_are_lost_with_the_dead(side: str, place: int, dice: str, gives: str) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice), wounded=["Nuduru"])
    attacked(game, dice, "6 1 1")
    if gives in ("potion", "defense 1", "defense 2"):
        game.play("take hits")
    assert game.node.question == "panic"
    mine = game.open_view().clan(0)
    assert mine.mercenaries == ("Frunks",)
    assert mine.glory == DEATH_GLORY[place]
    assert (mine.gold, mine.potions, mine.venoms) == (7, 0, 0)


# --- using them on the path ---

POTIONS = [(side, place, dice) for side, place, dice, gives in PATHS if gives == "potion"]
VENOMS = [(side, place, dice) for side, place, dice, gives in PATHS if gives == "venom"]


@pytest.mark.rule("R6.5a", "R7.7")
@pytest.mark.parametrize(("side", "place", "dice"), POTIONS)
def test_the_potion_of_a_path_cancels_one_hit_and_is_gone(side: str, place: int, dice: str) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice))
    attacked(game, dice, "6 6 1")
    game.play("defend potion")
    assert game.open_view().clan(0).wounded == ("Nuduru",)
    game.play("stop", "take slayer", "loot gold-12")
    assert game.open_view().clan(0).potions == 0


@pytest.mark.rule("R6.5a", "R8.2")
@pytest.mark.parametrize(("side", "place", "dice"), VENOMS)
def test_the_venom_of_a_path_adds_2_against_a_monster_and_is_gone(side: str, place: int, dice: str) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice))
    attacked(game, dice, "1 1 1")
    game.play("use venom")
    assert game.open_view().attack_total == 2
    assert "use venom" not in spelled(game)
    game.play("stop", "take slayer", "loot gold-12")
    assert game.open_view().clan(0).venoms == 0


@pytest.mark.rule("R6.5a", "R9.1")
@pytest.mark.parametrize(("side", "place", "dice"), VENOMS)
def test_the_venom_of_a_path_is_not_for_a_conquest(side: str, place: int, dice: str) -> None:
    game = land(side, on(f"a{place}", "Nuduru", dice=dice), monster="")
    assert "use venom" not in spelled(game)
    game.play("stop", "take slayer", "loot gold-12")
    assert game.open_view().clan(0).venoms == 1
