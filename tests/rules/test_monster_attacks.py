"""Whom the monster attacks, and what comes before its roll (R7.5, R7.6)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Game
from support.adventures import adventure, asked, clan, happened, hits, kinds, on, played
from support.games import path, spelled
from support.refusals import refused

MISSED = "attack 1 1 1 1"


def against(
    monster: str, *clans: dict[str, Any], land: str = "Yuha", header: str = "header-5b", **table: Any
) -> Game:
    """Begin with a monster on land A; the paths of header-5b take SM, S, M and SSS, only a1 defends."""
    return adventure(*clans, land_a={"land": land, "header": header, "monster": monster}, **table)


def at_the_entrance(monster: str) -> Game:
    """Begin with a monster at the entrance: seat 0 is on the lower path, seat 1 on the upper one."""
    lower, upper = on("e2", "Nuduru", dice="S"), on("e1", "Tortock", dice="S")
    return adventure(clan("fire", lower), clan("water", upper), entrance=monster)


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
def test_a_beaten_monster_does_not_attack_the_paths_to_the_right() -> None:
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
    game = at_the_entrance("Krinx")
    assert played(game, MISSED, "stop") == ["attack e1 4", "fight e1", "attack e2 4"]


# --- Sporus ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.6a")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_sporus_first_rolls_one_die_that_hits_everybody_at_its_place(face: int) -> None:
    game = against("Sporus", clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    assert dict(game.node.about)["dice"] == 1
    assert hits(game, f"attack {face}") == ([("a2", 1), ("a4", 1)] if face in (3, 4, 5, 6) else [])
    assert asked(game) == "attack a2 4", "the attack itself has all its dice"


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
def test_sporus_rolls_it_before_each_of_its_attacks_and_hits_mercenaries_who_have_fought_too() -> None:
    game = against("Sporus", clan("fire", on("a2", "Nuduru")), clan("water", on("a4", "Tortock")))
    game.play("attack 1", MISSED, "stop")
    assert dict(game.node.about)["dice"] == 1
    assert hits(game, "attack 3") == [("a2", 1), ("a4", 1)]
    assert asked(game) == "attack a4 4"


@pytest.mark.rule("R7.6a")
def test_at_the_entrance_sporus_hits_both_paths() -> None:
    game = at_the_entrance("Sporus")
    assert hits(game, "attack 3") == [("e1", 1)], "the upper path decides on its defense first"
    assert hits(game, "take hits") == [("e2", 1)]


@pytest.mark.rule("R7.6a")
def test_magic_does_not_remove_the_die_that_hits_everybody() -> None:
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
def test_if_that_die_kills_the_attacked_mercenary_the_rest_of_the_attack_does_not_happen() -> None:
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
def test_a_mercenary_on_another_path_whom_that_die_kills_is_not_attacked() -> None:
    game = against(
        "Sporus",
        clan("fire", on("a2", "Nuduru")),
        clan("water", on("a3", "Taron"), on("a4", "Tortock"), wounded=["Taron"]),
    )
    game.play("attack 3", MISSED, "stop", "attack 1")
    assert asked(game) == "attack a4 4"


@pytest.mark.rule("R7.6f")
def test_several_mercenaries_who_are_hit_defend_from_left_to_right() -> None:
    game = against(
        "Sporus",
        clan("fire", on("a4", "Nuduru", defense=1), on("a2", "Frunks", defense=1)),
        clan("water", on("a3", "Tortock", defense=1)),
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
    game = at_the_entrance("Sporus")
    met = played(game, "attack 3", "defend talent", "defend talent")
    assert met[1:] == ["defend e1", "defend e2", "attack e1 4"]


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
    refused(game, "roll M", "R8.1", "no-such-die", die="M")


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
