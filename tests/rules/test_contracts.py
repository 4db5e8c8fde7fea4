"""Contract missions, which are an own moment of the player (R7.3, R1.9 b)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game, WrongSeat
from support.adventures import INITIAL, adventure, clan, happened, kinds, on
from support.games import offered, path, spelled
from support.refusals import refused

HELD: dict[str, Any] = {"gold": 7, "defense": 2, "potions": 2, "venoms": 2, "traps": ["magic-1", "magic-2"]}
GATOR = {"land": "Yuha", "header": "header-5b", "monster": "Gator"}  # a1 SM, a2 S, a3 M, a4 SSS


def contract(tile: str, *clans: dict[str, Any], **table: Any) -> Game:
    """Begin with this tile as the contract. After it, Gator attacks the leader of one more clan."""
    free = next(affinity for affinity in INITIAL if affinity not in {other["affinity"] for other in clans})
    rest = clan(free, on("a2", INITIAL[free][0]))
    other = "mission-1" if tile != "mission-1" else "mission-2"
    return adventure(*clans, rest, missions=[other, tile], land_a=GATOR, **table)


def is_over(game: Game) -> bool:
    """Return whether the contract is over."""
    return (game.node.question, game.node.about[0]) == ("attack", ("path", "a2"))


def stock(game: Game, seat: int = 0) -> tuple[int, int, int, int, int, int]:
    """Return glory, gold, defense tokens, potions, venoms and the number of traps of a clan."""
    of = game.open_view().clan(seat)
    return of.glory, of.gold, of.defense, of.potions, of.venoms, of.trap_count


# Per tile: its dice, and the stock after the left and the right side (from 5 glory, 7 gold, 2 of all else).
TILES = [
    ("mission-1", "S", (7, 4, 2, 2, 2, 2), (6, 4, 3, 2, 2, 2)),
    ("mission-2", "S", (7, 7, 2, 2, 2, 1), (5, 12, 2, 2, 2, 1)),
    ("mission-3", "M", (7, 7, 2, 1, 2, 2), (5, 11, 2, 1, 2, 2)),
    ("mission-4", "M", (7, 7, 2, 2, 1, 2), (5, 11, 2, 2, 1, 2)),
    ("mission-5", "P", (8, 2, 2, 2, 2, 2), (7, 2, 2, 3, 2, 2)),
    ("mission-6", "S", (6, 9, 1, 2, 2, 2), (5, 11, 1, 2, 2, 2)),
    ("mission-7", "SM", (8, 7, 0, 2, 2, 2), (7, 9, 0, 2, 2, 2)),
    ("mission-8", "SP", (9, 7, 2, 0, 2, 2), (8, 7, 2, 0, 2, 2)),
    ("mission-9", "P", (9, 7, 2, 2, 0, 2), (8, 7, 2, 2, 0, 2)),
    ("mission-10", "MP", (9, 9, 2, 2, 2, 0), (8, 7, 2, 2, 2, 0)),
    ("mission-11", "S", (7, 3, 2, 2, 3, 2), (5, 3, 4, 3, 2, 2)),
    ("mission-12", "SS", (8, 7, 2, 1, 1, 2), (7, 10, 2, 1, 1, 2)),
]
SIDES = [
    (tile, dice, side, after)
    for tile, dice, left, right in TILES
    for side, after in (("c1", left), ("c2", right))
]


@pytest.mark.rule("R7.3a")
@pytest.mark.parametrize(("tile", "dice", "side", "after"), SIDES)
def test_the_resource_is_given_for_the_reward_of_the_side(
    tile: str, dice: str, side: str, after: tuple[int, ...]
) -> None:
    game = contract(tile, clan("fire", on(side, "Nuduru", dice=dice), **HELD))
    assert (game.node.question, game.seat, game.node.about) == ("contract", 0, (("path", side),))
    assert spelled(game) == ["yes", "no"]
    game.play("yes")
    while game.node.question == "pay-traps":
        game.play(spelled(game)[0])
    assert is_over(game)
    assert stock(game) == after


@pytest.mark.rule("R7.3a", "R7.3b")
@pytest.mark.parametrize(("tile", "dice", "side", "_after"), SIDES)
def test_a_contract_may_be_declined_without_penalty(
    tile: str, dice: str, side: str, _after: tuple[int, ...]
) -> None:
    game = contract(tile, clan("fire", on(side, "Nuduru", dice=dice), **HELD))
    game.play("no")
    assert is_over(game)
    assert stock(game) == (5, 7, 2, 2, 2, 2)


@pytest.mark.rule("R7.3b")
@pytest.mark.parametrize("tile", ["mission-2", "mission-3", "mission-6", "mission-7", "mission-12"])
def test_a_clan_that_cannot_pay_is_not_asked_and_has_no_penalty(tile: str) -> None:
    dice = {tile: dice for tile, dice, *_ in TILES}[tile]
    game = contract(tile, clan("fire", on("c1", "Nuduru", dice=dice)))
    assert is_over(game)
    assert stock(game) == (5, 7, 0, 0, 0, 0)


@pytest.mark.rule("R7.3a")
def test_every_part_of_the_resource_is_needed() -> None:
    assert is_over(contract("mission-12", clan("fire", on("c1", "Nuduru"), potions=3)))
    assert is_over(contract("mission-12", clan("fire", on("c1", "Nuduru"), venoms=3)))
    assert not is_over(contract("mission-12", clan("fire", on("c1", "Nuduru"), potions=1, venoms=1)))


@pytest.mark.rule("R7.3a")
def test_the_left_path_is_asked_before_the_right_one() -> None:
    game = contract("mission-1", clan("fire", on("c2", "Nuduru")), clan("water", on("c1", "Tortock")))
    assert (game.seat, game.node.about) == (1, (("path", "c1"),))
    with pytest.raises(WrongSeat):
        game.apply("yes", seat=0)
    game.play("yes")
    assert (game.seat, game.node.about) == (0, (("path", "c2"),))
    game.play("yes")
    assert (stock(game, 0), stock(game, 1)) == ((6, 4, 1, 0, 0, 0), (7, 4, 0, 0, 0, 0))


@pytest.mark.rule("R7.3a")
def test_one_clan_may_fulfil_both_sides_if_it_can_pay() -> None:
    both = (on("c1", "Nuduru"), on("c2", "Frunks"))
    game = contract("mission-1", clan("fire", *both, gold=6))
    game.play("yes", "yes")
    assert stock(game) == (8, 0, 1, 0, 0, 0)
    game = contract("mission-1", clan("fire", *both, gold=5))
    game.play("yes")
    assert is_over(game), "2 gold are not enough for the right side"
    game = contract("mission-1", clan("fire", *both, gold=5))
    game.play("no", "yes")
    assert stock(game) == (6, 2, 1, 0, 0, 0)


@pytest.mark.rule("R7.3a")
def test_what_lies_on_a_path_is_not_in_the_play_area() -> None:
    away = on("a2", "Frunks", traps=["strength-1", "strength-2"], defense=1, potions=1, venoms=1)
    for tile, dice in (("mission-2", "S"), ("mission-3", "M"), ("mission-4", "M"), ("mission-6", "S")):
        me = clan("fire", on("c1", "Nuduru", dice=dice), away)
        assert is_over(adventure(me, missions=["mission-1", tile], land_a=GATOR)), tile
    me = clan("fire", on("c1", "Nuduru"), away, gold=2)
    game = adventure(me, missions=["mission-2", "mission-1"], land_a=GATOR)
    assert path(game, "a2").gold == 2
    assert is_over(game)


@pytest.mark.rule("R7.3a")
def test_the_dice_of_a_contract_are_not_rolled() -> None:
    me = clan("fire", on("c1", "Nuduru", dice="SM"), **HELD, loot=["rerolls", "slayer"])
    game = contract("mission-7", me)
    assert kinds(happened(game, "yes"))[:1] == ["contract-kept"]
    assert (path(game, "c1").rolled, is_over(game)) == ("", True)


@pytest.mark.rule("R7.3a")
def test_the_owner_chooses_which_traps_to_discard() -> None:
    held = ["initial", "magic-1", "magic-1", "strength-3"]
    game = contract("mission-10", clan("fire", on("c1", "Nuduru", dice="SS"), traps=held))
    game.play("yes")
    assert (game.node.question, game.node.about) == ("pay-traps", (("traps", 2),))
    assert spelled(game) == ["discard trap initial", "discard trap strength-3", "discard trap magic-1"]
    refused(game, "discard trap magic-2", "R6.3", "no-trap")
    game.play("discard trap magic-1", "discard trap initial")
    view = game.open_view()
    assert (view.clan(0).traps, view.clan(0).glory) == (("strength-3", "magic-1"), 9)
    assert view.discards["traps"] == ("magic-1",), "an initial trap leaves the game (R1.7)"


@pytest.mark.rule("R7.3a", "R16.2")
def test_a_trap_is_chosen_even_if_there_is_only_one_kind() -> None:
    game = contract("mission-2", clan("fire", on("c2", "Nuduru"), traps=["magic-1"]))
    game.play("yes")
    assert spelled(game) == ["discard trap magic-1"]
    game.play("discard trap magic-1")
    assert stock(game) == (5, 12, 0, 0, 0, 0)


# --- the own moment of R1.9 (b) -------------------------------------------------------------------------

RICH: dict[str, Any] = {
    "hired": ("Naiala", "Tranok"),
    "novices": 1,
    "glory": 20,
    "potions": 1,
    "wounded": ["Tranok"],
    "trophies": ["Moldo", "Krunn"],
    "lands": ["Kale"],
    "equipment": {"Frunks": ["Pugnor"]},
    "pool": "",
}


@pytest.mark.rule("R1.9b")
def test_at_a_contract_trophies_may_be_sold_and_loot_used_but_nothing_else() -> None:
    loot = ["gold-10", "gold-12", "supplies", "brews", "trophies", "recruit"]
    game = contract("mission-1", clan("fire", on("c1", "Nuduru"), loot=loot, **RICH))
    assert sorted(spelled(game)) == [
        "loot brews",
        "loot gold-10",
        "loot gold-12",
        "loot recruit",
        "loot supplies",
        "loot trophies",
        "no",
        "sell krunn",
        "sell moldo",
        "yes",
    ]


@pytest.mark.rule("R1.9b")
@pytest.mark.parametrize(
    "free", ["heal tranok", "settle kale", "move weapon frunks", "novice S M", "talent tranok"]
)
def test_other_free_actions_are_refused_at_a_contract(free: str) -> None:
    game = contract("mission-1", clan("fire", on("c1", "Nuduru"), **RICH))
    assert offered(game, "sell") == ["sell moldo", "sell krunn"]
    refused(game, free, "R1.9", "not-now")


@pytest.mark.rule("R1.9b", "R12.4")
@pytest.mark.parametrize(
    "loot",
    [
        "slayer",
        "rerolls",
        "magic-rerolls",
        "magic-boost",
        "strength-boost",
        "capture-glory",
        "elimination-glory",
        "conquest-glory",
        "magic-from-persuasion",
        "strength-from-magic",
    ],
)
def test_outside_loot_and_conversions_are_refused_at_a_contract(loot: str) -> None:
    game = contract("mission-1", clan("fire", on("c1", "Nuduru"), loot=[loot], **RICH))
    assert offered(game, "loot") == []
    assert game.why_not(f"loot {loot}") is not None


@pytest.mark.rule("R1.9b", "R8.12")
def test_a_trophy_that_is_sold_can_pay_the_contract() -> None:
    game = contract("mission-5", clan("fire", on("c1", "Nuduru"), gold=0, trophies=["Moldo"]))
    assert spelled(game) == ["sell moldo", "no"]
    refused(game, "yes", "R7.3", "cannot-pay-contract")
    game.play("sell moldo")
    assert spelled(game) == ["yes", "no"]
    game.play("yes")
    assert stock(game) == (8, 0, 0, 0, 0, 0)


@pytest.mark.rule("R1.9b")
@pytest.mark.parametrize(
    ("tile", "dice", "loot", "after"),
    [
        ("mission-8", "SS", "brews", (9, 0, 0, 0, 2, 0)),
        ("mission-12", "SS", "brews", (8, 0, 0, 1, 1, 0)),
        ("mission-6", "S", "supplies", (6, 8, 0, 1, 0, 0)),
        ("mission-5", "P", "gold-12", (8, 7, 0, 0, 0, 0)),
    ],
)
def test_loot_can_pay_the_contract(tile: str, dice: str, loot: str, after: tuple[int, ...]) -> None:
    game = contract(tile, clan("fire", on("c1", "Nuduru", dice=dice), gold=0, loot=[loot]))
    assert "yes" not in spelled(game)
    game.play(f"loot {loot}", "yes")
    assert stock(game) == after


@pytest.mark.rule("R1.9b")
def test_a_clan_may_sell_something_and_then_decline() -> None:
    game = contract("mission-5", clan("fire", on("c1", "Nuduru"), gold=0, trophies=["Moldo", "Krunn"]))
    game.play("sell moldo", "no")
    assert is_over(game)
    assert stock(game) == (5, 5, 0, 0, 0, 0)
    assert game.open_view().clan(0).trophies == ("Krunn",)


@pytest.mark.rule("R1.9b", "R12.5")
def test_a_mercenary_hired_at_a_contract_brings_no_dice() -> None:
    me = clan("fire", on("c1", "Nuduru"), loot=["recruit"], pool="", gold=3)
    game = contract("mission-1", me, tavern=["Zondu", "Drapis", "Geas", "Torko"])
    game.play("loot recruit", "hire zondu", "tavern dalina")
    assert spelled(game) == ["yes", "no"]
    of = game.open_view().clan(0)
    assert (of.mercenaries, of.pool, of.gold) == (("Nuduru", "Frunks", "Zondu"), "", 3)


@pytest.mark.rule("R1.9b")
def test_only_the_owner_of_the_path_has_the_moment() -> None:
    game = contract("mission-1", clan("fire", on("c1", "Nuduru")), clan("water", trophies=["Moldo"]))
    with pytest.raises(WrongSeat):
        game.apply("sell moldo", seat=1)
    assert game.why_not("sell moldo") is not None


@pytest.mark.rule("R1.9b")
def test_a_dice_rolling_mission_is_not_an_own_moment() -> None:
    me = clan("fire", on("m1", "Kakron"), hired=("Kakron",), trophies=["Moldo"], loot=["gold-12"])
    game = adventure(me, missions=["mission-2", "mission-1"])
    game.play("roll S1 S1")
    assert spelled(game) == ["reroll S1", "stop"]
    assert game.why_not("sell moldo") is not None
    assert game.why_not("loot gold-12") is not None
