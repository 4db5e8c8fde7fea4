"""Mission paths take exactly the dice of their tile, and nothing else (R6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, IllegalChoice
from support.games import assign, dice_sets, has, offered, path, pool_of, spelled, the_turn_of, walks

ANY_TWO_OF_SM = "SS SM MM"
ANY_TWO_OF_SP = "SS SP PP"
ANY_THREE = "SSS SSM SSP SMM SMP SPP MMM MMP MPP PPP"

# Per tile: the dice of side a (dice-rolling, paths m1 and m2) and of side b (contract, paths c1 and c2).
TILES = [
    ("mission-1", ANY_TWO_OF_SM, "S"),
    ("mission-2", "SS", "S M"),
    ("mission-3", "MM", "M"),
    ("mission-4", "PP", "M"),
    ("mission-5", "SP", "P"),
    ("mission-6", "MP", "S"),
    ("mission-7", "SSS SSM SMM MMM", ANY_TWO_OF_SM),
    ("mission-8", "SSS", ANY_TWO_OF_SP),
    ("mission-9", ANY_THREE, "P"),
    ("mission-10", ANY_TWO_OF_SP, "SS SM SP MM MP PP"),
    ("mission-11", "MMM MMP MPP PPP", "S M P"),
    ("mission-12", "S M P", "SS"),
]
SIDES = [(tile, name, dice) for tile, a, b in TILES for name, dice in (("m", a), ("c", b))]
every_side = pytest.mark.parametrize(("tile", "side", "allowed"), SIDES)


def mission(tile: str, side: str, pool: str, **clan: Any) -> Game:
    """Begin with a tile in its place: the first of two shows side a, the second side b."""
    other = "mission-1" if tile != "mission-1" else "mission-2"
    tiles = [tile, other] if side == "m" else [other, tile]
    return the_turn_of(pool_of(pool), table={"missions": tiles}, **clan)


def dice_taken(game: Game, name: str) -> set[str]:
    """Return every set of dice with which an assignment to a mission path can end."""
    assign(game, name)
    ends = [here for here in walks(game, lambda choice: choice.kind == "die") if here.node.question == "turn"]
    return {path(end, name).dice for end in ends}


@pytest.mark.rule("R6.2a")
@every_side
def test_a_mission_takes_exactly_the_dice_shown(tile: str, side: str, allowed: str) -> None:
    assert dice_taken(mission(tile, side, "SSSMMMPPP"), f"{side}1") == set(allowed.split())


@pytest.mark.rule("R6.2a")
@every_side
def test_a_mission_is_open_only_to_a_pool_with_its_dice(tile: str, side: str, allowed: str) -> None:
    for pool in dice_sets(3)[1:]:
        game = mission(tile, side, pool)
        possible = any(has(pool, dice) for dice in allowed.split())
        assert (f"path {side}1" in spelled(game)) == possible, pool


@pytest.mark.rule("R6.2b")
@every_side
def test_both_paths_of_a_mission_take_the_same_dice(tile: str, side: str, allowed: str) -> None:
    assert dice_taken(mission(tile, side, "SSSMMMPPP"), f"{side}2") == set(allowed.split())


@pytest.mark.rule("R6.2b")
@pytest.mark.parametrize("names", [("m1", "m2"), ("m2", "m1"), ("c1", "c2"), ("c2", "c1")])
def test_both_paths_of_a_mission_may_be_taken_by_one_clan(names: tuple[str, str]) -> None:
    game = the_turn_of("SSSS", table={"missions": ["mission-2", "mission-12"]})
    assign(game, names[0], "nuduru")
    game.play("end turn", "mine 3 S", "end turn")
    assign(game, names[1], "frunks")
    assert [path(game, name).mercenary for name in names] == ["Nuduru", "Frunks"]
    assert [path(game, name).dice for name in names] == ["SS", "SS"]


@pytest.mark.rule("R6.2c")
def test_each_die_of_a_mission_may_use_another_alternative() -> None:
    game = mission("mission-9", "m", "SMPP")
    game.play("path m1", "member frunks", "die S", "die P4", "die M")
    assert path(game, "m1").dice == "SMP"
    assert game.open_view().clan(0).pool == "P4"


@pytest.mark.rule("R6.2c")
def test_a_player_with_several_persuasion_dice_chooses_which_one_goes() -> None:
    game = the_turn_of("SP1P6", table={"missions": ["mission-5", "mission-1"]})
    game.play("path m1", "member nuduru")
    assert spelled(game) == ["die P1", "die P6"]
    game.apply("die P6")
    assert game.open_view().clan(0).pool == "P1"


@pytest.mark.rule("R6.2c")
def test_a_die_that_would_leave_too_few_alternatives_is_not_offered() -> None:
    game = mission("mission-5", "m", "SSSP")
    game.play("path m1", "member nuduru")
    assert path(game, "m1").dice == "SP"
    assert game.open_view().clan(0).pool == "SS"


@pytest.mark.rule("R6.2d")
@pytest.mark.parametrize("name", ["m1", "m2", "c1", "c2"])
def test_no_tokens_go_on_a_mission_path(name: str) -> None:
    tokens: dict[str, Any] = {"traps": ["initial", "magic-1"], "defense": 5, "potions": 3, "venoms": 3}
    game = the_turn_of("SSSMMM", table={"missions": ["mission-7", "mission-10"]}, **tokens)
    assign(game, name)
    for here in walks(game, lambda choice: choice.kind == "die"):
        assert not [choice for choice in here.choices if choice.kind.startswith("load")]
    while game.node.question != "turn":
        game.apply(game.choices[0])
    there = path(game, name)
    assert (there.traps, there.defense, there.potions, there.venoms, there.gold) == ((), 0, 0, 0, 0)


@pytest.mark.rule("R6.4b")
def test_neither_potion_nor_venom_goes_on_a_mission_path() -> None:
    game = mission("mission-1", "m", "SSMM", potions=1, venoms=1)
    game.play("path m1", "member nuduru")
    for token in ("load potion", "load venom"):
        with pytest.raises(IllegalChoice):
            game.apply(token)


@pytest.mark.rule("R6.2e")
def test_the_first_tile_shows_side_a_and_the_second_side_b() -> None:
    game = the_turn_of("MP2P2", table={"missions": ["mission-4", "mission-3"]})
    assert offered(game, "path")[-4:] == ["path m1", "path m2", "path c1", "path c2"]
    assert dice_taken(game.clone(), "m1") == {"PP"}
    assert dice_taken(game, "c1") == {"M"}


@pytest.mark.rule("R6.2e")
@pytest.mark.parametrize(("tiles", "gone"), [(["", "mission-1"], "m"), (["mission-1", ""], "c")])
def test_a_missing_mission_has_no_paths(tiles: list[str], gone: str) -> None:
    names = offered(the_turn_of("SSSMMMP4P4P4", table={"missions": tiles}), "path")
    assert not {f"path {gone}1", f"path {gone}2"} & set(names)
    kept = "c" if gone == "m" else "m"
    assert {f"path {kept}1", f"path {kept}2"} <= set(names)
