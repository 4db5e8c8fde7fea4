"""R5.6 and R2.12: the spaces of the buildings, panic, and paying."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.positions import position
from support.refusals import offered, refused

AFFINITIES = ("fire", "water", "air", "jungle")
OPEN_WITH_TWO = {"lodge": 3, "tavern": 3, "armory": 2, "bazaar": 2, "mine": 3}


def clan(pool: str, gold: int = 30, players: int = 2, **table: object) -> Game:
    """Begin a turn of a clan with these dice and this gold."""
    others = [f'{{ affinity = "{affinity}" }}' for affinity in AFFINITIES[1:players]]
    mine = f'{{ affinity = "fire", pool = "{pool}", gold = {gold} }}'
    return position(f"clan = [{', '.join([mine, *others])}]", **table)


# --- R5.6a: exactly the dice it shows ---


@pytest.mark.rule("R5.6a")
@pytest.mark.parametrize("building", ["lodge", "tavern", "armory", "bazaar"])
def test_a_space_of_a_shop_takes_exactly_one_die(building: str) -> None:
    game = clan("SSS")
    game.play(f"{building} S")
    assert game.view(0).clan(0).pool == "SS"


@pytest.mark.rule("R5.6a")
@pytest.mark.parametrize(("space", "left"), [(1, "S"), (2, "S"), (3, "SS")])
def test_a_space_of_the_mine_takes_as_many_dice_as_it_shows(space: int, left: str) -> None:
    game = clan("SSS")
    game.play(f"mine {space} S")
    assert game.view(0).clan(0).pool == left


@pytest.mark.rule("R5.6a")
@pytest.mark.parametrize("space", [1, 2])
def test_a_space_for_two_dice_does_not_take_one(space: int) -> None:
    refused(clan("SMP3"), f"mine {space} S", "R5.6", "too-few-dice", needed=2, there=1)


@pytest.mark.rule("R5.6a")
def test_a_die_has_to_be_in_the_pool() -> None:
    game = clan("SP3")
    refused(game, "lodge P4", "R5.6", "no-such-die", die="P4")
    refused(game, "alchemist 1 M", "R5.6", "no-such-die", die="M")


# --- R5.6b: colours ---


@pytest.mark.rule("R5.6b")
@pytest.mark.parametrize(
    "place",
    "lodge S, lodge P3, alchemist 1 M, tavern S, tavern P3, armory S, armory P3, pawn-shop S, "
    "pawn-shop M, pawn-shop P3, bazaar S, bazaar P3, mine 3 S".split(", "),
)
def test_a_building_accepts_its_colours(place: str) -> None:
    assert place in offered(clan("SMP3"))


@pytest.mark.rule("R5.6b")
@pytest.mark.parametrize(
    ("place", "building", "die"),
    [
        ("lodge M", "lodge", "M"),
        ("alchemist 1 S", "alchemist", "S"),
        ("alchemist 2 P3", "alchemist", "P3"),
        ("tavern M", "tavern", "M"),
        ("armory M", "armory", "M"),
        ("bazaar M", "bazaar", "M"),
        ("mine 3 M", "mine", "M"),
        ("mine 1 P3", "mine", "P3"),
    ],
)
def test_a_building_refuses_the_other_colours(place: str, building: str, die: str) -> None:
    refused(clan("SSMMP3P3"), place, "R5.6", "wrong-colour", building=building, die=die)


# --- R5.6c: once per round ---


@pytest.mark.rule("R5.6c")
def test_a_used_space_is_taken_for_everybody() -> None:
    game = clan("MMS")
    game.play("alchemist 1 M", "amount 3", "end turn")
    refused(game, "alchemist 1 M", "R5.6", "space-taken")
    game.play("alchemist 2 M", "amount 2", "end turn")
    refused(game, "alchemist 2 M", "R5.6", "space-taken")


@pytest.mark.rule("R5.6c")
def test_a_space_of_the_mine_is_taken_by_the_dice_of_one_action() -> None:
    game = clan("SSSS")
    game.play("mine 1 S", "end turn", "pawn-shop M", "done", "end turn")
    refused(game, "mine 1 S", "R5.6", "space-taken")


@pytest.mark.rule("R5.6c")
@pytest.mark.parametrize(("building", "spaces"), [("lodge", 3), ("tavern", 3), ("armory", 2), ("bazaar", 2)])
def test_a_building_without_a_free_space_takes_no_die(building: str, spaces: int) -> None:
    game = clan("S", spaces={building: ["S"] * (spaces - 1)})
    assert game.why_not(f"{building} S") is None
    full = clan("S", spaces={building: ["S"] * spaces})
    refused(full, f"{building} S", "R5.6", "spaces-full", building=building)


# --- R5.6d: from left to right ---


@pytest.mark.rule("R5.6d")
def test_the_spaces_of_the_lodge_fill_from_left_to_right() -> None:
    game = clan("SP3", players=3, lodge=["strength-1"] * 4)
    game.play("lodge P3", "buy strength-1", "done", "lodge magic-1", "end turn")
    assert game.view(0).spaces("lodge") == ("P3", "", "", "")
    game.play("lodge S", "buy strength-1", "done", "lodge magic-1")
    assert game.view(0).spaces("lodge") == ("P3", "S", "", "")


@pytest.mark.rule("R5.6d")
def test_the_spaces_of_the_tavern_fill_from_left_to_right() -> None:
    game = clan("S", spaces={"tavern": ["P2", "S"]})
    game.play("tavern S", "hire novice")
    assert game.view(0).spaces("tavern") == ("P2", "S", "S", "")


@pytest.mark.rule("R5.6d")
def test_the_spaces_of_the_armory_fill_from_left_to_right() -> None:
    game = clan("P4", spaces={"armory": ["S"]})
    game.play("armory P4", "amount 1")
    assert game.view(0).spaces("armory") == ("S", "P4", "")


@pytest.mark.rule("R5.6d")
def test_the_spaces_of_the_bazaar_fill_from_left_to_right() -> None:
    game = clan("S", spaces={"bazaar": ["P1"]}, bazaar=["Pugnor"])
    game.play("bazaar S", "buy pugnor", "member nuduru", "bazaar mortis")
    assert game.view(0).spaces("bazaar") == ("P1", "S", "")


# --- R5.6e: the player chooses ---


@pytest.mark.rule("R5.6e")
def test_at_the_alchemist_the_lower_space_may_be_taken_first() -> None:
    game = clan("M")
    game.play("alchemist 2 M", "amount 2")
    assert game.view(0).spaces("alchemist") == ("", "M")


@pytest.mark.rule("R5.6e")
@pytest.mark.parametrize(
    ("space", "taken"),
    [(1, ("S", "", "", "")), (2, ("", "S", "", "")), (3, ("", "", "S", "")), (4, ("", "", "", "S"))],
)
def test_at_the_mine_any_free_space_may_be_taken(space: int, taken: tuple[str, ...]) -> None:
    game = clan("SS", players=3)
    game.play(f"mine {space} S")
    assert game.view(0).spaces("mine") == taken


# --- R5.6f: panic ---

DICE = {
    "lodge": ["lodge S", "lodge P3"],
    "alchemist": ["alchemist 1 M", "alchemist 2 M"],
    "tavern": ["tavern S", "tavern P3"],
    "armory": ["armory S", "armory P3"],
    "pawn_shop": ["pawn-shop S", "pawn-shop M", "pawn-shop P3"],
    "bazaar": ["bazaar S", "bazaar P3"],
    "mine": ["mine 1 S", "mine 2 S", "mine 3 S"],
}


@pytest.mark.rule("R5.6f")
@pytest.mark.parametrize("building", DICE)
def test_a_panic_token_closes_its_building_and_no_other(building: str) -> None:
    game = clan("SSMP3", panic=[building])
    for place in DICE[building]:
        refused(game, place, "R5.6", "building-closed", building=building)
    others = [place for other, places in DICE.items() if other != building for place in places]
    assert offered(game, "deploy") == others


# --- R5.6g: paying ---


@pytest.mark.rule("R5.6g")
@pytest.mark.parametrize(
    ("place", "price"),
    [("lodge S", 3), ("lodge P3", 1), ("armory S", 2), ("armory P1", 1), ("bazaar S", 4), ("bazaar P3", 1)],
)
def test_a_clan_that_cannot_pay_cannot_deploy(place: str, price: int) -> None:
    lodge = ["strength-1", "strength-2", "strength-2", "strength-2", "strength-3", "strength-3"]
    rich = clan("SP1P3", gold=price, lodge=lodge, bazaar=["Krakhen", "Pugnor", "Mortis"])
    assert rich.why_not(place) is None
    poor = clan("SP1P3", gold=price - 1, lodge=lodge, bazaar=["Krakhen", "Pugnor", "Mortis"])
    refused(poor, place, "R5.6", "cannot-pay", price=price, gold=price - 1)


@pytest.mark.rule("R5.6g", "R5.10")
def test_without_the_gold_for_a_novice_or_beer_nobody_can_deploy_at_the_tavern() -> None:
    assert clan("S", gold=2).why_not("tavern S") is None
    refused(clan("S", gold=1), "tavern S", "R5.6", "cannot-pay", price=2, gold=1)


# --- R2.12 ---


@pytest.mark.rule("R2.12")
@pytest.mark.parametrize(("building", "spaces"), OPEN_WITH_TWO.items())
@pytest.mark.parametrize("players", [3, 4])
def test_the_last_space_is_open_with_three_or_more(building: str, spaces: int, players: int) -> None:
    game = clan("SS", players=players, spaces={building: ["S"] * spaces})
    place = f"mine {spaces + 1} S" if building == "mine" else f"{building} S"
    assert game.why_not(place) is None


@pytest.mark.rule("R2.12")
@pytest.mark.parametrize("building", ["lodge", "tavern", "armory", "bazaar"])
@pytest.mark.parametrize("players", [1, 2])
def test_the_last_space_of_a_shop_is_closed_with_one_or_two(building: str, players: int) -> None:
    game = clan("SS", players=players, spaces={building: ["S"] * OPEN_WITH_TWO[building]})
    refused(game, f"{building} S", "R5.6", "spaces-full", building=building)


@pytest.mark.rule("R2.12")
@pytest.mark.parametrize("players", [1, 2])
def test_the_last_space_of_the_mine_is_closed_with_one_or_two(players: int) -> None:
    refused(clan("SS", players=players), "mine 4 S", "R2.12", "space-closed", players=3)
