"""The worked examples of the rulebook, die by die, as positions of the standard edition."""

from __future__ import annotations

import pytest

from monsterlands import Game
from support.adventures import adventure, clan, clean_up, on
from support.games import path, spelled

SHOWN = ["brews", "supplies", "gold-12", "gold-10"]


def total(game: Game) -> int | None:
    """Return what the path that is rolling has reached."""
    return game.open_view().attack_total


# --- Tom: Frunks drinks a potion ---


@pytest.mark.rule("R7.7", "R7.8")
def test_a_potion_saves_frunks_from_the_second_of_two_hits() -> None:
    game = adventure(
        clan("fire", on("a2", "Frunks", dice="SS", potions=1)),
        land_a={"land": "Kale", "header": "header-1a", "monster": "Blandor"},
    )
    game.play("attack 3 6 2")
    assert spelled(game) == ["defend potion", "take hits"]
    game.play("defend potion")
    tom = game.open_view().clan(0)
    assert (tom.mercenaries, tom.wounded) == (("Nuduru", "Frunks"), ("Frunks",))
    assert path(game, "a2").potions == 0
    assert game.node.question == "fight"


# --- Tom: Frunks captures Sckon ---


@pytest.mark.rule("R8.1a", "R8.1b", "R8.1d", "R8.2a", "R8.2c", "R8.4a", "R8.5e")
def test_frunks_works_his_way_to_exactly_11_against_sckon() -> None:
    game = adventure(
        clan("fire", on("a1", "Frunks", dice="SSMM", traps=["monster-plus-4"], venoms=1)),
        clan("water", on("a4", "Taron")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Sckon"},
    )
    game.play("done", "attack 1 1 1")
    totals = [total(game)]
    for steps in (("roll M", "roll M2"), ("roll S", "roll S2"), ("use venom",)):
        game.play(*steps)
        totals.append(total(game))
    assert totals == [4, 7, 9, 11]
    assert path(game, "a1").dice == "SM"
    game.play("stop")
    tom = game.open_view().clan(0)
    assert (tom.glory, tom.gold, tom.trophies) == (5 + 3, 7 + 6, ())
    assert game.open_view().discards["monsters"] == ("Sckon",)
    assert (path(game, "a1").dice, path(game, "a1").venoms) == ("", 0)


# --- Carmen and Stefan: three paths against Abysur ---


def abysur() -> Game:
    """Begin round 4 on Normal: Carmen's Shandee and Nuduru, and Stefan's Timbulu, on a land of water."""
    return adventure(
        clan(
            "fire",
            on("a2", "Shandee", dice="SSMM", traps=["magic-plus-1"], defense=1, potions=1),
            on("a4", "Nuduru", dice="SSM"),
            hired=("Shandee",),
            glory=19,
        ),
        clan("air", on("a3", "Timbulu", dice="MM")),
        land_a={"land": "Kyzhul", "header": "header-1a", "monster": "Abysur"},
        difficulty="normal",
        round=4,
        loot=SHOWN,
    )


SHANDEE_IS_ATTACKED = [
    "remove magic", "done", "attack 3 4 5 6 1 2",
    "defend token", "defend talent", "defend potion",
]  # fmt: skip
SHANDEE_ATTACKS = ["roll all", "roll S1 S2 M3"]
TIMBULU = ["done", "attack 1 1 1 1 1 1 1", "roll all", "roll M4 M2", "reroll M2", "roll M3"]
NUDURU = ["done", "attack 1 1 1 1 1 1 1", "roll all", "roll S3 S5 M3"]


@pytest.mark.rule("R7.5b", "R7.6")
def test_abysur_rolls_7_dice_and_6_after_a_magic_die_was_removed() -> None:
    game = abysur()
    game.play("done")
    assert dict(game.node.about)["dice"] == 7
    game = abysur()
    game.play("remove magic", "done")
    assert dict(game.node.about)["dice"] == 6


@pytest.mark.rule("R7.7", "R7.8")
def test_shandee_survives_four_hits_wounded_and_carmen_loses_1_glory() -> None:
    game = abysur()
    game.play(*SHANDEE_IS_ATTACKED)
    carmen = game.open_view().clan(0)
    assert (carmen.wounded, carmen.glory) == (("Shandee",), 18)
    assert (path(game, "a2").defense, path(game, "a2").potions, path(game, "a2").dice) == (0, 0, "SSM")


@pytest.mark.rule("R8.2a", "R8.6a")
def test_shandee_deals_7_and_leaves_dice_and_trap_on_the_path() -> None:
    game = abysur()
    game.play(*SHANDEE_IS_ATTACKED, *SHANDEE_ATTACKS)
    assert (path(game, "a2").rolled, path(game, "a2").traps) == ("S1S2M3", ("magic-plus-1",))
    assert path(game, "a2").mercenary == "Shandee"
    game.play("done", "attack 1 1 1 1 1 1 1")
    assert (game.seat, total(game)) == (1, 7)


@pytest.mark.rule("R8.2d", "R8.6b")
def test_stefan_rerolls_one_die_and_raises_the_damage_to_14() -> None:
    game = abysur()
    game.play(*SHANDEE_IS_ATTACKED, *SHANDEE_ATTACKS, *TIMBULU[:4])
    assert (total(game), spelled(game)) == (13, ["reroll M2", "reroll M4", "stop"])
    game.play(*TIMBULU[4:], *NUDURU[:2])
    assert (game.seat, total(game)) == (0, 14)


@pytest.mark.rule("R8.5f", "R8.8a", "R8.10a")
def test_carmen_eliminates_abysur_with_25_for_7_glory_and_2_trophies() -> None:
    game = abysur()
    game.play(*SHANDEE_IS_ATTACKED, *SHANDEE_ATTACKS, *TIMBULU, *NUDURU)
    carmen = game.open_view().clan(0)
    assert (carmen.glory, carmen.trophies, carmen.score.trophies) == (18 + 7, ("Abysur",), 2)
    assert (path(game, "a2").rolled, path(game, "a2").traps) == ("", ())


@pytest.mark.rule("R9.3a", "R9.3b")
def test_first_carmen_for_shandee_and_then_stefan_take_loot() -> None:
    game = abysur()
    game.play(*SHANDEE_IS_ATTACKED, *SHANDEE_ATTACKS, *TIMBULU, *NUDURU)
    assert (game.node.question, game.seat) == ("take-loot", 0)
    game.play("take brews")
    assert (game.node.question, game.seat) == ("take-loot", 1)
    game.play("take supplies")
    assert game.node.question == "refill"
    assert [clan.loot for clan in game.open_view().clans] == [("brews",), ("supplies",)]


# --- Carmen, Tom and Natalie: four paths, one capture, one conquest ---


def four_paths() -> Game:
    """Begin with Carmen's Tortock and Nimra, Tom's Frunks and Natalie's Korgo on the four paths of Kale."""
    return adventure(
        clan(
            "water",
            on("a1", "Tortock", dice="SS", traps=["magic-plus-1"], defense=1),
            on("a3", "Nimra", dice="SSS"),
            hired=("Nimra",),
        ),
        clan("fire", on("a2", "Frunks", dice="SM", traps=["monster-plus-4"], defense=1)),
        clan("jungle", on("a4", "Korgo")),
        land_a={"land": "Kale", "header": "header-3b", "monster": "Blandor"},
        loot=SHOWN,
    )


CARMEN_FAILS = ["attack 1 1 1", "roll all", "roll S1 S2"]
TOM_CAPTURES = ["done", "attack 1 1 1", "roll all", "roll S2 M2"]
NIMRA_CONQUERS = ["roll all", "roll S5 S4 S1"]


@pytest.mark.rule("R8.7a", "R8.10a")
def test_after_toms_capture_the_two_leftmost_paths_are_cleared() -> None:
    game = four_paths()
    game.play(*CARMEN_FAILS, *TOM_CAPTURES)
    assert game.open_view().clan(1).glory == 5 + 3
    for place in ("a1", "a2"):
        there = path(game, place)
        assert (there.dice, there.rolled, there.traps, there.defense) == ("", "", (), 0)


@pytest.mark.rule("R9.1b", "R9.2a", "R9.2c", "R9.2d")
def test_nimra_conquers_and_natalies_mercenary_has_no_chance() -> None:
    game = four_paths()
    game.play(*CARMEN_FAILS, *TOM_CAPTURES)
    assert (game.seat, dict(game.node.about)["path"]) == (0, "a3")
    game.play(*NIMRA_CONQUERS)
    assert (game.open_view().clan(0).lands, game.open_view().clan(0).glory) == (("Kale",), 5 + 3)
    assert (game.node.question, path(game, "a4").rolled) == ("take-loot", "")


@pytest.mark.rule("R9.3a", "R9.3b", "R9.3d")
def test_carmen_and_then_natalie_take_loot_and_tom_none() -> None:
    game = four_paths()
    game.play(*CARMEN_FAILS, *TOM_CAPTURES, *NIMRA_CONQUERS)
    takers = []
    for token in ("gold-10", "gold-12"):
        takers.append(game.seat)
        game.play(f"take {token}")
    assert takers == [0, 2]
    game.play("loot slayer", "loot recruit")
    assert sorted(game.open_view().loot) == ["brews", "recruit", "slayer", "supplies"]
    assert [clan.loot for clan in game.open_view().clans] == [("gold-10",), (), ("gold-12",)]


# --- Stefan's score ---


@pytest.mark.rule("R14.1", "R10.5")
def test_stefan_has_56_points() -> None:
    stefan = clan(
        "air",
        hired=("Trulina", "Naiala", "Nimra", "Drapis"),
        glory=30,
        gold=15,
        trophies=["Sporus", "Gator", "Krinx"],
        lands=["Thaklan"],
    )
    game = clean_up(stefan, clan("water"))
    game.play("done")  # of the homecoming
    assert game.result is not None
    score = game.result.scores[0]
    assert (score.glory, score.reputation, score.trophies) == (30, 16, 4)
    assert dict(score.affinities) == {"air": 3, "fire": 1, "water": 1, "jungle": 1}
    assert score.total == 56
    assert game.result.winners == (0,)
