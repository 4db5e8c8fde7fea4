"""Tricks that steal: how many dice, of which colours, from where, and who uses them then (R11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from monsterlands import Event, Game
from support.adventures import asked, clan, clash, dice, happened, on, played
from support.games import offered, path, spelled
from support.refusals import refused

MISSED = "attack 1 1 1 1"


def robbed(*tricks: str, dice: str, thief: str = "Nuduru", **values: Any) -> Game:
    """Begin with tricks of seat 0 on a1, beside S, and these dice of seat 1 on a3."""
    return clash(
        clan("fire", on("a1", thief, dice="S", traps=[*tricks]), **values),
        clan("water", on("a3", "Taron", dice=dice)),
    )


def rich(victim: list[str], *thief: str) -> Game:
    """Begin with tokens of seat 1 on a1, beside SM, and tricks of seat 0 on a4, beside SS."""
    return clash(
        clan("fire", on("a4", "Nuduru", dice="SS", traps=[*thief])),
        clan("water", on("a1", "Taron", dice="SM", traps=victim)),
    )


# --- how many ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.4a")
@pytest.mark.parametrize(
    ("trick", "there", "stolen", "left"),
    [
        ("steal-magic-1", "SMMM", "SM", "SMM"),
        ("steal-magic-2", "SMMM", "SMM", "SM"),
        ("steal-magic-2", "SSM", "SM", "SS"),
        ("steal-strength-1", "SSSM", "SS", "SSM"),
        ("steal-strength-2", "SSSM", "SSS", "SM"),
        ("steal-strength-2", "SMM", "SS", "MM"),
    ],
)
def test_a_trick_steals_its_number_of_dice_or_as_many_as_there_are(
    trick: str, there: str, stolen: str, left: str
) -> None:
    game = robbed(trick, dice=there)
    game.play("reveal")
    assert dice(game, "a1", "a3") == [stolen, left]
    assert path(game, "a1").revealed == (True,)


@pytest.mark.rule("R11.4a")
def test_a_path_can_be_left_without_dice() -> None:
    game = robbed("steal-any-2", dice="SM")
    game.play("reveal", "colour S")
    assert dice(game, "a1", "a3") == ["SSM", ""]


@pytest.mark.rule("R11.4a")
@pytest.mark.parametrize(
    ("trick", "target", "there"), [("steal-magic-2", "a4", "SS"), ("steal-strength-1", "a2", "MM")]
)
def test_a_trick_that_finds_no_such_dice_is_revealed_and_steals_nothing(
    trick: str, target: str, there: str
) -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", dice="S", traps=[trick])),
        clan("water", on(target, "Taron", dice=there)),
    )
    assert spelled(game) == ["reveal", "keep"]
    assert [event.kind for event in happened(game, "reveal")][:2] == ["trap-revealed", "trick-aimed"]
    assert dice(game, "a1", target) == ["S", there]
    assert (asked(game), path(game, "a1").revealed) == ("attack a1 4", (True,))


@pytest.mark.rule("R11.4a")
def test_two_tricks_steal_one_after_the_other() -> None:
    game = robbed("steal-magic-2", "steal-magic-1", dice="SMMM")
    game.play("reveal")
    assert dice(game, "a1", "a3") == ["SMM", "SM"]
    game.play("reveal")
    assert dice(game, "a1", "a3") == ["SMMM", "S"]


@pytest.mark.rule("R11.4a", "R11.2")
def test_dice_are_stolen_from_the_target_and_from_nobody_else() -> None:
    game = clash(
        clan("fire", on("a2", "Nuduru", traps=["steal-strength-2"])),
        clan("water", on("a1", "Taron", dice="S")),
        clan("jungle", on("a3", "Korgo", dice="SSM")),
    )
    game.play("reveal", "left")
    assert dice(game, "a1", "a2", "a3") == ["", "SM", "SSM"], "though there were more to the right"


@pytest.mark.rule("R11.4a")
def test_everybody_is_told_of_every_stolen_die() -> None:
    game = robbed("steal-any-2", dice="SSM")
    told: list[Event] = []
    game.listen(lambda happening: told.append(happening.seen_by(None)))
    game.play("reveal", "colour M")
    values = (("path", "a1"), ("target", "a3"))
    stolen = [event for event in told if event.kind == "die-stolen"]
    assert stolen == [
        Event("die-stolen", 0, (*values, ("colour", "M"))),
        Event("die-stolen", 0, (*values, ("colour", "S"))),
    ]


# --- which colours ----------------------------------------------------------------------------------------


@pytest.mark.rule("R11.4b")
@pytest.mark.parametrize(
    ("first", "second", "stolen", "left"),
    [
        ("S", "S", "SSS", "MM"),
        ("S", "M", "SSM", "SM"),
        ("M", "S", "SSM", "SM"),
        ("M", "M", "SMM", "SS"),
    ],
)
def test_the_thief_picks_the_colour_of_each_die(first: str, second: str, stolen: str, left: str) -> None:
    game = robbed("steal-any-2", dice="SSMM")
    game.play("reveal")
    for colour in (first, second):
        assert (game.node.question, game.seat, spelled(game)) == ("steal", 0, ["colour S", "colour M"])
        game.play(f"colour {colour}")
    assert dice(game, "a1", "a3") == [stolen, left]


@pytest.mark.rule("R11.4b")
def test_a_colour_that_is_not_there_cannot_be_picked() -> None:
    game = robbed("steal-any-1", dice="SM")
    game.play("reveal")
    refused(game, "colour P", "R11.4", "nothing-to-steal")
    refused(game, "affinity fire", "R2.2", "not-asked")


@pytest.mark.rule("R11.4b")
@pytest.mark.parametrize(
    ("target", "there", "then"),
    [("a1", "SS", "SSSM"), ("a1", "S", "SSM"), ("a2", "MM", "SMMM"), ("a2", "M", "SMM")],
)
def test_the_thief_is_not_asked_if_there_is_only_one_colour(target: str, there: str, then: str) -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", dice="SM", traps=["steal-any-2"])),
        clan("water", on(target, "Taron", dice=there)),
    )
    game.play("reveal")
    assert dice(game, target, "a3") == ["", then]


@pytest.mark.rule("R11.4b")
def test_a_trick_that_names_a_colour_leaves_the_other_one_alone() -> None:
    game = robbed("steal-magic-2", "steal-strength-1", dice="SSM")
    game.play("reveal")
    assert dice(game, "a1", "a3") == ["SM", "SS"]
    game.play("reveal")
    assert dice(game, "a1", "a3") == ["SSM", "S"]


# --- which dice are safe ----------------------------------------------------------------------------------


@pytest.mark.rule("R11.4c")
@pytest.mark.parametrize(
    ("shield", "before", "left"),
    [
        ("shielded-strength-1", "SSM", "S"),
        ("shielded-strength-2", "SSSM", "SS"),
        ("shielded-magic-1", "SMM", "M"),
        ("shielded-magic-2", "SMMM", "MM"),
    ],
)
def test_dice_on_a_shielded_trap_are_safe(shield: str, before: str, left: str) -> None:
    game = rich([shield], "steal-strength-2", "steal-magic-2")
    game.play("reveal")
    assert dice(game, "a1") == [before]
    game.play("reveal", "reveal")
    assert dice(game, "a1", "a4") == [left, "SSSM"]


@pytest.mark.rule("R11.4c", "R11.4b")
def test_a_colour_with_safe_dice_only_cannot_be_picked() -> None:
    game = clash(
        clan("fire", on("a4", "Nuduru", dice="SS", traps=["steal-any-2"])),
        clan("water", on("a1", "Taron", dice="S", traps=["shielded-magic-2"])),
    )
    game.play("reveal", "reveal")
    assert dice(game, "a1", "a4") == ["MM", "SSS"], "one die, without a question"


@pytest.mark.rule("R11.4c", "R7.4")
def test_safe_dice_are_dice_of_their_path_in_every_other_way() -> None:
    game = clash(
        clan("fire", on("a2", "Frunks", dice="M", traps=["shielded-magic-2"])),
        clan("water", on("a3", "Taron", dice="SM", traps=["steal-magic-2"])),
    )
    game.play("reveal", "reveal")
    assert dice(game, "a2", "a3") == ["MM", "SMM"]
    game.play("remove magic", "done", "attack 1 1 1", "roll M", "roll M4")
    assert asked(game) == "remove-magic a3"
    game.play("done", MISSED)
    assert dict(game.node.about)["carried"] == 4 + 1, "Frunks adds 1 to the magic die that is left"


@pytest.mark.rule("R11.4c")
@pytest.mark.parametrize(
    ("trap", "before", "left", "stolen"),
    [
        ("initial", "SSM", "M", "SSSS"),
        ("strength-2", "SSSM", "SM", "SSSS"),
        ("strength-3", "SSSSM", "SSM", "SSSS"),
    ],
)
def test_dice_on_other_traps_are_not_safe(trap: str, before: str, left: str, stolen: str) -> None:
    game = rich([trap], "steal-strength-2")
    game.play("reveal")
    assert dice(game, "a1") == [before]
    game.play("reveal")
    assert dice(game, "a1", "a4") == [left, stolen]


@pytest.mark.rule("R11.4c")
def test_a_shielded_trap_protects_only_its_own_dice() -> None:
    game = rich(["shielded-magic-1", "magic-1"], "steal-magic-2")
    game.play("reveal", "reveal", "reveal")
    assert dice(game, "a1", "a4") == ["SM", "SSMM"], "the die of the path and that of the other trap"


@pytest.mark.rule("R11.4c", "R11.6")
def test_a_shielded_trap_that_is_not_revealed_protects_nothing() -> None:
    game = rich(["shielded-magic-1"], "steal-magic-2")
    game.play("keep", "reveal")
    assert dice(game, "a1", "a4") == ["S", "SSM"]


@pytest.mark.rule("R11.4c")
def test_stolen_dice_can_be_stolen_back() -> None:
    game = rich(["steal-strength-1"], "steal-strength-2")
    game.play("reveal")
    assert dice(game, "a1", "a4") == ["SSM", "S"]
    game.play("reveal")
    assert dice(game, "a1", "a4") == ["M", "SSS"]


@pytest.mark.rule("R11.4c")
def test_stolen_dice_beside_a_shielded_trap_are_not_safe() -> None:
    game = clash(
        clan("fire", on("a3", "Nuduru", dice="SM", traps=["steal-magic-2"])),
        clan("water", on("a1", "Taron", dice="S", traps=["shielded-magic-1", "steal-magic-1"])),
    )
    game.play("reveal", "reveal")
    assert dice(game, "a1", "a3") == ["SMM", "S"]
    game.play("reveal")
    assert dice(game, "a1", "a3") == ["SM", "SM"]


@pytest.mark.rule("R11.4c")
def test_a_die_may_go_from_hand_to_hand() -> None:
    game = clash(
        clan("fire", on("a1", "Nuduru", dice="SM")),
        clan("water", on("a2", "Taron", dice="SM", traps=["steal-magic-1"])),
        clan("jungle", on("a4", "Korgo", dice="SS", traps=["steal-magic-2"])),
    )
    game.play("reveal", "left", "reveal")
    assert dice(game, "a1", "a2", "a4") == ["S", "S", "SSMM"]


# --- using stolen dice ------------------------------------------------------------------------------------


@pytest.mark.rule("R11.4a")
def test_the_thief_rolls_the_stolen_dice_and_the_victim_does_not() -> None:
    game = robbed("steal-strength-2", dice="SSSM")
    game.play("reveal", MISSED, "roll all", "roll S1 S2 S3")
    assert (game.open_view().attack_total, path(game, "a1").rolled) == (6, "S1S2S3")
    game.play("stop", "done", MISSED)
    assert (asked(game), game.seat, offered(game, "roll")) == ("fight a3", 1, ["roll S", "roll M"])
    assert dice(game, "a3") == ["SM"]


@pytest.mark.rule("R11.4a", "R7.6")
def test_the_thief_may_remove_stolen_magic_dice_against_attack_dice() -> None:
    game = robbed("steal-magic-2", dice="SMM")
    met = played(game, "reveal", "remove magic", "remove magic", "attack 1 1", "stop")
    assert met[1:4] == ["remove-magic a1", "remove-magic a1", "attack a1 2"]
    assert met[5] == "attack a3 4", "the victim has no magic dice left"


@pytest.mark.rule("R11.4a", "R8.2")
def test_the_talent_of_the_thief_applies_to_stolen_dice() -> None:
    game = robbed("steal-magic-2", dice="SMM", thief="Frunks")
    game.play("reveal", "done", MISSED, "roll all", "roll S1 M2 M2")
    assert game.open_view().attack_total == 1 + 3 + 3


@pytest.mark.rule("R11.4a", "R8.2")
def test_the_equipment_and_traps_of_the_thief_apply_to_stolen_dice() -> None:
    game = robbed("steal-strength-2", "strength-plus-1", dice="SSM", equipment={"Nuduru": ["Pugnor"]})
    game.play("reveal", "reveal", MISSED, "roll all", "roll S1 S1 S1")
    assert game.open_view().attack_total == 3 * (1 + 1 + 1)


@pytest.mark.rule("R11.4a", "R8.2")
def test_traps_of_the_victim_do_not_apply_to_what_was_stolen() -> None:
    game = rich(["strength-plus-3"], "steal-strength-1")
    events = happened(game, "reveal", "reveal", "done", MISSED, "stop", MISSED, "roll all", "roll S1 S1 S1")
    assert [(event["path"], event["damage"]) for event in events if event.kind == "damaged"] == [
        ("a1", 0),
        ("a4", 3),
    ]


@pytest.mark.rule("R11.4a", "R9.1")
def test_stolen_dice_are_rolled_in_the_conquest_too() -> None:
    game = clash(
        clan("fire", on("a4", "Nuduru", dice="SS", traps=["steal-magic-1"])),
        clan("water", on("a3", "Taron", dice="SM", traps=["monster-plus-8"])),
    )
    game.play("reveal", "reveal", MISSED, "roll S", "roll S6", "stop")
    assert game.open_view().clan(1).trophies == ("Krinx",)
    events = happened(game, "roll all", "roll S4 S4 M3")
    assert [event["total"] for event in events if event.kind == "conquest-tried"] == [11]
    assert game.open_view().clan(0).lands == ("Yuha",)


@pytest.mark.rule("R11.4a", "R6.3")
def test_stolen_dice_do_not_count_against_the_limits_of_a_path() -> None:
    header = {"land": "Yuha", "header": "header-2b", "monster": "Krinx"}  # a2 takes SS and four more S
    game = clash(
        clan("fire", on("a2", "Nuduru", dice="SSSSSS", traps=["steal-any-2", "steal-magic-2"])),
        clan("water", on("a1", "Taron", dice="SSMM")),
        land_a=header,
    )
    game.play("reveal", "colour S", "colour S", "reveal")
    assert dice(game, "a1", "a2") == ["", "SSSSSSSSMM"]


@pytest.mark.rule("R11.4a", "R7.9")
def test_if_the_thief_dies_the_stolen_dice_are_gone() -> None:
    game = robbed("steal-strength-2", dice="SSSM", wounded=["Nuduru"])
    game.play("reveal", "attack 3 1 1 1")
    assert path(game, "a1").mercenary is None
    assert dice(game, "a1", "a3") == ["", "SM"]


@pytest.mark.rule("R11.4a")
def test_stolen_dice_do_not_go_into_a_pool() -> None:
    game = robbed("steal-strength-2", dice="SSSM", pool="")
    game.play("reveal", MISSED, "stop")
    assert game.open_view().clan(0).pool == ""
    assert dice(game, "a1", "a3") == ["", "SM"]
