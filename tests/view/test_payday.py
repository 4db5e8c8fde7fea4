"""What a clan can pay its wages with: gold at hand, sure income and doubtful income."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from monsterlands.view import Income, Payday
from support.adventures import adventure, clan, clean_up, on
from support.positions import as_toml, position

EMPTY = {"land": "Yuha", "header": "header-5a", "monster": ""}
RICH = {"land": "Yuha", "header": "header-5a", "monster": "Gator"}


def deployment(*clans: dict[str, Any], options: dict[str, Any] | None = None, **table: Any) -> Game:
    """Begin at a turn of the first clan."""
    return position(as_toml({"clan": list(clans), **({"options": options} if options else {})}), **table)


def payday(game: Game) -> Payday:
    return game.view(0).payday(0)


@pytest.mark.rule("R10.4")
def test_without_anybody_out_there_is_only_the_gold_at_hand() -> None:
    found = payday(deployment(clan("fire", hired=("Tranok",), gold=1, glory=11), clan("water")))
    # Frunks and Tranok want 2 gold each; Tranok's talent gives 2 in deployment.
    assert found == Payday(4, 1, (Income("talent", "Tranok", "", 2),))
    assert (found.sure_gold, found.doubtful_gold, found.short) == (2, 0, 1)


@pytest.mark.rule("R6.5", "R10.1")
def test_gold_carried_where_no_monster_is_comes_home_for_sure() -> None:
    me = clan("fire", on("a4", "Frunks", dice="M"), gold=0)
    assert payday(deployment(me, clan("water"), land_a=EMPTY)) == Payday(
        1, 0, (Income("carried", "Frunks", "a4", 3),)
    )


@pytest.mark.rule("R6.5", "R8.7")
def test_gold_carried_before_a_monster_and_the_gold_of_a_capture_are_doubtful() -> None:
    me = clan("fire", on("a4", "Frunks", dice="M", traps=["initial"]), gold=0)
    found = payday(deployment(me, clan("water"), land_a=RICH))
    assert found == Payday(
        1, 0, (), (Income("capture", "Gator", "a4", 5), Income("carried", "Frunks", "a4", 3))
    )
    assert (found.doubtful_gold, found.short) == (8, 1)


@pytest.mark.rule("R8.5")
def test_without_a_trap_there_is_no_capture_to_hope_for() -> None:
    me = clan("fire", on("a1", "Frunks", dice="SSS"), gold=0)
    assert payday(deployment(me, clan("water"), land_a=RICH)).doubtful == ()


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    ("potions", "sure"),
    [
        (1, (Income("contract", "mission-3", "c2", 4),)),
        (0, ()),
    ],
)
def test_a_contract_is_sure_if_what_it_asks_for_is_at_hand(potions: int, sure: tuple[Income, ...]) -> None:
    me = clan("fire", on("c2", "Frunks", dice="M"), gold=0, potions=potions)
    game = deployment(me, clan("water"), missions=["mission-12", "mission-3"])
    assert payday(game) == Payday(1, 0, sure)


@pytest.mark.rule("R7.3")
def test_one_thing_does_not_pay_for_both_sides_of_a_contract() -> None:
    me = clan("fire", on("c1", "Nuduru", dice="S"), on("c2", "Frunks", dice="S"), gold=0, defense=1)
    game = deployment(me, clan("water"), missions=["mission-12", "mission-6"])
    assert payday(game).sure == (Income("contract", "mission-6", "c1", 2),)


@pytest.mark.rule("R7.2")
def test_a_mission_that_is_rolled_for_is_doubtful() -> None:
    me = clan("fire", on("m1", "Frunks", dice="M"), gold=0)
    game = deployment(me, clan("water"), missions=["mission-12", "mission-3"])
    assert payday(game) == Payday(1, 0, (), (Income("mission", "mission-12", "m1", 3),))


@pytest.mark.rule("R7.2")
def test_the_second_of_a_mission_may_have_its_two_gold() -> None:
    me = clan("fire", on("m1", "Frunks", dice="M"), on("m2", "Nuduru", dice="S"), gold=0)
    game = deployment(me, clan("water"), missions=["mission-12", "mission-3"])
    assert payday(game).doubtful == (Income("mission", "mission-12", "m1", 5),)
    rival = clan("water", on("m1", "Taron", dice="SS"))
    game = deployment(clan("fire", on("m2", "Frunks", dice="SS")), rival, missions=["mission-2", "mission-3"])
    assert payday(game).doubtful == (Income("mission", "mission-2", "m2", 2),)


@pytest.mark.rule("R13.5")
def test_behind_madhala_a_mission_brings_nothing_and_no_monster_is_left() -> None:
    me = clan("fire", on("m2", "Nuduru", dice="S"), on("a4", "Frunks", dice="M"), gold=0)
    game = deployment(
        me, options={"scenario": 1}, madhala=["m1", "a2"], missions=["mission-12", "mission-3"], land_a=RICH
    )
    assert payday(game) == Payday(1, 0, (Income("carried", "Frunks", "a4", 3),))


@pytest.mark.rule("R12.4", "R1.9")
def test_loot_with_gold_is_sure_until_homecoming_is_over() -> None:
    me = clan("fire", gold=0, loot=["gold-12", "recruit"])
    assert payday(deployment(me, clan("water"))).sure == (Income("loot", "gold-12", "", 12),)
    game = clean_up(me, clan("water", loot=["gold-10"]))
    assert (game.seat, payday(game)) == (0, Payday(1, 0, (Income("loot", "gold-12", "", 12),)))
    game.play("done")
    assert (game.seat, payday(game)) == (1, Payday(1, 0))
    assert payday(game).short == 1


@pytest.mark.rule("R6.5", "R10.1")
def test_after_the_battle_the_gold_of_a_survivor_is_sure() -> None:
    me = clan("fire", on("a4", "Frunks", dice="M"), on("e1", "Nuduru", dice="S"), gold=0)
    game = adventure(me, land_a=RICH, entrance="Moldo")
    assert payday(game).doubtful == (Income("carried", "Frunks", "a4", 3),)
    while game.node.question != "take-loot":
        if game.at_chance:
            game.deal(game.outcomes[0])  # the lowest face
        else:
            game.apply(game.choices[0])
    game.play(str(game.choices[0]))
    game.deal(game.outcomes[0])  # another loot token comes
    assert game.view(0).foe == "Moldo"
    assert payday(game) == Payday(1, 0, (Income("carried", "Frunks", "a4", 3),))


@pytest.mark.rule("R10.4")
def test_after_the_wages_nothing_is_due() -> None:
    game = clean_up(clan("fire", gold=3, loot=["gold-12"]), clan("water"))
    assert payday(game).due == 1
    game.play("done")
    # The missions of the next round are about to be drawn.
    assert (game.at_chance, payday(game)) == (True, Payday(0, 2))
