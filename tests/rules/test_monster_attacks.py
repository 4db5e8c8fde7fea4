"""The monster's attack up to its roll: whom, with how many dice, and what comes before it (R7.5, R7.6, R1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, happened, kinds, on
from support.playing import path, spelled
from support.refusing import refused

MISSED = "attack 1 1 1 1"


def against(
    monster: str, *clans: dict[str, Any], land: str = "Yuha", header: str = "header-5b", **table: Any
) -> Game:
    """Begin with a monster on land A; the paths of header-5b take SM, S, M and SSS, only a1 defends."""
    return adventure(*clans, land_a={"land": land, "header": header, "monster": monster}, **table)


def asked(game: Game) -> str:
    """Say what is asked, and about which path or how many attack dice."""
    about = dict(game.node.about)
    return " ".join(str(part) for part in (game.node.question, about.get("path"), about.get("dice")) if part)


def played(game: Game, *steps: str) -> list[str]:
    """Play some steps and list what was asked before each, and after the last."""
    met = []
    for step in steps:
        met.append(asked(game))
        game.play(step)
    return [*met, asked(game)]


def hits(game: Game, *steps: str) -> list[tuple[object, object]]:
    """Play some steps and return who was hit how often."""
    return [(event["path"], event["hits"]) for event in happened(game, *steps) if event.kind == "hit"]


# --- whom it fights -------------------------------------------------------------------------------------


@pytest.mark.rule("R7.5a")
def test_the_monster_fights_the_occupied_paths_from_left_to_right() -> None:
    game = against(
        "Krinx",
        clan("fire", on("a4", "Nuduru")),
        clan("water", on("a2", "Tortock"), on("a1", "Taron")),
    )
    assert played(game, "done", MISSED, "stop", MISSED, "stop", MISSED) == [
        "remove-magic a1",
        "attack a1 4",
        "fight a1",
        "attack a2 4",
        "fight a2",
        "attack a4 4",
        "fight a4",
    ]


@pytest.mark.rule("R7.5a")
def test_who_beats_it_spares_the_paths_to_the_right_its_attack() -> None:
    game = against(
        "Krinx",
        clan("fire", on("a2", "Nuduru", dice="SSSS")),
        clan("water", on("a3", "Tortock"), on("a4", "Taron")),
    )
    game.play(MISSED, "roll all", "roll S5 S5 S3 S1")
    assert (asked(game), dict(game.node.about)["against"]) == ("fight a3", "land"), "the conquest has begun"


@pytest.mark.rule("R7.5a")
def test_the_battle_is_over_when_no_path_is_left() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru")), loot=["brews", "slayer", "gold-10", "gold-12"])
    game.play(MISSED, "stop")
    assert (asked(game), game.open_view().lands[0].monster) == ("take-loot", "Krinx")


@pytest.mark.rule("R7.5a", "R8.11")
def test_at_the_entrance_the_upper_path_comes_first() -> None:
    game = adventure(
        clan("fire", on("e2", "Nuduru", dice="S")), clan("water", on("e1", "Tortock", dice="S")), entrance="Krinx"
    )
    assert played(game, MISSED, "stop") == ["attack e1 4", "fight e1", "attack e2 4"]


# --- with how many dice; all monsters, rounds and difficulties are in test_monster_powers.py --------------


@pytest.mark.rule("R7.5b")
@pytest.mark.parametrize(
    ("land", "dice"), [("Kale", 5), ("Yuha", 4), ("Kyzhul", 4), ("Thaklan", 4), ("", 4)]
)
def test_a_monster_on_a_land_of_its_affinity_has_one_die_more(land: str, dice: int) -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru")), land=land)
    assert asked(game) == f"attack a2 {dice}"


@pytest.mark.rule("R7.5b")
def test_the_land_counts_where_the_monster_is() -> None:
    clans = (clan("fire", on("a2", "Nuduru")), clan("water", on("b2", "Tortock")), clan("jungle"))
    kale = {"land": "Kale", "header": "header-1b", "monster": "Moldo"}
    game = against("Krinx", *clans, land_b=kale)
    assert asked(game) == "attack a2 4"


@pytest.mark.rule("R7.5c")
def test_at_the_entrance_no_land_gives_dice_but_the_round_track_does() -> None:
    for at, dice in ((1, 4), (3, 5), (6, 6)):
        game = adventure(
            clan("fire", on("e1", "Nuduru", dice="S")),
            entrance="Krinx",
            land_a={"land": "Kale", "header": "header-5b", "monster": "Gator"},
            round=at,
            difficulty="normal",
        )
        assert asked(game) == f"attack e1 {dice}"


# --- Sporus ---------------------------------------------------------------------------------------------

STEADY = {"defense": 1}


@pytest.mark.rule("R7.6a")
@pytest.mark.parametrize(
    ("face", "hit"), [(1, []), (2, []), (3, ["a2", "a4"]), (4, ["a2", "a4"]), (5, ["a2", "a4"]), (6, ["a2", "a4"])]
)
def test_sporus_first_rolls_one_die_that_hits_everybody_there(face: int, hit: list[str]) -> None:
    game = against("Sporus", clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    assert dict(game.node.about)["dice"] == 1
    assert hits(game, f"attack {face}") == [(name, 1) for name in hit]
    assert asked(game) == "attack a2 4", "the attack itself is as big as ever"


@pytest.mark.rule("R7.6a")
def test_sporus_hits_nobody_elsewhere() -> None:
    game = against(
        "Sporus",
        clan("fire", on("a2", "Nuduru"), on("e1", "Frunks", dice="S")),
        clan("water", on("b2", "Tortock"), on("m2", "Taron")),
        clan("jungle", on("c1", "Purkas")),
        missions=["mission-2", "mission-1"],
        land_b={"land": "Kale", "header": "header-1b", "monster": "Moldo"},
        entrance="Krinx",
    )
    game.play("roll S1 S1", "no")
    assert hits(game, "attack 6") == [("a2", 1)]


@pytest.mark.rule("R7.6a")
def test_sporus_rolls_it_before_each_of_its_attacks_and_hits_who_has_fought_too() -> None:
    game = against("Sporus", clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    game.play("attack 1", MISSED, "stop")
    assert dict(game.node.about)["dice"] == 1
    assert hits(game, "attack 3") == [("a2", 1), ("a4", 1)]
    assert asked(game) == "attack a4 4"


@pytest.mark.rule("R7.6a")
def test_at_the_entrance_sporus_hits_both_paths() -> None:
    game = adventure(
        clan("fire", on("e2", "Nuduru", dice="S")), clan("water", on("e1", "Tortock", dice="S")), entrance="Sporus"
    )
    assert hits(game, "attack 3") == [("e1", 1)], "the upper path decides on its defense first"
    assert hits(game, "take hits") == [("e2", 1)]


@pytest.mark.rule("R7.6a")
def test_magic_does_not_remove_the_die_for_everybody() -> None:
    game = against("Sporus", clan("fire", on("a3", "Nuduru", dice="MMM")), clan("water", on("a4", "Tortock")))
    assert played(game, "attack 1", "remove magic", "done") == [
        "attack 1",
        "remove-magic a3",
        "remove-magic a3",
        "attack a3 3",
    ]


@pytest.mark.rule("R7.6a")
def test_other_monsters_roll_nothing_first() -> None:
    game = against("Korcko", clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    assert asked(game) == "attack a2 4"


@pytest.mark.rule("R7.6e")
def test_if_the_attacked_mercenary_dies_of_it_the_rest_of_the_attack_does_not_happen() -> None:
    game = against(
        "Sporus",
        clan("water", on("a2", "Ginova", dice="SM"), hired=("Ginova",), wounded=["Ginova"]),
        clan("fire", on("a4", "Nuduru")),
    )
    told = happened(game, "attack 3")
    assert "died" in kinds(told)
    assert (dict(game.node.about)["path"], dict(game.node.about)["dice"]) == ("", 1), "Sporus turns to a4"
    assert played(game, "attack 1")[1:] == ["attack a4 4"]


@pytest.mark.rule("R7.6e", "R7.5a")
def test_who_dies_of_it_on_another_path_is_not_attacked_any_more() -> None:
    game = against(
        "Sporus",
        clan("fire", on("a2", "Nuduru")),
        clan("water", on("a3", "Taron"), on("a4", "Tortock"), wounded=["Taron"]),
    )
    game.play("attack 3", MISSED, "stop", "attack 1")
    assert asked(game) == "attack a4 4"


@pytest.mark.rule("R7.6f")
def test_several_who_are_hit_defend_from_left_to_right() -> None:
    game = against(
        "Sporus",
        clan("fire", on("a4", "Nuduru", **STEADY), on("a2", "Frunks", **STEADY)),
        clan("water", on("a3", "Tortock", **STEADY)),
    )
    seats = []
    met = []
    game.play("attack 3")
    for _ in range(3):
        met.append(asked(game))
        seats.append(game.seat)
        game.play("defend token")
    assert (met, seats) == (["defend a2", "defend a3", "defend a4"], [0, 1, 0])


@pytest.mark.rule("R7.6f")
def test_at_the_entrance_the_upper_path_defends_first() -> None:
    game = adventure(
        clan("fire", on("e2", "Nuduru", dice="S")), clan("water", on("e1", "Tortock", dice="S")), entrance="Sporus"
    )
    assert played(game, "attack 3", "defend talent", "defend talent")[1:] == ["defend e1", "defend e2", "attack e1 4"]


# --- Ginova ---------------------------------------------------------------------------------------------


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


@pytest.mark.rule("R7.6b")
def test_magic_dice_of_ginova_do_not_help_the_target() -> None:
    game = ginova("Krinx", "a3", clan("fire", on("a4", "Nuduru")), dice="MM")
    assert played(game, "right", "attack 1") == ["divert a3", "attack a4 1", "remove-magic a3"]


@pytest.mark.rule("R7.6b")
def test_ginova_may_divert_to_her_own_clan() -> None:
    me = clan("water", on("a2", "Ginova"), on("a4", "Taron"), hired=("Ginova",))
    assert hits(against("Krinx", me), "right", "attack 6") == [("a4", 1)]


@pytest.mark.rule("R7.6b")
def test_ginova_diverts_only_what_attacks_her() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a2", "Nuduru")))
    assert asked(game) == "attack a2 4"
    game = against("Krinx", clan("water", on("a2", "Taron"), hired=("Ginova",)), clan("fire", on("a4", "Nuduru")))
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
def test_first_the_die_for_everybody_then_the_diverted_one_then_magic_then_the_roll() -> None:
    neighbour = clan("fire", on("a4", "Nuduru", dice="SSSM", defense=2))
    game = ginova("Sporus", "a3", neighbour, dice="SM")
    assert played(game, "attack 3", "defend token", "right", "done", "attack 3", "defend token", "remove magic") == [
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
def test_a_path_whose_mercenary_has_died_is_passed_over() -> None:
    game = ginova("Krinx", "a4", clan("fire", on("a2", "Nuduru"), on("a3", "Frunks"), wounded=["Frunks"]))
    game.play(MISSED, "stop", "done", "attack 3 1 1 1")
    assert path(game, "a3").mercenary is None
    assert game.open_view().adjacent("a4") == ("a2",)
    assert hits(game, "left", "attack 3") == [("a2", 1)]


@pytest.mark.rule("R1.10")
def test_who_died_after_attacking_is_not_adjacent_either() -> None:
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


# --- removing magic -------------------------------------------------------------------------------------


@pytest.mark.rule("R7.6d")
def test_each_magic_die_of_the_path_may_be_removed_for_one_attack_die() -> None:
    game = against("Krinx", clan("fire", on("a3", "Nuduru", dice="MMM")))
    assert (spelled(game), game.seat) == (["remove magic", "done"], 0)
    game.play("remove magic", "remove magic")
    assert spelled(game) == ["remove magic", "done"]
    game.play("done")
    assert (asked(game), path(game, "a3").dice) == ("attack a3 2", "M")


@pytest.mark.rule("R7.6d")
def test_magic_dice_need_not_be_removed() -> None:
    game = against("Krinx", clan("fire", on("a3", "Nuduru", dice="MMM")))
    game.play("done")
    assert (asked(game), path(game, "a3").dice) == ("attack a3 4", "MMM")


@pytest.mark.rule("R7.6d")
def test_a_removed_die_cannot_be_rolled() -> None:
    game = against("Krinx", clan("fire", on("a3", "Nuduru", dice="SSM")))
    game.play("remove magic", "attack 1 1 1")
    assert spelled(game) == ["roll S", "use venom", "stop", "roll all"]
    refused(game, "roll M", "R5.6", "no-such-die", die="M")


@pytest.mark.rule("R7.6d")
def test_other_dice_cannot_be_removed() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru", dice="SSSS")))
    assert asked(game) == "attack a2 4"


@pytest.mark.rule("R7.6d")
def test_when_all_attack_dice_are_removed_nothing_is_rolled() -> None:
    six = on("a4", "Nuduru", dice="MMMM", traps=["magic-2"])
    game = against("Krinx", clan("fire", six), header="header-3b")
    told = happened(game, *["remove magic"] * 4)
    assert (asked(game), path(game, "a4").dice) == ("fight a4", "MM")
    assert not {"attack-rolled", "hit"} & {*kinds(told)}


@pytest.mark.rule("R7.6d")
def test_dice_are_removed_before_the_roll_only() -> None:
    game = against("Krinx", clan("fire", on("a3", "Nuduru", dice="MM", defense=1)))
    game.play("done", "attack 3 1 1 1")
    assert asked(game) == "defend a3"
    assert game.why_not("remove magic") is not None
    game.play("take hits")
    assert asked(game) == "fight a3"
    assert game.why_not("remove magic") is not None


@pytest.mark.rule("R7.6d")
def test_magic_dice_of_other_paths_do_not_help() -> None:
    game = against("Krinx", clan("fire", on("a2", "Nuduru"), on("a3", "Frunks", dice="MMM")))
    assert asked(game) == "attack a2 4"
