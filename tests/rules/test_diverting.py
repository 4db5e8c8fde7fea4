"""Diverted attack dice, and which paths are adjacent (R7.6, R1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, asked, clan, hits, on, played
from support.games import path, spelled

MISSED = "attack 1 1 1 1"


def against(
    monster: str, *clans: dict[str, Any], land: str = "Yuha", header: str = "header-5b", **table: Any
) -> Game:
    """Begin with a monster on land A; the paths of header-5b take SM, S, M and SSS, only a1 defends."""
    return adventure(*clans, land_a={"land": land, "header": header, "monster": monster}, **table)


def ginova(monster: str, place: str, *others: dict[str, Any], dice: str = "", **table: Any) -> Game:
    """Begin with Ginova of the water clan, seat 0, on a path of land A."""
    load = {"dice": dice} if dice else {}
    return against(monster, clan("water", on(place, "Ginova", **load), hired=("Ginova",)), *others, **table)


@pytest.mark.rule("R7.6b")
def test_ginova_may_divert_one_attack_die_to_a_neighbour() -> None:
    game = ginova("Krinx", "a2", clan("fire", on("a4", "Nuduru")))
    assert (asked(game), game.seat, spelled(game)) == ("divert a2", 0, ["no", "right"])
    assert played(game, "right", "attack 1") == ["divert a2", "attack a4 1", "attack a2 3"]


@pytest.mark.rule("R7.6b")
def test_ginova_need_not_divert() -> None:
    game = ginova("Krinx", "a2", clan("fire", on("a4", "Nuduru")))
    assert played(game, "no") == ["divert a2", "attack a2 4"]


@pytest.mark.rule("R7.6b")
@pytest.mark.parametrize(("side", "target"), [("left", "a2"), ("right", "a4")])
def test_the_die_hits_the_target_and_not_ginova(side: str, target: str) -> None:
    game = ginova("Krinx", "a3", clan("fire", on("a2", "Nuduru"), on("a4", "Frunks")))
    game.play(MISSED, "stop")
    assert spelled(game) == ["no", "left", "right"]
    assert hits(game, side, "attack 3") == [(target, 1)]
    assert asked(game) == "remove-magic a3"
    assert hits(game, "done", "attack 1 1 1") == []


@pytest.mark.rule("R7.6b")
def test_the_target_may_remove_a_magic_die_for_the_diverted_one() -> None:
    game = ginova("Krinx", "a2", clan("fire", on("a3", "Nuduru", dice="MM")))
    game.play("right")
    assert (asked(game), game.seat) == ("remove-magic a3", 1)
    game.play("remove magic")
    assert (asked(game), path(game, "a3").dice) == ("attack a2 3", "M"), "one per die, and the die is gone"


@pytest.mark.rule("R7.6b")
def test_the_target_need_not_remove_magic_dice() -> None:
    game = ginova("Krinx", "a2", clan("fire", on("a3", "Nuduru", dice="MM")))
    game.play("right", "done")
    assert (asked(game), path(game, "a3").dice) == ("attack a3 1", "MM")


@pytest.mark.rule("R7.6b")
def test_magic_dice_that_were_rolled_do_not_help_the_target() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a3", "Nuduru", dice="M")))
    game.play("done", MISSED, "roll M", "roll M1", "stop")
    assert path(game, "a3").rolled == "M1"
    assert played(game, "left") == ["divert a4", "attack a3 1"]


@pytest.mark.rule("R7.6b", "R8.1")
def test_magic_dice_that_were_left_behind_do_not_help_the_target() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a3", "Nuduru", dice="MM")))
    game.play("done", MISSED, "stop")
    assert played(game, "left") == ["divert a4", "attack a3 1"]


@pytest.mark.rule("R7.6b", "R7.9d")
def test_a_diverted_die_can_kill() -> None:
    game = ginova("Krinx", "a2", clan("fire", on("a4", "Nuduru"), wounded=["Nuduru"]))
    game.play("right", "attack 3")
    of = game.open_view().clan(1)
    assert (of.mercenaries, of.glory, path(game, "a4").mercenary) == (("Frunks",), 6, None)
    assert asked(game) == "attack a2 3", "the die stays off the attack"


@pytest.mark.rule("R7.6b")
def test_magic_dice_of_ginova_do_not_help_the_target() -> None:
    game = ginova("Krinx", "a3", clan("fire", on("a4", "Nuduru")), dice="MM")
    assert played(game, "right", "attack 1") == ["divert a3", "attack a4 1", "remove-magic a3"]


@pytest.mark.rule("R7.6b")
def test_ginova_may_divert_a_die_to_her_own_clan() -> None:
    me = clan("water", on("a2", "Ginova"), on("a4", "Taron"), hired=("Ginova",))
    assert hits(against("Krinx", me), "right", "attack 6") == [("a4", 1)]


@pytest.mark.rule("R7.6b")
def test_ginova_diverts_only_what_attacks_her() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a2", "Nuduru")))
    assert asked(game) == "attack a2 4"
    me = clan("water", on("a2", "Taron"), hired=("Ginova",))
    game = against("Krinx", me, clan("fire", on("a4", "Nuduru")))
    assert asked(game) == "attack a2 4", "she is at home"


@pytest.mark.rule("R7.6b", "R1.10")
@pytest.mark.parametrize(("here", "there"), [("e1", "e2"), ("e2", "e1")])
def test_at_the_entrance_ginova_diverts_to_the_other_path(here: str, there: str) -> None:
    me = clan("water", on(here, "Ginova", dice="S"), hired=("Ginova",))
    game = adventure(me, clan("fire", on(there, "Nuduru", dice="S")), entrance="Krinx")
    if here == "e2":
        game.play(MISSED, "stop")
    assert asked(game) == f"divert {here}"
    side = next(choice for choice in spelled(game) if choice != "no")
    assert hits(game, side, "attack 3", "take hits") == [(there, 1)]
    assert game.open_view().clan(1).wounded == ("Nuduru",)


@pytest.mark.rule("R7.6c")
def test_without_a_living_target_all_dice_stay_in_the_attack() -> None:
    assert asked(ginova("Krinx", "a2")) == "attack a2 4"
    game = ginova("Sporus", "a2", clan("fire", on("a4", "Nuduru"), wounded=["Nuduru"]))
    game.play("attack 3")
    assert asked(game) == "attack a2 4", "the only neighbour has just died"


@pytest.mark.rule("R7.6a", "R7.6b", "R7.6d")
def test_the_die_that_hits_everybody_comes_first_then_the_diverted_one_then_magic_then_the_roll() -> None:
    neighbour = clan("fire", on("a4", "Nuduru", dice="SSSM", defense=2))
    game = ginova("Sporus", "a3", neighbour, dice="SM")
    spray = ("attack 3", "defend token")
    diverted = ("right", "done", "attack 3", "defend token")
    assert played(game, *spray, *diverted, "remove magic") == [
        "attack 1",
        "defend a4",
        "divert a3",
        "remove-magic a4",
        "attack a4 1",
        "defend a4",
        "remove-magic a3",
        "attack a3 2",
    ]


# --- adjacent paths -------------------------------------------------------------------------------------


@pytest.mark.rule("R1.10")
def test_the_nearest_occupied_path_on_each_side_is_adjacent() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a1", "Nuduru"), on("a2", "Frunks")))
    view = game.open_view()
    assert [view.adjacent(name) for name in ("a1", "a2", "a4")] == [("a2",), ("a1", "a4"), ("a2",)]


@pytest.mark.rule("R1.10")
def test_a_path_whose_mercenary_has_died_is_skipped() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a2", "Nuduru"), on("a3", "Frunks"), wounded=["Frunks"]))
    game.play(MISSED, "stop", "done", "attack 3 1 1 1")
    assert path(game, "a3").mercenary is None
    assert game.open_view().adjacent("a4") == ("a2",)
    assert hits(game, "left", "attack 3") == [("a2", 1)]


@pytest.mark.rule("R1.10")
def test_the_path_of_a_mercenary_who_died_after_attacking_is_not_adjacent_either() -> None:
    game = ginova("Sporus", "a4", clan("fire", on("a2", "Nuduru"), on("a3", "Frunks"), wounded=["Frunks"]))
    game.play("attack 1", MISSED, "stop", "attack 1", "done", MISSED, "roll M", "roll M1", "stop", "attack 3")
    assert (path(game, "a3").rolled, path(game, "a3").mercenary) == ("M1", None)
    assert (asked(game), game.open_view().adjacent("a4")) == ("divert a4", ("a2",))


@pytest.mark.rule("R1.10")
def test_paths_of_the_other_land_of_missions_and_of_the_entrance_are_not_adjacent() -> None:
    game = ginova(
        "Krinx",
        "a4",
        clan("fire", on("b1", "Nuduru"), on("e1", "Frunks", dice="S")),
        clan("jungle", on("c1", "Korgo"), on("c2", "Purkas")),
        missions=["mission-2", "mission-1"],
        land_b={"land": "Kale", "header": "header-1b", "monster": "Moldo"},
        entrance="Gator",
    )
    view = game.open_view()
    assert [view.adjacent(name) for name in ("a4", "b1", "e1")] == [(), (), ()]
    game.play("no", "no")
    assert asked(game) == "attack a4 4"


@pytest.mark.rule("R1.10")
def test_at_the_entrance_the_other_path_is_adjacent_while_somebody_lives_there() -> None:
    game = adventure(
        clan("fire", on("e1", "Nuduru", dice="S"), wounded=["Nuduru"]),
        clan("water", on("e2", "Tortock", dice="S")),
        entrance="Krinx",
    )
    assert [game.open_view().adjacent(name) for name in ("e1", "e2")] == [("e2",), ("e1",)]
    game.play("attack 3 1 1 1", "take hits")
    assert game.open_view().adjacent("e2") == ()
