"""The twelve mission tiles: the dice-rolling side and the contract side of each (R7.2, R7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, on
from support.games import spelled

Goods = tuple[int, int, int, int, int, int]
"""Glory, gold, defense tokens, potions, venoms, traps."""

# --- side a: dice-rolling ---

# Tile, dice, a roll that just reaches the objective, one that misses it by 1, the goods of a clan after a
# success and after a failure; it had 5 glory and 7 gold.
ROLLING = [
    ("mission-1", "SM", "S3 M4", "S3 M3", (7, 9, 0, 0, 0, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-2", "SS", "S3 S4", "S3 S3", (7, 7, 1, 0, 0, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-3", "MM", "M2 M4", "M1 M4", (7, 7, 0, 1, 0, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-4", "PP", "P1 P5", "P1 P4", (7, 11, 0, 0, 0, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-5", "SP", "S2 P5", "S1 P5", (8, 7, 0, 0, 0, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-6", "MP", "M3 P3", "M3 P2", (7, 8, 0, 0, 1, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-7", "SSM", "S4 S4 M3", "S4 S3 M3", (9, 7, 0, 0, 0, 0), (3, 7, 0, 0, 0, 0)),
    ("mission-8", "SSS", "S4 S4 S4", "S4 S4 S3", (8, 12, 0, 0, 0, 0), (3, 7, 0, 0, 0, 0)),
    ("mission-9", "SMP", "S3 M3 P4", "S3 M3 P3", (8, 9, 0, 0, 0, 0), (4, 7, 0, 0, 0, 0)),
    ("mission-10", "SP", "S4 P4", "S4 P3", (8, 8, 0, 0, 0, 0), (3, 7, 0, 0, 0, 0)),
    ("mission-11", "MMP", "M3 M3 P4", "M3 M3 P3", (9, 7, 0, 1, 0, 0), (3, 7, 0, 0, 0, 0)),
    ("mission-12", "S", "S4", "S3", (6, 10, 0, 0, 0, 0), (4, 7, 0, 0, 0, 0)),
]
every_roll = pytest.mark.parametrize(("tile", "dice", "just", "almost", "success", "failure"), ROLLING)
left_and_right = pytest.mark.parametrize("place", ["m1", "m2"])

# The tile on the other side.
OTHER_TILE = {"mission-1": "mission-2"}


def goods(game: Game, seat: int = 0) -> Goods:
    mine = game.open_view().clan(seat)
    return mine.glory, mine.gold, mine.defense, mine.potions, mine.venoms, mine.trap_count


def alone(affinity: str, *paths: dict[str, Any], **values: Any) -> dict[str, Any]:
    """Write a clan that has only its leader, who needs no wages."""
    leader = {"fire": "Nuduru", "air": "Poissen"}[affinity]
    return clan(affinity, *paths, mercenaries=[leader], **values)


def rolling(tile: str, *clans: dict[str, Any]) -> Game:
    return adventure(*clans, missions=[tile, OTHER_TILE.get(tile, "mission-1")])


@pytest.mark.rule("R7.2")
@left_and_right
@every_roll
def test_a_total_that_reaches_the_objective_brings_the_reward(
    place: str, tile: str, dice: str, just: str, almost: str, success: Goods, failure: Goods
) -> None:
    game = rolling(tile, alone("fire", on(place, "Nuduru", dice=dice)))
    game.play(f"roll {just}")
    assert goods(game) == success


@pytest.mark.rule("R7.2")
@left_and_right
@every_roll
def test_a_total_that_misses_the_objective_by_1_brings_the_penalty(
    place: str, tile: str, dice: str, just: str, almost: str, success: Goods, failure: Goods
) -> None:
    game = rolling(tile, alone("fire", on(place, "Nuduru", dice=dice)))
    game.play(f"roll {almost}")
    assert goods(game) == failure


@pytest.mark.rule("R7.2")
@every_roll
def test_of_two_equal_totals_the_left_one_takes_the_reward_and_the_right_one_2_gold(
    tile: str, dice: str, just: str, almost: str, success: Goods, failure: Goods
) -> None:
    left, right = on("m1", "Poissen", dice=dice), on("m2", "Nuduru", dice=dice)
    game = rolling(tile, alone("fire", right), alone("air", left))
    game.play(f"roll {just}", f"roll {just}")
    assert goods(game, seat=1) == success
    assert goods(game, seat=0) == (5, 9, 0, 0, 0, 0)


@pytest.mark.rule("R7.2")
@every_roll
def test_a_success_and_a_failure_on_the_two_paths_are_judged_separately(
    tile: str, dice: str, just: str, almost: str, success: Goods, failure: Goods
) -> None:
    left, right = on("m1", "Poissen", dice=dice), on("m2", "Nuduru", dice=dice)
    game = rolling(tile, alone("fire", right), alone("air", left))
    game.play(f"roll {almost}", f"roll {just}")
    assert goods(game, seat=1) == failure
    assert goods(game, seat=0) == success


@pytest.mark.rule("R7.2", "R6.2")
@pytest.mark.parametrize(
    ("tile", "dice", "faces", "glory"),
    [
        ("mission-1", "SS", "S3 S4", 7), ("mission-1", "MM", "M3 M4", 7), ("mission-7", "MMM", "M4 M4 M3", 9),
        ("mission-9", "PPP", "P3 P3 P4", 8), ("mission-9", "MMM", "M3 M3 M3", 4),
        ("mission-10", "SS", "S4 S3", 3), ("mission-10", "PP", "P4 P4", 8),
        ("mission-11", "PPP", "P3 P3 P4", 9), ("mission-12", "M", "M4", 6), ("mission-12", "P", "P3", 4),
    ],
)  # fmt: skip
def test_the_dice_of_other_alternatives_count_the_same(tile: str, dice: str, faces: str, glory: int) -> None:
    game = rolling(tile, alone("fire", on("m1", "Nuduru", dice=dice)))
    game.play(f"roll {faces}")
    assert game.open_view().clan(0).glory == glory


# --- side b: contracts ---

# Tile, dice, the goods that are just enough for it, what is left and gained then on the left path and on the
# right one, and goods that lack 1.
CONTRACTS: list[tuple[str, str, Goods, Goods, Goods, Goods]] = [
    ("mission-1", "S", (5, 3, 0, 0, 0, 0), (7, 0, 0, 0, 0, 0), (6, 0, 1, 0, 0, 0), (5, 2, 0, 0, 0, 0)),
    ("mission-2", "M", (5, 0, 0, 0, 0, 1), (7, 0, 0, 0, 0, 0), (5, 5, 0, 0, 0, 0), (5, 9, 2, 2, 2, 0)),
    ("mission-3", "M", (5, 0, 0, 1, 0, 0), (7, 0, 0, 0, 0, 0), (5, 4, 0, 0, 0, 0), (5, 9, 2, 0, 2, 2)),
    ("mission-4", "M", (5, 0, 0, 0, 1, 0), (7, 0, 0, 0, 0, 0), (5, 4, 0, 0, 0, 0), (5, 9, 2, 2, 0, 2)),
    ("mission-5", "P", (5, 5, 0, 0, 0, 0), (8, 0, 0, 0, 0, 0), (7, 0, 0, 1, 0, 0), (5, 4, 2, 2, 2, 2)),
    ("mission-6", "S", (5, 0, 1, 0, 0, 0), (6, 2, 0, 0, 0, 0), (5, 4, 0, 0, 0, 0), (5, 9, 0, 2, 2, 2)),
    ("mission-7", "SM", (5, 0, 2, 0, 0, 0), (8, 0, 0, 0, 0, 0), (7, 2, 0, 0, 0, 0), (5, 9, 1, 2, 2, 2)),
    ("mission-8", "SP", (5, 0, 0, 2, 0, 0), (9, 0, 0, 0, 0, 0), (8, 0, 0, 0, 0, 0), (5, 9, 2, 1, 2, 2)),
    ("mission-9", "P", (5, 0, 0, 0, 2, 0), (9, 0, 0, 0, 0, 0), (8, 0, 0, 0, 0, 0), (5, 9, 2, 2, 1, 2)),
    ("mission-10", "MP", (5, 0, 0, 0, 0, 2), (9, 2, 0, 0, 0, 0), (8, 0, 0, 0, 0, 0), (5, 9, 2, 2, 2, 1)),
    ("mission-11", "S", (5, 4, 0, 0, 0, 0), (7, 0, 0, 0, 1, 0), (5, 0, 2, 1, 0, 0), (5, 3, 2, 2, 2, 2)),
    ("mission-12", "SS", (5, 0, 0, 1, 1, 0), (8, 0, 0, 0, 0, 0), (7, 3, 0, 0, 0, 0), (5, 9, 2, 2, 0, 2)),
    ("mission-12", "SS", (5, 0, 0, 1, 1, 0), (8, 0, 0, 0, 0, 0), (7, 3, 0, 0, 0, 0), (5, 9, 2, 0, 2, 2)),
]
every_contract = pytest.mark.parametrize(("tile", "dice", "enough", "left", "right", "short"), CONTRACTS)


def contract(tile: str, place: str, dice: str, has: Goods, **values: Any) -> Game:
    """Begin at a contract with these goods in the play area."""
    glory, gold, defense, potions, venoms, traps = has
    values |= {"glory": glory, "gold": gold, "defense": defense, "potions": potions, "venoms": venoms}
    there = on(place, "Nuduru", dice=dice)
    mine = alone("fire", there, traps=["magic-1", "strength-1"][:traps], **values)
    return adventure(mine, missions=[OTHER_TILE.get(tile, "mission-1"), tile])


def pay(game: Game) -> None:
    game.play("yes")
    while game.node.question == "pay-traps":
        game.play(spelled(game)[0])


@pytest.mark.rule("R7.3")
@every_contract
def test_a_contract_on_the_left_brings_the_left_reward(
    tile: str, dice: str, enough: Goods, left: Goods, right: Goods, short: Goods
) -> None:
    game = contract(tile, "c1", dice, enough)
    assert spelled(game) == ["yes", "no"]
    pay(game)
    assert goods(game) == left


@pytest.mark.rule("R7.3")
@every_contract
def test_a_contract_on_the_right_brings_the_right_reward(
    tile: str, dice: str, enough: Goods, left: Goods, right: Goods, short: Goods
) -> None:
    game = contract(tile, "c2", dice, enough)
    assert spelled(game) == ["yes", "no"]
    pay(game)
    assert goods(game) == right


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("place", ["c1", "c2"])
@every_contract
def test_a_contract_that_is_not_paid_changes_nothing(
    place: str, tile: str, dice: str, enough: Goods, left: Goods, right: Goods, short: Goods
) -> None:
    game = contract(tile, place, dice, enough)
    game.play("no")
    assert goods(game) == enough


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("place", ["c1", "c2"])
@every_contract
def test_a_contract_that_cannot_be_paid_changes_nothing(
    place: str, tile: str, dice: str, enough: Goods, left: Goods, right: Goods, short: Goods
) -> None:
    game = contract(tile, place, dice, short, loot=["trophies"])
    assert spelled(game) == ["loot trophies", "no"]
    why = game.why_not("yes")
    assert why is not None
    assert why.rule == "R7.3"
    game.play("no")
    assert goods(game) == short


@pytest.mark.rule("R7.3", "R1.9")
@pytest.mark.parametrize(
    ("tile", "dice", "gold", "left"), [("mission-1", "S", 2, 4), ("mission-5", "P", 4, 4)]
)
def test_a_trophy_may_be_sold_to_pay_a_contract(tile: str, dice: str, gold: int, left: int) -> None:
    game = contract(tile, "c1", dice, (5, gold, 0, 0, 0, 0), trophies=["Gator"])
    assert "yes" not in spelled(game)
    game.play("sell gator", "yes")
    assert game.open_view().clan(0).gold == left


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("traps", [["magic-1"], ["initial"]])
def test_a_trap_that_pays_a_contract_is_gone(traps: list[str]) -> None:
    mine = clan("fire", on("c1", "Nuduru", dice="S"), traps=traps)
    game = adventure(mine, missions=["mission-1", "mission-2"])
    game.play("yes", f"discard trap {traps[0]}")
    view = game.open_view()
    assert view.clan(0).owned_traps == ()
    assert view.discards["traps"] == (("magic-1",) if traps == ["magic-1"] else ())


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    ("tile", "dice", "load"),
    [
        ("mission-2", "S", {"traps": ["magic-1"]}),
        ("mission-3", "M", {"potions": 1}),
        ("mission-4", "M", {"venoms": 1}),
        ("mission-6", "S", {"defense": 1}),
    ],
)
def test_what_lies_on_a_path_does_not_pay_a_contract(tile: str, dice: str, load: dict[str, Any]) -> None:
    paths = on("c1", "Nuduru", dice=dice), on("a1", "Frunks", dice="S", **load)
    there = {"land": "Kyzhul", "header": "header-3b", "monster": "Snailer"}
    game = adventure(clan("fire", *paths, loot=["trophies"]), missions=["mission-1", tile], land_a=there)
    assert spelled(game) == ["loot trophies", "no"]
